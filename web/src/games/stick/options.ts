import type { Option, Way } from '../../lib/protocol';
import type { PlayerView, Question, RouteView, Shares, StickView, Verb } from './view';

/** An option with the things on the table that stand for it, such as `room:1:0` or `card:longbow`. */
export interface Choice extends Option {
  seat: number;
  keys: string[];
  /** What is answered after it, as long as it is asked. */
  then?: Way['steps'];
  /** Where it leads into a battle or changes one. */
  chances?: Shares;
}

/** Questions of cards whose options lie in somebody else's cards or in a discard pile. */
const FROM_ELSEWHERE = ['take', 'rummage', 'recover'];

export function roomKey(floor: number, column: number): string {
  return `room:${floor}:${column}`;
}

export function choicesOf(questions: Question[], view: StickView): Choice[] {
  return questions.flatMap((question) => [
    ...question.options.map((option) => ({
      ...option, seat: question.seat, keys: keysOf(option.words, question, view), chances: view.prospects[option.words],
    })),
    ...(question.ways ?? []).flatMap((way) => walkOf(way, question, view)),
  ]);
}

/** A walk to a room further on is begun at that room; the first step alone is what the next one is for. */
function walkOf({ label, steps }: Way, question: Question, view: StickView): Choice[] {
  const [[, words], ...then] = steps;
  const route = routeOf(view, words, then);
  const next = view.steps[words];
  if (!route || !next || (route.floor === next[0] && route.column === next[1])) return [];
  const chances = route.odds ?? undefined;
  return [{ words, label, seat: question.seat, keys: [roomKey(route.floor, route.column)], then, chances }];
}

function routeOf(view: StickView, answer: string, then: Way['steps']): RouteView | undefined {
  const answers = [answer, ...then.map(([, words]) => words)].join();
  return view.routes.find((route) => route.answers.join() === answers);
}

/** Win, draw, lose in the battle that an answer leads to or changes; of a route, in the one where it ends. */
export function chancesOf(view: StickView, answer: string, then: Way['steps'] = []): Shares | undefined {
  const route = routeOf(view, answer, then);
  return route ? (route.odds ?? undefined) : view.prospects[answer];
}

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
