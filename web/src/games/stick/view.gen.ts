// Written by `make types`; what stands here is said in Python.

export const NOT_AVAILABLE = -99;

export const INFINITE = 99;

export const REACTIONS = ['before-roll', 'after-roll', 'wound', 'evade', 'response'] as const;

export const PHRASES = ['os-help', 'os-deal', 'os-truce', 'os-leader', 'os-stairs', 'os-flee', 'os-remember', 'os-xykon'] as const;

export type Verb = 'pass' | 'done' | 'left' | 'right' | 'up' | 'down' | 'stay' | 'rest' | 'search' | 'equip' | 'unequip' | 'pick-up' | 'trade' | 'trade-loot' | 'add' | 'release' | 'choose' | 'play' | 'flip' | 'discard' | 'shtick' | 'no-shtick' | 'offer' | 'hire' | 'withdraw' | 'accept' | 'refuse' | 'shoot' | 'attack-player' | 'attack' | 'defend' | 'stop' | 'take' | 'random' | 'leave' | 'target' | 'card' | 'remove' | 'pay' | 'give' | 'beg' | 'yes' | 'no' | 'shadow';

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
  /** The column of the room below to which its Stairs lead. */
  down: number | null;
  /** Its Xykon card, up or down. */
  xykon: string | null;
  xykon_down: boolean;
  players: string[];
}

export interface LootView {
  id: string;
  /** The Drool Factor for the seat that looks. */
  drool: number;
}

export interface ShtickView {
  id: string;
  flipped: boolean;
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
  /** The points by source once the game is over. */
  score: Record<string, number> | null;
  /** The sum of the points. */
  total: number | null;
  /** The points that the player or the team is behind the leader. */
  behind: number | null;
}

export interface SideView {
  /** The character; None for Monsters. */
  character: string | null;
  monsters: string[];
  role: string;
  shtick: string | null;
  parts: [string, number][];
  total: number;
  /** The dice, the one that counts first. */
  dice: number[];
  /** The value of that die. */
  rolled: number | null;
  /** The sum, with that value once it is rolled. */
  sum: number;
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
  /** The Loot, visible only to the two of them. */
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
  x: number;
  /** The Loot that a win over Monsters brings the fighter. */
  coins: number;
  /** The Wounds that a defeat costs the fighter. */
  wounds: number;
  /** Win, draw, lose at present, between the choice of shticks and the dice. */
  odds: [number, number, number] | null;
  /** The player whose odds these are: the one who looks if in the battle, else the fighter. */
  odds_for: string;
  /** Win, draw, lose with each shtick (or none: "") for the one who looks and chooses it now. */
  shtick_odds: Record<string, [number, number, number]>;
}

export interface RouteView {
  /** The answers of the route; the last one ends it, even if more movement is left. */
  answers: string[];
  floor: number;
  /** The column at its end. */
  column: number;
  /** Win, draw, lose in the battle at its end; none without Monsters. */
  odds: [number, number, number] | null;
}

export interface Why {
  reason: string;
  facts: Record<string, number | string>;
}

export interface View {
  seat: number;
  length: string;
  variants: string[];
  options: Record<string, string>;
  turn: number;
  active: number;
  /** The floors from the Dungeon Entrance down to Xykon's Lair. */
  floors: RoomView[][];
  /** The lowest floor with rooms, which collapses first. */
  lowest: number;
  lair_drool: number;
  lair_shticks: number;
  /** Whether the one who looks has the Drool and the shticks for the Lair. */
  lair_met: [boolean, boolean];
  x_per_shtick: number;
  players: PlayerView[];
  npcs: string[];
  npc_floor: number;
  hand: string[];
  stash: LootView[];
  /** The shticks to choose from now. */
  looked_at: string[];
  battle_deck: number;
  battle_discard: string[];
  loot_deck: number;
  loot_discard: string[];
  room_deck: number;
  xykon_deck: number;
  /** The Battle Size while Monsters are being played. */
  size: number | null;
  /** The highest roll that finds stairs, while a search is possible. */
  search: number | null;
  battle: BattleView | null;
  /** Win, draw, lose after each own answer that leads into a battle or changes one. */
  prospects: Record<string, [number, number, number]>;
  /** The floor and column to which each own step leads. */
  steps: Record<string, [number, number]>;
  /** The routes to explored rooms without a question on the way: never through a room that ends movement or holds Monsters. */
  routes: RouteView[];
  /** Why an own card gives no answer now. */
  refused: Record<string, Why>;
  trap: string | null;
  /** The Wounds that somebody is about to lose outside a battle. */
  wound: number | null;
  /** The Screw This! cards being answered, the last one first. */
  played: string[];
  window: string | null;
  collapse: boolean;
  outcome: string | null;
}
