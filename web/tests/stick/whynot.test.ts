import { expect, it } from 'vitest';
import type { StickView } from '../../src/games/stick/view';
import { barred, whyNot } from '../../src/games/stick/whynot';
import { player, question, view } from './scene';

const words = (id: string, facts = {}) => [id.replace('web-stick-', ''), ...Object.values(facts)].join(' ').trim();

it('why a card is no answer is what the server says, in words', () => {
  const seen = view({
    refused: { mug: { reason: 'no-drool', facts: {} }, charge: { reason: 'moment', facts: { when: 'move before-roll' } } },
  });
  expect(whyNot('mug', seen, words)).toContain('why-no-drool');
  expect(whyNot('charge', seen, words)).toBe('why-moment window-move, window-before-roll');
  expect(whyNot('ring', seen, words)).toBe('');
});

it('where a shtick is chosen, those that cannot be are named with the reason', () => {
  const shticks = ['sword', 'parry', 'charge'].map((id) => ({ id }) as StickView['players'][number]['shticks'][number]);
  const seen = view({ players: [player({ shticks })], refused: { sword: { reason: 'not-this-battle', facts: {} }, charge: { reason: 'flipped', facts: {} }, mug: { reason: 'flipped', facts: {} } } });
  expect(barred(question('shtick', 'shtick parry'), seen)).toEqual([['not-this-battle', ['sword']], ['flipped', ['charge']]]);
  expect(barred(question('start', 'stay'), seen)).toEqual([]);
});
