import { expect, it } from 'vitest';
import { whyNot } from '../../src/games/stick/whynot';
import { view } from './scene';

const words = (id: string, facts = {}) => [id.replace('web-stick-', ''), ...Object.values(facts)].join(' ').trim();

it('why a card is no answer is what the server says, in words', () => {
  const seen = view({
    refused: { mug: { reason: 'no-drool', facts: {} }, charge: { reason: 'moment', facts: { when: 'move before-roll' } } },
  });
  expect(whyNot('mug', seen, words)).toContain('why-no-drool');
  expect(whyNot('charge', seen, words)).toBe('why-moment window-move, window-before-roll');
  expect(whyNot('ring', seen, words)).toBe('');
});
