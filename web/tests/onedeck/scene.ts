import type { Question } from '../../src/lib/protocol';
import { Desk, type Props } from '../../src/games/onedeck/desk.svelte';
import type { BoxView, HeroView, View } from '../../src/games/onedeck/view';

export function hero(more: Partial<HeroView> = {}): HeroView {
  return {
    seat: 0, hero: 'warrior', card: 'warrior-solo', damage: 0, health: 6, poison: 0, fighting: true, stats: [3, 2, 1, 0],
    items: [], skills: [], feat: '', stored: {}, pool: [], focus: null, bound: null, sheet: [], ...more,
  };
}

export function box(more: Partial<BoxView> = {}): BoxView {
  return {
    number: 1, source: 'card', color: 'strength', value: 4, wide: false, armor: false, skull: false, damage: 1, poison: 0,
    time: 0, dice: [], covered: false, missing: 4, heroic: true, closed: null, refuses: {}, ...more,
  };
}

/** As much of a view as the claim is about. */
export function view(more: Partial<View> = {}): View {
  const usual: Partial<View> = {
    seat: 0, deck: 20, stairs_tokens: 0, stairs_visible: false, heroes: [hero()], mode: 'combat', boxes: [box()],
    placing: true, damage_now: 0, poison_now: 0, time_now: 0, stairs_now: 0, due: {}, mortal: [], refused: {}, abilities: [], tokens: 0, card: 'goblin-1', names: {}, played: {}, boss: null,
    xp_total: 0, xp_needed: 5, outcome: null, boss_damage: 0, doors: [],
  };
  return { ...usual, ...more } as View;
}

export function question(...options: string[]): Question {
  return { seat: 0, kind: 'placing', text: '', why: '', rules: [], options: options.map((words) => ({ words, label: words })) };
}

/** A desk at which the words are their own ids, with the facts behind. */
export function lay(props: Partial<Props>): { desk: Desk; given: unknown[][] } {
  const given: unknown[][] = [];
  const all: Props = {
    view: view(),
    questions: [],
    answer: (...each) => given.push(each),
    words: (id, facts = {}) => [id.replace('web-od-', ''), ...Object.values(facts)].join(' '),
    ...props,
  };
  return { desk: new Desk(() => all), given };
}
