// Written by `make types`; what stands here is said in Python.

export const PROTOCOL = 1;

export const MOST_TOKENS = 64;

export const LANGUAGES = ['en', 'fr'] as const;

export const PHRASES = ['hello', 'thanks', 'well-played', 'sorry', 'wait', 'hurry', 'ouch', 'again'] as const;

export const SEAT_KINDS = ['me', 'here', 'invite', 'bot'] as const;

export const STOPS = ['always', 'playable', 'never'] as const;

export type SeatKind = 'me' | 'here' | 'invite' | 'bot';

export const ODDS = ['off', 'request', 'always'] as const;

export type OddsKind = 'off' | 'request' | 'always';

export const EMOTES = ['laugh', 'cheer', 'gasp', 'cry', 'rage', 'think', 'love', 'bored'] as const;

export const CHATS = ['off', 'phrases', 'free'] as const;

export type ChatKind = 'off' | 'phrases' | 'free';

export const LONGEST_SAYING = 200;

export type FieldKind = 'one' | 'several' | 'groups' | 'switch' | 'seats';

export const FINAL = ['too-many-spectators', 'no-such-table', 'token', 'token-old', 'seat-crowded', 'wire-version', 'origin', 'record-rules', 'record-cards', 'game-damaged'] as const;

export interface SeatInfo {
  seat: number;
  /** The character or hero, by id. */
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
  /** Of one's own seats; what others want to be asked is theirs to know. */
  stop: string;
  /** Of the bot that plays there, if somebody chose one. */
  strength: string;
  /** The same in words, with its temper; empty where a person plays. */
  title: string;
}

export interface RuleText {
  id: string;
  text: string;
}

export interface Option {
  words: string;
  label: string;
  /** It costs something that no answer gives back: no face lets it be given by accident. */
  grave?: boolean;
  /** Of an answer about loot: numbers before and after, and what is replaced. The label has it too. */
  change?: string;
  /** It loses the game for certain, and others don't: every face asks once more. The label says so. */
  deadly?: boolean;
}

/** Several answers at once: the first is one of the options. */
export interface WayText {
  label: string;
  steps: [string, string][];
}

export interface Question {
  seat: number;
  kind: string;
  text: string;
  why: string;
  rules: RuleText[];
  options: Option[];
  ways: WayText[];
}

/** Something that happened, after how many answers. */
export interface Line {
  n: number;
  text: string;
  /** Of event, such as `turn`. */
  kind: string;
  /** The hero or character it is about, by id; empty where it is about nobody. */
  who: string;
  /** The number that was rolled, if a single die was. */
  die?: number;
  /** It tells the line before it anew, because the same happened once more. */
  again?: boolean;
  /** The card it is about, by id. */
  card?: string;
  /** A line of flavor, where that card comes into play. */
  joke?: string;
  /** The one it is done to, by id, where that is somebody else. */
  other?: string;
  /** What that hero or character says, without a name before it. */
  speech?: string;
}

/** One to remember: what it was, after how many answers. */
export interface Moment {
  kind: string;
  n: number;
  text: string;
}

/** The part of one seat in a finished game. */
export interface Part {
  /** The id of the hero or character. */
  name: string;
  won: boolean;
  points?: number;
  /** The foes that this seat defeated, each once. */
  beaten?: string[];
  /** The damage by each foe or rival. */
  hurt?: Record<string, number>;
  counts?: Record<string, number>;
}

/** An award for the player who did something most. */
export interface Award {
  kind: string;
  name: string;
  count: number;
}

/** A finished game, summed up once for all who count it. */
export interface Deed {
  format: number;
  game: string;
  outcome: string;
  turns: number;
  answers: number;
  parts: Part[];
  /** The place of the game: a dungeon, a length. */
  place?: string;
  /** The difficulty, or the house rules. */
  tier?: string;
  /** The ids of the cards that were faced or seen, each once. */
  met?: string[];
  /** The cards that somebody gained. */
  found?: string[];
  /** The counts of the whole table. */
  counts?: Record<string, number>;
  awards?: Award[];
}

export interface Over {
  outcome: string;
  text: string;
  lines: string[];
  moments: Moment[];
  /** What a journal keeps of it; nothing of a game that did not begin at the beginning. */
  deed: Deed | null;
  /** How many answers lie before one's own last one, where a party has lost: there it may be played on. */
  before: number | null;
}

/** Others wait: after so many seconds the seat passes. */
export interface Countdown {
  seat: number;
  seconds: number;
}

/** Of chance: 64 random hexadecimal digits that a player gave. */
export interface Part {
  seat: number;
  part: string;
}

export interface Table {
  t: 'table';
  id: string;
  /** Grows with every answer and with every undo. */
  version: number;
  answers: number;
  game: string;
  lang: string;
  seats: SeatInfo[];
  mine: number[];
  /** Whose view this is; -1 for a spectator's. */
  seat: number;
  view: Record<string, unknown>;
  questions: Question[];
  waiting: number[];
  log: Line[];
  /** The log begins anew: forget the lines had so far. */
  fresh: boolean;
  undo: boolean;
  over: Over | null;
  countdown: Countdown | null;
  /** It is over, and whoever reads this may lay it again. */
  again: boolean;
  /** Where the dice and the order of the decks come from, in words. */
  chance: string;
  /** To hold the record against once it is open. */
  seal: string;
  /** Of chance, by players, who gave them after the seal. */
  parts: Part[];
  /** Whether anybody here may ask for advice, or is to be shown it with every question. */
  odds: OddsKind;
  /** What people here may say to each other. */
  chat: ChatKind;
}

export interface No {
  t: 'no';
  code: string;
  text: string;
  /** Connecting again is of no use. */
  final: boolean;
}

export interface HintText {
  t: 'hint';
  seat: number;
  words: string;
  label: string;
  text: string;
}

/** Something to be expected of an answer, in words. */
export interface Figure {
  name: string;
  text: string;
  /** Computed, not sampled. */
  exact: boolean;
}

/** Where one answer leads. */
export interface Prospect {
  words: string;
  /** The chance to win the game after it, from 0 to 1. */
  win: number;
  /** The standard error of that; 0 where it was computed. */
  error: number;
  exact: boolean;
  /** The chance at a glance, in words. */
  chance: string;
  figures: Figure[];
  /** An answer before it that is the same in all but name, if there is one. */
  twin: string;
}

/** On the question of that seat, by what the seat sees. */
export interface AdviceText {
  t: 'advice';
  seat: number;
  version: number;
  /** The chance to win before anything is answered: that of the best answer. */
  now: number;
  /** The best answer. */
  words: string;
  label: string;
  /** The same and why, in sentences. */
  text: string;
  pros: string[];
  cons: string[];
  /** By how much the next answer is worse. */
  next: string;
  /** Computed or sampled. */
  how: string;
  samples: number;
  /** In the order of the options. */
  prospects: Prospect[];
}

export interface Step {
  seat: number;
  words: string;
}

/** Dice on a box. */
export interface Lying {
  number: number;
  dice: string[];
}

export interface Proposed {
  t: 'proposal';
  seat: number;
  version: number;
  /** Answers to be given one after the other. */
  steps: Step[];
  /** What will lie on the boxes that they cover. */
  boxes: Lying[];
  /** What stopping then would cost. */
  damage: number;
  poison: number;
  time: number;
  /** Damage that the stairs would add. */
  stairs: number;
  /** The damage that comes to a hero for certain, and at most. */
  due: Record<string, [number, number]>;
  /** Heroes who may fall by that. */
  mortal: string[];
  /** What might be tried first, but rolls or costs a potion. */
  rather: Step | null;
  /** The boss's health then. */
  boss_left: number;
}

export interface Said {
  t: 'said';
  seat: number;
  /** Empty where they are somebody's own words. */
  phrase: string;
  text: string;
  /** After how many answers. */
  n: number;
}

/** The last things that were said before somebody came in. */
export interface Talk {
  t: 'talk';
  said: Said[];
}

export interface Pointed {
  t: 'pointed';
  seat: number;
  at: string;
}

export interface Renewed {
  t: 'renewed';
  seat: number;
  token?: string;
  invite?: string;
}

/** The table was laid again: the way to the new game for whoever reads this. */
export interface Laid {
  t: 'laid';
  id: string;
  /** Who did it. */
  seat: number;
  tokens: Record<string, string>;
  /** To whoever made the game, for the seats that nobody has taken. */
  invites: Record<string, string>;
  watch: string;
  /** Of its chance. */
  seal: string;
}

export interface Pong {
  t: 'pong';
}

/** A choice for a new game. */
export interface Offered {
  id: string;
  name: string;
  text?: string;
  /** The number of players that it needs. */
  least?: number;
  most?: number;
  /** The third-party pack that brings it. */
  pack?: string;
}

export interface RuleOption {
  id: string;
  help: string;
  values: Offered[];
  default: string;
}

/** One setting of a new game, as the game declares it. */
export interface FormField {
  id: string;
  kind: FieldKind;
  label: string;
  help: string;
  needed: boolean;
  /** The possible numbers of choices in a field of several. */
  sizes: number[];
  default: unknown;
  choices: Offered[];
}

export interface OfferedBot {
  id: string;
  name: string;
  text?: string;
  least?: number;
  most?: number;
  pack?: string;
  /** Whether the bot can have a temper. */
  tempered: boolean;
}

/** The catalog that every game has; each game adds more. */
export interface GameCatalog {
  name: string;
  /** The possible numbers of players. */
  party: number[];
  together: boolean;
  options: RuleOption[];
  fields: FormField[];
  /** The third-party packs that can be chosen. */
  packs: Offered[];
  defaults: Record<string, unknown>;
  /** The bots that can play a seat, the weakest first. */
  bots: OfferedBot[];
  tempers: Offered[];
}

export interface Preset {
  id: string;
  name: string;
  text?: string;
  least?: number;
  most?: number;
  pack?: string;
  /** The options that it changes. */
  options: Record<string, string>;
}

/** A card in the list of cards. */
export interface CardRow {
  id: string;
  name: string;
  deck: string;
  deckname: string;
  text: string;
  /** `printed`, or `original` and why. */
  origin: string;
  /** What is printed on it, as its game draws it. */
  face: unknown;
  why?: string;
  joke?: string;
  copies?: number;
  set?: string;
  /** What the pack from outside is called that brings it. */
  pack?: string;
}

export interface Created {
  id: string;
  tokens: Record<string, string>;
  invites: Record<string, string>;
  watch: string;
  /** Of a challenge: whether its result can be entered. */
  counts?: boolean;
  /** Of chance that players may give a part to; empty where they can't. */
  seal: string;
}

export interface Joined {
  id: string;
  seat: number;
  token: string;
  /** Of chance that players may give a part to; empty where they can't. */
  seal: string;
  /** What the others have given so far. */
  parts: Part[];
}

export interface Uploaded {
  replay: string;
}

/** A seat of a game that one looks at from outside. */
export interface SeatRow {
  seat: number;
  name: string;
  label: string;
  player: string;
  kind: SeatKind;
  bot: boolean;
  claimed: boolean;
  mine: boolean;
}

/** A game as an invite shows it. */
export interface Invited {
  id: string;
  game: string;
  seats: SeatRow[];
  mine: number[];
  turn: number;
  place: string;
  house?: string;
  chance?: string;
  sealed?: boolean;
  over: string | null;
  bygone: string | null;
  waiting: boolean;
  asked: number[];
  touched: number;
  seat: number;
}

export interface MyGame {
  id: string;
  game: string;
  seats: SeatRow[];
  mine: number[];
  turn: number;
  place: string;
  /** Where a game does not follow the rulebook, in one line. */
  house?: string;
  /** Where chance comes from, and whether nobody can foresee it. */
  chance?: string;
  sealed?: boolean;
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

export interface Place {
  seat: number;
  name: string;
  label: string;
}

/** Whose answer led here. */
export interface Answered {
  seat: number;
  label: string;
}

export interface ReplayPage {
  id: string;
  game: string;
  at: number;
  last: number;
  /** What was sealed; empty where chance had no seal. */
  heading: string;
  /** What players gave to chance once it was sealed. */
  parts: Part[];
  seat: number;
  seats: Place[];
  step: Answered | null;
  view: Record<string, unknown>;
  log: Line[];
  over: Over | null;
}

export interface TurningPoint {
  at: number;
  before: number;
  after: number;
  cause: string;
  text: string;
}

/** An answer that cost much: after how many others, and what would have been better, in words. */
export interface CostlyMoment {
  at: number;
  seat: number;
  grade: string;
  loss: number;
  text: string;
}

/** A game looked back at, as one of its seats. */
export interface ReviewPage {
  id: string;
  game: string;
  seat: number;
  /** Whose eyes it may be looked back at with. */
  seats: Place[];
  /** Everybody who sat there. */
  places: Place[];
  /** What it comes to. */
  lines: string[];
  accuracy: number | null;
  answers: number;
  /** The chance to win after so many answers. */
  curve: [number, number][];
  turnings: TurningPoint[];
  /** The worst first. */
  moments: CostlyMoment[];
  /** Of the decisions that mattered: after how many answers, and `best`, `fine`, `doubtful` or `mistake`. */
  grades: [number, string][];
}

/** It is being thought about: ask again in a while, or it is given up. */
export interface Reviewing {
  thinking: boolean;
  /** How many others come first. */
  place: number;
  /** Until it is done, by what others took. */
  seconds: number;
}

/** A legal answer that was not asked for, with the message that comments on it. */
export interface Slip {
  answer: string;
  say: string;
}

export interface StepText {
  id: string;
  say: string;
  advice: string;
  accept: string[];
  point: string[];
  /** The messages for the step when it is done, and for slips that mean something else here. */
  remarks: Record<string, string>;
}

export interface ChapterText {
  id: string;
  title: string;
  /** The message at the end of the chapter. */
  end: string;
  slips: Slip[];
  steps: StepText[];
}

export interface LessonText {
  id: string;
  title: string;
  about: string;
  minutes: number;
  /** The messages for slips anywhere, and for a way that leads out of the chapter. */
  remarks: Record<string, string>;
  chapters: ChapterText[];
}

export interface JournalMade {
  token: string;
}

/** A finished game in somebody's journal. */
export interface JournalEntry {
  /** Of the game. */
  id: string;
  /** When it ended, in seconds since 1970. */
  at: number;
  /** Who was played by whoever keeps the journal. */
  mine: string[];
  deed: Deed;
  /** Of the day or the week, if it was one. */
  challenge?: string;
}

export interface JournalPage {
  entries: JournalEntry[];
  /** There is a page after this one. */
  more: boolean;
}

export interface JournalAdded {
  /** The ids of the games that were new. */
  added: string[];
}

/** Of the chance of a challenge: the SHA-256 of `opened`, which is told once no result can be entered any more. */
export interface DaySeal {
  challenge: string;
  seal: string;
  /** When, in seconds since 1970. */
  drawn: number;
  /** Its id, a space and its key in hexadecimal; empty until then. */
  opened: string;
}

export interface ChallengeRow {
  id: string;
  kind: string;
  game: string;
  number: number;
  day: string;
  twist: string;
  /** The heroes or characters, by id; the first is one's own. */
  who: string[];
  place: string;
  /** Results in its table. */
  entered: number;
  /** Whether a game that is begun now can be entered: the first from an address and a browser can. */
  counts: boolean;
  /** Its own, that of the next, and the last one that was opened, as far as they were drawn. */
  seals: DaySeal[];
}

export interface Challenges {
  /** By the server's clock, in seconds since 1970: days begin at midnight UTC. */
  now: number;
  today: string;
  challenges: ChallengeRow[];
}

export interface DayRow {
  place: number;
  name: string;
  won: boolean;
  turns: number;
  rank: number;
  /** It is the one just told. */
  mine: boolean;
}

export interface DayTable {
  challenge: string;
  entered: number;
  rows: DayRow[];
}

export interface GuideChapter {
  id: string;
  title: string;
  text: string;
  example: string;
  /** What its game draws beside it; empty for nothing. */
  picture: string;
  /** Of the rulebook, whose rules stand below it. */
  sections: string[];
}

export interface GuideQuestion {
  id: string;
  question: string;
  /** Words by which it is found too. */
  also: string;
  answer: string;
  rules: string[];
}

export interface GuideSymbol {
  /** By which its game draws it, and the table marks it. */
  id: string;
  name: string;
  text: string;
}

/** Symbols that belong together. */
export interface GuideLegend {
  id: string;
  title: string;
  symbols: GuideSymbol[];
}

export interface Guide {
  chapters: GuideChapter[];
  questions: GuideQuestion[];
  legend: GuideLegend[];
  /** Words that every question has. */
  empty: string[];
}

export interface PuzzleRow {
  id: string;
  game: string;
  number: number;
  day: string;
  grade: string;
}

export interface Puzzles {
  now: number;
  today: string;
  /** The newest first. */
  puzzles: PuzzleRow[];
}

export interface PuzzleHint {
  /** So many of the answers; the others lead nowhere. */
  keep: number;
  words: string;
  label: string;
}

export interface PuzzlePage {
  id: string;
  game: string;
  number: number;
  day: string;
  grade: string;
  goal: string;
  needs: string[];
  dice: number;
  view: Record<string, unknown>;
  questions: Question[];
  log: Line[];
  solved: boolean;
  /** The dice are spent, and it is not solved. */
  over: boolean;
  hint: PuzzleHint | null;
}

export interface PushKey {
  /** Empty where the server tells nobody. */
  key: string;
}

export interface Hello {
  t: 'hello';
  tokens?: string[];
  /** Of chance: 64 random hexadecimal digits, of whoever was told the seal before. */
  part?: string;
}

export interface Answer {
  t: 'answer';
  seat: number;
  version: number;
  words: string;
  /** More answers of the same seat, each as long as it is offered: the kind of its question, and its words. */
  then?: [string, string][];
}

export interface Undo {
  t: 'undo';
  seat: number;
  version: number;
}

export interface Hint {
  t: 'hint';
  seat: number;
}

/** What does each answer to my question lead to? */
export interface Advise {
  t: 'advise';
  seat: number;
}

/** Where should my dice go? */
export interface Propose {
  t: 'propose';
  seat: number;
}

export interface Lang {
  t: 'lang';
  lang: string;
}

export interface Stop {
  t: 'stop';
  seat: number;
  stop: string;
}

export interface Replace {
  t: 'bot';
  seat: number;
  on: boolean;
}

/** One thing: a phrase by its name, or words of one's own where the game allows them. */
export interface Say {
  t: 'say';
  seat: number;
  phrase?: string;
  text?: string;
}

/** At something on the table, as the pages name it. */
export interface Point {
  t: 'point';
  seat: number;
  at: string;
}

/** A new link to a seat; the old one is void. */
export interface Renew {
  t: 'renew';
  seat: number;
}

/** The same game once more, with everybody who sat here. */
export interface Again {
  t: 'again';
  seat: number;
}

export interface Ping {
  t: 'ping';
}

export interface SeatWish {
  kind: string;
  name?: string;
  /** Which bot plays there, or sits in for somebody: a strength such as `master`; the usual one unless given. */
  bot?: string;
}

/** Play from here: a replay and how many of its answers. */
export interface Branch {
  replay: string;
  at: number;
}

/** A chapter of a taught game, counted from 0. */
export interface LessonWish {
  id: string;
  chapter?: number;
}

export interface NewGame {
  game?: string;
  setup?: Record<string, unknown>;
  seats?: SeatWish[];
  lang?: string;
  pace?: string;
  /** Whether players may see them: `off`, `request` or `always`, for all alike. */
  odds?: string;
  /** What people may say to each other: nothing with `off`, only `phrases`, or anything with `free`. */
  chat?: string;
  seed?: number | null;
  branch?: Branch | null;
  /** Campaign sheets to play with, by their tokens. */
  sheets?: string[];
  lesson?: LessonWish | null;
  /** Of the day or the week, by its id: it says everything else. */
  challenge?: string;
  /** What this browser is known by: the first attempt at a challenge counts. */
  browser?: string;
}

export interface Join {
  invite: string;
  name?: string;
}

export interface Invitation {
  invite: string;
  lang?: string;
}

export interface Mine {
  tokens: string[];
  lang?: string;
}

export interface NewSheet {
  hero: string;
  name: string;
}

export interface MySheets {
  tokens: string[];
}

export interface OneSheet {
  token: string;
}

/** A parcel from elsewhere, the name of its file, and the sheets that it may bring up to date. */
export interface BringSheet {
  parcel: string;
  file?: string;
  tokens?: string[];
}

export interface OneJournal {
  token: string;
  /** The id of the last game that one has; empty for the first page. */
  after?: string;
}

/** The part of one seat in a finished game. */
export interface Part {
  /** The id of the hero or character. */
  name: string;
  won: boolean;
  points?: number;
  /** The foes that this seat defeated, each once. */
  beaten?: string[];
  /** The damage by each foe or rival. */
  hurt?: Record<string, number>;
  counts?: Record<string, number>;
}

/** An award for the player who did something most. */
export interface Award {
  kind: string;
  name: string;
  count: number;
}

/** A finished game, summed up once for all who count it. */
export interface Deed {
  format: number;
  game: string;
  outcome: string;
  turns: number;
  answers: number;
  parts: Part[];
  /** The place of the game: a dungeon, a length. */
  place?: string;
  /** The difficulty, or the house rules. */
  tier?: string;
  /** The ids of the cards that were faced or seen, each once. */
  met?: string[];
  /** The cards that somebody gained. */
  found?: string[];
  /** The counts of the whole table. */
  counts?: Record<string, number>;
  awards?: Award[];
}

/** A finished game in somebody's journal. */
export interface JournalEntry {
  /** Of the game. */
  id: string;
  /** When it ended, in seconds since 1970. */
  at: number;
  /** Who was played by whoever keeps the journal. */
  mine: string[];
  deed: Deed;
  /** Of the day or the week, if it was one. */
  challenge?: string;
}

export interface AddToJournal {
  token: string;
  entries: JournalEntry[];
}

/** Of a challenge: a game that was played on this server, by the token of the seat. */
export interface NewResult {
  challenge: string;
  name: string;
  token: string;
}

/** All the answers so far: nothing of a puzzle is kept on the server. */
export interface TryPuzzle {
  puzzle: string;
  answers?: string[];
  hint?: boolean;
  lang?: string;
}

/** A device that wants to be told when these seats are asked. */
export interface Push {
  tokens: string[];
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: string;
}

export interface NoPush {
  endpoint: string;
}

export type ServerMessage = Table | No | HintText | AdviceText | Proposed | Said | Talk | Pointed | Renewed | Laid | Pong;

export type ClientMessage = Hello | Answer | Undo | Hint | Advise | Propose | Lang | Stop | Replace | Say | Point | Renew | Again | Ping;
