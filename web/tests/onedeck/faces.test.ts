import { expect, it } from 'vitest';
import { Faces } from '../../src/games/onedeck/faces.svelte';
import { Tracker } from '../../src/games/onedeck/dice';
import { boxOf, letterOf, placeOf } from '../../src/games/onedeck/keys';
import { onTable } from '../../src/games/onedeck/bar';

it('a card tells its skill and potion too, and its twin is the same card', () => {
  const faces = new Faces();
  const skill = { id: 'cleave', name: 'Cleave', text: 'Hit all.', effect: '', use: [], color: 'strength' as const, dice: 1, mana: 0, exile: false, passive: false };
  faces.take([{ id: 'goblin-1', name: 'Goblin', text: 'A goblin.', face: { kind: 'combat', skill } }, { id: 'blank', name: '', text: 'b', face: null }]);
  expect(faces.face('goblin-1-twin')?.kind).toBe('combat');
  expect(faces.skill('cleave')).toEqual(skill);
  expect(faces.text('cleave')).toBe('Hit all.');
  expect(faces.text('goblin-1-twin')).toBe('A goblin.');
  expect([faces.face('blank'), faces.face(null), faces.potion('none'), faces.text('none')]).toEqual([null, null, null, '']);
});

it('dice keep their keys while they lie there; only new ones are fresh', () => {
  const tracker = new Tracker(0);
  const [one, two] = tracker.follow(['s5', 's5']);
  expect(one.key).not.toBe(two.key);
  expect(tracker.follow(['s5'])).toEqual([one]);
  expect(tracker.follow(['s5', 's5', 'm1']).map(({ key, fresh }) => [key === one.key || key === two.key, fresh])).toEqual([
    [true, true], [true, false], [false, true],
  ]);
});

it('boxes have letters that mean nothing else around the table', () => {
  for (let box = 1; box <= 21; box++) {
    expect('hlpuw').not.toContain(letterOf(box));
    expect(boxOf(letterOf(box))).toBe(box);
  }
  expect([letterOf(22), boxOf('h')]).toEqual(['', 0]);
});

it('digits are found on a French keyboard too', () => {
  expect(placeOf(new KeyboardEvent('keydown', { key: '&', code: 'Digit1' }))).toBe(0);
  expect(placeOf(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', shiftKey: true }))).toBe(0);
  expect(placeOf(new KeyboardEvent('keydown', { key: '%', code: 'Digit5', shiftKey: true }))).toBe(-1);
  expect(placeOf(new KeyboardEvent('keydown', { key: '0' }))).toBe(9);
  expect(placeOf(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA' }))).toBe(-1);
});

it('answers on the table are left out of the bar, but not what saves a life', () => {
  expect(onTable('cover warrior s5 1', 'placing')).toBe(true);
  expect(onTable('heal warrior', 'placing')).toBe(true);
  expect(onTable('heal warrior', 'avert-defeat')).toBe(false);
  expect(onTable('done', 'placing')).toBe(false);
});
