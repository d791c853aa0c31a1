// The view of src/underdeck/onedeck/view.py, with the names the server adds.

export type Color = 'strength' | 'agility' | 'magic' | 'heroic' | 'any';

export interface SkillView {
  id: string;
  card: string | null;
  used: boolean;
}

export interface TalentView {
  id: string;
  focus: string;
  marks: number[];
  spaces: number[];
  active: boolean;
}

export interface HeroView {
  seat: number;
  hero: string;
  card: string;
  damage: number;
  health: number;
  poison: number;
  fighting: boolean;
  stats: number[];
  items: string[];
  skills: SkillView[];
  feat: string;
  stored: Record<string, number>;
  pool: string[];
  focus: string | null;
  sheet: TalentView[];
}

export interface Costs {
  damage: number;
  poison: number;
  time: number;
}

export interface BoxView extends Costs {
  number: number;
  source: string;
  color: Color;
  value: number;
  wide: boolean;
  armor: boolean;
  skull: boolean;
  dice: string[];
  covered: boolean;
}

export interface DoorView {
  number: number;
  card: string | null;
  second: string | null;
}

export interface View {
  seat: number;
  edition: string;
  set: string;
  tier: string | null;
  hordes: boolean;
  reference: string;
  dungeon: string;
  difficulty: number;
  turn: number;
  floor: number;
  deck: number;
  discard: string[];
  stairs_visible: boolean;
  stairs_tokens: number;
  doors: DoorView[];
  level: number;
  level_items: number;
  level_skills: number;
  level_bonus: number;
  conversion_dice: number;
  xp: string[];
  xp_total: number;
  xp_needed: number;
  tokens: number;
  potions: string[];
  heroes: HeroView[];
  supply: Record<string, number>;
  reserve: Record<string, number>;
  exiled: Record<string, number>;
  token_limit: number | null;
  poison_left: number;
  leaves: number;
  mode: 'combat' | 'peril' | 'boss' | null;
  card: string | null;
  spoils: string[];
  option: number | null;
  boxes: BoxView[];
  placing: boolean;
  damage_now: number;
  poison_now: number;
  time_now: number;
  boss: string | null;
  boss_damage: number;
  boss_health: number;
  /** What it would have left if everybody stopped now and lived through it. */
  boss_left_now: number;
  round: number;
  removed: string[];
  /** Answers that cost a hero's life for certain. */
  falls: Record<string, { hero: string; damage: number; health: number }[]>;
  result: string | null;
  outcome: string | null;
  names: Record<string, string>;
  /** What floors, boss and level cards say in this game, where it is not what is printed. */
  played: Record<string, string>;
}

export interface Option {
  words: string;
  label: string;
  change?: string;
}

export interface Question {
  seat: number;
  kind: string;
  text: string;
  options: Option[];
}

export type Words = (id: string, facts?: Record<string, string | number>) => string;

export const COLORS: Color[] = ['strength', 'agility', 'magic', 'heroic'];

/** The number of a box, or X where an ability has yet to tell it. */
export function numberOf(value: number | null): string {
  return value === null || value < 0 ? 'X' : String(value);
}

const LETTERS: Record<string, Color> = { s: 'strength', a: 'agility', m: 'magic', h: 'heroic' };

export interface DieFace {
  color: Color;
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
