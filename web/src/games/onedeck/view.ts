import type * as gen from './view.gen';

export type { Question } from '../../lib/protocol';
export type { BoxView, Color, DoorView, HeroView, SkillView, TalentView, Verb, Why } from './view.gen';

export type Costs = Pick<gen.BoxView, 'damage' | 'poison' | 'time'>;

/** What the server adds for the pages. */
export interface View extends gen.View {
  names: Record<string, string>;
  /** What floors, boss and level cards say in this game, where it is not what is printed. */
  played: Record<string, string>;
}

export type Words = (id: string, facts?: Record<string, string | number>) => string;

export const COLORS: gen.Color[] = ['strength', 'agility', 'magic', 'heroic'];

/** The number of a box, or X where an ability has yet to tell it. */
export function numberOf(value: number | null): string {
  return value === null || value < 0 ? 'X' : String(value);
}

const LETTERS: Record<string, gen.Color> = { s: 'strength', a: 'agility', m: 'magic', h: 'heroic' };

export interface DieFace {
  color: gen.Color;
  value: number;
  /** Only for armour boxes, only for mana, or free. */
  only: 'armor' | 'mana' | null;
}

export function readDie(word: string): DieFace {
  const only = word.endsWith('!') ? 'armor' : word.endsWith('*') ? 'mana' : null;
  return { color: LETTERS[word[0]] ?? 'any', value: Number(word[1]), only };
}

/** Without the number of its copy: the creature or place a card shows. */
export function kindOf(card: string): string {
  return card.replace(/-twin$/, '').replace(/-\d+$/, '');
}
