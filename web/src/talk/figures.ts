import type { Obstacle } from './place';

const CONTROLS = 'button:not(:disabled), a[href], summary, input, select, textarea, [role=button]';

function visible(element: Element, room: DOMRect): boolean {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return box.width > 0 && x > room.left && x < room.right && y > room.top && y < room.bottom;
}

/** The room that scrolls around an element, as far as it can be seen. */
function roomOf(element: Element): DOMRect {
  const room = element.closest('[data-room]')?.getBoundingClientRect();
  return room ?? new DOMRect(0, 0, innerWidth, innerHeight);
}

/** Where somebody is seen: of several figures the one that is drawn last, for it lies over the others. */
export function figureOf(who: string): Element | undefined {
  const found = [...document.querySelectorAll(`[data-figure="${CSS.escape(who)}"]`)];
  return found.findLast((each) => visible(each, roomOf(each)));
}

/** Everything that can be pressed; what only tells more of itself yields. */
export function controls(): Obstacle[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return width && height ? [{ left, top, width, height, yields: each.hasAttribute('data-yields') }] : [];
  });
}
