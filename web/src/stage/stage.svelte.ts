import type { Moment } from '../games/pages';
import { SCENE_PACE, settings } from '../lib/settings.svelte';
import { sound } from '../lib/sound.svelte';

/** So many wait at most: the lightest are left out. */
const MOST = 3;

/** Plays one moment after the other, over a table that has long gone on. */
export class Stage {
  now = $state.raw<Moment | null>(null);
  /** Counts them. */
  act = $state(0);
  private waiting: Moment[] = [];
  private timer = 0;

  play(moments: Moment[]): void {
    if (!moments.length) return;
    if (!pace()) return hear(heaviest(moments, 1)[0]);
    this.waiting = heaviest([...this.waiting, ...moments], MOST);
    if (!this.now) this.next();
  }

  /** Whoever acts has seen enough. */
  clear = (): void => {
    clearTimeout(this.timer);
    this.waiting = [];
    this.now = null;
  };

  /** In milliseconds, as fast as somebody likes it. */
  get length(): number {
    return (this.now?.length ?? 0) * pace();
  }

  private next = (): void => {
    this.now = this.waiting.shift() ?? null;
    if (!this.now) return;
    this.act += 1;
    hear(this.now);
    this.timer = setTimeout(this.next, this.length);
  };
}

function pace(): number {
  return document.documentElement.dataset.motion === 'still' ? 0 : SCENE_PACE[settings.scenes];
}

function hear({ tune }: Moment): void {
  if (tune) sound(tune);
}

/** The most important ones, in the order they came. */
export function heaviest(moments: Moment[], most: number): Moment[] {
  const kept = new Set([...moments].sort((a, b) => b.weight - a.weight).slice(0, most));
  return moments.filter((moment) => kept.has(moment));
}
