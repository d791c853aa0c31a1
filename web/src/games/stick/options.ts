import type { Option, Way } from '../../lib/protocol';
import { roomAt, type PlayerView, type Question, type StickView, type Verb } from './view';

/** An option with the things on the table that stand for it, such as `room:1:0` or `card:longbow`. */
export interface Choice extends Option {
  seat: number;
  keys: string[];
  /** What is answered after it, as long as it is asked. */
  then?: Way['steps'];
}

/** Questions of cards whose options lie in somebody else's cards or in a discard pile. */
const FROM_ELSEWHERE = ['take', 'rummage', 'recover'];

export function roomKey(floor: number, column: number): string {
  return `room:${floor}:${column}`;
}

export function choicesOf(questions: Question[], view: StickView): Choice[] {
  return questions.flatMap((question) => [
    ...question.options.map((option) => ({ ...option, seat: question.seat, keys: keysOf(option.words, question, view) })),
    ...(question.ways ?? []).flatMap((way) => walkOf(way, question, view)),
  ]);
}

/** A walk to a room further on is begun at that room; the first step alone is what the next one is for. */
function walkOf({ label, steps }: Way, question: Question, view: StickView): Choice[] {
  const me = view.players[question.seat];
  const walk = steps.map(([, words]) => words).filter((words) => words in STEP);
  if (!me || walk.length < 2 || walk.length + 1 !== steps.length) return [];
  let place: [number, number] = [me.floor, me.column];
  for (const step of walk) place = STEP[step](view, ...place);
  return [{ words: steps[0][1], label, seat: question.seat, keys: [roomKey(...place)], then: steps.slice(1) }];
}

const STEP: Record<string, (view: StickView, floor: number, column: number) => [number, number]> = {
  left: (_, floor, column) => [floor, column - 1],
  right: (_, floor, column) => [floor, column + 1],
  down: (view, floor, column) => [floor + 1, roomAt(view, floor, column)?.down ?? column],
  up: (view, floor, column) => [floor - 1, view.floors[floor - 1]?.find(({ down }) => down === column)?.column ?? column],
};

export function fitting(choices: Choice[], keys: string[]): Choice[] {
  return choices.filter((choice) => choice.keys.some((key) => keys.includes(key)));
}

function keysOf(words: string, question: Question, view: StickView): string[] {
  const [verb, ...rest] = words.split(' ') as [Verb, ...string[]];
  const me = view.players[question.seat];
  if (!me) return [];
  switch (verb) {
    case 'left':
    case 'right':
    case 'up':
    case 'down':
      return stepKey(verb, view);
    case 'stay':
    case 'search':
    case 'rest':
    case 'attack':
    case 'defend':
    case 'pick-up':
      return [roomKey(me.floor, me.column)];
    case 'play':
      return [`hand:${rest[0]}`];
    case 'equip':
      return [`stash:${rest[0]}`];
    case 'unequip':
      return [`equipped:${rest[0]}`];
    case 'choose':
      return [question.kind === 'starting' ? `card:${rest[0]}` : `tray:${rest[0]}`];
    case 'take':
      return [`tray:${rest[0]}`];
    case 'trade':
      return me.saved.map((id) => `saved:${id}`);
    case 'trade-loot':
      return [...view.stash.map(({ id }) => `stash:${id}`), ...me.equipped.map(({ id }) => `equipped:${id}`)];
    case 'release':
      return [`saved:${rest[0]}`];
    case 'add':
      return [question.kind === 'trade' ? `saved:${rest[0]}` : `card:${rest[0]}`];
    case 'discard':
    case 'pay':
    case 'flip':
    case 'shtick':
      return [`card:${rest[0]}`];
    case 'offer':
    case 'hire':
    case 'give':
    case 'beg':
      return [`player:${rest[0]}`, `card:${rest[1]}`];
    case 'accept':
    case 'withdraw':
    case 'attack-player':
    case 'target':
    case 'shadow':
      return [`player:${rest[0]}`];
    case 'shoot':
    case 'remove':
      return [placeKey(rest[0], question, me, view)];
    case 'card':
      if (rest[0]?.startsWith('@')) {
        return [placeKey(rest[0], question, me, view), ...rest.slice(1).map((who) => `player:${who}`)];
      }
      return [FROM_ELSEWHERE.includes(question.kind) ? `tray:${rest[0]}` : `card:${rest[0]}`];
    default:
      return [];
  }
}

function stepKey(verb: string, view: StickView): string[] {
  const step = view.steps[verb];
  return step ? [roomKey(...step)] : [];
}

function placeKey(word: string, question: Question, me: PlayerView, view: StickView): string {
  return roomKey(question.kind === 'remove' ? view.lowest : me.floor, Number(word.slice(1)));
}

/** Cards that can be chosen but lie nowhere in front of the one who is asked. */
export function trayOf(choices: Choice[], view: StickView): string[] {
  const mine = view.players[view.seat];
  const shown = new Set([
    ...view.hand,
    ...view.stash.map((loot) => loot.id),
    ...(mine?.equipped ?? []).map((loot) => loot.id),
    ...(mine?.shticks ?? []).map((shtick) => shtick.id),
    ...(mine?.saved ?? []),
  ]);
  const found = new Set<string>();
  for (const choice of choices) {
    for (const key of choice.keys) {
      const [zone, id] = key.split(':');
      if (zone === 'tray' || (zone === 'card' && !shown.has(id))) found.add(id);
    }
  }
  return [...found];
}
