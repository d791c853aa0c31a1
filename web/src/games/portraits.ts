import type { Component } from 'svelte';
import type { Load } from './pages';

type Portrait = Component<{ who: string }>;

const portraits = {
  onedeck: () => import('./onedeck/Portrait.svelte'),
  stick: () => import('./stick/Portrait.svelte'),
} satisfies Record<string, Load<Portrait>>;

/** A game with pages of its own. */
export type Game = keyof typeof portraits;

/** Draws the people of any game. The games' forms show them, too: so this knows no other page of a game. */
export const portraitOf = (game: string): Load<Portrait> =>
  Object.hasOwn(portraits, game) ? portraits[game as Game] : () => import('./plain/Portrait.svelte');
