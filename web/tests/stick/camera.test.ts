import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lookAround } from '../../src/games/stick/camera';

const zoom = vi.fn();
let frame: HTMLElement;

beforeEach(() => {
  zoom.mockReset();
  frame = document.createElement('div');
  document.body.replaceChildren(frame);
  frame.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
  frame.scrollTo = vi.fn();
  return lookAround({ zoom })(frame);
});

function fire(type: string, facts: object, target: EventTarget = frame): Event {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), facts);
  target.dispatchEvent(event);
  return event;
}

describe('the wheel', () => {
  it('scrolls by itself', () => {
    expect(fire('wheel', { ctrlKey: false, deltaY: 100 }).defaultPrevented).toBe(false);
    expect(zoom).not.toHaveBeenCalled();
  });

  it('with Ctrl zooms around the pointer, out when it goes down', () => {
    fire('wheel', { ctrlKey: true, deltaY: 100, clientX: 150, clientY: 60 });
    const [factor, x, y] = zoom.mock.calls[0];
    expect(factor).toBeLessThan(1);
    expect([x, y]).toEqual([50, 10]);
  });
});

describe('fingers', () => {
  const at = (...places: [number, number][]) => ({ touches: places.map(([clientX, clientY]) => ({ clientX, clientY })) });

  it('two of them zoom by how far they part and move with their middle', () => {
    fire('touchstart', at([200, 100], [300, 100]));
    const pinch = fire('touchmove', at([160, 110], [360, 110]));
    expect(pinch.defaultPrevented).toBe(true);
    expect(zoom).toHaveBeenCalledExactlyOnceWith(2, 160, 60, 10, 10);
  });

  it('one of them scrolls by itself', () => {
    fire('touchstart', at([200, 100]));
    expect(fire('touchmove', at([260, 100])).defaultPrevented).toBe(false);
    expect(zoom).not.toHaveBeenCalled();
  });
});

describe('the mouse', () => {
  const clicked = vi.fn();

  function drag(by: number): void {
    clicked.mockReset();
    frame.addEventListener('click', clicked);
    fire('pointerdown', { pointerType: 'mouse', button: 0, clientX: 200, clientY: 100 });
    fire('pointermove', { clientX: 200 - by, clientY: 100 }, window);
    fire('pointerup', {}, window);
    fire('click', {});
  }

  it('drags the map, and the click that ends it is no answer', () => {
    drag(40);
    expect(frame.scrollTo).toHaveBeenCalledWith({ left: 40, top: 0 });
    expect(clicked).not.toHaveBeenCalled();
  });

  it('may tremble and still click', () => {
    drag(3);
    expect(frame.scrollTo).not.toHaveBeenCalled();
    expect(clicked).toHaveBeenCalledOnce();
  });
});
