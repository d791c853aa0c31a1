import { fetchCatalog, post } from '../../../lib/api';
import { keep, recall } from '../../../lib/kept';
import type { Choice } from '../../../lib/protocol';
import { MARKS } from '../view.gen';
import type { OneDeckOffers } from '../catalog.gen';
import { sayTrouble } from '../../../lib/toasts.svelte';
import { speech } from '../../../lib/words.svelte';

export { MARKS };
export type { Talent } from '../catalog.gen';
export type Mark = (typeof MARKS)[number];

/** Marked spaces of each talent: green, yellow, red. */
export type Tally = Record<string, number[]>;

export interface SheetRow {
  id: string;
  name: string;
  hero: string;
  created: string;
  /** The focus that edition 1.1 binds the hero to. */
  focus: string;
  marks: Tally;
  unlocked: string[];
  /** Victories by dungeon. */
  bosses: Record<string, number>;
  played: number;
  /** The game it is in now. */
  open: string | null;
}

export interface Played {
  game: number;
  date: string;
  edition: string;
  dungeon: string;
  difficulty: number;
  tier?: string;
  outcome: 'victory' | 'defeat';
  descents: number;
  levels: number;
  boss: number;
  bonus: number;
  earned: number;
  lost: number;
  marks: [talent: string, mark: Mark][];
  focus?: string;
  replay: string | null;
}

export interface SheetPage extends SheetRow {
  games: Played[];
}

export type Book = OneDeckOffers;

interface Made {
  id: string;
  token: string;
}

const tokens: Record<string, string> = $state(recall('sheets', {}));

export function sheetToken(id: string): string | undefined {
  return tokens[id];
}

export function sheetTokens(): string[] {
  return Object.values(tokens);
}

export function holdSheet(id: string, token: string): void {
  tokens[id] = token;
  keep('sheets', $state.snapshot(tokens));
}

export function putAway(id: string): void {
  delete tokens[id];
  keep('sheets', $state.snapshot(tokens));
}

export async function beginSheet(hero: string, name: string): Promise<string> {
  const made = await post<Made>('/api/campaigns', { hero, name }, speech.lang);
  holdSheet(made.id, made.token);
  return made.id;
}

export async function bringSheet(file: File): Promise<{ id: string; unproven: string[] }> {
  const wish = { parcel: await file.text(), file: file.name, tokens: sheetTokens() };
  const made = await post<Made & { unproven: string[] }>('/api/campaigns/bring', wish, speech.lang);
  holdSheet(made.id, made.token);
  return made;
}

export const mySheets = () => post<SheetRow[]>('/api/campaigns/mine', { tokens: sheetTokens() }, speech.lang);

export const readSheet = (token: string) => post<SheetPage>('/api/campaigns/sheet', { token }, speech.lang);

export const giveUp = (token: string) => post<object>('/api/campaigns/abandon', { token }, speech.lang);

export const deleteSheet = (token: string) => post<object>('/api/campaigns/delete', { token }, speech.lang);

export const fetchParcel = (token: string) => post<object>('/api/campaigns/parcel', { token }, speech.lang);

export function idOf(token: string | undefined): string | undefined {
  return Object.keys(tokens).find((id) => tokens[id] === token);
}

/** The sheets that this browser holds. */
export class Shelf {
  sheets = $state.raw<SheetRow[]>([]);

  constructor() {
    $effect(() => {
      if (sheetTokens().length) mySheets().then((found) => (this.sheets = found), sayTrouble);
      else this.sheets = [];
    });
  }
}

/** Names and texts in the language of the screen. */
export class Books {
  book = $state.raw<Book | null>(null);

  constructor() {
    $effect(() => {
      fetchCatalog(speech.lang).then((found) => (this.book = found.onedeck as unknown as Book), sayTrouble);
    });
  }
}

export function nameOf(list: Choice[], id: string): string {
  return list.find((each) => each.id === id)?.name ?? id;
}

export function count(marks: Tally): number {
  return Object.values(marks).flat().reduce((sum, each) => sum + each, 0);
}

export function day(date: string): string {
  return new Intl.DateTimeFormat(speech.lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}
