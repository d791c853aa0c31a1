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

/** What opens the game for us: our places, or only the right to watch. */
export function tokensOf(id: string): string[] {
  const { tokens = {}, watch = '' } = held[id] ?? {};
  return Object.keys(tokens).length ? Object.values(tokens) : watch ? [watch] : [];
}

export function allTokens(): string[] {
  return Object.keys(held).flatMap(tokensOf);
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

export function holdInvite(id: string, seat: number, invite: string): void {
  held[id].invites[seat] = invite;
  keep('games', $state.snapshot(held));
}

/** The place that a token opens, as the token itself says. */
export function seatOf(id: string, token: string): number | null {
  try {
    const [kind, game, seat] = atob(token.split('.')[0].replaceAll('-', '+').replaceAll('_', '/')).split('.');
    return kind === 's' && game === id ? Number(seat) : null;
  } catch {
    return null;
  }
}

export function forget(id: string): void {
  delete held[id];
  keep('games', $state.snapshot(held));
}
