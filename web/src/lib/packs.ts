import type { Choice, GameCatalog } from './protocol';

const isChoice = (each: unknown): each is Choice => typeof each === 'object' && each !== null && 'id' in each;

/** What is offered without the packs that were not chosen. */
export function withPacks<C extends GameCatalog>(offered: C, chosen: string[]): C {
  const fits = (each: unknown) => !isChoice(each) || !each.pack || chosen.includes(each.pack);
  const rows = Object.entries(offered).map(([name, value]) => [name, Array.isArray(value) ? value.filter(fits) : value]);
  return Object.fromEntries(rows) as C;
}
