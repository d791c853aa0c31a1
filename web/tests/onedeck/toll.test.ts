import { describe, expect, it } from 'vitest';
import { shareOf, stairsLimit, tollOf } from '../../src/games/onedeck/toll';
import { hero, view } from './scene';

const COSTS = { damage: 2, poison: 1, time: 3 };

describe('what stopping costs', () => {
  it('has no stairs while the deck lasts', () => {
    expect(tollOf(view({ deck: 3 }), COSTS)).toEqual({ ...COSTS, stairs: 0 });
  });

  it('hurts once for every three tokens on the stairs (OD-12.6)', () => {
    expect(tollOf(view({ deck: 1, stairs_tokens: 1 }), COSTS).stairs).toBe(1);
    expect(tollOf(view({ deck: 0, stairs_tokens: 2 }), COSTS).stairs).toBe(1);
    expect(tollOf(view({ deck: 0, stairs_tokens: 3 }), COSTS).stairs).toBe(2);
  });

  it('hurts two of four heroes, at twice the tokens (OD-16.30)', () => {
    const four = view({ deck: 0, stairs_tokens: 3, heroes: [0, 1, 2, 3].map((seat) => hero({ seat })) });
    expect(stairsLimit(four)).toBe(6);
    expect(tollOf(four, COSTS).stairs).toBe(2);
  });

  it('takes no time in the fight against the boss', () => {
    expect(tollOf(view({ mode: 'boss', deck: 0, stairs_tokens: 2 }), COSTS)).toMatchObject({ time: 0, stairs: 0 });
  });
});

describe("a hero's share", () => {
  it('is all of it for one who is alone', () => {
    expect(shareOf(view(), hero(), { ...COSTS, stairs: 1 })).toEqual({ least: 3, most: 3 });
  });

  it('of two is split as evenly as it goes, and the stairs may hurt either', () => {
    const two = view({ heroes: [hero(), hero({ seat: 1 })] });
    expect(shareOf(two, two.heroes[0], { damage: 3, poison: 0, time: 0, stairs: 1 })).toEqual({ least: 1, most: 3 });
  });

  it('is only the stairs for one who is not in the encounter', () => {
    const two = view({ heroes: [hero(), hero({ seat: 1, fighting: false })] });
    expect(shareOf(two, two.heroes[1], { damage: 3, poison: 0, time: 0, stairs: 1 })).toEqual({ least: 0, most: 1 });
  });
});
