import type { Deed, JournalEntry, Part } from '../lib/protocol.gen';

/** Two printings of one card are one creature. */
export function kin(id: string): string {
  return id.replace(/-\d+$/, '');
}

export interface Score {
  id: string;
  games: number;
  wins: number;
}

export function ownParts({ mine, deed }: JournalEntry): Part[] {
  return deed.parts.filter(({ name }) => mine.includes(name));
}

export function wonBy(entry: JournalEntry): boolean {
  return ownParts(entry).some(({ won }) => won);
}

/** What our seats have of something, taken together. */
export function own(entry: JournalEntry, kind: string): number {
  return ownParts(entry).reduce((sum, { counts = {} }) => sum + (counts[kind] ?? 0), 0);
}

export function ofTable({ counts = {} }: Deed, kind: string): number {
  return counts[kind] ?? 0;
}

function count(counts: Map<string, number>, id: string, by = 1): void {
  counts.set(id, (counts.get(id) ?? 0) + by);
}

function enter(records: Map<string, Score>, id: string, won: boolean): void {
  const known = records.get(id) ?? { id, games: 0, wins: 0 };
  records.set(id, { id, games: known.games + 1, wins: known.wins + Number(won) });
}

/** What the games of one kind, or all of them, add up to. */
export class Career {
  games = 0;
  wins = 0;
  streak = 0;
  bestStreak = 0;
  losing = 0;
  fastest: JournalEntry | null = null;
  readonly played = new Map<string, Score>();
  readonly places = new Map<string, Score>();
  readonly hurt = new Map<string, number>();
  readonly met = new Map<string, number>();
  readonly beaten = new Map<string, number>();
  readonly found = new Map<string, number>();
  readonly sums = new Map<string, number>();
  readonly challenges = new Set<string>();

  static of(entries: JournalEntry[], game = ''): Career {
    const career = new Career();
    for (const entry of entries) if (!game || entry.deed.game === game) career.add(entry);
    return career;
  }

  add(entry: JournalEntry): void {
    const { deed } = entry;
    const won = wonBy(entry);
    this.games += 1;
    this.wins += Number(won);
    this.streak = won ? this.streak + 1 : 0;
    this.losing = won ? 0 : this.losing + 1;
    this.bestStreak = Math.max(this.bestStreak, this.streak);
    if (won && deed.turns && (!this.fastest || deed.turns < this.fastest.deed.turns)) this.fastest = entry;
    if (deed.place) enter(this.places, deed.place, won);
    for (const id of deed.met ?? []) count(this.met, kin(id));
    for (const id of deed.found ?? []) count(this.found, kin(id));
    for (const [kind, n] of Object.entries(deed.counts ?? {})) count(this.sums, kind, n);
    for (const part of ownParts(entry)) this.addPart(part);
    if (entry.challenge) this.challenges.add(entry.challenge);
  }

  private addPart({ name, won, beaten = [], hurt = {}, counts = {} }: Part): void {
    enter(this.played, name, won);
    for (const id of beaten) count(this.beaten, kin(id));
    for (const [id, n] of Object.entries(hurt)) count(this.hurt, kin(id), n);
    for (const [kind, n] of Object.entries(counts)) count(this.sums, `own-${kind}`, n);
  }

  sum(kind: string): number {
    return this.sums.get(kind) ?? 0;
  }

  /** Who did us the most harm. */
  get nemesis(): { id: string; hurt: number } | null {
    const worst = [...this.hurt].filter(([id]) => id).sort((a, b) => b[1] - a[1])[0];
    return worst ? { id: worst[0], hurt: worst[1] } : null;
  }

  /** With how many heroes, characters or in how many places somebody won. */
  wonWith(records: Map<string, Score>): number {
    return [...records.values()].filter(({ wins }) => wins > 0).length;
  }
}

/** After a game: the career of its kind, the game itself, and everything ever played. */
export type Test = (career: Career, entry: JournalEntry, all: Career) => boolean;
