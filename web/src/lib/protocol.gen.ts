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
  /** The id of the character or hero. */
  name: string;
  label: string;
  /** The person's name, if they gave one. */
  player: string;
  kind: SeatKind;
  /** Whether a bot plays it now. */
  bot: boolean;
  claimed: boolean;
  here: boolean;
  mine: boolean;
  /** The setting of the guest's own seats; the settings of others are secret. */
  stop: string;
  /** The name of the bot that plays there, if somebody chose one. */
  strength: string;
  /** The bot's name in words, with its temper; empty if a person plays. */
  title: string;
}

export interface RuleText {
  id: string;
  text: string;
}

export interface Option {
  words: string;
  label: string;
  /** Whether it costs something that no answer gives back: pages do not accept it by accident. */
  grave?: boolean;
  /** For an answer about loot: the numbers before and after, and what is replaced. The label has it too. */
  change?: string;
  /** Whether it certainly loses the game while other answers do not: pages ask again. The label says so. */
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

/** An event of the game, and the number of answers before it. */
export interface Line {
  n: number;
  text: string;
  /** The kind of event, such as `turn`. */
  kind: string;
  /** The id of the hero or character it is about; empty if it is about nobody. */
  who: string;
  /** The number that was rolled, if a single die was. */
  die?: number;
  /** Whether it replaces the line before it, because the same happened once more. */
  again?: boolean;
  /** The id of the card it is about. */
  card?: string;
  /** A line of flavor, when that card comes into play. */
  joke?: string;
  /** The id of the hero or character it is done to, if that is another one. */
  other?: string;
  /** The words of that hero or character, without a name before them. */
  speech?: string;
}

/** A memorable moment: its kind, and the number of answers before it. */
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
  /** The entry for a journal; none for a game that did not begin at its start. */
  deed: Deed | null;
  /** The number of answers before the player's last own one in a lost party game, from which to play on. */
  before: number | null;
}

/** The seconds until the seat passes, because others wait. */
export interface Countdown {
  seat: number;
  seconds: number;
}

/** A player's part of chance: 64 random hexadecimal digits. */
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
  /** The seat whose view this is; -1 for a spectator. */
  seat: number;
  view: Record<string, unknown>;
  questions: Question[];
  waiting: number[];
  log: Line[];
  /** Whether the log begins anew: the page drops the lines it has. */
  fresh: boolean;
  undo: boolean;
  over: Over | null;
  countdown: Countdown | null;
  /** Whether the game is over and the reader can begin it again. */
  again: boolean;
  /** Where dice and decks come from, in words. */
  chance: string;
  /** The seal, to check the record with once it is public. */
  seal: string;
  /** The parts of chance that players gave after the seal. */
  parts: Part[];
  /** Whether players may ask for advice, or see it with every question. */
  odds: OddsKind;
  /** What people here may say to each other. */
  chat: ChatKind;
}

export interface No {
  t: 'no';
  code: string;
  text: string;
  /** Whether connecting again is useless. */
  final: boolean;
}

export interface HintText {
  t: 'hint';
  seat: number;
  words: string;
  label: string;
  text: string;
}

/** An expected value of an answer, in words. */
export interface Figure {
  name: string;
  text: string;
  /** Whether it was computed, not sampled. */
  exact: boolean;
}

/** What one answer leads to. */
export interface Prospect {
  words: string;
  /** The win probability after it, from 0 to 1. */
  win: number;
  /** Its standard error; 0 if it was computed. */
  error: number;
  exact: boolean;
  /** The win probability in words. */
  chance: string;
  figures: Figure[];
  /** An earlier answer that differs only in its name, if there is one. */
  twin: string;
}

/** The advice on the question of a seat, from what the seat sees. */
export interface AdviceText {
  t: 'advice';
  seat: number;
  version: number;
  /** The win probability before the answer: that of the best answer. */
  now: number;
  /** The best answer. */
  words: string;
  label: string;
  /** The best answer and the reasons, in sentences. */
  text: string;
  pros: string[];
  cons: string[];
  /** By how much the next best answer is worse. */
  next: string;
  /** Whether it was computed or sampled. */
  how: string;
  samples: number;
  /** What each answer leads to, in the order of the options. */
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
  /** The answers to give one after the other. */
  steps: Step[];
  /** The dice on the boxes that they cover. */
  boxes: Lying[];
  /** The cost of stopping then. */
  damage: number;
  poison: number;
  time: number;
  /** The damage that the stairs would add. */
  stairs: number;
  /** The damage to a hero, certain and at most. */
  due: Record<string, [number, number]>;
  /** The heroes who may fall by that damage. */
  mortal: string[];
  /** An answer to try first, which rolls or costs a potion. */
  rather: Step | null;
  /** The boss's health after it. */
  boss_left: number;
}

export interface Said {
  t: 'said';
  seat: number;
  /** The phrase; empty for free text. */
  phrase: string;
  text: string;
  /** The number of answers before it. */
  n: number;
}

/** The last chat lines before a guest came in. */
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

/** The same game begins again: the link to it for this guest. */
export interface Laid {
  t: 'laid';
  id: string;
  /** The seat that began it again. */
  seat: number;
  tokens: Record<string, string>;
  /** The links to free seats, for the person who made the game. */
  invites: Record<string, string>;
  watch: string;
  /** The seal on its chance. */
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
  /** `printed`, or `original` and the reason. */
  origin: string;
  /** The print on the card, as its game draws it. */
  face: unknown;
  why?: string;
  joke?: string;
  copies?: number;
  set?: string;
  /** The name of the third-party pack that brings it. */
  pack?: string;
}

export interface Created {
  id: string;
  tokens: Record<string, string>;
  invites: Record<string, string>;
  watch: string;
  /** For a challenge: whether its result can be entered. */
  counts?: boolean;
  /** The seal on chance to which players may give a part; empty if they cannot. */
  seal: string;
}

export interface Joined {
  id: string;
  seat: number;
  token: string;
  /** The seal on chance to which players may give a part; empty if they cannot. */
  seal: string;
  /** The parts that the others have given so far. */
  parts: Part[];
}

export interface Uploaded {
  replay: string;
}

/** A seat of a game that is shown from outside. */
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
  /** The differences from the rulebook, in one line. */
  house?: string;
  /** Where chance comes from, and whether nobody can predict it. */
  chance?: string;
  sealed?: boolean;
  over: string | null;
  /** Why a game of another version cannot continue here; its record can be downloaded. */
  bygone: string | null;
  /** Whether one of the reader's seats is asked. */
  waiting: boolean;
  /** The people who are asked. */
  asked: number[];
  /** The time of the last answer, in seconds since 1970. */
  touched: number;
}

export interface Place {
  seat: number;
  name: string;
  label: string;
}

/** The seat and the answer that led here. */
export interface Answered {
  seat: number;
  label: string;
}

export interface ReplayPage {
  id: string;
  game: string;
  at: number;
  last: number;
  /** The sealed line of the record; empty if chance had no seal. */
  heading: string;
  /** The parts of chance that players gave after the seal. */
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

/** A costly answer: the number of answers before it, and the better answer in words. */
export interface CostlyMoment {
  at: number;
  seat: number;
  grade: string;
  loss: number;
  text: string;
}

/** The review of a game for one seat. */
export interface ReviewPage {
  id: string;
  game: string;
  seat: number;
  /** The seats for which the game can be reviewed. */
  seats: Place[];
  /** All seats of the game. */
  places: Place[];
  /** The summary. */
  lines: string[];
  accuracy: number | null;
  answers: number;
  /** The win probability after so many answers. */
  curve: [number, number][];
  turnings: TurningPoint[];
  /** The costly moments, the worst first. */
  moments: CostlyMoment[];
  /** The decisions that mattered: the number of answers before, and `best`, `fine`, `doubtful` or `mistake`. */
  grades: [number, string][];
}

/** The review is not ready: ask again after a while, or it is cancelled. */
export interface Reviewing {
  thinking: boolean;
  /** The number of reviews before it. */
  place: number;
  /** The estimated seconds until it is ready. */
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

/** A finished game in a journal. */
export interface JournalEntry {
  /** The id of the game. */
  id: string;
  /** The time of its end, in seconds since 1970. */
  at: number;
  /** The heroes or characters that the owner of the journal played. */
  mine: string[];
  deed: Deed;
  /** The id of the challenge, if it was one. */
  challenge?: string;
}

export interface JournalPage {
  entries: JournalEntry[];
  /** Whether there is a page after this one. */
  more: boolean;
}

export interface JournalAdded {
  /** The ids of the games that were new. */
  added: string[];
}

/** The seal on the chance of a challenge: the SHA-256 of `opened`, published once no result can be entered any more. */
export interface DaySeal {
  challenge: string;
  seal: string;
  /** The time of the draw, in seconds since 1970. */
  drawn: number;
  /** The id, a space and the key in hexadecimal; empty until it is published. */
  opened: string;
}

export interface ChallengeRow {
  id: string;
  kind: string;
  game: string;
  number: number;
  day: string;
  twist: string;
  /** The ids of the heroes or characters; the first is the player's own. */
  who: string[];
  place: string;
  /** The number of results in its table. */
  entered: number;
  /** Whether a game begun now can be entered: only the first from an address and a browser can. */
  counts: boolean;
  /** The seals that were drawn so far: its own, the next one, and the last one that was opened. */
  seals: DaySeal[];
}

export interface Challenges {
  /** The server's time in seconds since 1970: days begin at midnight UTC. */
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
  /** Whether it is the result just entered. */
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
  /** The picture that the game draws beside it; empty for none. */
  picture: string;
  /** The sections of the rulebook whose rules follow below it. */
  sections: string[];
}

export interface GuideQuestion {
  id: string;
  question: string;
  /** Further words by which it is found. */
  also: string;
  answer: string;
  rules: string[];
}

export interface GuideSymbol {
  /** The id by which the game draws it and the table marks it. */
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
  /** Words that every question contains. */
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
  /** The puzzles, the newest first. */
  puzzles: PuzzleRow[];
}

export interface PuzzleHint {
  /** The number of answers to keep; the others lead to no solution. */
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
  /** Whether the dice are used up without a solution. */
  over: boolean;
  hint: PuzzleHint | null;
}

export interface PushKey {
  /** The server's key; empty if it sends no push messages. */
  key: string;
}

export interface Hello {
  t: 'hello';
  tokens?: string[];
  /** The player's part of chance: 64 random hexadecimal digits, made after the seal was shown. */
  part?: string;
}

export interface Answer {
  t: 'answer';
  seat: number;
  version: number;
  words: string;
  /** Further answers of the same seat, each given as long as it is offered: the kind of its question and its words. */
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

/** Asks for the odds of each answer to a question. */
export interface Advise {
  t: 'advise';
  seat: number;
}

/** Asks for the best placement of the dice. */
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

/** Says one thing: a phrase by its name, or free text if the game allows it. */
export interface Say {
  t: 'say';
  seat: number;
  phrase?: string;
  text?: string;
}

/** Points at something on the table, by the name that the pages use. */
export interface Point {
  t: 'point';
  seat: number;
  at: string;
}

/** Asks for a new link to a seat; the old one becomes void. */
export interface Renew {
  t: 'renew';
  seat: number;
}

/** Asks for the same game once more with everybody at the table. */
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
  /** The bot that plays there or sits in for a person: a strength such as `master`; the default bot unless given. */
  bot?: string;
}

/** Plays on from a moment: a replay and the number of its answers. */
export interface Branch {
  replay: string;
  at: number;
}

/** A chapter of a lesson, counted from 0. */
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
  /** When players may see odds: `off`, `request` or `always`, for all alike. */
  odds?: string;
  /** What people may say to each other: nothing with `off`, only `phrases`, or anything with `free`. */
  chat?: string;
  seed?: number | null;
  branch?: Branch | null;
  /** The tokens of the campaign sheets to play with. */
  sheets?: string[];
  lesson?: LessonWish | null;
  /** The id of a challenge, which sets everything else. */
  challenge?: string;
  /** The browser's id: only its first attempt at a challenge counts. */
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

/** A parcel to import, the name of its file, and the tokens of sheets that it may update. */
export interface BringSheet {
  parcel: string;
  file?: string;
  tokens?: string[];
}

export interface OneJournal {
  token: string;
  /** The id of the last game that the page has; empty for the first page. */
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

/** A finished game in a journal. */
export interface JournalEntry {
  /** The id of the game. */
  id: string;
  /** The time of its end, in seconds since 1970. */
  at: number;
  /** The heroes or characters that the owner of the journal played. */
  mine: string[];
  deed: Deed;
  /** The id of the challenge, if it was one. */
  challenge?: string;
}

export interface AddToJournal {
  token: string;
  entries: JournalEntry[];
}

/** A result of a challenge that was played on this server, with the token of the seat. */
export interface NewResult {
  challenge: string;
  name: string;
  token: string;
}

/** All answers so far: the server stores nothing of a puzzle. */
export interface TryPuzzle {
  puzzle: string;
  answers?: string[];
  hint?: boolean;
  lang?: string;
}

/** A device that gets a push message when these seats are asked. */
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
