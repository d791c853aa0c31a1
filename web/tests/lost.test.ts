import { expect, it } from 'vitest';
import { lossOf } from '../src/lib/lost';
import type { TableMessage } from '../src/lib/protocol';
import { line } from './stick/scene';

const words = (id: string) => id;

function table(version: number, answers: number, ...log: ReturnType<typeof line>[]): TableMessage {
  return { version, answers, log, fresh: true } as unknown as TableMessage;
}

it('what the server says is lost is said as long as nobody went on', () => {
  const lost = line('lost', 'The disk failed here.', { n: 4 });
  expect(lossOf(table(9, 4, lost), null, words)).toBe('The disk failed here.');
  expect(lossOf(table(10, 5, lost), null, words)).toBeNull();
});

it('a server that has less than this page has seen is noticed', () => {
  expect(lossOf(table(5, 5), table(7, 7), words)).toBe('web-answers-lost');
  expect(lossOf(table(7, 7), table(7, 7), words)).toBeNull();
  expect(lossOf(table(8, 6), table(7, 7), words)).toBeNull();
  expect(lossOf(table(7, 7), null, words)).toBeNull();
});
