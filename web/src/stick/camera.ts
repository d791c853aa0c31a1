/** Looking around on the map: dragging with the mouse, pinching, and the wheel with Ctrl; touch scrolls by itself. */

const WHEEL = 0.0025;
const FAR = 5;

export interface Camera {
  zoom(factor: number, x: number, y: number): void;
}

export function lookAround(camera: Camera): (frame: HTMLElement) => () => void {
  return (frame) => {
    const touches = new Map<number, PointerEvent>();
    let dragged: { x: number; y: number; left: number; top: number; far: boolean } | null = null;
    let apart = 0;

    function middle(): [number, number] {
      const box = frame.getBoundingClientRect();
      const [a, b] = [...touches.values()];
      return [(a.clientX + b.clientX) / 2 - box.left, (a.clientY + b.clientY) / 2 - box.top];
    }

    function distance(): number {
      const [a, b] = [...touches.values()];
      return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    }

    function down(event: PointerEvent): void {
      if (event.pointerType === 'touch') {
        touches.set(event.pointerId, event);
        if (touches.size === 2) apart = distance();
      } else if (event.button === 0) {
        dragged = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop, far: false };
      }
    }

    function move(event: PointerEvent): void {
      if (touches.has(event.pointerId)) {
        touches.set(event.pointerId, event);
        if (touches.size !== 2) return;
        const now = distance();
        camera.zoom(now / apart, ...middle());
        apart = now;
      } else if (dragged) {
        const [dx, dy] = [event.clientX - dragged.x, event.clientY - dragged.y];
        dragged.far ||= Math.hypot(dx, dy) > FAR;
        if (dragged.far) frame.scrollTo({ left: dragged.left - dx, top: dragged.top - dy });
      }
    }

    function up(event: PointerEvent): void {
      touches.delete(event.pointerId);
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
