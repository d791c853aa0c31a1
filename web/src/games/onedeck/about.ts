import type { Words } from '../pages';
import type { View } from './view';

const PAIRS = 4;

/** What this game is about, by its own heroes and rules. */
export function aboutOf(view: View, words: Words): string[] {
  const name = (id: string) => view.names[id] ?? id;
  const heroes = view.heroes.map(({ hero }) => name(hero)).join(', ');
  return [
    words('web-od-aim', { heroes, dungeon: name(view.dungeon) }),
    words('web-od-aim-turn', { time: view.heroes.length === PAIRS ? 4 : 2 }),
    view.tier ? words('web-od-aim-tier', { tier: name(view.tier) }) : '',
  ].filter(Boolean);
}
