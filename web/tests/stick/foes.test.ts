import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FOES, foeOf } from '../../src/games/stick/art/foes';
import { moved } from '../../src/games/stick/art/pen';

const ids = (pack: string) =>
  [...readFileSync(`../src/underdeck/games/stick/packs/${pack}.toml`, 'utf8').matchAll(/^\[\[\w+\]\]\nid = "([\w-]+)"/gm)].map(([, id]) => id);
const CARDS = [...ids('monsters'), ...ids('xykon')];

test('every Monster and everything in the Lair is drawn, and nothing else is', () => {
  expect(CARDS.length).toBe(90);
  expect(Object.keys(FOES).sort()).toEqual([...CARDS].sort());
});

test('no two of them are the same drawing in other colours', () => {
  const drawn = CARDS.map((id) => JSON.stringify(FOES[id].strokes));
  expect(new Set(drawn).size).toBe(CARDS.length);
  for (const id of CARDS) {
    const paths = FOES[id].strokes.map(([, path]) => path);
    const shared = paths.filter((path) => CARDS.some((other) => other !== id && FOES[other].strokes.some(([, each]) => each === path)));
    expect(paths.length - shared.length, `what only ${id} has`).toBeGreaterThan(1);
    for (const path of paths) expect(path, id).toMatch(/^M[-\d. MLHVCSQTAZmlhvcsqtaz]+$/);
  }
});

test('a Monster from outside takes after its kin, always in the same way', () => {
  const strange = foeOf('soup-dragon', ['dragon']);
  expect(strange).toEqual(foeOf('soup-dragon', ['dragon']));
  expect(['black-dragon', 'beige-dragon', 'teeny-tiny-dragon'].map((id) => FOES[id].strokes)).toContain(strange.strokes);
  expect(foeOf('nobody-knows').strokes.length).toBeGreaterThan(5);
});

test('a crowd is the same figure moved', () => {
  expect(moved([['line', 'M10 20l4-2H30V5a2 2 0 1 0 4 0z']], 1, 2, 0.5)).toEqual([['line', 'M6 12l2 -1H16V4.5a1 1 0 1 0 2 0z']]);
});
