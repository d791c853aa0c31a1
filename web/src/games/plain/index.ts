import type { GamePages } from '../pages';
import Art from './Art.svelte';

/** A game that has no pages of its own, because it came from elsewhere. */
export default {
  Art,
  rivals: true,
  quick: null,
  first: null,
  gallery: [],
  books: false,
  guide: null,
  links: [],
  routes: {},
  play: () => import('./play'),
  form: () => import('./form'),
  shelf: () => import('./shelf'),
} satisfies GamePages;
