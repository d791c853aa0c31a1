import type { GameWish } from './api';
import { sheetToken, type SheetRow } from '../campaign/sheets.svelte';
import { recall } from './kept';
import type { Choice, Game, GameCatalog, SeatKind } from './protocol';
import { seedOf } from './seed';

export interface Place {
  who: string;
  kind: SeatKind;
  name: string;
  /** The campaign sheet of the hero, by its id. */
  sheet: string;
}

export const KINDS: SeatKind[] = ['me', 'here', 'invite', 'bot'];
export const USUAL_EDITION = '1.9';
const PARTY_OF_DOUBLES = 4;

function place(who: string, kind: SeatKind): Place {
  return { who, kind, name: '', sheet: '' };
}

/** The game somebody is about to begin. */
export class Wish {
  game = $state<Game>('onedeck');
  seats = $state<Record<Game, Place[]>>({
    onedeck: [place('warrior', 'me')],
    stick: [place('roy', 'me'), place('haley', 'bot'), place('belkar', 'bot')],
  });
  /** The place that the next tap on a portrait fills. */
  next = $state(0);
  name = $state(recall('name', ''));

  dungeon = $state('dragons-cave');
  mixed = $state(false);
  reference = $state('');
  tier = $state('');
  edition = $state(USUAL_EDITION);
  hordes = $state(false);

  length = $state('short');
  preset = $state('printed');
  variants = $state<string[]>([]);

  options = $state<Record<Game, Record<string, string>>>({ onedeck: {}, stick: {} });
  seed = $state('');
  /** Whoever is slow to interrupt is passed over. */
  live = $state(false);

  constructor(game: Game) {
    this.game = game;
  }

  playWith(sheet: SheetRow): void {
    Object.assign(this.seats.onedeck[0], { who: sheet.hero, sheet: sheet.open ? '' : sheet.id });
  }

  get places(): Place[] {
    return this.seats[this.game];
  }

  setCount(count: number, people: Choice[]): void {
    this.places.splice(count);
    for (const person of people) {
      if (this.places.length >= count) break;
      if (!this.seat(person.id)) this.places.push(place(person.id, this.game === 'stick' ? 'bot' : 'me'));
    }
    this.next = Math.min(this.next, count - 1);
  }

  seat(who: string): Place | undefined {
    return this.places.find((each) => each.who === who);
  }

  /** Puts somebody into the next place; whoever sat elsewhere changes places. */
  choose(who: string): void {
    const here = this.places[this.next];
    const there = this.seat(who);
    if (there && !this.doubles) there.who = here.who;
    here.who = who;
    this.next = (this.next + 1) % this.places.length;
  }

  /** OD-16.3: the same hero twice. */
  private get doubles(): boolean {
    return this.places.length === PARTY_OF_DOUBLES && this.options.onedeck.same_heroes === 'yes';
  }

  /** Whether the number of players allows it. */
  fits(each: Choice): boolean {
    return this.places.length >= (each.least ?? 0) && this.places.length <= (each.most ?? Infinity);
  }

  /** OD-16.41: four heroes, and the Forest in the deck. */
  hordesFit(offered: GameCatalog): boolean {
    const forest = offered.dungeons?.find((each) => each.id === this.dungeon)?.set !== offered.sets?.[0].id;
    return this.places.length === 4 && (this.mixed || forest);
  }

  made(offered: GameCatalog): GameWish {
    const options = Object.fromEntries(Object.entries(this.options[this.game]).filter(([, value]) => value));
    const setup: Record<string, unknown> = Object.keys(options).length ? { options } : {};
    const who = this.places.map((each) => each.who);
    if (this.game === 'onedeck') {
      Object.assign(setup, { heroes: who, dungeon: this.dungeon, edition: this.edition });
      if (this.mixed) setup.set = 'hybrid';
      if (this.mixed && this.reference) setup.reference = this.reference;
      if (this.tier) setup.tier = this.tier;
      if (this.hordes && this.hordesFit(offered)) setup.hordes = true;
    } else {
      Object.assign(setup, { players: who, length: this.length });
      if (this.preset) setup.preset = this.preset;
      const variants = offered.variants.filter((each) => this.fits(each) && this.variants.includes(each.id));
      if (variants.length) setup.variants = variants.map((each) => each.id);
    }
    const sheets = this.places.flatMap((each) => sheetToken(each.sheet) ?? []);
    const seed = seedOf(this.seed);
    return {
      setup,
      seats: this.places.map(({ kind, name }) => ({ kind, name: kind === 'me' ? this.name : kind === 'here' ? name : '' })),
      ...(this.game === 'onedeck' && sheets.length ? { sheets } : {}),
      ...(seed === undefined ? {} : { seed }),
      ...(this.live && this.game === 'stick' ? { pace: 'live' } : {}),
    };
  }
}
