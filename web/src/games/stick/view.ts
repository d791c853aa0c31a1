/** What a seat may know, as `underdeck.stick.view` writes it. */

export type Shares = [win: number, draw: number, lose: number];
export type Part = [source: string, amount: number];

export interface ShtickView {
  id: string;
  flipped: boolean;
}

export interface LootView {
  id: string;
  drool: number;
}

export interface PlayerView {
  seat: number;
  character: string;
  floor: number;
  column: number;
  lost: number;
  wounds: number;
  resting: boolean;
  missing: number;
  fleeing: boolean;
  exited: number;
  team: number | null;
  shadow: string | null;
  hand: number;
  stash: number;
  equipped: LootView[];
  equipped_drool: number;
  shticks: ShtickView[];
  deck: number;
  saved: string[];
  saved_x: number;
  slayer: boolean;
  score: Record<string, number> | null;
}

export interface MonsterView {
  id: string;
  supports: number;
}

export interface RoomView {
  id: string;
  floor: number;
  column: number;
  stack: MonsterView[];
  loot: number;
  down: number | null;
  xykon: string | null;
  xykon_down: boolean;
  players: string[];
}

export interface SideView {
  character: string | null;
  monsters: string[];
  role: 'attacks' | 'defends';
  shtick: string | null;
  parts: Part[];
  total: number;
  dice: number[];
  rolled: number | null;
}

export interface HelperView {
  asker: string;
  helper: string;
  npc: boolean;
  bonus: number;
}

export interface OfferView {
  asker: string;
  asked: string;
  loot: string | null;
}

export interface BattleView {
  floor: number;
  column: number;
  distance: number;
  fighter: SideView;
  foe: SideView;
  helpers: HelperView[];
  offers: OfferView[];
  /** What losing costs the fighter. */
  wounds: number;
  odds: Shares | null;
  /** Whose they are: mine where I am in the battle. */
  odds_for: string;
}

export interface StickView {
  seat: number;
  length: string;
  variants: string[];
  options: Record<string, string>;
  turn: number;
  active: number;
  floors: RoomView[][];
  lair_drool: number;
  lair_shticks: number;
  x_per_shtick: number;
  players: PlayerView[];
  npcs: string[];
  npc_floor: number;
  hand: string[];
  stash: LootView[];
  looked_at: string[];
  battle_deck: number;
  battle_discard: string[];
  loot_deck: number;
  loot_discard: string[];
  room_deck: number;
  xykon_deck: number;
  size: number | null;
  battle: BattleView | null;
  /** Chances after each answer of mine that leads into a battle or changes one, by its words. */
  prospects: Record<string, Shares>;
  trap: string | null;
  wound: number | null;
  played: string[];
  window: string | null;
  collapse: boolean;
  outcome: string | null;
  names: Record<string, string>;
  /** Where the game does not follow the rulebook, in one line. */
  house: string;
}

/** The rulebook as this game has it. */
export function rulesOf(view: StickView, rule = ''): string {
  const house = Object.entries(view.options).map(([name, value]) => `${name}=${value}`);
  return ['#/rules/stick', rule, house.join(',')].join('/').replace(/\/+$/, '');
}

export interface Option {
  words: string;
  label: string;
}

export interface Question {
  seat: number;
  kind: string;
  text: string;
  options: Option[];
}

export type Words = (id: string, facts?: Record<string, string | number>) => string;

export function roomAt(view: StickView, floor: number, column: number): RoomView | undefined {
  return view.floors[floor]?.find((room) => room.column === column);
}

export function floorName(view: StickView, floor: number, words: Words): string {
  if (floor === 0) return words('web-stick-entrance');
  return floor === view.floors.length - 1 ? words('web-stick-lair') : words('web-stick-floor', { n: floor, all: view.floors.length - 2 });
}

export function ownPlayer(view: StickView): PlayerView | undefined {
  return view.players[view.seat];
}

export function playerNamed(view: StickView, character: string): PlayerView | undefined {
  return view.players.find((player) => player.character === character);
}

/** Who the prospects are about, where that is somebody else. */
export function otherFighter(view: StickView): string | null {
  const me = ownPlayer(view)?.character;
  const { fighter, foe } = view.battle ?? {};
  return fighter && fighter.character !== me && foe?.character !== me ? fighter.character : null;
}

/** Do two others fight each other? Then neither's win is good or bad. */
export function isBystander(view: StickView): boolean {
  return otherFighter(view) !== null && view.battle?.foe.character != null;
}

/** `+3`, `−1`. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** `67%` or `67 %`, as the language writes it. */
export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

export type Pose = 'up' | 'cheers' | 'rests' | 'flees' | 'misses' | 'out';

export function stateOf(player: PlayerView): Pose {
  if (player.exited) return 'out';
  if (player.missing) return 'misses';
  return player.fleeing ? 'flees' : player.resting ? 'rests' : 'up';
}
