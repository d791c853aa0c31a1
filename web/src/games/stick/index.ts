import type { GamePages } from '../pages';
import Sketch from './art/Sketch.svelte';

export default {
  Art: Sketch,
  rivals: true,
  quick: {
    setup: { players: ['roy', 'haley', 'belkar'], length: 'short', preset: 'quick' },
    seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }],
  },
  first: {
    setup: { players: ['roy', 'haley', 'belkar'], length: 'short', preset: 'quick' },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'novice' }],
  },
  books: true,
  guide: () => import('./guide'),
  gallery: ['monster', 'xykon', 'trap', 'loot', 'room', 'lair', 'screw'],
  links: [],
  routes: {},
  play: () => import('./play'),
  form: () => import('./form'),
  shelf: () => import('./shelf'),
} satisfies GamePages;
