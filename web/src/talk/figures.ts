import type { Obstacle } from './place';

const CONTROLS = 'button:not(:disabled), a[href], summary, input, select, textarea, [role=button], [data-keep]';

/** The part of the page that an element scrolls in, as far as it can be seen. */
function roomOf(element: Element): DOMRect {
  return element.closest('[data-room]')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
}

/** Is the middle of it in sight? */
export function isVisible(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const room = roomOf(element);
  return width > 0 && x > room.left && x < room.right && y > Math.max(0, room.top) && y < Math.min(innerHeight, room.bottom);
}

/** Where somebody is seen: of several figures the one that is drawn last, for it lies over the others. */
export function figureOf(who: string): Element | undefined {
  const found = [...document.querySelectorAll(`[data-figure="${CSS.escape(who)}"]`)];
  return found.findLast(isVisible);
}

function boxOf(element: Element, yields: boolean): Obstacle[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width && height ? [{ left, top, width, height, yields }] : [];
}

/** Everything that can be pressed, and what is being told. What only tells more of itself yields, and so do figures. */
export function obstacles(): Obstacle[] {
  return [
    ...[...document.querySelectorAll(CONTROLS)].flatMap((each) => boxOf(each, each.hasAttribute('data-yields'))),
    ...[...document.querySelectorAll('[data-figure]')].flatMap((each) => boxOf(each, true)),
  ];
}
