import type { Choice, GameCatalog } from '../../lib/protocol';
import type { FormField } from '../../lib/protocol.gen';
import { place, Wish } from '../../lib/wish.svelte';
import { words } from '../../lib/words.svelte';

/** What the form asks of a game that declares nothing but the sizes of its party. */
const SEATS: FormField = { id: '', kind: 'seats', label: '', help: '', needed: true, sizes: [], default: null, choices: [] };

export function seatsOf(offered: GameCatalog): FormField {
  return offered.fields.find((field) => field.kind === 'seats') ?? SEATS;
}

export function peopleOf(offered: GameCatalog): Choice[] {
  return seatsOf(offered).choices;
}

/** The fewest and the most of several. */
export function sizesOf({ sizes, choices }: FormField): [least: number, most: number] {
  return sizes.length ? [Math.min(...sizes), Math.max(...sizes)] : [0, choices.length];
}

/** Who sits where, as the game would have it: a list of them, or each with who plays it. */
function listed(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'object' && value ? Object.keys(value) : [];
}

export class PlainWish extends Wish {
  /** One answer, or several. */
  one = $state<Record<string, string>>({});
  several = $state<Record<string, string[]>>({});
  flags = $state<Record<string, boolean>>({});

  constructor() {
    super([], 'bot');
  }

  /** As the game would have it: me in the first seat, bots in the others. */
  open(offered: GameCatalog): void {
    if (this.places.length) return;
    const usual = seatsOf(offered).default;
    const party = listed(usual);
    this.seatMany(offered, party.length || (typeof usual === 'number' ? usual : offered.party[0]));
    this.places.forEach((each, at) => (each.who = party[at] ?? each.who));
    for (const field of offered.fields) {
      if (field.kind === 'one') this.one[field.id] = typeof field.default === 'string' ? field.default : '';
      if (field.kind === 'several') this.several[field.id] = listed(field.default);
      if (field.kind === 'switch') this.flags[field.id] = field.default === true;
    }
  }

  seatMany(offered: GameCatalog, count: number): void {
    const people = peopleOf(offered);
    this.setCount(count, people);
    while (this.places.length < count) this.places.push(place('', 'bot'));
    if (!this.places.some((each) => each.kind === 'me')) this.places[0].kind = 'me';
  }

  setup(offered: GameCatalog): Record<string, unknown> {
    if (!offered.fields.length) return { ...offered.defaults };
    return Object.fromEntries(offered.fields.flatMap((field) => this.answer(field)));
  }

  private answer({ id, kind, choices }: FormField): [string, unknown][] {
    switch (kind) {
      case 'seats':
        return [[id, choices.length ? this.places.map((each) => each.who) : this.places.length]];
      case 'one':
        return this.one[id] ? [[id, this.one[id]]] : [];
      case 'several':
        return this.several[id]?.length ? [[id, [...this.several[id]]]] : [];
      case 'switch':
        return [[id, this.flags[id] ?? false]];
      case 'groups':
        return [];
    }
  }

  summary(offered: GameCatalog): string {
    const people = peopleOf(offered);
    return people.length ? this.named(people) : words('web-plain-players', { n: this.places.length });
  }
}
