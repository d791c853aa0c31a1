import type { ReviewPage } from '../lib/protocol';

/** Half of a diamond's height, alone and round the number of a costly answer. */
const ALONE = 6;
const AROUND = 16;
/** Pixels within which it would lie on that number. */
const NEAR = 18;

export interface Mark {
  x: number;
  y: number;
  half: number;
}

/** What the curve says after so many answers. */
export function chanceAt(curve: ReviewPage['curve'], at: number): number {
  return curve.findLast(([n]) => n <= at)?.[1] ?? curve[0][1];
}

/** Where the turning points lie, always on the curve. */
export function marksOf(review: Pick<ReviewPage, 'curve' | 'turnings' | 'moments'>, x: (at: number) => number, y: (chance: number) => number): Mark[] {
  return review.turnings.map(({ at }) => {
    const near = review.moments.some((moment) => Math.abs(x(moment.at) - x(at)) < NEAR);
    return { x: x(at), y: y(chanceAt(review.curve, at)), half: near ? AROUND : ALONE };
  });
}
