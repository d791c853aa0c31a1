import type { GamePages } from '../pages';
import Cellar from './art/Cellar.svelte';

export default {
  Art: Cellar,
  rivals: false,
  quick: { setup: { heroes: ['warrior'], dungeon: 'dragons-cave' }, seats: [{ kind: 'me' }] },
  first: { setup: { heroes: ['warrior'], dungeon: 'dragons-cave', tier: 'novice' }, seats: [{ kind: 'me' }] },
  books: true,
  guide: () => import('./guide'),
  gallery: ['encounter', 'dungeon'],
  links: [{ hash: '#/campaign', icon: 'check', words: 'web-campaign' }],
  routes: { campaign: () => import('./campaign/Campaign.svelte') },
  play: () => import('./play'),
  form: () => import('./form'),
  shelf: () => import('./shelf'),
} satisfies GamePages;
