import type { Scenes } from '../pages';
import { moments } from './moments';
import { outcries } from './outcries';
import Scene from './Scene.svelte';

export default {
  moments,
  outcries,
  Scene,
  music: { drone: [98], scale: [196, 220, 247, 294, 330, 392, 440, 494, 587], beat: 0.42, notes: 60, ring: 0.5 },
} satisfies Scenes;
