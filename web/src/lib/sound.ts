import { settings } from './settings.svelte';

/** Notes in hertz, one after the other. */
const TUNES = {
  turn: [196, 294],
  said: [523],
  won: [392, 494, 587, 784],
  lost: [294, 233, 175],
};
const LENGTH = 0.16;
const VOLUME = 0.12;

let context: AudioContext | undefined;

/** A few soft notes, as of a music box; silent unless the settings want it. */
export function sound(tune: keyof typeof TUNES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.02;
  TUNES[tune].forEach((tone, i) => note(context!, tone, start + i * LENGTH));
}

function note(audio: AudioContext, tone: number, at: number): void {
  const wave = audio.createOscillator();
  const volume = audio.createGain();
  wave.type = 'triangle';
  wave.frequency.value = tone;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(VOLUME, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 4 * LENGTH);
  wave.connect(volume).connect(audio.destination);
  wave.start(at);
  wave.stop(at + 4 * LENGTH);
}
