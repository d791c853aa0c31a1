import { ofTable, ownParts, wonBy } from '../../journal/career';
import type { Test } from '../../journal/career';

export const achievements: Record<string, Test> = {
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
