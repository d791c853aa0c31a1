import { sound } from './tunes';

/** What lies quietly under a game: a few low tones that never end, and notes picked from a scale now and then. */
export interface Music {
  drone: number[];
  scale: number[];
  /** Seconds. */
  beat: number;
  /** How many of a hundred beats have a note. */
  notes: number;
  /** How long a note rings, in seconds. */
  ring: number;
}

const DRONE = 0.035;
const NOTE = 0.09;
const FADE = 1.5;

export function accompany(audio: AudioContext, out: GainNode, music: Music): () => void {
  const level = audio.createGain();
  level.gain.setValueAtTime(0, audio.currentTime);
  level.gain.linearRampToValueAtTime(DRONE, audio.currentTime + FADE);
  level.connect(out);
  const tones = music.drone.map((hertz) => hold(audio, level, hertz));
  let at = Math.floor(music.scale.length / 2);
  const timer = setInterval(() => {
    if (document.hidden || Math.random() * 100 >= music.notes) return;
    at = wander(at, music.scale.length);
    sound(audio, out, { at: 0, length: music.ring, hertz: music.scale[at], volume: NOTE }, audio.currentTime + Math.random() * 0.05);
  }, music.beat * 1000);
  return () => {
    clearInterval(timer);
    for (const tone of tones) tone.stop();
    out.disconnect();
  };
}

/** A step up or down the scale, now and then two. */
function wander(at: number, length: number): number {
  const step = Math.ceil(Math.random() * 2) * (Math.random() < 0.5 ? -1 : 1);
  return at + step < 0 || at + step >= length ? at - step : at + step;
}

function hold(audio: AudioContext, out: AudioNode, hertz: number): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  tone.connect(out);
  tone.start();
  return tone;
}
