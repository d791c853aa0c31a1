import { describe, expect, it } from 'vitest';
import type { SkillFace } from '../../src/games/onedeck/faces.svelte';
import { needOf, whyNoBox, whyNoExplore, whyNoLevel, whyNoPotion, whyNoSkill } from '../../src/games/onedeck/reasons';
import { box, hero, lay, view } from './scene';

const SKILL: SkillFace = {
  id: 'cleave', name: 'Cleave', text: '', effect: '', use: ['combat'], color: 'strength', dice: 2, mana: 0, exile: false, passive: false,
};

function skill(face: Partial<SkillFace> | null, pool: string[] = [], used = false) {
  const who = hero({ pool });
  const { desk } = lay({ view: view({ heroes: [who] }) });
  return whyNoSkill(desk, who, { id: 'cleave', card: null, used }, face && { ...SKILL, ...face }).text;
}

describe('why a die does not go to a box', () => {
  const why = (more: Parameters<typeof box>[0], die: string, others = [box()]) => {
    const asked = box(more);
    return whyNoBox(lay({ view: view({ boxes: [asked, ...others] }) }).desk, asked, die).text;
  };

  it.each([
    [{ covered: true }, 's6', 'why-covered'],
    [{}, 's6*', 'why-mana'],
    [{}, 's6!', 'why-armor'],
    [{}, 'a6', 'why-strength'],
    [{}, 's3', 'why-low 4'],
    [{ color: 'any', skull: true }, 'h6', 'why-skull'],
    [{ wide: true, value: 9 }, 's6', 'why-sum 9'],
    [{}, 's6', 'why-now'],
  ] as const)('%o, %s: %s', (more, die, text) => {
    expect(why(more, die)).toBe(text);
  });

  it('sends dice to the armour first (OD-7.15)', () => {
    expect(why({}, 's6', [box({ number: 2, armor: true })])).toBe('why-armor-first');
    expect(why({}, 's6', [box({ number: 2, armor: true, dice: ['s6'] })])).toBe('why-now');
  });
});

describe('why a skill is of no use', () => {
  it.each([
    ['that works by itself', { passive: true }, [], false, 'why-passive'],
    ['that is used up', {}, [], true, 'why-used'],
    ['of another kind of encounter', { use: ['peril'] }, [], false, 'why-kind in-peril'],
    ['that too few dice can pay', {}, ['s1', 'a6', 'h2!'], false, 'why-dice-cost 2 1 color-strength'],
    ['that too little mana can pay', { mana: 7 }, ['s3', 's3*', 's6!'], false, 'why-mana-cost 7 6'],
    ['that could be paid', {}, ['s1', 'h2'], false, 'why-begun'],
  ] as const)('%s', (_, face, pool, used, text) => {
    expect(skill({ ...face, use: [...('use' in face ? face.use : SKILL.use)] }, [...pool], used)).toBe(text);
  });
});

describe('why nothing else can be done', () => {
  it('names the empty deck before the full doors', () => {
    expect(whyNoExplore(lay({ view: view({ deck: 0 }) }).desk).text).toBe('why-deck-empty');
    expect(whyNoExplore(lay({ view: view({ mode: null, card: null }) }).desk).text).toBe('why-doors-full');
  });

  it('counts the experience that is missing', () => {
    expect(whyNoLevel(lay({ view: view({ xp_total: 3 }) }).desk).text).toBe('why-xp 2');
    expect(whyNoLevel(lay({ view: view({ xp_total: 5 }) }).desk).text).toBe('why-level-later');
  });

  it('asks for tokens before a place to drink', () => {
    expect(whyNoPotion(lay({}).desk, ['combat']).text).toBe('why-no-tokens');
    expect(whyNoPotion(lay({ view: view({ tokens: 1, placing: false }) }).desk, ['combat']).text).toBe('why-potion-encounter');
  });
});

describe('what a box asks for', () => {
  it('is what the dice that lie there have left', () => {
    const wide = box({ wide: true, value: 9, dice: ['s4'] });
    expect(needOf(lay({ view: view({ boxes: [wide] }) }).desk, wide)).toEqual({
      text: 'need-wide die-strength dice-strength 5 need-heroic',
      rules: ['OD-7.5', 'OD-7.8', 'OD-7.9'],
    });
  });

  it('is an X where nobody knows the number yet', () => {
    const unknown = box({ value: -1, color: 'any' });
    expect(needOf(lay({ view: view({ boxes: [unknown] }) }).desk, unknown).text).toBe('need-one die-any dice-any X');
  });
});
