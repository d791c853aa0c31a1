import { isVisible } from './figures';

const LONGEST = 80;

/** Everything on the table that can be pointed at and is in sight, in the order it is drawn. */
export function things(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-point]')].filter(isVisible);
}

export function thingAt(x: number, y: number): HTMLElement | undefined {
  return things().findLast((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

export function thingCalled(at: string): HTMLElement | undefined {
  return things().find((each) => each.dataset.point === at);
}

/** In the words of whoever looks at it. */
export function nameOf(thing: HTMLElement): string {
  return (thing.dataset.called ?? thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().slice(0, LONGEST);
}

/** The way that arrow keys go: down the page, and from left to right. */
export function inReadingOrder(boxes: { top: number; left: number; height: number }[]): number[] {
  const row = (at: number) => boxes[at].top + boxes[at].height / 2;
  const order = boxes.map((_, at) => at).sort((a, b) => row(a) - row(b));
  const rows: number[][] = [];
  for (const at of order) {
    const last = rows.at(-1);
    if (last && row(at) - row(last[0]) < boxes[last[0]].height / 2) last.push(at);
    else rows.push([at]);
  }
  return rows.flatMap((each) => each.sort((a, b) => boxes[a].left - boxes[b].left));
}
