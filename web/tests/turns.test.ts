import { expect, it } from 'vitest';
import { turnsOf } from '../src/lib/turns';
import { line } from './stick/scene';

it('the log falls into turns, with what came before the first', () => {
  const log = [line('odds'), line('turn', 'one', { who: 'roy' }), line('moves'), line('turn', 'two', { who: 'haley' })];
  expect(turnsOf(log).map(({ who, head, lines }) => [who, head?.text, lines.length])).toEqual([['', undefined, 1], ['roy', 'one', 1], ['haley', 'two', 0]]);
});
