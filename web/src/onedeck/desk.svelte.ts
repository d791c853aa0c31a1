import { getContext, setContext } from 'svelte';
import { Moves, type Move } from './moves';
import { readDie, type BoxView, type Question, type View, type Words } from './view';

export interface Props {
  view: View;
  questions: Question[];
  answer: (seat: number, words: string) => void;
  words: Words;
  lang?: string;
}

export interface Picked {
  hero: string;
  die: string;
  key: number;
}

/** What a dialog tells, and what may be answered from it. */
export interface Sheet {
  title: string;
  lines: { name?: string; text: string }[];
  card?: string;
  moves?: Move[];
}

/** The table in the hands of a player: what is picked up, what may be done with it, what is being looked at. */
export class Desk {
  #props: () => Props;
  picked = $state.raw<Picked | null>(null);
  /** A box chosen before its die. */
  aim = $state<number | null>(null);
  sheet = $state.raw<Sheet | null>(null);

  moves = $derived.by(() => {
    const seats = Object.fromEntries(this.view.heroes.map((hero) => [hero.hero, hero.seat]));
    return new Moves(this.#props().questions, seats);
  });

  /** The wide box that takes more dice now. */
  filling = $derived(this.view.boxes.find((box) => box.dice.length > 0 && !box.covered));

  constructor(props: () => Props) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }

  words = (id: string): string => this.#props().words(`web-od-${id}`);

  name = (id: string): string => this.view.names[id] ?? id.replaceAll('-', ' ');

  letGo(): void {
    this.picked = null;
    this.aim = null;
  }

  /** The question has changed: nothing stays in hand, no answer to the last one stays on offer. */
  settle(): void {
    this.letGo();
    if (this.sheet?.moves?.length) this.sheet = null;
  }

  answer(move: Move): void {
    this.letGo();
    this.sheet = null;
    this.#props().answer(move.seat, move.words);
  }

  /** One answer is given at once; among several the player chooses. */
  act(moves: Move[], title: string): void {
    if (moves.length === 1) this.answer(moves[0]);
    else if (moves.length) this.sheet = { title, lines: [], moves };
  }

  boxesFor(picked: Picked): number[] {
    return this.moves.of('cover', picked.hero, picked.die).map((move) => Number(move.rest[2]));
  }

  /** Does the table take this die for anything? */
  useful(hero: string, die: string): boolean {
    const found = this.moves.withDie(hero, die);
    return this.aim ? found.some((move) => move.rest[2] === String(this.aim)) : found.length > 0;
  }

  tapDie(hero: string, die: string, key: number): void {
    if (this.aim) {
      const cover = this.moves.cover(hero, die, this.aim);
      if (cover) return this.answer(cover);
      this.aim = null;
    }
    const found = this.moves.withDie(hero, die);
    const direct = found.filter((move) => !['cover', 'convert', 'discard'].includes(move.verb));
    if (direct.length === 1) this.answer(direct[0]);
    else this.picked = this.picked?.key === key || !found.length ? null : { hero, die, key };
  }

  tapBox(box: BoxView): void {
    if (this.picked) this.drop(this.picked, box.number);
    else if (this.wanted(box)) this.aim = this.aim === box.number ? null : box.number;
  }

  /** A die let go over a box. */
  drop(picked: Picked, box: number): boolean {
    const add = this.filling?.number === box ? this.moves.exact(`add ${picked.hero} ${picked.die}`) : undefined;
    const move = this.moves.cover(picked.hero, picked.die, box) ?? add;
    if (move) this.answer(move);
    return Boolean(move);
  }

  /** Is there a die that could begin or go on to cover it? */
  wanted(box: BoxView): boolean {
    return this.moves.all.some((move) => move.verb === 'cover' && move.rest[2] === String(box.number));
  }

  fits(box: BoxView): boolean {
    return this.picked ? this.boxesFor(this.picked).includes(box.number) : this.wanted(box);
  }

  /** Why the picked die can't go there. */
  whyNot(box: BoxView): string {
    if (!this.picked || this.fits(box)) return '';
    const die = readDie(this.picked.die);
    if (box.covered) return this.words('why-covered');
    if (die.only === 'mana') return this.words('why-mana');
    if (die.only === 'armor' && !box.armor) return this.words('why-armor');
    if (box.color !== 'any' && die.color !== box.color && die.color !== 'heroic') return this.words(`why-${box.color}`);
    if (!box.wide && die.value < box.value) return this.words('why-low');
    return this.words('why-now');
  }

  /** Would stopping now kill somebody? */
  get deadly(): boolean {
    const fighting = this.view.heroes.filter((hero) => hero.fighting);
    const share = Math.ceil(this.view.damage_now / Math.max(1, fighting.length));
    return share > 0 && fighting.some((hero) => hero.damage + share >= hero.health);
  }
}

const KEY = Symbol('desk');

export function layDesk(props: () => Props): Desk {
  return setContext(KEY, new Desk(props));
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
