import type { Costs, HeroView, View } from './view';

/** What stopping now would cost: the consequences as the view has them, and what the stairs then do. */
export interface Toll extends Costs {
  /** How often the stairs hurt somebody (OD-12.6). */
  stairs: number;
}

const TOKENS_PER_DAMAGE = 3;

/** Of four heroes the stairs hurt two, at twice the tokens (OD-16.30). */
export function stairsLimit(view: View): number {
  return TOKENS_PER_DAMAGE * (view.heroes.length === 4 ? 2 : 1);
}

export function tollOf(view: View, costs: Costs): Toll {
  const time = view.mode === 'boss' ? 0 : costs.time;
  const tokens = view.stairs_tokens + Math.max(0, time - view.deck);
  const times = time ? Math.floor(tokens / stairsLimit(view)) : 0;
  return { ...costs, time, stairs: times * (view.heroes.length === 4 ? 2 : 1) };
}

/** The damage that certainly comes to a hero, and the most that may come (OD-8.8, OD-12.9). */
export function shareOf(view: View, hero: HeroView, toll: Toll): { least: number; most: number } {
  const fighting = view.heroes.filter((each) => each.fighting).length || 1;
  const dealt = hero.fighting ? toll.damage / fighting : 0;
  const alone = view.heroes.length === 1;
  return { least: Math.floor(dealt) + (alone ? toll.stairs : 0), most: Math.ceil(dealt) + toll.stairs };
}
