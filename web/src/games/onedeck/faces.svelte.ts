// What is printed on the cards, from the server's listing; the table works without it and then shows less.

import { fetchCards } from '../../lib/api';
import type { Color, Costs } from './view';

export interface BoxFace extends Costs {
  color: Color;
  /** null where an ability says the number. */
  value: number | null;
  wide: boolean;
  armor: boolean;
  skull: boolean;
}

export interface Line {
  id: string;
  name: string;
  text: string;
  /** An ability that does nothing but add boxes. */
  plain?: boolean;
  /** An ability that matters in encounters. */
  fights?: boolean;
}

export interface SkillFace extends Line {
  /** What it does, without its cost. */
  effect: string;
  use: string[];
  color: Color;
  dice: number;
  mana: number;
  exile: boolean;
  passive: boolean;
}

export interface PotionFace extends Line {
  /** Where it is drunk; none for one that is drunk at any time. */
  use: string[];
}

/** One way through a peril. */
export interface Way {
  label: string;
  color: Color;
  time: number;
  box: BoxFace;
  loot: string;
}

export interface FloorFace {
  ability: Line;
  peril: BoxFace[];
  combat: BoxFace[];
}

export interface Face {
  kind: string;
  xp?: number;
  item?: number[];
  health?: number;
  leaf?: boolean;
  ability?: Line | null;
  boxes?: BoxFace[];
  options?: Way[];
  skill?: SkillFace | null;
  potion?: PotionFace | null;
  feat?: Line;
  floors?: FloorFace[];
  boss?: Line & { health: number; boxes: BoxFace[] };
}

interface Row {
  id: string;
  name: string;
  text: string;
  face?: Face | null;
}

export class Faces {
  private rows: Record<string, Row> = $state.raw({});
  private lines: Record<string, Line> = $state.raw({});
  private skills: Record<string, SkillFace> = $state.raw({});
  private potions: Record<string, PotionFace> = $state.raw({});
  private language = '';

  async load(language: string): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    try {
      const rows = (await fetchCards('onedeck', language)) as unknown as Row[];
      if (language === this.language) this.take(rows);
    } catch {
      this.language = '';
    }
  }

  take(rows: Row[]): void {
    const lines: Record<string, Line> = {};
    const skills: Record<string, SkillFace> = {};
    const potions: Record<string, PotionFace> = {};
    for (const row of rows) {
      const face = row.face;
      lines[row.id] = row;
      if (!face?.kind) continue;
      if (face.skill) skills[face.skill.id] = face.skill;
      if (face.potion) potions[face.potion.id] = face.potion;
      for (const line of [face.skill, face.potion, face.feat]) if (line) lines[line.id] ??= line;
    }
    this.lines = lines;
    this.skills = skills;
    this.potions = potions;
    this.rows = Object.fromEntries(rows.map((row) => [row.id, row]));
  }

  face(card: string | null): Face | null {
    const face = card ? this.rows[card.replace(/-twin$/, '')]?.face : null;
    return face?.kind ? face : null;
  }

  skill(id: string): SkillFace | null {
    return this.skills[id] ?? null;
  }

  potion(id: string): PotionFace | null {
    return this.potions[id] ?? null;
  }

  /** All that a card, skill, potion, feat or talent says, or ''. */
  text(id: string): string {
    return this.lines[id.replace(/-twin$/, '')]?.text ?? '';
  }
}

export const faces = new Faces();
