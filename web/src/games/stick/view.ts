import type { PlayerView, RoomView, View } from './view.gen';

export type { Question } from '../../lib/protocol';
export type { BattleView, HelperView, LootView, MonsterView, OfferView, PlayerView, RoomView, RouteView, ShtickView, SideView, Verb } from './view.gen';

export type Shares = View['prospects'][string];

/** What the server adds for the pages. */
export interface StickView extends View {
  names: Record<string, string>;
  /** Where the game does not follow the rulebook, in one line. */
  house: string;
  /** What they have together, as far as it can be seen; none where everybody plays for herself. */
  teams: { team: number; members: string[]; points: number }[];
  /** After this one, of all players together, until the dungeon collapses; null without a limit. */
  turns_left: number | null;
}

/** The rulebook as this game has it. */
export function rulesOf(view: StickView, rule = ''): string {
  const house = Object.entries(view.options).map(([name, value]) => `${name}=${value}`);
  return ['#/rules/stick', rule, house.join(',')].join('/').replace(/\/+$/, '');
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
  const whose = view.battle?.odds_for;
  return whose && whose !== ownPlayer(view)?.character ? whose : null;
}

/** Do two others fight each other? Then neither's win is good or bad. */
export function isBystander(view: StickView): boolean {
  return otherFighter(view) !== null && view.battle?.foe.character != null;
}

/** `+3`, `−1`. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

const NEARLY = 1e-9;

/** `67%` or `67 %`, as the language writes it; 0 is impossible, 100 is certain, and nothing else is rounded to either. */
export function percent(share: number, language: string): string {
  const told = share < NEARLY || share > 1 - NEARLY ? share : Math.min(0.99, Math.max(0.01, share));
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(told);
}

export type Pose = 'up' | 'cheers' | 'rests' | 'flees' | 'misses' | 'out';

export function stateOf(player: PlayerView): Pose {
  if (player.exited) return 'out';
  if (player.missing) return 'misses';
  return player.fleeing ? 'flees' : player.resting ? 'rests' : 'up';
}
