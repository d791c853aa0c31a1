import { keep, recall } from './kept';
import type { STOPS as ALL_STOPS } from './protocol.gen';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'still'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'skip'] as const;
export const SCENES = ['slow', 'normal', 'fast', 'off'] as const;
export const STOPS = ['playable', 'always', 'never'] as const satisfies (typeof ALL_STOPS)[number][];

export interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  speed: (typeof SPEEDS)[number];
  /** How fast the great moments are played. */
  scenes: (typeof SCENES)[number];
  stop: (typeof STOPS)[number];
  /** Nothing until somebody has said yes or no. */
  sound: boolean | null;
  /** From 0 to 1. */
  volume: number;
  music: number;
  /** Is somebody who looks elsewhere told that it is her turn? */
  calls: boolean;
  /** Do characters speak over their figures? */
  bubbles: boolean;
  /** Is it shown what other people say? */
  talk: boolean;
}

const usual: Settings = {
  theme: 'auto', motion: 'auto', speed: 'normal', scenes: 'normal', stop: 'playable', sound: null, volume: 0.8, music: 0.4, calls: false, bubbles: true, talk: true,
};

/** How long each step of somebody else's turn stays on the screen, in milliseconds. */
export const PACE: Record<Settings['speed'], number> = { slow: 1200, normal: 300, fast: 80, skip: 0 };

/** How much longer than usual a moment lasts; none at 0. */
export const SCENE_PACE: Record<Settings['scenes'], number> = { slow: 1.8, normal: 1, fast: 0.55, off: 0 };

export const settings = $state<Settings>({ ...usual, ...recall<Partial<Settings>>('settings', {}) });

const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** So many rooms on the page are lit by a lantern. */
let lanterns = $state(0);

/** For a room that is dark unless its visitors chose otherwise; gives back what puts the lantern out. */
export function lightLantern(): () => void {
  lanterns += 1;
  return () => (lanterns -= 1);
}

function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'auto' ? (darkness.matches || lanterns ? 'dark' : 'light') : settings.theme;
  root.dataset.motion = settings.motion === 'still' || stillness.matches ? 'still' : 'moving';
}

$effect.root(() => {
  $effect(() => {
    keep('settings', $state.snapshot(settings));
    apply();
  });
});
darkness.addEventListener('change', apply);
stillness.addEventListener('change', apply);
apply();
