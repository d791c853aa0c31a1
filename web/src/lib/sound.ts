import { settings } from './settings.svelte';

let context: AudioContext | undefined;

/** A soft knock on wood; silent unless the settings want it. */
export function knock(tone = 180): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const wave = context.createOscillator();
  const volume = context.createGain();
  wave.type = 'triangle';
  wave.frequency.setValueAtTime(tone, now);
  wave.frequency.exponentialRampToValueAtTime(tone / 2, now + 0.12);
  volume.gain.setValueAtTime(0.25, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.18);
  wave.connect(volume).connect(context.destination);
  wave.start(now);
  wave.stop(now + 0.2);
}
