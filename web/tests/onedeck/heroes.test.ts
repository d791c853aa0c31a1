import { expect, test } from 'vitest';
import { KNOWN, moodOf, MOODS, portrait } from '../../src/games/onedeck/art/heroes';

test('wounds show on the face, and so does a victory', () => {
  expect(moodOf(0, 6)).toBe('calm');
  expect(moodOf(2, 6)).toBe('calm');
  expect(moodOf(3, 6)).toBe('hurt');
  expect(moodOf(3, 6, true)).toBe('triumphant');
  expect(moodOf(6, 6)).toBe('fallen');
});

test('every hero has a look of her own, with another face for every mood', () => {
  expect(KNOWN).toHaveLength(13);
  const drawn = KNOWN.flatMap((id) => MOODS.map((mood) => JSON.stringify(portrait(id, mood))));
  expect(new Set(drawn).size).toBe(13 * MOODS.length);
  expect(new Set(KNOWN.map((id) => portrait(id, 'calm').accent)).size).toBe(13);
});

test('a hero from outside has a face as well', () => {
  expect(portrait('chef', 'hurt').shapes.length).toBeGreaterThan(6);
});
