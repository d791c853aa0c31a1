import type { Created } from './protocol';
import { keep, recall } from './kept';

/** A game this browser holds keys to. */
export interface Held {
  tokens: Record<string, string>;
  invites: Record<string, string>;
  watch: string;
  /** Campaign sheets that we brought to it, by their tokens. */
  sheets?: string[];
  /** The game of the day or the week that it is. */
  challenge?: string;
  /** Whether its result can be entered: that of the first attempt can. */
  counts?: boolean;
  /** The seal of its chance as we first saw it. */
  seal?: string;
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

/** The attempt at a game of the day that counts, if it was begun in this browser. */
export function attemptAt(challenge: string): string | undefined {
  return Object.keys(held).find((id) => held[id].challenge === challenge && held[id].counts);
}

export function allTokens(): string[] {
  return Object.keys(held).flatMap(tokensOf);
}

export function hold({ id, tokens, invites, watch, counts }: Created, { sheets, challenge }: Pick<Held, 'sheets' | 'challenge'> = {}): void {
  held[id] = { tokens, invites, watch, ...(sheets ? { sheets } : {}), ...(challenge ? { challenge, counts } : {}) };
  keep('games', $state.snapshot(held));
}

/** A game that the finished one leads to: links that were made anew there since are the better ones. */
export function holdNext({ id, tokens, invites, watch }: Created): void {
  const since = held[id];
  hold({ id, tokens: { ...tokens, ...since?.tokens }, invites: { ...invites, ...since?.invites }, watch });
}

export function holdSeat(id: string, seat: number, token: string): void {
  held[id] ??= { tokens: {}, invites: {}, watch: '' };
  held[id].tokens[seat] = token;
  keep('games', $state.snapshot(held));
}

export function holdSeal(id: string, seal: string): void {
  if (!held[id] || held[id].seal) return;
  held[id].seal = seal;
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
