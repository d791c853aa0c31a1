// Written by `make types`; what stands here is said in Python.

import type { Offered, Preset } from '../../lib/protocol.gen';

export interface Character {
  id: string;
  name: string;
  text: string;
  least?: number;
  most?: number;
  pack?: string;
  plays: string;
  joke: string;
}

export interface StickOffers {
  characters: Character[];
  lengths: Offered[];
  variants: Offered[];
  presets: Preset[];
  defaults: Record<string, unknown>;
}

/** Facts of a card that are drawn beside its text; its deck decides which ones. */
export interface Face {
  types?: string[];
  battle?: boolean;
  attack?: number;
  defense?: number;
  range?: number;
  level?: boolean;
  x?: number;
}
