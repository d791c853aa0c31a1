import { describe, expect, it } from 'vitest';
import { brief, rollOf, sufferedBy, turnsSince, usedInBattle, verdictOf } from '../../src/games/stick/brief';
import { toldOf } from '../../src/games/stick/told';
import { line, player, question, view } from './scene';

const texts = (lines: { text: string }[]) => lines.map((each) => each.text);

describe('a turn in brief', () => {
  it('is what changed most, in the order it happened; of a walk only its end', () => {
    const lines = [line('moves', 'a'), line('moves', 'b'), line('explores'), line('wounded'), line('chatter'), line('stole')];
    expect(texts(brief(lines, 3))).toEqual(['explores', 'wounded', 'stole']);
    expect(texts(brief(lines, 9))).toEqual(['b', 'explores', 'wounded', 'stole']);
  });

  it('is told of the turns since my own, and not of mine', () => {
    const turn = (who: string) => line('turn', who, { who });
    const log = [turn('roy'), turn('haley'), line('moves'), turn('elan'), turn('roy')];
    expect(turnsSince(log, 'roy').map((each) => each.who)).toEqual(['haley', 'elan']);
    expect(turnsSince(log, 'belkar').map((each) => each.who)).toEqual(['roy', 'haley', 'elan', 'roy']);
  });
});

describe('since my last turn', () => {
  const trap = line('trap', 'Haley springs a trap!', { who: 'haley' });

  it('a trap is told with what came of it', () => {
    const evaded = [trap, line('evades', 'Haley evades.', { who: 'haley' })];
    expect(texts(brief(evaded, 2))).toEqual(['Haley springs a trap! Haley evades.']);
    const disarmed = [trap, line('disarms', 'Roy disarms it.', { who: 'roy' }), line('moves', 'on')];
    expect(texts(brief(disarmed, 1))).toEqual(['Haley springs a trap! Roy disarms it.']);
  });

  it('what was done to me is told with whose trap or blow it was, and nothing else', () => {
    const lines = [
      trap, line('hit-by-trap', 'Haley is hit.', { who: 'haley' }), line('wounded', 'Haley bleeds.', { who: 'haley' }),
      line('evades', 'Roy evades.', { who: 'roy' }), line('battle-player', 'Haley attacks Roy!', { who: 'haley', other: 'roy' }),
      line('flipped', 'Roy flips.', { who: 'roy' }), line('stole', 'Haley takes it.', { who: 'haley', other: 'roy' }),
    ];
    expect(texts(sufferedBy('roy', lines))).toEqual(['Haley springs a trap! Roy evades.', 'Haley attacks Roy!', 'Haley takes it.']);
    expect(sufferedBy('', lines)).toEqual([]);
  });

  it('a broken promise is mine only if I was the one who helped', () => {
    const helps = (who: string) => line('helps', who, { who, other: 'haley' });
    const snubs = line('snubs', 'Haley keeps it.', { who: 'haley' });
    expect(texts(sufferedBy('roy', [helps('roy'), snubs]))).toEqual(['Haley keeps it.']);
    expect(sufferedBy('roy', [helps('elan'), snubs])).toEqual([]);
    expect(sufferedBy('roy', [helps('elan'), helps('roy'), snubs])).toEqual([]);
  });
});

describe('a roll', () => {
  const roll = (who: string, die: number) => line('rolls', `${who} ${die}`, { who, die });

  it('is shown with the other side and what came of it', () => {
    const news = [roll('roy', 3), roll('haley', 9), line('pvp-win', 'won', { who: 'haley' }), line('turn'), line('moves')];
    expect(texts(rollOf(news, 'roy'))).toEqual(['roy 3', 'haley 9', 'won']);
    expect(verdictOf(news[2], news[0])).toBe('bad');
    expect(verdictOf(news[2], news[1])).toBe('good');
  });

  it('of somebody else is not mine, and for a spectator not of a turn that is over', () => {
    expect(rollOf([roll('haley', 9)], 'roy')).toEqual([]);
    expect(rollOf([roll('haley', 9), line('turn'), line('moves')], undefined)).toEqual([]);
  });
});

it('only what was used in this battle counts', () => {
  const log = [line('plays-card', 'before'), line('battle-begins'), line('flipped', 'now'), line('battle-reshuffled'), line('moves')];
  expect(texts(usedInBattle(log))).toEqual(['now']);
});

it('answers stand under what they are about, with my chances', () => {
  const seen = view({ names: { haley: 'Haley' }, prospects: { attack: [0.5, 0, 0.5] }, players: [player()] });
  const told = toldOf(question('turn'), seen, (id, facts = {}) => [id, ...Object.values(facts)].join(' '));
  expect(told('left')).toEqual({ group: 'web-stick-group-move', rank: 0, note: '' });
  expect(told('attack')).toMatchObject({ rank: 1, note: expect.stringMatching(/^web-stick-chance 50\s?%$/) });
  expect(told('offer haley mug').group).toBe('Haley');
  expect(told('unequip mug').rank).toBeGreaterThan(told('play screw-you').rank);
});
