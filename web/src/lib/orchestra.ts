import { accompany, type Music } from './music';
import { play, type Tune } from './tunes';

const SOON = 0.02;

/** All that sounds, on one instrument of the browser. */
export class Orchestra {
  constructor(private readonly audio: AudioContext) {}

  play(tune: Tune, volume: number): void {
    this.wake();
    play(this.audio, this.loudness(volume), tune, this.audio.currentTime + SOON);
  }

  accompany(music: Music, volume: number): () => void {
    this.wake();
    return accompany(this.audio, this.loudness(volume), music);
  }

  private loudness(volume: number): GainNode {
    const gain = this.audio.createGain();
    gain.gain.value = volume;
    gain.connect(this.audio.destination);
    return gain;
  }

  private wake(): void {
    if (this.audio.state === 'suspended') this.audio.resume().catch(() => {});
  }
}

/** Nobody, where the browser refuses. */
export function hire(): Orchestra | null {
  try {
    return new Orchestra(new AudioContext());
  } catch {
    return null;
  }
}
