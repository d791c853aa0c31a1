import type { Component } from 'svelte';
import type { Marks } from '../pages';
import Icon, { type IconName } from './art/Icon.svelte';
import { portrait } from './art/heroes';

/** Which icon stands before a line, by what it tells. */
const KINDS: Partial<Record<IconName, string[]>> = {
  time: ['time', 'lone-card'],
  stairs: ['stairs-revealed', 'stairs-tokens', 'stairs-full', 'descended', 'begin'],
  door: ['explore', 'doors-placed', 'opened', 'entered', 'stealth-door', 'fled', 'escaped', 'invisible'],
  combat: ['encounter', 'round', 'pair', 'strike'],
  peril: ['ability', 'drained', 'peril-chosen', 'gamble-lost', 'consequences', 'exiled', 'token-exiled'],
  any: ['rolled', 'rerolling', 'gained', 'thrown', 'dice-lost', 'dice-unfit', 'discarded', 'paid', 'exchanged', 'changed', 'supply-empty', 'stored', 'stored-returned', 'stored-lost', 'odd-die'],
  check: ['covered', 'marked', 'marks-earned', 'unlocked'],
  heroic: ['feat', 'converted', 'victory'],
  skill: ['used', 'loot-skill', 'learned', 'focus', 'talent'],
  potion: ['drank', 'loot-potion', 'token-gained', 'token-lost', 'xp-potion', 'brewed', 'healed', 'cured'],
  item: ['loot-item', 'replaced'],
  xp: ['loot-xp', 'level-up', 'tier-card'],
  damage: ['damage'],
  armor: ['armor', 'resisted'],
  poison: ['poisoned', 'poison-strikes'],
  skull: ['boss', 'boss-healed', 'defeat', 'cover-broken'],
};
const ICONS = new Map(Object.entries(KINDS).flatMap(([icon, kinds]) => kinds.map((kind) => [kind, icon] as const)));

export default {
  Icon: Icon as Component<{ name: string }>,
  icon: ({ kind }) => ICONS.get(kind) ?? '',
  colour: (who) => portrait(who.replace(/-2$/, ''), 'calm').accent,
} satisfies Marks;
