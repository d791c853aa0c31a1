import { expect, it } from 'vitest';
import { endedSince, turnsOf } from '../src/lib/turns';
import { line } from './stick/scene';

it('the log falls into turns, with what came before the first', () => {
  const log = [line('odds'), line('turn', 'one', { who: 'roy' }), line('moves'), line('turn', 'two', { who: 'haley' })];
  expect(turnsOf(log).map(({ who, head, lines }) => [who, head?.text, lines.length])).toEqual([['', undefined, 1], ['roy', 'one', 1], ['haley', 'two', 0]]);
});

const roy = line('turn', 'Turn 1: Roy.', { who: 'roy', n: 2 });
const haley = line('turn', 'Turn 2: Haley.', { who: 'haley', n: 5 });
const found = line('searches', 'Found!', { who: 'roy', n: 5 });

it('a turn that ended by the last answer is told with what ended it and who goes on', () => {
  const log = [roy, line('moves', 'Roy moves.', { n: 4 }), found, haley, line('moves', 'Haley moves.', { who: 'haley', n: 6 })];
  const ended = endedSince(log, 5, ['roy'])!;
  expect(ended.done).toEqual([found]);
  expect(ended.next).toBe(haley);
});

it('nothing is told of it in the middle of a turn, after the next answer, in the turns of others or in the own next one', () => {
  expect(endedSince([roy, found], 5, ['roy'])).toBeUndefined();
  expect(endedSince([roy, found, haley], 6, ['roy'])).toBeUndefined();
  expect(endedSince([roy, found, haley], 5, ['belkar'])).toBeUndefined();
  expect(endedSince([roy, found, haley, { ...roy, n: 7 }], 5, ['roy'])).toBeUndefined();
  expect(endedSince([roy, found, haley], Infinity, ['roy'])).toBeUndefined();
});

it('a turn of everybody is followed by another of everybody', () => {
  const [first, second] = [1, 3].map((n) => line('turn', `Turn ${n}.`, { n }));
  expect(endedSince([first, line('doors-placed', 'One new door.', { n: 3 }), second], 3, ['warrior'])?.next).toBe(second);
});
