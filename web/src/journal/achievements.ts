import type { JournalEntry } from '../lib/protocol.gen';
import { Career, ofTable, own, ownParts, wonBy } from './career';

/** After a game: the career of its kind, the game itself, and everything ever played. */
type Test = (career: Career, entry: JournalEntry, all: Career) => boolean;

export interface Achievement {
  /** The id of its words: `jr-got-ID`, with `.how`. */
  id: string;
  /** Only in games of this kind. */
  game: string;
  test: Test;
}

const lead = (entry: JournalEntry) => {
  const mine = Math.max(...ownParts(entry).map(({ points = 0 }) => points));
  const others = entry.deed.parts.filter(({ name }) => !entry.mine.includes(name)).map(({ points = 0 }) => points);
  return mine - Math.max(...others);
};

const atLeast = (kind: string, n: number): Test => (_, entry) => own(entry, kind) >= n;

const onedeck: Record<string, Test> = {
  'mind-the-step': ({ games }) => games >= 1,
  'light-at-the-end': (_, entry) => wonBy(entry),
  'wipe-your-feet': (_, entry) => !wonBy(entry) && ofTable(entry.deed, 'floor') === 1,
  'fire-insurance': (_, entry) => wonBy(entry) && entry.deed.place === 'dragons-cave',
  'property-tycoon': (career) => career.wonWith(career.places) >= 5,
  'change-of-hats': (career) => career.wonWith(career.played) >= 3,
  'whole-wardrobe': (career) => career.wonWith(career.played) >= 8,
  'is-that-all': (_, entry) => wonBy(entry) && ofTable(entry.deed, 'damage') <= 5,
  'by-a-thread': (_, entry) => wonBy(entry) && ofTable(entry.deed, 'least') <= 1,
  spotless: (_, entry) => ofTable(entry.deed, 'clean') >= 10,
  'cleaning-crew': (career) => career.sum('clean') >= 100,
  'strategic-gardening': (_, entry) => wonBy(entry) && ofTable(entry.deed, 'fled') >= 2,
  'dry-january': (_, entry) => wonBy(entry) && !ofTable(entry.deed, 'drunk'),
  'round-on-the-house': (_, entry) => ofTable(entry.deed, 'drunk') >= 4,
  overqualified: (_, entry) => ofTable(entry.deed, 'level') >= 4,
  'in-and-out': (_, entry) => wonBy(entry) && entry.deed.turns <= 22,
  'statistically-unlikely': (career) => career.sum('own-ones') >= 100,
  'its-personal': (career) => (career.nemesis?.hurt ?? 0) >= 15,
  'beaten-by-architecture': (_, entry) => ownParts(entry).some(({ hurt = {} }) => hurt.stairs > 0),
  'asked-for-it': (_, entry) => wonBy(entry) && ['veteran', 'fearless', 'expert'].includes(entry.deed.tier ?? ''),
  'better-together': (_, entry) => wonBy(entry) && entry.deed.parts.length >= 2,
};

const stick: Record<string, Test> = {
  'party-of-one': ({ games }) => games >= 1,
  'most-likely-to-brag': (_, entry) => wonBy(entry),
  'lich-please': atLeast('slayer', 1),
  'wrong-prize': (_, entry) => own(entry, 'slayer') > 0 && !wonBy(entry),
  'open-wallet': atLeast('robbed', 3),
  'finders-keepers': atLeast('stolen', 3),
  'works-alone': atLeast('refused', 5),
  'emotional-support': atLeast('helped', 6),
  'customer-service': atLeast('monsters', 12),
  'plot-armor': (_, entry) => wonBy(entry) && own(entry, 'wounds') === 0,
  'brave-sir': atLeast('fled', 3),
  'this-lever': atLeast('trapped', 3),
  'structural-engineer': (_, entry) => ofTable(entry.deed, 'collapse') > 0 && own(entry, 'escaped') === 0,
  insufferable: (_, entry) => wonBy(entry) && lead(entry) >= 10,
  'so-close': (_, entry) => !wonBy(entry) && lead(entry) >= -1,
  understudy: (career) => career.wonWith(career.played) >= 3,
  'one-person-show': (career) => career.wonWith(career.played) >= 6,
  'ten-foot-pole': atLeast('explored', 8),
  'five-minute-workday': atLeast('rested', 3),
  'fine-print': atLeast('snubbed', 1),
  'mixed-feelings': (_, entry) => own(entry, 'robbed') > 0 && own(entry, 'stolen') > 0,
};

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

export const ACHIEVEMENTS: Achievement[] = [...listed('onedeck', onedeck), ...listed('stick', stick), ...listed('', anywhere)];

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
