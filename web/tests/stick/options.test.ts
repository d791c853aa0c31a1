import { describe, expect, it } from 'vitest';
import { chancesOf, choicesOf, fitting, trayOf } from '../../src/games/stick/options';
import { player, question, view } from './scene';

function keys(kind: string, words: string, seen = view()): string[] {
  return choicesOf([question(kind, words)], seen)[0].keys;
}

describe('the things that stand for an answer', () => {
  it.each([
    ['stay', ['room:1:0']],
    ['shoot @1', ['room:1:1']],
    ['play screw-you', ['hand:screw-you']],
    ['equip mug', ['stash:mug']],
    ['offer haley mug', ['player:haley', 'card:mug']],
    ['card @-1 haley', ['room:1:-1', 'player:haley']],
    ['card mug', ['card:mug']],
    ['done', []],
  ])('%s: %s', (words, found) => {
    expect(keys('move', words)).toEqual(found);
  });

  it('a step is the room that the server says it leads to', () => {
    expect(keys('move', 'down', view({ steps: { down: [2, -1] } }))).toEqual(['room:2:-1']);
    expect(keys('move', 'up')).toEqual([]);
  });

  it('a room that is removed is on the lowest floor', () => {
    expect(keys('remove', 'remove @2')).toEqual(['room:2:2']);
  });

  it('cards of others lie in the tray', () => {
    expect(keys('take', 'card mug')).toEqual(['tray:mug']);
  });

  it('nobody answers for a seat that is not there', () => {
    expect(keys('move', 'left', view({ players: [] }))).toEqual([]);
  });
});

it('answers are found by any thing that stands for them', () => {
  const choices = choicesOf([question('move', 'left', 'right', 'done')], view({ steps: { left: [1, -1], right: [1, 1] } }));
  expect(fitting(choices, ['room:1:1', 'room:9:9']).map((choice) => choice.words)).toEqual(['right']);
});

it('a walk stands for the room where it ends, with the chances in that room', () => {
  const fight: [number, number, number] = [0.5, 0, 0.5];
  const routes = [
    { answers: ['left', 'stay'], floor: 1, column: -1, odds: fight },
    { answers: ['left', 'left'], floor: 1, column: -2, odds: null },
    { answers: ['down', 'left', 'stay'], floor: 2, column: 1, odds: fight },
  ];
  const ways = routes.map(({ answers }) => ({
    label: answers.join(), steps: answers.map((words, at): [string, string] => [at ? 'move' : 'start', words]),
  }));
  const seen = view({ steps: { left: [1, -1], down: [2, 2] }, prospects: { left: fight }, routes });
  const choices = choicesOf([{ ...question('start', 'left', 'down'), ways }], seen);
  expect(choices.map(({ keys, chances, then }) => [keys[0], chances, then?.length])).toEqual([
    ['room:1:-1', fight, undefined],
    ['room:2:2', undefined, undefined],
    ['room:1:-2', undefined, 1],
    ['room:2:1', fight, 2],
  ]);
  expect(chancesOf(seen, 'left', ways[1].steps.slice(1))).toBeUndefined();
  expect(chancesOf(seen, 'down', ways[2].steps.slice(1))).toBe(fight);
});

it('the tray has what lies nowhere in front of the one who is asked', () => {
  const seen = view({ hand: ['screw-you'], players: [player({ shticks: [{ id: 'charge', flipped: false }] })] });
  const choices = choicesOf([question('pay', 'pay screw-you', 'pay charge', 'pay mug', 'take ring')], seen);
  expect(trayOf(choices, seen)).toEqual(['mug', 'ring']);
});
