import type { Obstacle } from './place';

const CONTROLS = 'button:not(:disabled), a[href], summary, input, select, textarea, [role=button], [data-keep]';

/** Words for screen readers, and what is said already. */
const UNREAD = '.hidden, .bubbles';

/** The part of the page that an element scrolls in, as far as it can be seen. */
function roomOf(element: Element): DOMRect {
  return element.closest('[data-room]')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
}

/** Is the middle of it in sight? */
export function isVisible(element: Element): boolean {
  return inSight(element.getBoundingClientRect(), element);
}

/** Of an element, or of a part of it. */
function inSight({ left, top, width, height }: DOMRect, element: Element): boolean {
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

/** Where something can be read: the lines that are in sight, and what is drawn to be read. */
export function lines(): Obstacle[] {
  const walker = document.createTreeWalker(document.querySelector('.page') ?? document.body, NodeFilter.SHOW_TEXT);
  const found = [...document.querySelectorAll('[data-read]')].flatMap((each) => boxOf(each, true));
  const range = document.createRange();
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true }) || parentElement.closest(UNREAD)) continue;
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      const { left, top, width, height } = box;
      if (inSight(box, parentElement)) found.push({ left, top, width, height, yields: true });
    }
  }
  return found;
}

/** Everything that can be pressed, and what is being asked and told. What only tells more of itself yields, and so do figures. */
export function obstacles(): Obstacle[] {
  return [
    ...[...document.querySelectorAll(CONTROLS)].flatMap((each) => boxOf(each, each.hasAttribute('data-yields'))),
    ...[...document.querySelectorAll('[data-figure]')].flatMap((each) => boxOf(each, true)),
  ];
}
