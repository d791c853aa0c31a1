import { Listing } from '../../lib/listing.svelte';
import type { CardRow as Row } from '../../lib/protocol';
import type { Face } from './catalog.gen';
import type { StickView } from './view';
import { INFINITE, NOT_AVAILABLE } from './view.gen';

export interface CardRow extends Row {
  face: Face;
}

/** The text of every card in the language of the page; empty until it has come. */
export class Catalogue {
  rows = $state.raw<Map<string, CardRow>>(new Map());
  #listing = new Listing<CardRow>('stick', (rows) => (this.rows = new Map(rows.map((row) => [row.id, row]))));
  load = (language: string) => this.#listing.load(language);

  get awaited(): boolean {
    return this.#listing.awaited;
  }

  name(id: string, view: StickView): string {
    return view.names[id] ?? this.rows.get(id)?.name ?? id.replaceAll('-', ' ');
  }

  /** `+2/+1 →3`: what a Battle Shtick or a Monster fights with. */
  numbers(id: string): { attack: string; defense: string; range: string } | null {
    const row = this.rows.get(id);
    const face = row?.face;
    if (!row || !face || typeof face.attack === 'undefined' || face.battle === false) return null;
    if (row.deck === 'xykon' && !face.attack) return null;
    const show = (n: number | null | undefined) => {
      if (n === null || n === undefined || n === NOT_AVAILABLE) return '–';
      if (row.deck === 'shtick') return n < 0 ? `−${-n}` : `+${n}`;
      return `${n}${face.level ? '+' : ''}`;
    };
    const range = face.range ?? 0;
    return {
      attack: show(face.attack),
      defense: show(face.defense),
      range: range === 0 ? '' : range === INFINITE ? '∞' : String(range),
    };
  }
}

export const catalogue = new Catalogue();
