// Every sound is made of short notes: pitched ones as of a music box, and knocks of noise around a pitch.

export interface Note {
  /** When it begins and how long it fades, in seconds. */
  at: number;
  length: number;
  hertz: number;
  volume: number;
  knock?: boolean;
}

const BEAT = 0.16;
const ATTACK = 0.004;
const SILENT = 0.001;

export const TUNES = {
  turn: chime(196, 294),
  said: chime(523),
  won: chime(392, 494, 587, 784),
  lost: chime(294, 233, 175),
  roll: [0, 0.07, 0.12, 0.19, 0.29].map((at, i) => knock(at, 900 + 120 * ((i * 2) % 5), 0.05, 0.5 - 0.07 * i)),
  place: [knock(0, 700, 0.06, 0.45), tone(0, 220, 0.12, 0.12)],
  damage: [knock(0, 260, 0.18, 0.7), tone(0, 110, 0.3, 0.2)],
  shut: [knock(0, 1400, 0.05, 0.5), knock(0.05, 320, 0.14, 0.6)],
  card: [knock(0, 2600, 0.05, 0.22), knock(0.05, 1800, 0.05, 0.18)],
  slam: [knock(0, 120, 0.3, 1), knock(0.02, 700, 0.09, 0.6), tone(0, 82, 0.4, 0.25)],
  door: [...[0, 0.09, 0.18, 0.27].map((at, i) => knock(at, 380 + 60 * i, 0.12, 0.16)), knock(0.42, 160, 0.25, 0.6)],
  steps: [0, 0.16, 0.32, 0.48, 0.64].map((at, i) => knock(at, 420 - 55 * i, 0.14, 0.5)),
  found: chime(330, 440, 660),
  level: chime(294, 370, 440, 587, 740),
  clean: chime(587, 880),
  boss: [tone(0, 73, 1.4, 0.3), tone(0, 77, 1.4, 0.3), tone(0.5, 110, 0.9, 0.2), knock(0, 90, 0.7, 0.9), knock(0.5, 90, 0.7, 0.9)],
  stamp: [knock(0, 200, 0.16, 0.9), tone(0, 98, 0.2, 0.2)],
  robbed: [tone(0, 392, 0.12, 0.14), tone(0.1, 370, 0.12, 0.14), tone(0.2, 311, 0.4, 0.14)],
  flees: [0, 0.07, 0.14, 0.21, 0.28, 0.35, 0.42].map((at, i) => knock(at, 900 + 90 * i, 0.05, 0.4 - 0.05 * i)),
  crumble: Array.from({ length: 14 }, (_, i) => knock(0.08 * i, 90 + 40 * ((i * 5) % 7), 0.22, 0.8 - 0.04 * i)),
} satisfies Record<string, Note[]>;

export type Tune = keyof typeof TUNES;

function chime(...tones: number[]): Note[] {
  return tones.map((hertz, i) => ({ at: i * BEAT, length: 4 * BEAT, hertz, volume: 0.12 }));
}

function knock(at: number, hertz: number, length: number, volume: number): Note {
  return { at, length, hertz, volume, knock: true };
}

function tone(at: number, hertz: number, length: number, volume: number): Note {
  return { at, length, hertz, volume };
}

export function play(audio: BaseAudioContext, out: AudioNode, tune: Tune, start: number): void {
  for (const note of TUNES[tune]) sound(audio, out, note, start + note.at);
}

export function sound(audio: BaseAudioContext, out: AudioNode, note: Note, at: number): void {
  const source = note.knock ? noise(audio, note.length) : audio.createOscillator();
  const shape = note.knock ? audio.createBiquadFilter() : null;
  const volume = audio.createGain();
  if (source instanceof OscillatorNode) {
    source.type = 'triangle';
    source.frequency.value = note.hertz;
  }
  if (shape) {
    shape.type = 'bandpass';
    shape.frequency.value = note.hertz;
  }
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(note.volume, at + ATTACK);
  volume.gain.exponentialRampToValueAtTime(SILENT, at + note.length);
  (shape ? source.connect(shape) : source).connect(volume).connect(out);
  source.start(at);
  source.stop(at + note.length);
}

function noise(audio: BaseAudioContext, length: number): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = audio.createBuffer(1, Math.ceil(length * audio.sampleRate), audio.sampleRate);
  const samples = source.buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return source;
}
