import type { JournalEntry } from '../lib/protocol.gen';
import { achievementsOf } from '../games/achievements';
import { Career } from './career';
import type { Test } from './career';

export interface Achievement {
  /** The id of its words: `jr-got-ID`, with `.how`. */
  id: string;
  /** Only in games of this kind. */
  game: string;
  test: Test;
}

const anywhere: Record<string, Test> = {
  'hot-streak': (_, __, all) => all.streak >= 3,
  'character-building': (_, __, all) => all.losing >= 5,
  regular: (_, __, all) => all.games >= 25,
  'old-hand': (_, __, all) => all.games >= 100,
  'field-guide': (_, __, all) => all.met.size >= 60,
  'hoarder': (_, __, all) => all.found.size >= 60,
  'of-the-day': (_, { challenge = '' }) => challenge.startsWith('daily'),
  'creature-of-habit': (_, __, all) => [...all.challenges].filter((each) => each.startsWith('daily')).length >= 7,
  twisted: (_, { challenge = '' }) => challenge.startsWith('weekly'),
};

const listed = (game: string, tests: Record<string, Test>): Achievement[] =>
  Object.entries(tests).map(([id, test]) => ({ id, game, test }));

export const ACHIEVEMENTS: Achievement[] = [
  ...Object.entries(achievementsOf).flatMap(([game, tests]) => listed(game, tests)),
  ...listed('', anywhere),
];

/** What was earned, each with the game that brought it. */
export function earned(entries: JournalEntry[]): Map<string, JournalEntry> {
  const found = new Map<string, JournalEntry>();
  const careers = new Map<string, Career>();
  const all = new Career();
  for (const entry of entries) {
    const { game } = entry.deed;
    const career = careers.get(game) ?? new Career();
    careers.set(game, career);
    career.add(entry);
    all.add(entry);
    for (const { id, game: only, test } of ACHIEVEMENTS)
      if (!found.has(id) && (!only || only === game) && test(career, entry, all)) found.set(id, entry);
  }
  return found;
}
