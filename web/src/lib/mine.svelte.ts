import { random } from './browser';
import { keep, recall } from './kept';
import type { Created, Laid, Part } from './protocol.gen';

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
  /** Our part of chance, drawn once we had seen the seal. */
  part?: string;
  /** What the others had given before. */
  before?: Part[];
}

const PART_BYTES = 32;

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

/** What we give to chance; undefined where we came without having seen a seal. */
export function partOf(id: string): string | undefined {
  return held[id]?.part;
}

/** Drawn once, whoever tells us the seal again. */
function drawPart(id: string, seal = '', before: Part[] = []): void {
  if (seal && !held[id].part) Object.assign(held[id], { seal, part: random(PART_BYTES), before });
}

/** Whether our part is in chance with all that were given before it; null where we gave none. */
export function partVerdict(id: string, parts: Part[]): 'in' | 'out' | 'other' | null {
  const { part, before = [] } = held[id] ?? {};
  if (!part) return null;
  if (!parts.some((each) => each.part === part)) return 'out';
  return before.every(({ part }) => parts.some((each) => each.part === part)) ? 'in' : 'other';
}

export function hold({ id, tokens, invites, watch, counts, seal }: Created, { sheets, challenge }: Pick<Held, 'sheets' | 'challenge'> = {}): void {
  const { part, before } = held[id] ?? {};
  held[id] = { tokens, invites, watch, ...(part ? { part, before, seal } : {}), ...(sheets ? { sheets } : {}), ...(challenge ? { challenge, counts } : {}) };
  drawPart(id, seal);
  keep('games', $state.snapshot(held));
}

/** A game that the finished one leads to: links that were made anew there since are the better ones. */
export function holdNext({ id, tokens, invites, watch, seal }: Laid): void {
  const since = held[id];
  hold({ id, tokens: { ...tokens, ...since?.tokens }, invites: { ...invites, ...since?.invites }, watch, seal });
}

export function holdSeat(id: string, seat: number, token: string, seal?: string, before?: Part[]): void {
  held[id] ??= { tokens: {}, invites: {}, watch: '' };
  held[id].tokens[seat] = token;
  drawPart(id, seal, before);
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
