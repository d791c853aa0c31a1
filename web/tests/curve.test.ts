import { expect, it } from 'vitest';
import { chanceAt, marksOf } from '../src/parts/curve';

it('every turning point lies on the curve, round the number of an answer that stands in its place', () => {
  const curve: [number, number][] = [[0, 0.5], [60, 0.8], [64, 0.6], [200, 0]];
  const turning = { before: 0.8, after: 0.6, cause: 'luck', text: '' };
  const moment = { at: 64, seat: 0, grade: 'mistake', loss: 0.1, text: '' };
  const review = { curve, turnings: [{ ...turning, at: 60 }, { ...turning, at: 150 }], moments: [moment] };
  const marks = marksOf(review, (at) => at, (chance) => 100 * chance);
  expect(marks.map(({ x, y }) => [x, y])).toEqual([[60, 80], [150, 60]]);
  expect(marks[0].half).toBeGreaterThan(marks[1].half);
  expect(chanceAt(curve, 63)).toBe(0.8);
});
