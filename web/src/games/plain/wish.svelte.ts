import type { Choice, GameCatalog } from '../../lib/protocol';
import { place, Wish } from '../../lib/wish.svelte';
import { words } from '../../lib/words.svelte';

/** One thing that a new game asks, as the game itself declares it. */
export interface Field {
  id: string;
  kind: 'one' | 'several' | 'flag' | 'seats' | 'options';
  label: string;
  help?: string;
  choices?: Choice[];
  default?: unknown;
  least?: number | null;
  most?: number | null;
  needed?: boolean;
}

export interface PlainCatalog extends GameCatalog {
  fields?: Field[];
  defaults?: Record<string, unknown>;
}

/** What the form asks of a game that declares nothing but the sizes of its party. */
export function seatsOf(offered: PlainCatalog): Field {
  return offered.fields?.find((field) => field.kind === 'seats') ?? { id: '', kind: 'seats', label: '' };
}

export function peopleOf(offered: PlainCatalog): Choice[] {
  return seatsOf(offered).choices ?? [];
}

function listed(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

export class PlainWish extends Wish<PlainCatalog> {
  /** One answer, or several. */
  one = $state<Record<string, string>>({});
  several = $state<Record<string, string[]>>({});
  flags = $state<Record<string, boolean>>({});

  constructor() {
    super([], 'bot');
  }

  /** As the game would have it: me in the first seat, bots in the others. */
  open(offered: PlainCatalog): void {
    if (this.places.length) return;
    const usual = seatsOf(offered).default;
    const party = listed(usual);
    this.seatMany(offered, party.length || (typeof usual === 'number' ? usual : offered.party[0]));
    this.places.forEach((each, at) => (each.who = party[at] ?? each.who));
    for (const field of offered.fields ?? []) {
      if (field.kind === 'one') this.one[field.id] = typeof field.default === 'string' ? field.default : '';
      if (field.kind === 'several') this.several[field.id] = listed(field.default);
      if (field.kind === 'flag') this.flags[field.id] = field.default === true;
    }
  }

  seatMany(offered: PlainCatalog, count: number): void {
    const people = peopleOf(offered);
    this.setCount(count, people);
    while (this.places.length < count) this.places.push(place('', 'bot'));
    if (!this.places.some((each) => each.kind === 'me')) this.places[0].kind = 'me';
  }

  setup(offered: PlainCatalog): Record<string, unknown> {
    if (!offered.fields) return { ...offered.defaults };
    return Object.fromEntries(offered.fields.flatMap((field) => this.answer(field)));
  }

  private answer({ id, kind, choices = [] }: Field): [string, unknown][] {
    switch (kind) {
      case 'seats':
        return [[id, choices.length ? this.places.map((each) => each.who) : this.places.length]];
      case 'one':
        return this.one[id] ? [[id, this.one[id]]] : [];
      case 'several':
        return this.several[id]?.length ? [[id, [...this.several[id]]]] : [];
      case 'flag':
        return [[id, this.flags[id] ?? false]];
      case 'options':
        return [];
    }
  }

  summary(offered: PlainCatalog): string {
    const people = peopleOf(offered);
    return people.length ? this.named(people) : words('web-plain-players', { n: this.places.length });
  }
}
