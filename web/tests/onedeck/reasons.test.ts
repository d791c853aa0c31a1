import { describe, expect, it } from 'vitest';
import { needOf, whyNoBox, whyNot } from '../../src/games/onedeck/reasons';
import { box, lay, view } from './scene';

describe('why a die does not go to a box', () => {
  it.each([
    [{ closed: 'covered' }, 's6', 'why-covered 4'],
    [{ closed: 'sum', value: 9 }, 's6', 'why-sum 9'],
    [{ refuses: { strength: ['a6'], low: ['s3'] } }, 's3', 'why-low 4'],
    [{ refuses: { strength: ['a6'] } }, 'a6', 'why-strength 4'],
    [{}, 's6', 'why-now 4'],
  ])('%o, %s: %s', (more, die, text) => {
    expect(whyNoBox(lay({}).desk, box(more), die).text).toBe(text);
  });

  it('names the rules', () => {
    expect(whyNoBox(lay({}).desk, box({ closed: 'armor-first' }), 's6').rules).toEqual(['OD-7.15']);
  });
});

describe('why something is no answer', () => {
  const why = (reason: string, facts = {}) => whyNot(lay({ view: view({ refused: { explore: { reason, facts } } }) }).desk, 'explore');

  it('is told in words, with its facts in words', () => {
    expect(why('deck-empty')).toEqual({ text: 'why-deck-empty', rules: ['OD-4.5'] });
    expect(why('dice-cost', { need: 2, have: 1, color: 'strength' })?.text).toBe('why-dice-cost 2 1 color-strength');
    expect(why('kind', { kinds: 'combat boss' })?.text).toBe('why-kind in-combat, in-boss');
    expect(why('not-here', { hero: 'warrior' })?.text).toBe('why-not-here warrior');
  });

  it('is not told where the server does not say it', () => {
    expect(whyNot(lay({}).desk, 'descend')).toBeUndefined();
  });
});

describe('what a box asks for', () => {
  it('is what the dice that lie there have left', () => {
    const wide = box({ wide: true, value: 9, missing: 5, dice: ['s4'] });
    expect(needOf(lay({}).desk, wide)).toEqual({
      text: 'need-wide die-strength dice-strength 5 need-heroic',
      rules: ['OD-7.5', 'OD-7.8', 'OD-7.9'],
    });
  });

  it('is an X where nobody knows the number yet', () => {
    const unknown = box({ value: -1, missing: -1, color: 'any', heroic: false });
    expect(needOf(lay({}).desk, unknown).text).toBe('need-one die-any dice-any X');
  });

  it('waits for the armor', () => {
    expect(needOf(lay({}).desk, box({ closed: 'armor-first' })).text).toContain('need-armor-first');
    expect(needOf(lay({}).desk, box({ armor: true })).rules).toContain('OD-7.15');
  });
});
