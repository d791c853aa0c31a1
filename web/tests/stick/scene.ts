import type { Line } from '../../src/lib/protocol';
import type { PlayerView, Question, RoomView, StickView } from '../../src/games/stick/view';

export function room(floor: number, column: number, down: number | null = null): RoomView {
  return { id: `room-${floor}-${column}`, floor, column, stack: [], loot: 0, down, xykon: null, xykon_down: false, players: [] };
}

export function player(more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat: 0, character: 'roy', floor: 1, column: 0, lost: 0, wounds: 5, resting: false, missing: 0, fleeing: false, exited: 0,
    team: null, shadow: null, hand: 0, stash: 0, equipped: [], equipped_drool: 0, shticks: [], deck: 0, saved: [], saved_x: 0,
    slayer: false, score: null, total: null, behind: null, ...more,
  };
}

/** As much of a view as the claim is about. */
export function view(more: Partial<StickView> = {}): StickView {
  const usual: Partial<StickView> = {
    seat: 0, players: [player()], hand: [], stash: [], prospects: {}, names: {}, battle: null, options: {}, lowest: 2, steps: {}, routes: [], refused: {}, lair_met: [false, false], teams: [], turns_left: null,
    floors: [[room(0, 0, 1)], [room(1, -1), room(1, 0, 2), room(1, 1)], [room(2, 2)]],
  };
  return { ...usual, ...more } as StickView;
}

export function question(kind: string, ...options: string[]): Question {
  return { seat: 0, kind, text: '', why: '', rules: [], options: options.map((words) => ({ words, label: words })) };
}

export function line(kind: string, text = kind, more: Partial<Line> = {}): Line {
  return { n: 0, text, kind, who: '', ...more };
}
