import { describe, expect, it } from 'vitest';
import { flightsBetween, tuneBetween } from '../../src/games/onedeck/flights';
import { lightOf } from '../../src/games/onedeck/light';
import { moments } from '../../src/games/onedeck/moments';
import { line } from '../stick/scene';
import { box, hero, view } from './scene';

const words = (id: string) => id;

describe('moments of One Deck Dungeon', () => {
  it('a fight that cost nothing is clean, another strikes', () => {
    const lines = [line('consequences')];
    const after = view({ boxes: [] });
    expect(moments({ before: view(), after, lines, words })[0]).toMatchObject({ kind: 'clean', card: 'goblin-1' });
    const [struck] = moments({ before: view({ damage_now: 2, time_now: 1 }), after, lines, words });
    expect(struck).toMatchObject({ kind: 'struck', amounts: [['damage', 2], ['time', 1]] });
  });

  it('the boss comes with its name, its health and what skulls do', () => {
    const after = view({ boss: 'dragon', boss_health: 6, names: { dragon: 'Dragon' } });
    const [boss] = moments({ before: view(), after, lines: [line('boss')], words });
    expect(boss).toMatchObject({ title: 'Dragon', card: 'dragon', text: ['web-od-skull-rule'], amounts: [['damage', 6]] });
  });

  it('nothing is made of a die on a box', () => {
    expect(moments({ before: view(), after: view(), lines: [line('covered')], words })).toEqual([]);
  });
});

describe('what flies', () => {
  it('comes from the open boxes that caused it', () => {
    const boxes = [box({ number: 1, damage: 1 }), box({ number: 2, damage: 2, covered: true }), box({ number: 3, damage: 1 })];
    const after = view({ boxes: [], heroes: [hero({ damage: 3 })] });
    expect(flightsBetween(view({ boxes }), after)).toEqual([
      { icon: 'damage', count: 1, from: 'scene', to: 'hero-warrior' },
      { icon: 'damage', count: 1, from: 'box-1', to: 'hero-warrior' },
      { icon: 'damage', count: 1, from: 'box-3', to: 'hero-warrior' },
    ]);
  });

  it('sounds like a lid when a box is covered', () => {
    expect(tuneBetween(view(), view({ boxes: [box({ covered: true, dice: ['s6'] })] }))).toBe('shut');
  });
});

it('the light is lower the fewer cards are left, and each dungeon has its own', () => {
  expect(lightOf('dragons-cave', 1, 20, false)).not.toBe(lightOf('dragons-cave', 1, 2, false));
  expect(lightOf('dragons-cave', 1, 20, false)).not.toBe(lightOf('dragons-cave', 2, 20, false));
  expect(lightOf('dragons-cave', 1, 20, false)).not.toBe(lightOf('yetis-cavern', 1, 20, false));
});
