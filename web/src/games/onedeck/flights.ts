import type { Tune } from '../../lib/tunes';
import type { IconName } from './art/Icon.svelte';
import type { BoxView, View } from './view';

const MOST_HOURS = 5;

/** Something that goes from one place of the table to another. */
export interface Flight {
  icon: IconName;
  count: number;
  from: string;
  to: string;
}

/** What has visibly changed hands between two views: from what caused it to where it lands. */
export function flightsBetween(before: View, after: View): Flight[] {
  const found: Flight[] = [];
  const add = (icon: IconName, count: number, from: string, to: string) => {
    if (count > 0) found.push({ icon, count, from, to });
  };
  const addEach = (icon: IconName, count: number, causes: string[], to: string) => {
    for (const from of causes.splice(0, count)) add(icon, 1, from, to);
  };
  const [wounds, drops, hours] = [open(before, 'damage'), open(before, 'poison'), open(before, 'time')];
  const skulls = before.boxes.filter((box) => box.skull && box.covered).map(placeOf);
  for (const hero of after.heroes) {
    const was = before.heroes.find((each) => each.hero === hero.hero);
    if (!was) continue;
    const [hurt, sick, at] = [hero.damage - was.damage, hero.poison - was.poison, `hero-${hero.hero}`];
    add('damage', hurt - wounds.length, 'scene', at);
    addEach('damage', hurt, wounds, at);
    add('poison', sick - drops.length, 'scene', at);
    addEach('poison', sick, drops, at);
    if (before.tokens > after.tokens) add('potion', was.damage - hero.damage, 'potions', `hero-${hero.hero}`);
  }
  if (after.floor === before.floor && before.deck > after.deck) {
    addEach('time', MOST_HOURS, hours, 'deck');
    add('time', Math.min(MOST_HOURS, before.deck - after.deck), 'deck', 'discard');
  }
  add('time', after.stairs_tokens - before.stairs_tokens, 'scene', 'stairs');
  add('potion', after.tokens - before.tokens, 'scene', 'potions');
  add('xp', after.xp_total - before.xp_total, 'scene', 'level');
  addEach('skull', after.boss_damage - before.boss_damage, skulls, 'foe');
  return found;
}

/** Where its dice lie. */
function placeOf(box: BoxView): string {
  return `box-${box.number}`;
}

/** The open boxes of an encounter that ends, each as often as it costs. */
function open(view: View, cost: 'damage' | 'poison' | 'time'): string[] {
  if (!view.placing) return [];
  return view.boxes.filter((box) => !box.covered).flatMap((box) => Array.from({ length: box[cost] }, () => placeOf(box)));
}

/** What it sounds like. */
export function tuneBetween(before: View, after: View): Tune | null {
  const hurt = (view: View) => sum(view.heroes.map((hero) => hero.damage)) + view.boss_damage;
  const placed = (view: View) => sum(view.boxes.map((box) => box.dice.length));
  const dice = (view: View) => placed(view) + sum(view.heroes.map((hero) => hero.pool.length));
  const shut = (view: View) => view.boxes.filter((box) => box.covered).length;
  const seen = (view: View) => view.doors.filter((door) => door.card).length;
  if (hurt(after) > hurt(before)) return 'damage';
  if (shut(after) > shut(before) && before.boxes.length) return 'shut';
  if (seen(after) > seen(before)) return 'door';
  if (placed(after) > placed(before)) return 'place';
  return dice(after) > dice(before) ? 'roll' : null;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
