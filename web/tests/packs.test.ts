import { describe, expect, it } from 'vitest';
import { OneDeckWish, type OneDeckCatalog } from '../src/games/onedeck/wish.svelte';
import { coatOf } from '../src/games/stick/art/colours';
import { StickWish, type StickCatalog } from '../src/games/stick/wish.svelte';
import { withPacks } from '../src/lib/packs';
import { pictureOf } from '../src/lib/pictures.svelte';

const grove = { id: 'grove', name: 'The Grove' };
const onedeck = {
  name: 'One Deck Dungeon',
  party: [1, 2, 4],
  options: [],
  packs: [grove],
  heroes: [{ id: 'warrior', name: 'Warrior' }, { id: 'mage', name: 'Mage' }, { id: 'grove-warden', name: 'Warden', pack: 'grove' }],
  dungeons: [{ id: 'dragons-cave', name: 'Dragon’s Cave', set: 'base' }, { id: 'grove-glade', name: 'Glade', set: 'grove', pack: 'grove' }],
  hordes: { party: [4], sets: ['forest', 'hybrid'] },
  doubles: { party: [4], option: 'same_heroes', value: 'yes' },
  sets: [{ id: 'base', name: 'Base' }, { id: 'forest', name: 'Forest' }, { id: 'grove', name: 'Grove' }],
} as unknown as OneDeckCatalog;
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('packs from outside', () => {
  it('are offered with what they bring only where they were chosen', () => {
    expect(ids(withPacks(onedeck, []).heroes)).toEqual(['warrior', 'mage']);
    expect(ids(withPacks(onedeck, ['grove']).heroes)).toEqual(['warrior', 'mage', 'grove-warden']);
    expect(withPacks(onedeck, []).packs).toEqual([grove]);
    expect(withPacks(onedeck, []).party).toEqual([1, 2, 4]);
  });

  it('are named by a wish that chose them, and by no other', () => {
    const wish = new OneDeckWish();
    expect(wish.made(onedeck).setup).not.toHaveProperty('packs');
    wish.packs = ['grove', 'gone'];
    expect(wish.made(onedeck).setup?.packs).toEqual(['grove']);
  });

  it('leave nobody behind when they go', () => {
    const wish = new OneDeckWish();
    wish.packs = ['grove'];
    wish.choose('grove-warden', onedeck);
    wish.dungeon = 'grove-glade';
    wish.packs = [];
    wish.refit(withPacks(onedeck, []));
    expect([wish.places[0].who, wish.dungeon]).toEqual(['warrior', 'dragons-cave']);
    const stick = { packs: [], characters: ['roy', 'haley', 'belkar', 'elan'].map((id) => ({ id, name: id })) } as unknown as StickCatalog;
    const other = new StickWish();
    other.choose('kitchen-cook', stick);
    other.refit(stick);
    expect(other.places.map(({ who }) => who)).toEqual(['roy', 'haley', 'belkar']);
  });

  it('have no Hordes in a set of their own', () => {
    const wish = new OneDeckWish();
    wish.setCount(4, [...onedeck.heroes, { id: 'rogue', name: 'Rogue' }]);
    wish.dungeon = 'grove-glade';
    expect(wish.hordesFit(onedeck)).toBe(false);
  });
});

describe('pictures of packs', () => {
  const found = { 'grove-warden': '/w.svg', 'grove-elf-a': '/a.svg', 'grove-elf': '/e.svg' };

  it('show a card by its own, or by what it is a copy of', () => {
    expect(pictureOf(found, 'grove-warden-solo')).toBe('/w.svg');
    expect(pictureOf(found, 'grove-elf-a-twin')).toBe('/a.svg');
    expect(pictureOf(found, 'grove-elf-b')).toBe('/e.svg');
    expect(pictureOf(found, 'grove')).toBeUndefined();
    expect(pictureOf(found, 'constructor')).toBeUndefined();
  });

  it('are done without: a stranger has a coat all the same', () => {
    expect(coatOf('kitchen-cook')).toMatch(/^#/);
    expect(coatOf('kitchen-cook')).toBe(coatOf('kitchen-cook'));
  });
});
