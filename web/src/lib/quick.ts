import type { GameWish } from './api';
import type { Game } from './protocol';

/** A first game that is short and kind. */
export function quickStart(game: Game): GameWish {
  if (game === 'onedeck') return { setup: { heroes: ['warrior'], dungeon: 'dragons-cave' }, seats: [{ kind: 'me' }] };
  return {
    setup: { players: ['roy', 'haley', 'belkar'], length: 'short', preset: 'quick' },
    seats: [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }],
  };
}
