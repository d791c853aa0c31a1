import { describe, expect, it } from 'vitest';
import type { Proposal } from '../../src/lib/protocol';
import { box, hero, lay, question, view } from './scene';

describe('dice and boxes', () => {
  it('a die and then its box are one answer', () => {
    const { desk, given } = lay({ questions: [question('cover warrior s5 1', 'convert warrior s5')] });
    desk.tapDie('warrior', 's5', 7);
    expect(desk.picked).toEqual({ hero: 'warrior', die: 's5', key: 7 });
    expect(desk.fits(box())).toBe(true);
    desk.tapBox(box());
    expect(given).toEqual([[0, 'cover warrior s5 1']]);
    expect(desk.picked).toBeNull();
  });

  it('a box and then its die are the same answer', () => {
    const { desk, given } = lay({ questions: [question('cover warrior s5 1')] });
    desk.tapBox(box());
    expect(desk.aim).toBe(1);
    desk.tapDie('warrior', 's5', 7);
    expect(given).toEqual([[0, 'cover warrior s5 1']]);
  });

  it('a die that nothing takes is not picked up', () => {
    const { desk } = lay({ questions: [question('done')] });
    desk.tapDie('warrior', 's5', 7);
    expect(desk.picked).toBeNull();
  });

  it('a die that is asked for is the answer at once', () => {
    const { desk, given } = lay({ questions: [question('pay warrior s5', 'cover warrior s5 1')] });
    desk.tapDie('warrior', 's5', 7);
    expect(given).toEqual([[0, 'pay warrior s5']]);
  });

  it('a box that does not take the die says why', () => {
    const { desk, given } = lay({ questions: [question('cover warrior s2 2')] });
    desk.tapDie('warrior', 's2', 7);
    desk.tapBox(box({ refuses: { low: ['s1', 's2'] } }));
    expect(given).toEqual([]);
    expect(desk.sheet?.reason?.text).toBe('why-low 4');
  });

  it('a wide box that has begun takes more dice', () => {
    const wide = box({ wide: true, value: 9, dice: ['s4'], missing: 5 });
    const { desk, given } = lay({ view: view({ boxes: [wide] }), questions: [question('add warrior s5')] });
    expect(desk.missing(wide)).toBe(5);
    expect(desk.missing(wide, 's3')).toBe(2);
    expect(desk.drop({ hero: 'warrior', die: 's5', key: 1 }, 1)).toBe(true);
    expect(given).toEqual([[0, 'add warrior s5']]);
  });

  it('a die and then the wide box it goes to anyway are one answer, and the box alone waits for its die', () => {
    const wide = box({ wide: true, value: 9, dice: ['s4'], missing: 5 });
    const { desk, given } = lay({ view: view({ boxes: [wide] }), questions: [question('add warrior s5', 'add warrior s2')] });
    desk.tapDie('warrior', 's2', 7);
    desk.settle();
    desk.tapBox(wide);
    expect([given, desk.sheet, desk.aim]).toEqual([[[0, 'add warrior s2']], null, null]);
    desk.tapBox(wide);
    expect([given.length, desk.sheet, desk.aim]).toEqual([1, null, 1]);
    expect([desk.useful('warrior', 's5'), desk.useful('warrior', 'm3')]).toEqual([true, false]);
    desk.tapDie('warrior', 's5', 8);
    expect(given[1]).toEqual([0, 'add warrior s5']);
  });

  it('what is picked up is laid down when something else is asked', () => {
    const { desk } = lay({ questions: [question('cover warrior s5 1')] });
    desk.tapDie('warrior', 's5', 7);
    desk.settle();
    expect(desk.picked).toBeNull();
  });
});

const proposal: Proposal = {
  t: 'proposal', seat: 0, version: 3, damage: 0, poison: 0, time: 0, stairs: 0, due: {}, mortal: [], rather: null, boss_left: 0,
  boxes: [{ number: 1, dice: ['s5'] }],
  steps: [{ seat: 0, words: 'cover warrior s5 1' }, { seat: 0, words: 'done' }],
};

describe('a proposal', () => {
  it('is played step by step as long as each step is on offer', () => {
    const { desk, given } = lay({ proposal, questions: [question('cover warrior s5 1', 'done')] });
    expect(desk.ghosts(box())).toEqual(['s5']);
    desk.accept();
    desk.settle();
    desk.settle();
    expect(given).toEqual([[0, 'cover warrior s5 1', true], [0, 'done', true]]);
  });

  it('ends at a step that is not on offer any more', () => {
    const { desk, given } = lay({ proposal, questions: [question('pass')] });
    desk.accept();
    desk.settle();
    expect(given).toEqual([]);
  });

  it('is put away by touching a die, until it is asked for again', () => {
    const { desk } = lay({ proposal, questions: [question('done')], propose: () => {} });
    desk.tapDie('warrior', 's5', 1);
    expect(desk.proposal).toBeNull();
    desk.propose();
    expect(desk.proposal).toBe(proposal);
  });
});

describe('danger', () => {
  it('is not drawn on the hearts before a die has been placed', () => {
    const begun = view({ due: { warrior: [5, 5] }, boxes: [box({ dice: [] }), box({ dice: [] })] });
    expect(lay({ view: begun }).desk.due(hero())).toEqual({ least: 0, most: 0 });
    const placed = { ...begun, boxes: [box({ dice: ['s5'] }), box({ dice: [] })] };
    expect(lay({ view: placed }).desk.due(hero())).toEqual({ least: 5, most: 5 });
    expect(lay({ view: begun, proposal: { ...proposal, due: { warrior: [1, 1] } } }).desk.due(hero())).toEqual({ least: 1, most: 1 });
  });

  it('is what the server says of stopping, or of the dice that it proposes', () => {
    const now = view({ due: { warrior: [1, 2] }, mortal: ['warrior'], boxes: [box({ dice: ['s5'] })] });
    const { desk } = lay({ view: now });
    expect(desk.due(hero())).toEqual({ least: 1, most: 2 });
    expect(desk.deadly(hero())).toBe(true);
    expect(desk.due(hero({ hero: 'mage' }))).toEqual({ least: 0, most: 0 });
    expect(lay({ view: now, proposal }).desk.deadly(hero())).toBe(false);
  });
});
