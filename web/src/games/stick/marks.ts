import type { Marks } from '../pages';
import { coatOf } from './art/colours';
import Icon from './art/Icon.svelte';

/** Which icon stands before a line, by what it tells. */
const KINDS: Record<string, string[]> = {
  sword: ['battle-attack', 'battle-defend', 'battle-player', 'wins', 'draws', 'loses', 'pvp-win', 'pvp-draw', 'chooses-shtick', 'no-shtick'],
  crown: ['defeated', 'winner', 'score', 'team-score'],
  skull: ['new-battle', 'plays-monster', 'no-monster', 'namesake', 'size-grows', 'size-changes', 'size-frozen', 'monster-gone', 'sinks', 'carried', 'xykon-card'],
  die: ['rolls', 'rerolls', 'rolls-for-first', 'searches', 'disarms', 'evades'],
  heart: ['wounded', 'healed'],
  boot: ['moves', 'moved', 'leaps', 'flees', 'fled-to', 'home', 'bumped'],
  door: ['explores', 'first-here', 'stairs', 'exits'],
  bang: ['trap', 'hit-by-trap', 'collapse', 'room-falls'],
  loot: ['got-loot', 'got-some-loot', 'equipped', 'unequipped', 'discards-loot', 'lost-loot', 'dropped-loot', 'gave', 'stole', 'stole-something', 'rummages', 'loot-reshuffled', 'traded-loot', 'paid', 'snubs'],
  hand: ['plays-card', 'lost-card', 'recovers', 'drew-cards', 'hand-thrown-away', 'battle-reshuffled'],
  cross: ['cancelled', 'refuses', 'withdraws'],
  shtick: ['flipped', 'unflipped', 'unflipped-all', 'boosted', 'gained-shtick', 'no-shticks-left', 'traded-monsters', 'released', 'unsaved'],
  help: ['helps', 'hires', 'offers', 'offers-something', 'picks-shadow'],
  sleep: ['rests', 'misses', 'missed'],
  speech: ['says'],
};
const ICONS = new Map(Object.entries(KINDS).flatMap(([icon, kinds]) => kinds.map((kind) => [kind, icon] as const)));

export default { Icon, icon: ({ kind }) => ICONS.get(kind) ?? '', colour: coatOf } satisfies Marks;
