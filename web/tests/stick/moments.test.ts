import { describe, expect, it } from 'vitest';
import { catalogue, type CardRow } from '../../src/games/stick/cards.svelte';
import { moments } from '../../src/games/stick/moments';
import { line, player, view } from './scene';

const words = (id: string) => id;
const staged = (...lines: ReturnType<typeof line>[]) => moments({ before: view(), after: view(), lines, words });

describe('moments of the Order of the Stick', () => {
  it('say who played a card, what it does, and its joke', () => {
    catalogue.rows = new Map([['retcon', { id: 'retcon', text: 'Undo it.', joke: 'It never happened.' } as CardRow]]);
    const [played] = staged(line('plays-card', 'Haley plays Retcon.', { who: 'haley', card: 'retcon' }));
    expect(played).toMatchObject({ kind: 'played', title: 'Haley plays Retcon.', who: 'haley', text: ['Undo it.', 'It never happened.'] });
    catalogue.rows = new Map();
  });

  it('leave small things alone', () => {
    expect(staged(line('moves'), line('equipped'), line('defeated', 'a rat', { card: 'rat' }))).toEqual([]);
  });

  it('make more of the fall of Xykon than of another Monster', () => {
    expect(staged(line('defeated', 'won', { card: 'xykon-the-lich' }))[0].kind).toBe('falls');
  });

  it('weigh more when they happen to the one who looks', () => {
    const players = [player(), player({ seat: 1, character: 'elan' })];
    const after = view({ players, active: 1 });
    const lines = [line('stole', 'x', { who: 'haley', other: 'elan' }), line('stole', 'y', { who: 'haley', other: 'roy' })];
    const [others, mine] = moments({ before: after, after, lines, words });
    expect(mine.weight).toBeGreaterThan(others.weight);
  });
});
