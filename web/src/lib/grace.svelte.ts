import type { Gesture } from './keys';

/** Milliseconds: longer than between the clicks of a double click, shorter than reading a question. */
const GRACE = 400;
/** Pixels: as near as the second click of two. */
const NEAR = 32;

/** What has just appeared is not answered at once: whoever clicks or presses by then meant what was there before. */
export class Grace {
  over = $state(true);
  private frame = 0;
  private timer = 0;

  /** From when it is painted. */
  begin(): void {
    this.over = false;
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
    this.frame = requestAnimationFrame(() => {
      this.timer = setTimeout(() => (this.over = true), GRACE);
    });
  }
}

/** The same key again, or a click on the same spot. */
export function alike(one: Gesture, other: Gesture): boolean {
  return one.key === other.key && (one.key !== '' || Math.hypot(one.x - other.x, one.y - other.y) < NEAR);
}
