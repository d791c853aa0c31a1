import { settings } from './settings.svelte';
import { play, type Tune } from './tunes';

const SOON = 0.02;

let context: AudioContext | undefined;

/** Silent unless the settings want it, and before the first touch of the page, when browsers allow nothing. */
export function sound(tune: Tune): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  play(context, tune, context.currentTime + SOON);
}
