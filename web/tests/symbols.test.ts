// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { below, Hold, symbolsIn } from '../src/learn/symbols';

const touch = (type: string, target: Element, x = 0, more = {}) =>
  ({ type, target, clientX: x, clientY: 0, pointerType: 'touch', ...more }) as unknown as PointerEvent;

describe('symbols', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<button><i data-symbol="time"></i><i data-symbol="armor"></i><b data-symbol="time"></b></button><p></p>';
  });
  afterEach(() => vi.useRealTimers());

  it('are told each once', () => {
    expect(symbolsIn(document.querySelector('button')!)).toEqual(['time', 'armor']);
    expect(symbolsIn(document.querySelector('b')!)).toEqual(['time']);
  });

  it('are explained below, or above where there is no room', () => {
    const text = new DOMRect(0, 0, 100, 50);
    expect(below(new DOMRect(200, 20, 10, 10), text)).toEqual({ left: 155, top: 38 });
    expect(below(new DOMRect(0, innerHeight - 20, 10, 10), text)).toEqual({ left: 6, top: innerHeight - 78 });
  });

  it('are explained to a finger that stays, whose click is taken away', () => {
    const explain = vi.fn();
    const hold = new Hold(explain);
    const click = { preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() } as unknown as MouseEvent;
    hold.begin(touch('pointerdown', document.querySelector('i')!));
    vi.advanceTimersByTime(500);
    expect(explain).toHaveBeenCalledWith(document.querySelector('button'));
    hold.end();
    hold.click(click);
    expect(click.stopImmediatePropagation).toHaveBeenCalledOnce();
    hold.click(click);
    expect(click.stopImmediatePropagation).toHaveBeenCalledOnce();
  });

  it.each([
    ['moves', (hold: Hold) => hold.move(touch('pointermove', document.body, 40))],
    ['is lifted at once', (hold: Hold) => hold.end()],
  ])('are not explained to a finger that %s', (_, act) => {
    const explain = vi.fn();
    const hold = new Hold(explain);
    hold.begin(touch('pointerdown', document.querySelector('i')!));
    act(hold);
    vi.advanceTimersByTime(500);
    expect(explain).not.toHaveBeenCalled();
  });

  it('are not looked for where there are none, nor held with a mouse', () => {
    const explain = vi.fn();
    const hold = new Hold(explain);
    hold.begin(touch('pointerdown', document.querySelector('p')!));
    vi.advanceTimersByTime(500);
    hold.begin(touch('pointerdown', document.querySelector('i')!, 0, { pointerType: 'mouse' }));
    vi.advanceTimersByTime(500);
    expect(explain).not.toHaveBeenCalled();
  });
});
