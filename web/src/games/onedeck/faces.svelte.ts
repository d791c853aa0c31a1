// What is printed on the cards, from the server's listing; the table works without it and then shows less.

import { Listing } from '../../lib/listing.svelte';
import type { CardRow } from '../../lib/protocol';
import type { Face, PotionFace, SkillFace, TextFace } from './catalog.gen';

export type { BoxFace, Face, FloorFace, SkillFace, WayFace } from './catalog.gen';

type Row = TextFace & { face: Face | null; joke?: string } & Partial<CardRow>;

export class Faces {
  private rows: Record<string, Row> = $state.raw({});
  private lines: Record<string, TextFace> = $state.raw({});
  private skills: Record<string, SkillFace> = $state.raw({});
  private potions: Record<string, PotionFace> = $state.raw({});
  readonly listing = new Listing('onedeck', (rows) => this.take(rows));
  load = (language: string) => this.listing.load(language);

  take(rows: Row[]): void {
    const lines: Record<string, TextFace> = {};
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

  joke(card: string | null): string {
    return (card && this.rows[card.replace(/-twin$/, '')]?.joke) || '';
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
