import { ofTable, own, ownParts, wonBy } from '../../journal/career';
import type { Test } from '../../journal/career';
import type { JournalEntry } from '../../lib/protocol.gen';

const lead = (entry: JournalEntry) => {
  const mine = Math.max(...ownParts(entry).map(({ points = 0 }) => points));
  const others = entry.deed.parts.filter(({ name }) => !entry.mine.includes(name)).map(({ points = 0 }) => points);
  return mine - Math.max(...others);
};

const atLeast = (kind: string, n: number): Test => (_, entry) => own(entry, kind) >= n;

export const achievements: Record<string, Test> = {
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
