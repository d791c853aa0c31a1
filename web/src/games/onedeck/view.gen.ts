// Written by `make types`; what stands here is said in Python.

export const COLORS = ['strength', 'agility', 'magic', 'heroic', 'any', 'same'] as const;

export const MARKS = ['green', 'yellow', 'red'] as const;

export const SETS = ['base', 'forest'] as const;

export const CARD_KINDS = ['combat', 'peril'] as const;

export const LATEST = '1.9';

export const PHRASES = ['od-mine', 'od-help', 'od-dice', 'od-flee', 'od-potions', 'od-drink', 'od-time', 'od-boss'] as const;

export const BOX_RULES: Record<string, string[]> = {
  'covered': [],
  'now': [],
  'armor-first': ['OD-7.15'],
  'sum': ['OD-7.9'],
  'mana': ['OD-7.36'],
  'armor': ['OD-7.56'],
  'strength': ['OD-7.5'],
  'agility': ['OD-7.5'],
  'magic': ['OD-7.5'],
  'heroic': ['OD-7.5'],
  'skull': [],
  'low': ['OD-7.6'],
};

export const NEED_RULES: Record<string, string[]> = {
  'one': ['OD-7.5'],
  'wide': ['OD-7.5', 'OD-7.8', 'OD-7.9'],
  'armor': ['OD-7.15'],
};

export const WHY_RULES: Record<string, string[]> = {
  'passive': [],
  'used': ['OD-7.28'],
  'encounter': ['OD-7.1'],
  'not-here': ['OD-16.18'],
  'kind': ['OD-7.30', 'OD-7.31'],
  'mana-cost': ['OD-7.36', 'OD-7.41'],
  'dice-cost': ['OD-7.35', 'OD-7.41'],
  'done': ['OD-7.1'],
  'begun': ['OD-7.1'],
  'no-tokens': ['OD-10.1'],
  'potion-encounter': ['OD-10.8'],
  'potion-room': ['OD-10.20'],
  'potion-window': ['OD-10.15'],
  'potion-begun': ['OD-10.2'],
  'deck-empty': ['OD-4.5'],
  'later': ['OD-3.9'],
  'doors-full': ['OD-4.1', 'OD-4.4'],
  'boss': [],
  'stairs-hidden': ['OD-12.1'],
  'stairs-later': ['OD-12.13', 'OD-12.3'],
  'xp': ['OD-11.3'],
  'no-token-left': ['OD-10.13'],
  'level-later': ['OD-11.2'],
};

export type Color = 'strength' | 'agility' | 'magic' | 'heroic' | 'any';

export type Mode = 'combat' | 'peril' | 'boss';

export type Verb = 'go-on' | 'explore' | 'enter' | 'pass' | 'encounter' | 'slip-back' | 'flee' | 'invisible' | 'heal' | 'return' | 'descend' | 'stay' | 'yes' | 'no' | 'hurt' | 'drain' | 'peril' | 'feat' | 'no-feat' | 'throw' | 'first' | 'bonus' | 'cover' | 'add' | 'use' | 'pay' | 'pick' | 'done' | 'drink' | 'convert' | 'discard' | 'branch' | 'amount' | 'give' | 'defeat' | 'split' | 'store' | 'item' | 'skill' | 'potion' | 'xp' | 'level-up' | 'refuse' | 'pair' | 'card' | 'poison' | 'cure' | 'soothe' | 'focus' | 'learn' | 'brew' | 'mark';

export interface DoorView {
  number: number;
  /** The card; None while the door is closed. */
  card: string | null;
  /** The other card of a door of four heroes. */
  second: string | null;
}

export interface SkillView {
  id: string;
  /** The card that brought it; None for printed and Basic Skills and talents. */
  card: string | null;
  used: boolean;
}

export interface TalentView {
  id: string;
  focus: string;
  /** The marked spaces: green, yellow, red. */
  marks: number[];
  spaces: number[];
  active: boolean;
  full: boolean;
  /** Why no check-mark can be placed now, by color; empty if one can. */
  refuses: string[];
}

export interface HeroView {
  seat: number;
  /** The hero's id, with a number for a second one of the same kind. */
  hero: string;
  card: string;
  damage: number;
  health: number;
  poison: number;
  /** Whether the hero is in the encounter; outside encounters everybody is. */
  fighting: boolean;
  stats: number[];
  items: string[];
  skills: SkillView[];
  feat: string;
  stored: Record<string, number>;
  pool: string[];
  focus: string | null;
  /** The group of talents that an edition fixes for good. */
  bound: string | null;
  /** The campaign sheet; empty without one. */
  sheet: TalentView[];
}

export interface BoxView {
  number: number;
  source: string;
  color: Color;
  /** The number; -1 for an X that is unknown before the pairs are formed. */
  value: number;
  wide: boolean;
  armor: boolean;
  damage: number;
  poison: number;
  time: number;
  skull: boolean;
  dice: string[];
  covered: boolean;
  /** The number less the dice on the box. */
  missing: number;
  /** Whether heroic dice count as any color on it. */
  heroic: boolean;
  /** Why it takes no dice at all now (see `BOX_RULES`). */
  closed: string | null;
  /** The dice on the table that it does not take, by the reason. */
  refuses: Record<string, string[]>;
}

/** A hero's damage, and the health at that moment. */
export interface Fall {
  hero: string;
  damage: number;
  health: number;
}

export interface Why {
  reason: string;
  facts: Record<string, number | string>;
}

export interface View {
  seat: number;
  edition: string;
  set: string;
  tier: string | null;
  hordes: boolean;
  /** The potion of the Turn Reference, always known. */
  reference: string;
  dungeon: string;
  difficulty: number;
  /** The numbers that differ from the print in this game, by level card or ability of the dungeon and its boss. */
  altered: Record<string, Record<string, number>>;
  turn: number;
  /** The floor, 1 to 3; 4 is the boss. */
  floor: number;
  deck: number;
  discard: string[];
  stairs_visible: boolean;
  stairs_tokens: number;
  /** The number of tokens that hurt. */
  stairs_limit: number;
  doors: DoorView[];
  level: number;
  level_items: number;
  level_skills: number;
  level_bonus: number;
  /** The next level; the last one stays. */
  next_level: number;
  next_level_card: string;
  /** The dice that one heroic die costs here. */
  conversion_dice: number;
  xp: string[];
  xp_total: number;
  xp_needed: number;
  tokens: number;
  /** What a token heals now by the potion of the Turn Reference. */
  healing: number;
  potions: string[];
  heroes: HeroView[];
  /** The dice in the supply; for four heroes that of the pair in the encounter. */
  supply: Record<string, number>;
  reserve: Record<string, number>;
  exiled: Record<string, number>;
  token_limit: number | null;
  poison_left: number;
  /** The leaves on open doors: each adds 1 to a Resist Poison roll. */
  leaves: number;
  mode: Mode | null;
  card: string | null;
  /** The cards that wait to be claimed. */
  spoils: string[];
  option: number | null;
  /** The abilities in force that matter in this encounter. */
  abilities: string[];
  boxes: BoxView[];
  /** Whether dice are on the table and may be used. */
  placing: boolean;
  /** The damage of stopping now (Suffer Consequences with the dice as they are). */
  damage_now: number;
  poison_now: number;
  time_now: number;
  /** The damage that the stairs would add. */
  stairs_now: number;
  /** The damage of stopping now to each hero, certain and at most; none for heroes without any. */
  due: Record<string, [number, number]>;
  /** The heroes who may fall by that damage. */
  mortal: string[];
  boss: string | null;
  boss_damage: number;
  boss_health: number;
  /** The boss's health if everybody stopped now and survived. */
  boss_left_now: number;
  round: number;
  removed: string[];
  /** The answers that certainly cost a hero's life, potions aside. */
  falls: Record<string, Fall[]>;
  /** The answers that certainly lose the game. */
  deadly: string[];
  /** Why skills, potions, deck, stairs and experience give no answer now, by the beginning of the answer. */
  refused: Record<string, Why>;
  /** The result, while check-marks are being placed. */
  result: string | null;
  outcome: string | null;
}
