// Written by `make types`; what stands here is said in Python.

import type { Offered } from '../../lib/protocol.gen';
import type { Color } from './view.gen';

export interface Side {
  dice: number[];
  health: number;
}

export interface Hero {
  id: string;
  name: string;
  text?: string;
  least?: number;
  most?: number;
  pack?: string;
  plays: string;
  set: string;
  /** The skills of the side for one player, and for more. */
  alone: string;
  together: string;
  sides: Side[];
}

export interface Dungeon {
  id: string;
  name: string;
  text: string;
  least?: number;
  most?: number;
  pack?: string;
  set: string;
  difficulty: number;
  boss: string;
  bossid: string;
}

export interface Edition {
  id: string;
  name: string;
  text?: string;
  least?: number;
  most?: number;
  pack?: string;
  options: Record<string, string>;
  tiers: Offered[];
}

export interface Talent {
  id: string;
  name: string;
  text: string;
  least?: number;
  most?: number;
  pack?: string;
  focus: string;
  spaces: number[];
}

/** The requirements of the Hordes card (OD-16.41). */
export interface Hordes {
  party: number[];
  sets: string[];
}

/** When the same hero may play twice (OD-16.3). */
export interface Doubles {
  party: number[];
  option: string;
  value: string;
}

export interface OneDeckOffers {
  heroes: Hero[];
  dungeons: Dungeon[];
  sets: Offered[];
  editions: Edition[];
  tiers: Offered[];
  focuses: Offered[];
  talents: Talent[];
  /** The potions of the Turn Reference, for hybrid decks. */
  references: string[];
  hordes: Hordes;
  doubles: Doubles;
  /** The settings that are required with a campaign sheet. */
  with_sheets: string[];
  defaults: Record<string, unknown>;
  lengths: Offered[];
  variants: Offered[];
  presets: Offered[];
}

export interface AbilityFace {
  id: string;
  name: string;
  text: string;
  /** Whether it only adds boxes. */
  plain: boolean;
  /** Whether it matters in encounters. */
  fights: boolean;
}

export interface BoxFace {
  color: Color;
  /** The number; None if an ability sets it. */
  value: number | null;
  wide: boolean;
  armor: boolean;
  skull: boolean;
  damage: number;
  poison: number;
  time: number;
}

/** One option of a peril. */
export interface WayFace {
  label: string;
  color: Color;
  time: number;
  box: BoxFace;
  loot: string;
}

export interface SkillFace {
  id: string;
  name: string;
  text: string;
  /** The effect, without its cost. */
  effect: string;
  use: string[];
  color: Color;
  dice: number;
  mana: number;
  exile: boolean;
  passive: boolean;
}

export interface PotionFace {
  id: string;
  name: string;
  text: string;
  /** The encounters in which it may be drunk; empty for any time. */
  use: string[];
}

export interface TextFace {
  id: string;
  name: string;
  text: string;
}

export interface FloorFace {
  ability: AbilityFace;
  peril: BoxFace[];
  combat: BoxFace[];
}

export interface BossFace {
  id: string;
  name: string;
  text: string;
  health: number;
  boxes: BoxFace[];
}

/** The print on a card. The kind of card decides which fields it has. */
export interface Face {
  kind: string;
  xp?: number;
  item?: number[];
  /** The name of its item. */
  carried?: string;
  stats?: number[];
  health?: number;
  leaf?: boolean;
  ability?: AbilityFace | null;
  boxes?: BoxFace[];
  options?: WayFace[];
  skill?: SkillFace | null;
  potion?: PotionFace | null;
  feat?: TextFace;
  floors?: FloorFace[];
  boss?: BossFace;
  focus?: string;
  spaces?: number[];
  effect?: string;
}
