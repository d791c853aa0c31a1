import { createGame, type GameWish } from './api';
import { hold } from './mine.svelte';
import { go } from './router.svelte';
import { sayTrouble } from './toasts.svelte';
import { speech } from './words.svelte';

let underWay: Promise<void> | null = null;

/** Starts the game and goes to its table; a refusal is told. Whoever clicks twice starts one. */
export function begin(game: string, wish: GameWish): Promise<void> {
  underWay ??= start(game, wish).finally(() => (underWay = null));
  return underWay;
}

async function start(game: string, wish: GameWish): Promise<void> {
  try {
    const made = await createGame(wish.branch ? wish : { game, ...wish }, speech.lang);
    hold(made, wish);
    go('game', made.id);
  } catch (trouble) {
    sayTrouble(trouble);
  }
}
