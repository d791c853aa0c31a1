import { getContext, setContext, type Snippet } from 'svelte';
import type { Hint, Proposal, Prospect, Seat, Step } from '../../lib/protocol';
import type { IconName } from './art/Icon.svelte';
import type { BoxFace, Face } from './faces.svelte';
import { letterOf } from './keys';
import { Moves, type Move } from './moves';
import { needOf, whyNoBox, type Reason } from './reasons';
import { COLORS, readDie, type BoxView, type Costs, type HeroView, type Question, type View, type Words } from './view';

export interface Props {
  view: View;
  questions: Question[];
  /** Those agreed to come one after the other. */
  answer: (seat: number, words: string, agreed?: boolean) => void;
  words: Words;
  lang?: string;
  seats?: Seat[];
  hint?: Hint | null;
  advice?: Hint | null;
  proposal?: Proposal | null;
  propose?: (seat: number) => void;
  chronicle?: Snippet;
}

export interface Picked {
  hero: string;
  die: string;
  key: number;
}

export interface Line {
  name?: string;
  text: string;
}

/** What a dialog tells, and what may be answered from it. */
export interface Sheet {
  title: string;
  lines: Line[];
  card?: string;
  /** Cards one may look at from here. */
  cards?: string[];
  boxes?: { icon: IconName; boxes: BoxFace[] }[];
  moves?: Move[];
  /** Why there is nothing to answer. */
  reason?: Reason;
}

/** A short text beside what is pointed at. */
export interface Tip {
  title: string;
  lines: string[];
  at: DOMRect;
}

/** What stopping costs, and whom. */
export type Toll = Costs & Pick<Proposal, 'stairs' | 'due' | 'mortal' | 'boss_left'>;

/** The table in the hands of a player: what is picked up, what may be done with it, what is being looked at. */
export class Desk {
  #props: () => Props;
  picked = $state.raw<Picked | null>(null);
  /** A box chosen before its die. */
  aim = $state<number | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  tip = $state.raw<Tip | null>(null);
  #dismissed = $state(-1);
  /** The box that a die tapped by itself went to: whoever taps the box after it means the same. */
  #laid = 0;
  #steps: Step[] = [];

  moves = $derived.by(() => {
    const seats = Object.fromEntries(this.view.heroes.map((hero) => [hero.hero, hero.seat]));
    return new Moves(this.#props().questions, seats);
  });

  /** The wide box that takes more dice now. */
  filling = $derived(this.view.boxes.find((box) => box.dice.length > 0 && !box.covered));

  /** The best placement, while it is being looked at. */
  proposal = $derived.by(() => {
    const found = this.#props().proposal ?? null;
    return found && found.version !== this.#dismissed ? found : null;
  });

  /** What stopping costs: as things stand, or as they would with the dice proposed. */
  toll: Toll = $derived.by(() => {
    const { view } = this;
    const now = { damage: view.damage_now, poison: view.poison_now, time: view.time_now, stairs: view.stairs_now };
    return this.proposal ?? { ...now, due: view.due, mortal: view.mortal, boss_left: view.boss_left_now };
  });

  constructor(props: () => Props) {
    this.#props = props;
  }

  get view(): View {
    return this.#props().view;
  }

  words = (id: string, facts?: Record<string, string | number>): string => this.#props().words(`web-od-${id}`, facts);

  /** Of a thing or a hero; and who plays her. */
  name = (id: string): string => {
    const person = this.#props().seats?.find((seat) => seat.name === id)?.player;
    return (this.view.names[id] ?? id.replaceAll('-', ' ')) + (person ? ` (${person})` : '');
  };

  /** What a card says in this game. */
  played<T extends { id: string; text: string }>(line: T): T {
    return { ...line, text: this.view.played[line.id] ?? line.text };
  }

  /** What a card is worth as an item, in words. */
  worth(face: Face | null): string {
    const dice = (face?.item ?? []).map((count, color) => (count ? `${count} ${this.words(`color-${COLORS[color]}`)}` : ''));
    return [...dice, face?.health ? `${face.health} ${this.words('health')}` : ''].filter(Boolean).join(', ');
  }

  seat(hero: HeroView): Seat | undefined {
    return this.#props().seats?.find((each) => each.seat === hero.seat);
  }

  /** Is this hero asked, and not the whole party? */
  asked(hero: HeroView): boolean {
    const { heroes, mode } = this.view;
    return heroes.length > 1 && mode !== null && this.#props().questions.some((each) => each.seat === hero.seat);
  }

  letGo(): void {
    this.picked = null;
    this.aim = null;
  }

  /** The question has changed: nothing stays in hand, no answer to the last one stays on offer. */
  settle(): void {
    this.letGo();
    this.tip = null;
    if (this.sheet?.moves?.length) this.sheet = null;
    this.goOn();
  }

  answer(move: Move): void {
    this.letGo();
    this.sheet = null;
    this.#steps = [];
    this.#props().answer(move.seat, move.words);
  }

  /** One answer is given at once; among several the player chooses. */
  act(moves: Move[], title: string): void {
    if (moves.length === 1) this.answer(moves[0]);
    else if (moves.length) this.sheet = { title, lines: [], moves };
  }

  // Advice

  hints(...words: string[]): boolean {
    const hint = this.#props().hint;
    return Boolean(hint && words.includes(hint.words));
  }

  /** Where the best of these answers leads, if that is known. */
  prospect(...moves: Move[]): Prospect | undefined {
    const words = moves.map((move) => move.words);
    const found = this.#props().advice?.prospects.filter((each) => words.includes(each.words)) ?? [];
    return found.toSorted((one, other) => other.win - one.win)[0];
  }

  /** Does the hint name this, whatever follows? */
  hintsAt(...start: (string | number)[]): boolean {
    return Boolean(this.#props().hint?.words.concat(' ').startsWith(`${start.join(' ')} `));
  }

  /** The die of the hint. */
  hintsDie(hero: string, die: string): boolean {
    const [, who, what] = this.#props().hint?.words.split(' ') ?? [];
    return who === hero && what === die;
  }

  /** The box of the hint. */
  hintsBox(box: BoxView): boolean {
    const [verb, , , number] = this.#props().hint?.words.split(' ') ?? [];
    if (verb === 'cover') return number === String(box.number);
    return verb === 'add' && box === this.filling;
  }

  get mayPropose(): boolean {
    return Boolean(this.#props().propose && this.moves.exact('done') && this.view.placing && !this.filling);
  }

  propose(): void {
    const done = this.moves.exact('done');
    this.#dismissed = -1;
    this.letGo();
    if (done && this.mayPropose) this.#props().propose?.(done.seat);
  }

  dismiss(): void {
    if (this.proposal) this.#dismissed = this.proposal.version;
  }

  /** Ordinary answers, one after the other; whatever else happens ends them. */
  accept(): void {
    this.#steps = [...(this.proposal?.steps ?? [])];
    this.dismiss();
    this.goOn();
  }

  goOn(): void {
    const step = this.#steps.shift();
    if (!step) return;
    if (this.moves.exact(step.words)) this.#props().answer(step.seat, step.words, true);
    else this.#steps = [];
  }

  ghosts(box: BoxView): string[] {
    return this.proposal?.boxes.find((each) => each.number === box.number)?.dice ?? [];
  }

  // Dice and boxes

  boxName(box: BoxView): string {
    return this.words('box-name', { letter: letterOf(box.number).toUpperCase() || box.number });
  }

  boxesFor(picked: Picked): number[] {
    return this.moves.of('cover', picked.hero, picked.die).map((move) => Number(move.rest[2]));
  }

  /** Does the table take this die for anything? */
  useful(hero: string, die: string): boolean {
    const found = this.moves.withDie(hero, die);
    return this.aim ? found.some((move) => move.verb === 'add' || move.rest[2] === String(this.aim)) : found.length > 0;
  }

  tapDie(hero: string, die: string, key: number): void {
    this.dismiss();
    this.#laid = 0;
    if (this.aim) {
      const cover = this.moves.cover(hero, die, this.aim);
      if (cover) return this.answer(cover);
      this.aim = null;
    }
    const found = this.moves.withDie(hero, die);
    const direct = found.filter((move) => !['cover', 'convert', 'discard'].includes(move.verb));
    if (direct.length === 1) {
      this.#laid = this.filling?.number ?? 0;
      this.answer(direct[0]);
    } else this.picked = this.picked?.key === key || !found.length ? null : { hero, die, key };
  }

  tapBox(box: BoxView): void {
    this.dismiss();
    const laid = this.#laid === box.number;
    this.#laid = 0;
    if (laid) return;
    if (this.picked) {
      if (!this.drop(this.picked, box.number)) this.explain(box);
    } else if (this.wanted(box)) this.aim = this.aim === box.number ? null : box.number;
    else this.explain(box);
  }

  explain(box: BoxView): void {
    const need = needOf(this, box);
    const why = this.picked ? whyNoBox(this, box, this.picked.die) : null;
    const rules = [...new Set([...need.rules, ...(why?.rules ?? [])])];
    this.sheet = { title: this.boxName(box), lines: [{ text: need.text }], reason: { text: why?.text ?? '', rules } };
  }

  /** Why the picked die can't go there. */
  whyNot(box: BoxView): string {
    return this.picked && !this.fits(box) ? whyNoBox(this, box, this.picked.die).text : '';
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
    return box === this.filling || this.moves.all.some((move) => move.verb === 'cover' && move.rest[2] === String(box.number));
  }

  fits(box: BoxView): boolean {
    return this.picked ? this.boxesFor(this.picked).includes(box.number) : this.wanted(box);
  }

  /** What is missing from a box, less a die that may be about to come. */
  missing(box: BoxView, coming = ''): number {
    return box.missing - (coming ? readDie(coming).value : 0);
  }

  /** Might stopping now kill her? */
  deadly(hero: HeroView): boolean {
    return this.toll.mortal.includes(hero.hero);
  }

  /** Nothing as long as no die lies on a box: so far nobody thinks of stopping. */
  due(hero: HeroView): { least: number; most: number } {
    const { boxes } = this.view;
    if (!this.proposal && boxes.length && !boxes.some((box) => box.dice.length)) return { least: 0, most: 0 };
    const [least, most] = this.toll.due[hero.hero] ?? [0, 0];
    return { least, most };
  }
}

const KEY = Symbol('desk');

export function layDesk(props: () => Props): Desk {
  return setContext(KEY, new Desk(props));
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
