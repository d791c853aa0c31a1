import type { Tune } from '../../lib/tunes';
import type { IconName } from './art/Icon.svelte';
import type { View } from './view';

/** Something that goes from one place of the table to another. */
export interface Flight {
  icon: IconName;
  count: number;
  from: string;
  to: string;
}

/** What has visibly changed hands between two views. */
export function flightsBetween(before: View, after: View): Flight[] {
  const found: Flight[] = [];
  const add = (icon: IconName, count: number, from: string, to: string) => {
    if (count > 0) found.push({ icon, count, from, to });
  };
  for (const hero of after.heroes) {
    const was = before.heroes.find((each) => each.hero === hero.hero);
    if (!was) continue;
    add('damage', hero.damage - was.damage, 'scene', `hero-${hero.hero}`);
    add('poison', hero.poison - was.poison, 'scene', `hero-${hero.hero}`);
    if (before.tokens > after.tokens) add('potion', was.damage - hero.damage, 'potions', `hero-${hero.hero}`);
  }
  if (after.floor === before.floor) add('time', Math.min(5, before.deck - after.deck), 'deck', 'discard');
  add('time', after.stairs_tokens - before.stairs_tokens, 'scene', 'stairs');
  add('potion', after.tokens - before.tokens, 'scene', 'potions');
  add('xp', after.xp_total - before.xp_total, 'scene', 'level');
  add('skull', after.boss_damage - before.boss_damage, 'dice', 'scene');
  return found;
}

/** What it sounds like. */
export function tuneBetween(before: View, after: View): Tune | null {
  const hurt = (view: View) => sum(view.heroes.map((hero) => hero.damage)) + view.boss_damage;
  const placed = (view: View) => sum(view.boxes.map((box) => box.dice.length));
  const dice = (view: View) => placed(view) + sum(view.heroes.map((hero) => hero.pool.length));
  if (hurt(after) > hurt(before)) return 'damage';
  if (placed(after) > placed(before)) return 'place';
  return dice(after) > dice(before) ? 'roll' : null;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
