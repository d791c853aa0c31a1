// Every sound is made of short notes: pitched ones as of a music box, and knocks of noise around a pitch.

interface Note {
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
  place: [knock(0, 700, 0.06, 0.45), { at: 0, length: 0.12, hertz: 220, volume: 0.12 }],
  damage: [knock(0, 260, 0.18, 0.7), { at: 0, length: 0.3, hertz: 110, volume: 0.2 }],
} satisfies Record<string, Note[]>;

export type Tune = keyof typeof TUNES;

function chime(...tones: number[]): Note[] {
  return tones.map((hertz, i) => ({ at: i * BEAT, length: 4 * BEAT, hertz, volume: 0.12 }));
}

function knock(at: number, hertz: number, length: number, volume: number): Note {
  return { at, length, hertz, volume, knock: true };
}

export function play(audio: BaseAudioContext, tune: Tune, start: number): void {
  for (const note of TUNES[tune]) sound(audio, note, start + note.at);
}

function sound(audio: BaseAudioContext, note: Note, at: number): void {
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
  (shape ? source.connect(shape) : source).connect(volume).connect(audio.destination);
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
