import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCREWS } from '../../src/games/stick/art/screws';

const written = (file: string, deck: string) =>
  [...readFileSync(`../src/underdeck/games/stick/text/en/${file}.ftl`, 'utf8').matchAll(new RegExp(`^os-${deck}-([\\w-]+) =`, 'gm'))].map(
    ([, id]) => id,
  );

test('every Screw This! card has a picture of its own', () => {
  const cards = written('screw', 'screw');
  expect(cards.length).toBeGreaterThan(35);
  expect(cards.filter((id) => !(id in SCREWS))).toEqual([]);
  expect(new Set(cards.map((id) => SCREWS[id])).size).toBe(cards.length);
});
