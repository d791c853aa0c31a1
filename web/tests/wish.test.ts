import { beforeEach, describe, expect, it } from 'vitest';
import { holdSheet } from '../src/games/onedeck/campaign/sheets.svelte';
import { OneDeckWish, type OneDeckCatalog } from '../src/games/onedeck/wish.svelte';
import { pagesOf } from '../src/games';
import { PlainWish } from '../src/games/plain/wish.svelte';
import { StickWish, type StickCatalog } from '../src/games/stick/wish.svelte';
import type { GameCatalog } from '../src/lib/protocol';
import type { FormField } from '../src/lib/protocol.gen';

const named = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }));

describe('One Deck Dungeon', () => {
  const heroes = named('warrior', 'mage', 'rogue', 'archer');
  const dungeon = (id: string, set: string) => ({ id, name: id.toUpperCase(), set });
  const offered = {
    heroes, sets: named('base', 'forest'), dungeons: [dungeon('dragons-cave', 'base'), dungeon('grove', 'forest')],
    hordes: { party: [4], sets: ['forest', 'hybrid'] }, doubles: { party: [4], option: 'same_heroes', value: 'yes' },
  } as unknown as OneDeckCatalog;
  let wish: OneDeckWish;
  beforeEach(() => void (wish = new OneDeckWish()));

  it('is begun alone, in an easy dungeon', () => {
    expect(wish.made(offered)).toEqual({
      setup: { heroes: ['warrior'], dungeon: 'dragons-cave', edition: '1.9' },
      seats: [{ kind: 'me', name: '' }],
    });
    expect(wish.summary(offered)).toBe('WARRIOR · DRAGONS-CAVE');
  });

  it('is filled in gently for somebody new', () => {
    wish.setCount(2, heroes);
    Object.assign(wish, { hordes: true, dungeon: 'grove', options: { a: 'yes' } });
    wish.fill(pagesOf('onedeck').first!);
    expect(wish.made(offered)).toEqual({
      setup: { heroes: ['warrior'], dungeon: 'dragons-cave', edition: '1.9', tier: 'novice' },
      seats: [{ kind: 'me', name: '' }],
    });
  });

  it('says only what was chosen', () => {
    Object.assign(wish, { mixed: true, reference: 'cure', tier: 'novice', seed: '42', options: { a: 'yes', b: '' } });
    expect(wish.made(offered)).toMatchObject({
      setup: { set: 'hybrid', reference: 'cure', tier: 'novice', options: { a: 'yes' } },
      seed: 42,
    });
  });

  it('a hero who sits elsewhere changes places, unless there may be two of a kind (OD-16.3)', () => {
    wish.setCount(4, heroes);
    wish.choose('rogue', offered);
    expect(wish.places.map((each) => each.who)).toEqual(['rogue', 'mage', 'warrior', 'archer']);
    expect(wish.next).toBe(1);
    wish.options.same_heroes = 'yes';
    wish.choose('rogue', offered);
    expect(wish.places.map((each) => each.who)).toEqual(['rogue', 'rogue', 'warrior', 'archer']);
  });

  it('hordes want four heroes and the Forest (OD-16.41)', () => {
    wish.hordes = true;
    expect(wish.made(offered).setup).not.toHaveProperty('hordes');
    wish.setCount(4, heroes);
    wish.dungeon = 'grove';
    expect(wish.made(offered).setup).toHaveProperty('hordes', true);
    wish.dungeon = 'dragons-cave';
    expect(wish.hordesFit(offered)).toBe(false);
    wish.mixed = true;
    expect(wish.hordesFit(offered)).toBe(true);
  });

  it('brings the campaign sheets that are held, and forgets those of places that are gone', () => {
    holdSheet('sheet-1', 'token-1');
    wish.setCount(2, heroes);
    wish.sheets[1] = 'sheet-1';
    expect(wish.made(offered).sheets).toEqual(['token-1']);
    wish.setCount(1, heroes);
    expect(wish.made(offered)).not.toHaveProperty('sheets');
  });
});

describe('the Stick', () => {
  const offered = {
    characters: named('roy', 'haley', 'elan', 'belkar'), lengths: named('short'),
    variants: [{ id: 'team', name: 'Team', least: 4 }, { id: 'shadow', name: 'Shadow', most: 3 }],
  } as unknown as StickCatalog;

  it('brings only the variants that fit the number of players', () => {
    const wish = new StickWish();
    wish.variants = ['team', 'shadow'];
    expect(wish.made(offered).setup).toMatchObject({ players: ['roy', 'haley', 'belkar'], variants: ['shadow'] });
    wish.setCount(4, offered.characters);
    expect(wish.made(offered).setup).toMatchObject({ players: ['roy', 'haley', 'belkar', 'elan'], variants: ['team'] });
    expect(wish.places[3].kind).toBe('bot');
  });

  it('is filled in gently for somebody new', () => {
    const wish = new StickWish();
    wish.variants = ['shadow'];
    wish.fill(pagesOf('stick').first!);
    const made = wish.made(offered);
    expect(made.setup).toEqual({ players: ['roy', 'haley', 'belkar'], length: 'short', preset: 'quick' });
    expect(made.seats.map(({ kind, bot }) => [kind, bot])).toEqual([['me', undefined], ['bot', 'novice'], ['bot', 'novice']]);
  });

  it('is live only where somebody wants it', () => {
    const wish = new StickWish();
    expect(wish.made(offered)).not.toHaveProperty('pace');
    wish.live = true;
    expect(wish.made(offered).pace).toBe('live');
  });

  it('a bot has its temper where it may have one', () => {
    const bots = [{ id: 'novice', name: 'N', tempered: false }, { id: 'expert', name: 'E', tempered: true }];
    const wish = new StickWish();
    Object.assign(wish.places[1], { bot: 'expert', temper: 'greedy' });
    Object.assign(wish.places[2], { bot: 'novice', temper: 'greedy' });
    expect(wish.made({ ...offered, bots }).seats?.map((each) => each.bot)).toEqual([undefined, 'expert/greedy', 'novice']);
  });

  it('my name and those around this screen are told, an invited one says her own', () => {
    const wish = new StickWish();
    wish.name = 'Ann';
    Object.assign(wish.places[1], { kind: 'here', name: 'Bob' });
    Object.assign(wish.places[2], { kind: 'invite', name: 'Cid' });
    expect(wish.made(offered).seats).toEqual([
      { kind: 'me', name: 'Ann' }, { kind: 'here', name: 'Bob' }, { kind: 'invite', name: '' },
    ]);
  });

  it('takes over what was said in the form of another game', () => {
    const other = new OneDeckWish();
    Object.assign(other, { name: 'Ann', seed: 'luck' });
    const wish = new StickWish();
    wish.takeOver(other as never);
    expect([wish.name, wish.seed]).toEqual(['Ann', 'luck']);
  });
});

describe('a game from elsewhere', () => {
  const bare: GameCatalog = { name: 'Pig', party: [2, 3], together: false, options: [], fields: [], defaults: { goal: 100 } };

  function field(id: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField {
    return { id, kind, label: id.toUpperCase(), help: '', needed: false, sizes: [], default: null, choices: [], ...more };
  }

  it('is played as it would have it, if it asks nothing', () => {
    const wish = new PlainWish();
    wish.open(bare);
    expect(wish.made(bare)).toEqual({ setup: { goal: 100 }, seats: [{ kind: 'me', name: '' }, { kind: 'bot', name: '' }] });
    wish.seatMany(bare, 3);
    expect(wish.made(bare).seats).toHaveLength(3);
  });

  it('is asked what it declares, and answers only what was chosen', () => {
    const offered: GameCatalog = {
      ...bare,
      fields: [
        field('players', 'seats', { choices: named('ann', 'bob', 'cid'), default: { bob: 'me', ann: 'bot' } }),
        field('board', 'one', { choices: named('small', 'big'), default: 'small' }),
        field('extra', 'one', { choices: named('x') }),
        field('goals', 'several', { choices: named('a', 'b'), default: [], sizes: [0, 1] }),
        field('fast', 'switch', { default: true }),
        field('teams', 'groups'),
      ],
    };
    const wish = new PlainWish();
    wish.open(offered);
    expect(wish.made(offered).setup).toEqual({ players: ['bob', 'ann'], board: 'small', fast: true });
    wish.one.board = 'big';
    wish.several.goals = ['b'];
    wish.flags.fast = false;
    wish.options = { loud: 'yes' };
    wish.seatMany(offered, 3);
    expect(wish.made(offered).setup).toEqual({
      players: ['bob', 'ann', 'cid'], board: 'big', goals: ['b'], fast: false, options: { loud: 'yes' },
    });
    expect(wish.summary(offered)).toBe('BOB, ANN, CID');
  });

  it('without people to choose from is told how many play', () => {
    const offered: GameCatalog = { ...bare, fields: [field('players', 'seats', { default: 3 })] };
    const wish = new PlainWish();
    wish.open(offered);
    expect(wish.made(offered).setup).toEqual({ players: 3 });
  });

  it('is opened once: another language changes nothing that was filled in', () => {
    const wish = new PlainWish();
    wish.open(bare);
    wish.seatMany(bare, 3);
    wish.open(bare);
    expect(wish.places).toHaveLength(3);
  });
});
