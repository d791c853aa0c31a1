import { keep, recall } from './kept';
import type { STOPS as ALL_STOPS } from './protocol.gen';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'still'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'skip'] as const;
export const STOPS = ['playable', 'always', 'never'] as const satisfies (typeof ALL_STOPS)[number][];

export interface Settings {
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  speed: (typeof SPEEDS)[number];
  stop: (typeof STOPS)[number];
  sound: boolean;
}

const usual: Settings = { theme: 'auto', motion: 'auto', speed: 'normal', stop: 'playable', sound: false };

/** How long each step of somebody else's turn stays on the screen, in milliseconds. */
export const PACE: Record<Settings['speed'], number> = { slow: 1200, normal: 300, fast: 80, skip: 0 };

export const settings = $state<Settings>({ ...usual, ...recall<Partial<Settings>>('settings', {}) });

const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === 'auto' ? (darkness.matches ? 'dark' : 'light') : settings.theme;
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
