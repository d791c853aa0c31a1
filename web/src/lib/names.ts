import { wordsOr } from './words.svelte';

/** `lair_drool` as «Lair drool». */
export function humanised(key: string): string {
  const spaced = key.replaceAll(/[_-]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export function gameName(game: string): string {
  return wordsOr(`web-game-${game}`, humanised(game));
}
