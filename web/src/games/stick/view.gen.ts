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
  /** Column of the room below that its Stairs lead to. */
  down: number | null;
  /** Its Xykon card, up or down. */
  xykon: string | null;
  xykon_down: boolean;
  players: string[];
}

export interface LootView {
  id: string;
  /** For the seat that looks. */
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
  /** Once the game is over: points by source. */
  score: Record<string, number> | null;
  /** The sum of them. */
  total: number | null;
  /** Points that she lacks to whoever has most, or her team does. */
  behind: number | null;
}

export interface SideView {
  /** None for Monsters. */
  character: string | null;
  monsters: string[];
  role: string;
  shtick: string | null;
  parts: [string, number][];
  total: number;
  /** The one that counts first. */
  dice: number[];
  /** What that die counts as. */
  rolled: number | null;
  /** With what it counts as, once it is rolled. */
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
  /** Only the two of them see it. */
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
  /** What winning over Monsters brings the fighter. */
  coins: number;
  /** What losing costs the fighter. */
  wounds: number;
  /** Win, draw, lose as things stand, between the choice of shticks and the dice. */
  odds: [number, number, number] | null;
  /** Whose: those of the one who looks and is in the battle, else the fighter's. */
  odds_for: string;
  /** Win, draw, lose with each shtick (or none: "") for the one who looks and chooses it now. */
  shtick_odds: Record<string, [number, number, number]>;
}

export interface RouteView {
  /** One after the other; where movement goes on at its end, the last one ends it. */
  answers: string[];
  floor: number;
  /** Where it ends. */
  column: number;
  /** Win, draw, lose in the battle that awaits there; none without Monsters. */
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
  /** From the Dungeon Entrance down to Xykon's Lair. */
  floors: RoomView[][];
  /** The lowest floor with rooms: it falls first. */
  lowest: number;
  lair_drool: number;
  lair_shticks: number;
  /** Has the one who looks the Drool, has she the shticks? */
  lair_met: [boolean, boolean];
  x_per_shtick: number;
  players: PlayerView[];
  npcs: string[];
  npc_floor: number;
  hand: string[];
  stash: LootView[];
  /** The shticks one chooses from now. */
  looked_at: string[];
  battle_deck: number;
  battle_discard: string[];
  loot_deck: number;
  loot_discard: string[];
  room_deck: number;
  xykon_deck: number;
  /** While Monsters are being played. */
  size: number | null;
  /** The highest roll that finds stairs, while they may be searched for. */
  search: number | null;
  battle: BattleView | null;
  /** Win, draw, lose after each answer of mine that leads into a battle or changes one. */
  prospects: Record<string, [number, number, number]>;
  /** The floor and column that each step of mine leads to. */
  steps: Record<string, [number, number]>;
  /** To explored rooms, with nothing asked on the way: never through a room that ends movement or holds Monsters. */
  routes: RouteView[];
  /** Why a card of mine is no answer now. */
  refused: Record<string, Why>;
  trap: string | null;
  /** Wounds that somebody is about to lose outside a battle. */
  wound: number | null;
  /** Screw This! cards being answered, the last one first. */
  played: string[];
  window: string | null;
  collapse: boolean;
  outcome: string | null;
}
