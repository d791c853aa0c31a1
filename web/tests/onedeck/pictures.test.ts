import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { both, whole } from '../../src/games/onedeck/art/pen';
import { PICTURES } from '../../src/games/onedeck/art/pictures';

const packed = ['base', 'forest'].map((pack) => readFileSync(`../src/underdeck/games/onedeck/packs/${pack}.toml`, 'utf8')).join('\n');
const ids = (table: string) => [...packed.matchAll(new RegExp(`^\\[+${table}\\]+\\nid = "([\\w-]+)"`, 'gm'))].map(([, id]) => id);
const CARDS = [...ids('encounter'), ...ids('dungeon\\.boss')];

test('every encounter and every boss of the packs has a picture, and nothing else has', () => {
  expect(CARDS.length).toBe(54);
  expect(Object.keys(PICTURES).sort()).toEqual([...CARDS].sort());
});

test('no picture is another one in other colours', () => {
  const drawn = CARDS.map((id) => PICTURES[id].shapes.map(([, path]) => path));
  drawn.forEach((one, i) => {
    for (const other of drawn.slice(i + 1)) {
      const shared = one.filter((path) => other.includes(path)).length;
      expect(shared, `${CARDS[i]} and ${CARDS[drawn.indexOf(other)]}`).toBeLessThan(one.length / 3);
    }
  });
});

test('a picture has enough in it for a big screen, and no broken line', () => {
  for (const id of CARDS) {
    const { shapes } = PICTURES[id];
    expect(shapes.length, id).toBeGreaterThan(7);
    for (const [, path] of shapes) expect(path, id).toMatch(/^M[-\d. MLHVCSQTAZmlhvcsqtaz]+$/);
  }
});

test('half an outline becomes a whole one, and one horn two', () => {
  expect(whole('M60 10L40 20C30 30 30 40 60 50')).toBe('M60 10L40 20C30 30 30 40 60 50C90 40 90 30 80 20L60 10z');
  expect(both('M10 5L20 -5z')).toBe('M10 5L20 -5zM110 5L100 -5z');
});
