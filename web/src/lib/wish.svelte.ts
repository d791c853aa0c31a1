import type { GameWish } from './api';
import { recall } from './kept';
import type { Choice, GameCatalog, SeatKind } from './protocol';
import type { ChatKind, OddsKind } from './protocol.gen';
import { seedOf } from './seed';

export interface Place {
  who: string;
  kind: SeatKind;
  name: string;
  /** How well it plays; empty for the usual bot. */
  bot: string;
  /** What it wants besides winning; empty for nothing. */
  temper: string;
}

export function place(who: string, kind: SeatKind): Place {
  return { who, kind, name: '', bot: '', temper: '' };
}

/** Which bot plays there, as the server takes it: `expert/vengeful`. */
export function botOf({ bot, temper }: Place, offered: GameCatalog): string {
  return temper && offered.bots.find(({ id }) => id === bot)?.tempered ? `${bot}/${temper}` : bot;
}

/** The game somebody is about to begin; each game says what it is set up with. */
export abstract class Wish<C extends GameCatalog = GameCatalog> {
  places = $state<Place[]>([]);
  /** The place that the next tap on a portrait fills. */
  next = $state(0);
  name = $state(recall('name', ''));
  options = $state<Record<string, string>>({});
  /** From outside, by id. */
  packs = $state<string[]>([]);
  seed = $state('');
  /** Whether players may see them. */
  odds = $state<OddsKind>('request');
  /** What people may say to each other. */
  chat = $state<ChatKind>('phrases');

  constructor(
    places: Place[],
    private readonly newcomer: SeatKind,
  ) {
    this.places = places;
  }

  abstract setup(offered: C): Record<string, unknown>;

  /** In one line. */
  abstract summary(offered: C): string;

  /** As it was wished before, such as the first game of somebody new. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  fill(wish: GameWish): void {}

  protected sit(people: string[], seats: GameWish['seats']): void {
    this.places = people.map((who, at) => ({ ...place(who, seats[at].kind as SeatKind), bot: seats[at].bot ?? '' }));
    this.next = 0;
  }

  setCount(count: number, people: Choice[]): void {
    this.places.splice(count);
    for (const person of people) {
      if (this.places.length >= count) break;
      if (!this.seat(person.id)) this.places.push(place(person.id, this.newcomer));
    }
    this.next = Math.min(this.next, count - 1);
  }

  seat(who: string): Place | undefined {
    return this.places.find((each) => each.who === who);
  }

  /** Puts somebody into the next place; whoever sat elsewhere changes places. */
  choose(who: string, offered: C): void {
    const here = this.places[this.next];
    const there = this.seat(who);
    if (there && !this.doubles(offered)) there.who = here.who;
    here.who = who;
    this.next = (this.next + 1) % this.places.length;
  }

  /** Whatever is not offered any more gives way to something that is. */
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  refit(offered: C): void {}

  protected keepPeople(people: Choice[]): void {
    for (const each of this.places.filter(({ who }) => !people.some(({ id }) => id === who))) {
      each.who = people.find(({ id }) => !this.seat(id))?.id ?? each.who;
    }
  }

  /** May the same one sit in two places? */
  protected doubles(_offered: C): boolean {
    return false;
  }

  /** Whether the number of players allows it. */
  fits(each: Choice): boolean {
    return this.places.length >= (each.least ?? 0) && this.places.length <= (each.most ?? Infinity);
  }

  made(offered: C): GameWish {
    const options = Object.fromEntries(Object.entries(this.options).filter(([, value]) => value));
    const seed = seedOf(this.seed);
    const packs = offered.packs?.map(({ id }) => id).filter((id) => this.packs.includes(id));
    return {
      setup: { ...(packs?.length ? { packs } : {}), ...(Object.keys(options).length ? { options } : {}), ...this.setup(offered) },
      seats: this.places.map((each) => ({
        kind: each.kind,
        name: each.kind === 'me' ? this.name : each.kind === 'here' ? each.name : '',
        ...(each.kind === 'bot' && each.bot ? { bot: botOf(each, offered) } : {}),
      })),
      ...(seed === undefined ? {} : { seed }),
      ...(this.odds === 'request' ? {} : { odds: this.odds }),
      ...(this.chat === 'phrases' ? {} : { chat: this.chat }),
    };
  }

  /** Whoever looks at another game's form has said these already. */
  takeOver({ name, seed, odds, chat }: Wish): void {
    Object.assign(this, { name, seed, odds, chat });
  }

  protected named(people: Choice[]): string {
    return this.places.map((each) => people.find((person) => person.id === each.who)?.name ?? '').join(', ');
  }
}
