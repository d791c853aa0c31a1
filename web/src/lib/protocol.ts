export type SeatKind = 'me' | 'here' | 'invite' | 'bot';

export interface Seat {
  seat: number;
  name: string;
  label: string;
  /** What the person is called, if they said so. */
  player: string;
  kind: SeatKind;
  /** Played by a bot now. */
  bot: boolean;
  claimed: boolean;
  here: boolean;
  mine: boolean;
  stop: string;
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

export interface Option {
  words: string;
  label: string;
  /** It costs something that no answer gives back. */
  grave?: boolean;
  /** Of an answer about loot: numbers before and after, and what is replaced. */
  change?: string;
}

/** What a table adds to an answer in the list: the heading it stands under, its place, and a few words beside it. */
export interface Told {
  group: string;
  rank: number;
  note: string;
}

export interface Rule {
  id: string;
  text: string;
}

export interface Question {
  seat: number;
  kind: string;
  text: string;
  why?: string;
  rules?: Rule[];
  options: Option[];
}

export interface Line {
  n: number;
  text: string;
  /** Of event, such as `turn`. */
  kind: string;
  /** The hero or character it is about, if any. */
  who: string;
  /** The number that was rolled, if a single die was. */
  die?: number;
  /** It tells the line before it anew, because the same happened once more. */
  again?: boolean;
}

export interface Moment {
  kind: 'ended' | 'turned' | 'close';
  n: number;
  text: string;
}

export interface Over {
  outcome: string;
  text: string;
  lines: string[];
  moments: Moment[];
}

/** Each table component has the type of its own view. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

export interface TableMessage {
  t: 'table';
  id: string;
  /** Grows with every answer and with every undo. */
  version: number;
  answers: number;
  game: string;
  lang: string;
  seats: Seat[];
  mine: number[];
  view: View;
  /** Whose view this is; -1 for a spectator's. */
  seat: number;
  questions: Question[];
  waiting: number[];
  log: Line[];
  /** The log begins anew. */
  fresh: boolean;
  undo: boolean;
  over: Over | null;
  /** It is over, and we may lay it again. */
  again: boolean;
  /** Where the dice and the order of the decks come from. */
  chance: string;
  /** To hold the record against once it is open. */
  seal: string;
  /** Others wait for this answer: how long until the server passes. */
  countdown?: { seat: number; seconds: number } | null;
}

export interface Refused {
  t: 'no';
  code: string;
  text: string;
}

export interface Hint {
  t: 'hint';
  seat: number;
  words: string;
  label: string;
  text: string;
}

export interface Step {
  seat: number;
  words: string;
}

/** Where the dice should go, and what stopping then would cost. */
export interface Proposal {
  t: 'proposal';
  seat: number;
  version: number;
  steps: Step[];
  boxes: { number: number; dice: string[] }[];
  damage: number;
  poison: number;
  time: number;
  /** What might be tried first, but rolls or costs a potion. */
  rather: Step | null;
  /** The boss's health then. */
  boss_left: number;
}

export interface Said {
  t: 'said';
  seat: number;
  phrase: string;
  text: string;
}

export interface Renewed {
  t: 'renewed';
  seat: number;
  token?: string;
  invite?: string;
}

/** The table was laid again, by whom, and what opens the new game for us. */
export interface Laid extends Created {
  t: 'laid';
  seat: number;
}

export type ServerMessage = TableMessage | Refused | Hint | Proposal | Said | Renewed | Laid | { t: 'pong' };

export type ClientMessage =
  | { t: 'hello'; tokens: string[] }
  | { t: 'answer'; seat: number; version: number; words: string }
  | { t: 'undo'; seat: number; version: number }
  | { t: 'hint'; seat: number }
  | { t: 'propose'; seat: number }
  | { t: 'lang'; lang: string }
  | { t: 'stop'; seat: number; stop: string }
  | { t: 'bot'; seat: number; on: boolean }
  | { t: 'renew'; seat: number }
  | { t: 'again'; seat: number }
  | { t: 'say'; seat: number; phrase: string }
  | { t: 'ping' };

/** Something that may be chosen for a new game. */
export interface Choice {
  id: string;
  name: string;
  text?: string;
  /** How many players it takes. */
  least?: number;
  most?: number;
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
