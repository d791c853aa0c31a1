export type Game = 'onedeck' | 'stick';
export const GAMES: Game[] = ['onedeck', 'stick'];

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

export interface Option {
  words: string;
  label: string;
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
}

export interface Over {
  outcome: string;
  text: string;
  lines: string[];
}

/** Each table component has the type of its own view. */
export type View = any;

export interface TableMessage {
  t: 'table';
  id: string;
  /** Grows with every answer and with every undo. */
  version: number;
  answers: number;
  game: Game;
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
}

export interface Said {
  t: 'said';
  seat: number;
  phrase: string;
  text: string;
}

export type ServerMessage = TableMessage | Refused | Hint | Proposal | Said | { t: 'pong' };

export type ClientMessage =
  | { t: 'hello'; tokens: string[] }
  | { t: 'answer'; seat: number; version: number; words: string }
  | { t: 'undo'; seat: number; version: number }
  | { t: 'hint'; seat: number }
  | { t: 'propose'; seat: number }
  | { t: 'lang'; lang: string }
  | { t: 'stop'; seat: number; stop: string }
  | { t: 'bot'; seat: number; on: boolean }
  | { t: 'say'; seat: number; phrase: string }
  | { t: 'ping' };

export interface Choice {
  id: string;
  name: string;
  set?: string;
  difficulty?: number;
  text?: string;
  joke?: string;
  /** A hero's side for one player, and for more. */
  alone?: string;
  together?: string;
  /** How many players it takes. */
  least?: number;
  most?: number;
  tiers?: Choice[];
}

export interface RuleOption {
  id: string;
  name: string;
  help: string;
  values: Choice[];
  default: string;
}

export interface GameCatalog {
  party: number[];
  heroes?: Choice[];
  characters?: Choice[];
  dungeons?: Choice[];
  sets?: Choice[];
  editions?: Choice[];
  tiers?: Choice[];
  lengths: Choice[];
  variants: Choice[];
  presets: Choice[];
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
  face?: unknown;
}

export interface MyGame {
  id: string;
  game: Game;
  seats: Seat[];
  turn: number;
  place: string | null;
  over: string | null;
  waiting: boolean;
}

export interface Created {
  id: string;
  tokens: Record<string, string>;
  invites: Record<string, string>;
  watch: string;
}

export interface ReplayPage {
  at: number;
  last: number;
  game: Game;
  view: View;
  log: Line[];
  over?: Over | null;
}
