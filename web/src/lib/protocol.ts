import type { Line, Over, SEAT_KINDS, SeatInfo, ServerMessage as AnyMessage, Table } from './protocol.gen';

export type { ClientMessage, HintText as Hint, Laid, Line, Moment, No as Refused, Option, Over, Proposed as Proposal, Question, Renewed, RuleText as Rule, Step } from './protocol.gen';

export type SeatKind = (typeof SEAT_KINDS)[number];

export interface Seat extends SeatInfo {
  kind: SeatKind;
}

/** The hero or character, and who plays it. */
export function called(seat: Seat | undefined): string {
  return seat ? seat.label + (seat.player ? ` (${seat.player})` : '') : '';
}

/** How somebody is there: ids of words. */
export function seatState(seat: Seat, waiting: number[]): string[] {
  const found = seat.bot ? ['seat-bot'] : seat.mine ? ['seat-mine'] : [];
  if (!found.length) found.push(seat.here ? 'present' : seat.claimed ? 'away' : 'unclaimed');
  if (waiting.includes(seat.seat)) found.push('awaited');
  return found;
}

/** What a table adds to an answer in the list: the heading it stands under, its place, and a few words beside it. */
export interface Told {
  group: string;
  rank: number;
  note: string;
}

/** Each table component has the type of its own view. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

export interface TableMessage extends Table {
  seats: Seat[];
  view: View;
}

export type ServerMessage = Exclude<AnyMessage, Table> | TableMessage;

/** Something that may be chosen for a new game. */
export interface Choice {
  id: string;
  name: string;
  text?: string;
  /** How many players it takes. */
  least?: number;
  most?: number;
  /** The pack from outside that brings it. */
  pack?: string;
}

export interface RuleOption {
  id: string;
  help: string;
  values: Choice[];
  default: string;
}

/** What every game offers; each has more. */
export interface GameCatalog {
  name: string;
  /** How many may play. */
  party: number[];
  options: RuleOption[];
  /** Packs from outside that one may choose here. */
  packs?: Choice[];
}

export interface CardRow {
  id: string;
  name: string;
  deck: string;
  deckname: string;
  text: string;
  joke?: string;
  copies?: number;
  set?: string;
  /** `printed`, or `original` and why. */
  origin: string;
  why: string;
  /** What the pack from outside is called that brings it. */
  pack?: string;
  face?: View;
}

export interface MyGame {
  id: string;
  game: string;
  seats: Seat[];
  turn: number;
  place: string | null;
  /** Where a game of the Stick does not follow the rulebook, in one line. */
  house: string;
  /** Where chance comes from, and whether nobody can foresee it. */
  chance: string;
  sealed: boolean;
  over: string | null;
  /** Why a game of another version can't go on here; its record can be had. */
  bygone: string | null;
  /** One of mine is asked. */
  waiting: boolean;
  /** Which people are asked. */
  asked: number[];
  /** When it was last answered, in seconds since 1970. */
  touched: number;
}

/** A game as an invite shows it. */
export type Invitation = MyGame & { seat: number };

export interface Created {
  id: string;
  tokens: Record<string, string>;
  invites: Record<string, string>;
  watch: string;
}

export interface ReplayPage {
  at: number;
  last: number;
  /** What was sealed; empty where chance had no seal. */
  heading: string;
  game: string;
  seat: number;
  seats: { seat: number; name: string; label: string }[];
  view: View;
  log: Line[];
  over?: Over | null;
}
