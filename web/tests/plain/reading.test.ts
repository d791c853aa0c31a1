import { describe, expect, it } from 'vitest';
import { namesOf, readView, type Reader } from '../../src/games/plain/reading';

const reader: Reader = {
  names: { ace: 'Ace of Spades', pot: 'The pot' },
  seats: [{ seat: 1, label: 'Bob' }],
  words: (id) => id.replace('web-plain-', ''),
  lang: 'en',
};
const read = (view: Record<string, unknown>) => readView(view, reader);

describe('a view as a list', () => {
  it('has labels from its names, else from its keys', () => {
    expect(read({ pot: 12, cards_left: 1234 })).toEqual([
      { label: 'The pot', text: '12' },
      { label: 'Cards left', text: '1,234' },
    ]);
  });

  it('says yes, no and nothing in words', () => {
    expect(read({ open: true, shut: false, winner: null, title: '', deck: [], more: {} }).map((each) => 'text' in each && each.text)).toEqual(
      ['yes', 'no', 'nothing', 'nothing', 'nothing', 'nothing'],
    );
  });

  it('lays dice and cards out as tiles', () => {
    expect(read({ dice: [6, 1], hand: ['ace', 'joker'] })).toEqual([
      { label: 'Dice', tiles: ['6', '1'] },
      { label: 'Hand', tiles: ['Ace of Spades', 'joker'] },
    ]);
  });

  it('calls things as they call themselves, or after whoever sits there, or by number', () => {
    const [players] = read({ players: [{ seat: 1, coins: 2 }, { id: 'ace', worth: 3 }, { worth: 4 }, [5]] });
    expect(players).toEqual({
      label: 'Players',
      entries: [
        { label: 'Bob', entries: [{ label: 'Coins', text: '2' }] },
        { label: 'Ace of Spades', entries: [{ label: 'Worth', text: '3' }] },
        { label: 'Players 3', entries: [{ label: 'Worth', text: '4' }] },
        { label: 'Players 4', tiles: ['5'] },
      ],
    });
  });

  it('leaves out what only helps to read it', () => {
    expect(read({ seat: 0, names: { ace: 'Ace' } })).toEqual([]);
  });
});

it('names that are none are no names', () => {
  expect(namesOf({ names: { a: 'A', b: 3 } })).toEqual({ a: 'A' });
  expect(namesOf({ names: ['a'] })).toEqual({});
  expect(namesOf({})).toEqual({});
});
