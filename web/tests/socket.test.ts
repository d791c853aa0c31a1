import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket } from '../src/lib/socket';

/** The other end of the line, as far as a browser sees it. */
class Line {
  static readonly OPEN = 1;
  static made: Line[] = [];
  readyState = 0;
  sent: { t: string }[] = [];
  onopen = () => {};
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = () => {};

  constructor(readonly address: string) {
    Line.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const heard = vi.fn();
const connection = vi.fn();
let socket: Socket;

const line = () => Line.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  heard.mockReset();
  connection.mockReset();
  Line.made = [];
  socket = new Socket('a game', () => ['key'], () => 'half', () => 'fr', { message: heard, connection });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

it('says hello with its tokens, and hands on what it hears', () => {
  expect(line().address).toMatch(/\/ws\/a%20game\?v=1&lang=fr$/);
  line().open();
  expect(line().sent).toEqual([{ t: 'hello', tokens: ['key'], part: 'half' }]);
  line().say({ t: 'table' });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ t: 'table' });
});

it('sends nothing while the line is down, and says so', () => {
  expect(socket.send({ t: 'ping' })).toBe(false);
  line().open();
  expect(socket.send({ t: 'ping' })).toBe(true);
});

describe('a line that breaks', () => {
  it('is opened again, waiting longer each time until a table has come', () => {
    for (const wait of [300, 600, 1200, 2400, 4800, 5000, 5000]) {
      const before = Line.made.length;
      line().onclose();
      vi.advanceTimersByTime(wait - 1);
      expect(Line.made).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(Line.made).toHaveLength(before + 1);
    }
    line().open();
    line().say({ t: 'table' });
    line().onclose();
    vi.advanceTimersByTime(300);
    line().open();
    expect(connection.mock.calls.flat().slice(-3)).toEqual(['open', 'lost', 'open']);
    expect(line().sent).toEqual([{ t: 'hello', tokens: ['key'], part: 'half' }]);
  });

  it('is opened at once when the network is back', () => {
    line().onclose();
    dispatchEvent(new Event('online'));
    expect(Line.made).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(Line.made).toHaveLength(2);
  });

  it('is dropped as soon as the network is known to be gone', () => {
    line().open();
    dispatchEvent(new Event('offline'));
    expect(connection).toHaveBeenLastCalledWith('lost');
  });

  it('may die without a word: a ping that nobody answers is noticed', () => {
    line().open();
    const first = line();
    vi.advanceTimersByTime(10_000);
    expect(first.sent.at(-1)).toEqual({ t: 'ping' });
    first.say({ t: 'pong' });
    vi.advanceTimersByTime(10_000);
    expect(connection).toHaveBeenLastCalledWith('open');
    vi.advanceTimersByTime(10_000);
    expect(connection).toHaveBeenLastCalledWith('lost');
    first.say({ t: 'table' });
    expect(heard).not.toHaveBeenCalledWith({ t: 'table' });
  });
});

it('stays closed once it was closed', () => {
  line().open();
  socket.close();
  expect(connection).toHaveBeenLastCalledWith('closed');
  line().onclose();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(Line.made).toHaveLength(1);
});
