import { describe, expect, it } from 'vitest';
import type { Deed, JournalEntry, Part } from '../../src/lib/protocol.gen';
import { ACHIEVEMENTS, earned } from '../../src/journal/achievements';
import { Career } from '../../src/journal/career';
import { bundles, joined, readJournal, writeJournal } from '../../src/journal/file';
import { cut, drawn, rowsOf, wrapped } from '../../src/journal/picture';

const part = (more: Partial<Part> = {}): Part => ({ name: 'mage', won: true, ...more });
const deed = (more: Partial<Deed> = {}): Deed => ({
  format: 1, game: 'onedeck', outcome: 'victory', turns: 30, answers: 90, place: 'dragons-cave', parts: [part()], ...more,
});
const entry = (id: string, at: number, more: Partial<Deed> = {}, rest: Partial<JournalEntry> = {}): JournalEntry => ({
  id, at, mine: ['mage'], deed: deed(more), ...rest,
});
const lost = { outcome: 'defeat', parts: [part({ won: false })] };

describe('a journal in a file', () => {
  it('comes back as it was written, each game once and in order', () => {
    const entries = [entry('b', 2), entry('a', 1)];
    expect(readJournal(writeJournal(entries))).toEqual([entries[1], entries[0]]);
    expect(joined([entry('a', 1)], [entry('a', 9), entry('c', 0)]).map(({ id, at }) => `${id}${at}`)).toEqual(['c0', 'a1']);
  });

  it('is refused whole where any of it is damaged or newer', () => {
    const whole = writeJournal([entry('a', 1)]);
    for (const bad of ['', '{', 'null', '[]', whole.slice(0, -2), whole.replace('underdeck journal', 'other'), '{"what":"underdeck journal","format":1}'])
      expect(readJournal(bad)).toBe('damaged');
    expect(readJournal(whole.replace('"won":true', '"won":"yes"'))).toBe('damaged');
    expect(readJournal(whole.replace('"at":1', '"at":"1"'))).toBe('damaged');
    expect(readJournal(whole.replace('"format":1', '"format":2'))).toBe('newer');
    expect(readJournal(writeJournal([entry('a', 1, { format: 2 })]))).toBe('newer');
  });
});

describe('games that are sent to a server', () => {
  it('go in bundles of a bounded size, all of them and in order', () => {
    const entries = Array.from({ length: 20 }, (_, at) => entry(String(at), at, { tier: 'x'.repeat(at === 7 ? 5000 : 10) }));
    const size = JSON.stringify(entries[0]).length;
    const sent = bundles(entries, 3 * size + 10);
    expect(sent.flat()).toEqual(entries);
    expect(Math.max(...sent.map((each) => each.length))).toBe(3);
    expect(sent.find((each) => each.includes(entries[7]))).toHaveLength(1);
    expect(bundles([], 100)).toEqual([]);
  });
});

describe('a career', () => {
  it('counts games, wins, streaks, the fastest and the nemesis', () => {
    const hurt = (id: string, n: number) => ({ parts: [part({ hurt: { [id]: n } })] });
    const career = Career.of([
      entry('a', 1, { turns: 20, ...hurt('ogre-1', 2) }),
      entry('b', 2, { turns: 12, ...hurt('ogre-2', 2) }),
      entry('c', 3, lost),
      entry('d', 4, hurt('wraith-1', 3)),
    ]);
    expect([career.games, career.wins, career.streak, career.bestStreak]).toEqual([4, 3, 1, 2]);
    expect(career.fastest?.id).toBe('b');
    expect(career.nemesis).toEqual({ id: 'ogre', hurt: 4 });
    expect([...career.played.values()]).toEqual([{ id: 'mage', games: 4, wins: 3 }]);
  });

  it('counts only what was played here', () => {
    const rival = part({ name: 'rogue', won: true, beaten: ['ogre-1'] });
    const career = Career.of([entry('a', 1, { parts: [part({ won: false }), rival] })]);
    expect([career.wins, career.beaten.size, career.played.has('rogue')]).toEqual([0, 0, false]);
  });
});

describe('achievements', () => {
  it('are some forty, each with an id of its own', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
  });

  it('are earned by the game that brings them, once', () => {
    const got = earned([entry('a', 1, lost), entry('b', 2), entry('c', 3)]);
    expect(got.get('mind-the-step')?.id).toBe('a');
    expect(got.get('light-at-the-end')?.id).toBe('b');
    expect(got.has('hot-streak')).toBe(false);
    expect(earned([entry('a', 1), entry('b', 2), entry('c', 3)]).get('hot-streak')?.id).toBe('c');
  });

  const stick = (parts: Part[], counts = {}) => entry('s', 1, { game: 'stick', parts, counts }, { mine: ['roy'] });
  const roy = (more: Partial<Part>) => part({ name: 'roy', ...more });

  it.each<[string, JournalEntry]>([
    ['wipe-your-feet', entry('a', 1, { ...lost, counts: { floor: 1 } })],
    ['is-that-all', entry('a', 1, { counts: { damage: 5 } })],
    ['in-and-out', entry('a', 1, { turns: 22 })],
    ['beaten-by-architecture', entry('a', 1, { parts: [part({ hurt: { stairs: 1 } })] })],
    ['asked-for-it', entry('a', 1, { tier: 'fearless' })],
    ['wrong-prize', stick([roy({ won: false, counts: { slayer: 1 } }), part({ name: 'elan' })])],
    ['insufferable', stick([roy({ points: 20 }), part({ name: 'elan', won: false, points: 10 })])],
    ['so-close', stick([roy({ won: false, points: 9 }), part({ name: 'elan', points: 10 })])],
    ['structural-engineer', stick([roy({ won: false }), part({ name: 'elan' })], { collapse: 1 })],
    ['open-wallet', stick([roy({ counts: { robbed: 3 } }), part({ name: 'elan', won: false })])],
    ['of-the-day', entry('a', 1, {}, { challenge: 'daily-onedeck-2026-11-16' })],
  ])('knows %s', (id, game) => {
    expect(earned([game]).has(id)).toBe(true);
    const dull = entry('dull', 1, { ...lost, counts: { floor: 2, damage: 20 } });
    expect(earned([dull]).has(id)).toBe(false);
  });
});

describe('the picture of a result', () => {
  it('says what it is told and nothing that could be markup', () => {
    const svg = drawn({ title: 'A & B', text: '<b>won</b>', won: true, rows: [{ name: '"x"', points: '', won: true }], awards: ['y'], foot: '' });
    expect(svg).toContain('A &amp; B');
    expect(svg).toContain('&lt;b&gt;won&lt;/b&gt;');
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });

  it('fits long lines and puts the winner first', () => {
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(wrapped('one two three four', 7, 2)).toEqual(['one two', 'three…']);
    const rows = rowsOf(deed({ parts: [part({ name: 'a', won: false, points: 9 }), part({ name: 'b', points: 5 })] }), { b: 'Bea' }, String);
    expect(rows.map(({ name, points }) => [name, points])).toEqual([['Bea', '5'], ['a', '9']]);
  });
});
