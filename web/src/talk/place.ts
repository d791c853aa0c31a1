export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something on the page that a bubble may lie over only if it must, or never. */
export interface Obstacle extends Box {
  yields: boolean;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Spot {
  left: number;
  top: number;
  /** Where the bubble lies, seen from whoever speaks. */
  side: Side;
  /** Where its tail sits along its edge. */
  tail: number;
}

const GAP = 10;
const STEPS = 6;
const REACH = 9;
const TAIL_MARGIN = 14;

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function inside(box: Box, bounds: Box): boolean {
  return (
    box.left >= bounds.left &&
    box.top >= bounds.top &&
    box.left + box.width <= bounds.left + bounds.width &&
    box.top + box.height <= bounds.top + bounds.height
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** All around the speaker, the nearest first: above, below and beside, shifted along her edge and away from her. */
function* around(who: Box, width: number, height: number): Generator<Box & { side: Side; away: number }> {
  for (let away = 0; away < REACH; away++) {
    const far = GAP + (away * height) / 2;
    for (let step = 0; step <= STEPS; step++) {
      const left = who.left + who.width / 2 - TAIL_MARGIN - (step / STEPS) * (width - 2 * TAIL_MARGIN);
      const top = who.top + who.height / 2 - TAIL_MARGIN - (step / STEPS) * Math.max(0, height - 2 * TAIL_MARGIN);
      yield { side: 'above', away: far, left, top: who.top - far - height, width, height };
      yield { side: 'below', away: far, left, top: who.top + who.height + far, width, height };
      yield { side: 'right', away: far, left: who.left + who.width + far, top, width, height };
      yield { side: 'left', away: far, left: who.left - far - width, top, width, height };
    }
  }
}

/** Where a bubble of that size goes: near the speaker, on the page, over nothing that does not yield; null if there is no such place. */
export function place(who: Box, size: { width: number; height: number }, bounds: Box, obstacles: Obstacle[]): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const box of around(who, size.width, size.height)) {
    if (!inside(box, bounds)) continue;
    if (obstacles.some((each) => !each.yields && overlap(box, each) > 0)) continue;
    const covered = obstacles.reduce((sum, each) => sum + overlap(box, each), 0);
    const cost = covered / size.width + box.away;
    if (cost >= least) continue;
    least = cost;
    const flat = box.side === 'above' || box.side === 'below';
    const middle = flat ? who.left + who.width / 2 - box.left : who.top + who.height / 2 - box.top;
    const edge = flat ? size.width : size.height;
    best = { left: box.left, top: box.top, side: box.side, tail: clamp(middle, TAIL_MARGIN, Math.max(TAIL_MARGIN, edge - TAIL_MARGIN)) };
  }
  return best;
}
