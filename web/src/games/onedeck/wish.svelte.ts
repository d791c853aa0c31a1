import type { GameWish } from '../../lib/api';
import type { Choice, GameCatalog } from '../../lib/protocol';
import { place, Wish } from '../../lib/wish.svelte';
import { sheetToken, type SheetRow } from './campaign/sheets.svelte';

export const USUAL_EDITION = '1.9';
const PARTY_OF_FOUR = 4;
const FOREST = 'forest';

export interface Hero extends Choice {
  set: string;
  /** The side for one player, and for more. */
  alone: string;
  together: string;
  sides: { dice: number[]; health: number }[];
}

export interface Dungeon extends Choice {
  set: string;
  difficulty: number;
  boss: string;
  bossid: string;
  text: string;
}

export interface Edition extends Choice {
  tiers: Choice[];
  /** What it changes. */
  options: Record<string, string>;
}

export interface OneDeckCatalog extends GameCatalog {
  heroes: Hero[];
  dungeons: Dungeon[];
  sets: Choice[];
  editions: Edition[];
  tiers: Choice[];
}

export class OneDeckWish extends Wish<OneDeckCatalog> {
  dungeon = $state('dragons-cave');
  mixed = $state(false);
  reference = $state('');
  tier = $state('');
  edition = $state(USUAL_EDITION);
  hordes = $state(false);
  /** The campaign sheet of each place, by its id. */
  sheets = $state<string[]>([]);

  constructor() {
    super([place('warrior', 'me')], 'me');
  }

  playWith(sheet: SheetRow): void {
    this.places[0].who = sheet.hero;
    this.sheets[0] = sheet.open ? '' : sheet.id;
  }

  override setCount(count: number, people: Choice[]): void {
    super.setCount(count, people);
    this.sheets.splice(count);
  }

  override refit(offered: OneDeckCatalog): void {
    this.keepPeople(offered.heroes);
    if (!offered.dungeons.some(({ id }) => id === this.dungeon)) this.dungeon = offered.dungeons[0].id;
  }

  /** OD-16.3: the same hero twice. */
  protected override get doubles(): boolean {
    return this.places.length === PARTY_OF_FOUR && this.options.same_heroes === 'yes';
  }

  /** OD-16.41: four heroes, and the Forest in the deck. */
  hordesFit(offered: OneDeckCatalog): boolean {
    const forest = offered.dungeons.find((each) => each.id === this.dungeon)?.set === FOREST;
    return this.places.length === PARTY_OF_FOUR && (this.mixed || forest);
  }

  setup(offered: OneDeckCatalog): Record<string, unknown> {
    return {
      heroes: this.places.map((each) => each.who),
      dungeon: this.dungeon,
      edition: this.edition,
      ...(this.mixed ? { set: 'hybrid' } : {}),
      ...(this.mixed && this.reference ? { reference: this.reference } : {}),
      ...(this.tier ? { tier: this.tier } : {}),
      ...(this.hordes && this.hordesFit(offered) ? { hordes: true } : {}),
    };
  }

  summary(offered: OneDeckCatalog): string {
    const where = offered.dungeons.find((each) => each.id === this.dungeon)?.name ?? '';
    return `${this.named(offered.heroes)} · ${where}`;
  }

  override made(offered: OneDeckCatalog): GameWish {
    const sheets = this.sheets.flatMap((each) => sheetToken(each) ?? []);
    return { ...super.made(offered), ...(sheets.length ? { sheets } : {}) };
  }
}
