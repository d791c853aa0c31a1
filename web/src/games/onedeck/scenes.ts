import type { Scenes } from '../pages';
import { moments } from './moments';
import { outcries } from './outcries';
import Scene from './Scene.svelte';

export default {
  moments,
  outcries,
  Scene,
  music: { drone: [55, 82.4], scale: [165, 196, 220, 247, 294, 330, 392, 440], beat: 1.3, notes: 45, ring: 3 },
} satisfies Scenes;
