/** Looking around on the map: dragging with the mouse, two fingers, the wheel with Ctrl; one finger scrolls by itself. */

const WHEEL = 0.0025;
const FAR = 5;

interface Fingers {
  x: number;
  y: number;
  apart: number;
}

export interface Camera {
  /** Around a point that has moved by so much. */
  zoom(factor: number, x: number, y: number, dx?: number, dy?: number): void;
}

export function lookAround(camera: Camera): (frame: HTMLElement) => () => void {
  return (frame) => {
    let dragged: { x: number; y: number; left: number; top: number; far: boolean } | null = null;
    let fingers: Fingers | null = null;

    function seen({ touches: [a, b] }: TouchEvent): Fingers {
      const box = frame.getBoundingClientRect();
      return {
        x: (a.clientX + b.clientX) / 2 - box.left,
        y: (a.clientY + b.clientY) / 2 - box.top,
        apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      };
    }

    function touch(event: TouchEvent): void {
      fingers = event.touches.length === 2 ? seen(event) : null;
    }

    function pinch(event: TouchEvent): void {
      if (!fingers) return;
      if (event.cancelable) event.preventDefault();
      const now = seen(event);
      camera.zoom(now.apart / fingers.apart, now.x, now.y, now.x - fingers.x, now.y - fingers.y);
      fingers = now;
    }

    function down(event: PointerEvent): void {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      dragged = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop, far: false };
    }

    function move(event: PointerEvent): void {
      if (!dragged) return;
      const [dx, dy] = [event.clientX - dragged.x, event.clientY - dragged.y];
      dragged.far ||= Math.hypot(dx, dy) > FAR;
      if (dragged.far) frame.scrollTo({ left: dragged.left - dx, top: dragged.top - dy });
    }

    function up(): void {
      if (dragged?.far) addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      dragged = null;
    }

    /** A drag that ends on a room is no answer. */
    function swallow(event: Event): void {
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const box = frame.getBoundingClientRect();
      camera.zoom(Math.exp(-event.deltaY * WHEEL), event.clientX - box.left, event.clientY - box.top);
    }

    frame.addEventListener('pointerdown', down);
    frame.addEventListener('touchstart', touch, { passive: true });
    frame.addEventListener('touchend', touch);
    frame.addEventListener('touchcancel', touch);
    frame.addEventListener('touchmove', pinch, { passive: false });
    frame.addEventListener('wheel', wheel, { passive: false });
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };
}
