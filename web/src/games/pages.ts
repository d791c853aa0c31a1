import type { Component, Snippet } from 'svelte';
import type { GameWish } from '../lib/api';
import type { Music } from '../lib/music';
import type { CardRow, GameCatalog, Hint, Line, Proposal, Question, Seat, Told, View, Way } from '../lib/protocol';
import type { Tune } from '../lib/tunes';
import type { Wish } from '../lib/wish.svelte';
import type { Facts } from '../lib/words.svelte';
import type { IconName } from '../parts/Icon.svelte';
import type { Outcry } from '../talk/outcries';

export type Load<T> = () => Promise<{ default: T }>;
export type Words = (id: string, facts?: Facts) => string;
export type Page = Component<{ args: string[] }>;

/** What a game brings to the pages. Where the shell needs to know which game it has, a word is missing here. */
export interface GamePages {
  /** The picture of its tile. */
  Art: Component;
  /** Do its players keep secrets from each other, as a party does not? */
  rivals: boolean;
  /** A first game that is short and kind; null where nobody can tell what that would be. */
  quick: GameWish | null;
  /** The first game of somebody who has learned it: kinder than others. */
  first: GameWish | null;
  /** Does it have a rulebook and a list of cards? */
  books: boolean;
  /** The pictures of its guide, where it has one: how it is played, for readers. */
  guide: Load<GuideArt> | null;
  /** The decks of cards that the journal shows as they are met. */
  gallery: string[];
  /** What the front page offers beside that: the address, and the id of the words. */
  links: { hash: string; icon: IconName; words: string }[];
  /** Pages of its own, by the first part of their address. */
  routes: Record<string, Load<Page>>;
  play: Load<Play>;
  form: Load<Form>;
  shelf: Load<Shelf>;
}

export interface GuideArt {
  /** Of a chapter. */
  Picture: Component<{ name: string }>;
  /** One of the legend, as it stands on the table. */
  Symbol: Component<{ id: string }>;
}

export interface TableProps {
  view: View;
  questions: Question[];
  answer: (seat: number, words: string, agreed?: boolean, then?: Way['steps']) => void;
  /** What happened so far, for tables that tell it themselves. */
  log: Line[];
  words: Words;
  lang: string;
  seats?: Seat[];
  hint?: Hint | null;
  /** What every answer leads to, where that is shown. */
  advice?: Hint | null;
  proposal?: Proposal | null;
  propose?: (seat: number) => void;
  /** The log, for a place with room to spare; there is nothing of it on a small screen. */
  chronicle?: Snippet;
}

export interface AsideProps {
  question?: Question;
  view: View;
  log: Line[];
  onlog: () => void;
}

/** Between two looks at the table. */
export interface Happened {
  before: View;
  after: View;
  lines: Line[];
  /** All that happened, with these lines at its end. */
  log: Line[];
  words: Words;
}

/** Something that is worth a second of everybody's eyes. */
export interface Moment {
  /** Which scene it is. */
  kind: string;
  /** In milliseconds. */
  length: number;
  /** Of several the heavier are played. */
  weight: number;
  tune?: Tune;
  title: string;
  text: string[];
  /** The card and the characters in it, by id. */
  card?: string;
  who?: string;
  other?: string;
  /** What it costs, what it brings: by icon. */
  amounts?: [icon: string, amount: number][];
}

/** How a game plays its great moments, and what it sounds like. */
export interface Scenes {
  moments: (happened: Happened) => Moment[];
  /** What heroes and characters say of it. */
  outcries: (happened: Happened) => Outcry[];
  Scene: Component<{ moment: Moment; words: Words }>;
  music: Music;
}

/** How a game marks what happened: an icon for what it is, the colour of whoever did it. */
export interface Marks {
  Icon: Component<{ name: string }>;
  /** Its name; empty where a line has none. */
  icon: (line: Line) => string;
  /** Of a hero or character, by id. */
  colour: (who: string) => string;
}

/** A game on the table. */
export interface Play {
  Table: Component<TableProps>;
  /** They come late: a table works without them. */
  scenes: Load<Scenes> | null;
  /** What stands below the answers, where those stand beside the table; such a table tells news and scores itself. */
  Aside: Component<AsideProps> | null;
  /** What the list of answers says beside each of them, and beside several that are given at once. */
  told: ((question: Question, view: View, words: Words) => (answer: string, then?: Way['steps']) => Told) | null;
  /** Is an answer given on the table itself? Then the bar lists it only on demand. */
  quiet: (answer: string, kind: string) => boolean;
  /** Is a question answered only on the table? */
  silent: (kind: string) => boolean;
  /** The address of the rulebook as this game has it, at a rule. */
  rulebook: (view: View, rule: string) => string;
  /** What this game is about, by its own options and people. */
  about: (view: View, words: Words) => string[];
  /** The few lines that say what came of many. */
  brief: (lines: Line[], most: number) => Line[];
  marks: Marks | null;
  /** What people may say to each other at this table: `phrase-NAME` says it. */
  phrases: readonly string[];
}

export interface FormProps<W extends Wish = Wish, C extends GameCatalog = GameCatalog> {
  game: string;
  wish: W;
  offered: C;
  /** What the address of the form says after the game. */
  args: string[];
}

/** The form of a new game. */
export interface Form {
  wish: () => Wish;
  Form: Component<FormProps>;
}

/** A form knows the wishes that it makes itself, and the catalog of its game. */
export function formOf<W extends Wish<C>, C extends GameCatalog>(wish: () => W, Form: Component<FormProps<W, C>>): Form {
  return { wish: wish as unknown as () => Wish, Form: Form as unknown as Component<FormProps> };
}

export interface Filter {
  id: string;
  all: string;
  values: [id: string, name: string][];
  of: (row: CardRow) => string | undefined;
}

/** A game's cards on the shelf. */
export interface Shelf {
  Picture: Component<{ row: CardRow }> | null;
  /** What stands on a card beside its text. */
  Face: Component<{ row: CardRow }> | null;
  filters: (words: Words) => Filter[];
}
