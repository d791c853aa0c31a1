import type { Music } from './music';
import type { Orchestra } from './orchestra';
import { settings } from './settings.svelte';
import type { Tune } from './tunes';

/** Who listens: somebody who is being taught, somebody whose hands have been on the page. */
export const ears = $state({ learning: false, awake: navigator.userActivation?.hasBeenActive ?? false });

for (const gesture of ['click', 'keydown']) addEventListener(gesture, () => (ears.awake = true), { capture: true, once: true });

/** As somebody said; a lesson sounds until somebody says no. */
export function hears(): boolean {
  return settings.sound ?? ears.learning;
}

export function toggleSound(): void {
  settings.sound = !hears();
}

/** Silent before the first touch of the page, when browsers allow nothing, and where there is nothing to sound with. */
export function sound(tune: Tune): void {
  if (hears() && ears.awake) void orchestra().then((band) => band?.play(tune, settings.volume));
}

/** Goes on until it is told to stop. */
export function playMusic(music: Music): () => void {
  const volume = settings.music;
  let over = false;
  let stop = () => {};
  void orchestra().then((band) => {
    if (band && !over) stop = band.accompany(music, volume);
  });
  return () => {
    over = true;
    stop();
  };
}

let hired: Promise<Orchestra | null> | undefined;

/** It comes once something is to be heard. */
function orchestra(): Promise<Orchestra | null> {
  hired ??= import('./orchestra').then(
    ({ hire }) => hire(),
    () => null,
  );
  return hired;
}
