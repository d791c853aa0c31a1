import type { Created, Game } from './protocol';
import type { GameWish } from './api';
import { keep, recall } from './kept';

/** A game this browser holds keys to. */
export interface Held {
  game?: Game;
  tokens: Record<string, string>;
  invites: Record<string, string>;
  watch: string;
  /** How it was begun, to begin it again. */
  wish?: GameWish;
}

const held: Record<string, Held> = $state(recall('games', {}));

export function holding(id: string): Held | undefined {
  return held[id];
}

export function seatTokens(id: string): string[] {
  return Object.values(held[id]?.tokens ?? {});
}

export function allTokens(): string[] {
  return Object.keys(held).flatMap(seatTokens);
}

export function hold(made: Created, game: Game, wish: GameWish): void {
  const { id, tokens, invites, watch } = made;
  held[id] = { game, tokens, invites, watch, wish };
  keep('games', $state.snapshot(held));
}

export function holdSeat(id: string, seat: number, token: string): void {
  held[id] ??= { tokens: {}, invites: {}, watch: '' };
  held[id].tokens[seat] = token;
  keep('games', $state.snapshot(held));
}

export function forget(id: string): void {
  delete held[id];
  keep('games', $state.snapshot(held));
}
