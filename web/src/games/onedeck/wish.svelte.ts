import type { GameWish } from '../../lib/api';
import type { Choice, GameCatalog } from '../../lib/protocol';
import { place, Wish } from '../../lib/wish.svelte';
import { sheetToken, type SheetRow } from './campaign/sheets.svelte';
import type { OneDeckOffers } from './catalog.gen';
import { LATEST } from './view.gen';

const HYBRID = 'hybrid';

export type { Dungeon, Hero } from './catalog.gen';

export type OneDeckCatalog = GameCatalog & OneDeckOffers;

export class OneDeckWish extends Wish<OneDeckCatalog> {
  dungeon = $state('dragons-cave');
  mixed = $state(false);
  reference = $state('');
  tier = $state('');
  edition = $state(LATEST);
  hordes = $state(false);
  /** The campaign sheet of each place, by its id. */
  sheets = $state<string[]>([]);

  constructor() {
    super([place('warrior', 'me')], 'me');
  }

  override fill({ setup, seats }: GameWish): void {
    const { heroes, ...chosen } = setup as { heroes: string[]; dungeon: string; tier: string };
    this.sit(heroes, seats);
    Object.assign(this, { mixed: false, hordes: false, sheets: [], options: {}, edition: LATEST, ...chosen });
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

  /** The same hero twice. */
  protected override doubles({ doubles }: OneDeckCatalog): boolean {
    return doubles.party.includes(this.places.length) && this.options[doubles.option] === doubles.value;
  }

  hordesFit({ dungeons, hordes }: OneDeckCatalog): boolean {
    const deck = this.mixed ? HYBRID : (dungeons.find((each) => each.id === this.dungeon)?.set ?? '');
    return hordes.party.includes(this.places.length) && hordes.sets.includes(deck);
  }

  setup(offered: OneDeckCatalog): Record<string, unknown> {
    return {
      heroes: this.places.map((each) => each.who),
      dungeon: this.dungeon,
      edition: this.edition,
      ...(this.mixed ? { set: HYBRID } : {}),
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
