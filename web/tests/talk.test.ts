import { describe, expect, it, vi } from 'vitest';
import { outcries as heroes } from '../src/games/onedeck/outcries';
import { outcries as characters } from '../src/games/stick/outcries';
import type { Said, Seat } from '../src/lib/protocol';
import { Bubbles, timeToRead } from '../src/talk/bubbles.svelte';
import { heard } from '../src/talk/outcries';
import { place } from '../src/talk/place';
import { Talk, withTalk } from '../src/talk/talk.svelte';
import { inReadingOrder } from '../src/talk/things';
import { hero, view as dungeon } from './onedeck/scene';
import { line, player, view } from './stick/scene';

const words = (id: string) => id;
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const control = (left: number, top: number, width: number, height: number, yields = false) => ({ ...box(left, top, width, height), yields });

describe('where a bubble goes', () => {
  const page = box(0, 0, 400, 300);
  const size = { width: 100, height: 40 };

  it('is right beside whoever speaks, and inside the page', () => {
    const spot = place(box(180, 120, 30, 40), size, page, [])!;
    expect(spot.side).toBe('above');
    expect(spot.top + size.height).toBeLessThan(120);
    const corner = place(box(0, 0, 30, 40), size, page, [])!;
    expect(corner.left).toBeGreaterThanOrEqual(0);
    expect(corner.top).toBeGreaterThanOrEqual(0);
  });

  it('is never over something that can be pressed', () => {
    const spot = place(box(180, 120, 30, 40), size, page, [control(0, 60, 400, 60), control(210, 100, 190, 100)])!;
    expect(['below', 'left']).toContain(spot.side);
  });

  it('is over what yields only where nothing else is free', () => {
    const above = control(0, 0, 400, 115, true);
    expect(place(box(180, 120, 30, 40), size, page, [above])!.side).not.toBe('above');
    expect(place(box(180, 120, 30, 40), size, page, [above, control(0, 115, 400, 185)])!.side).toBe('above');
  });

  it('is nowhere on a page full of buttons', () => {
    expect(place(box(180, 120, 30, 40), size, page, [control(0, 0, 400, 300)])).toBeNull();
  });
});

describe('bubbles', () => {
  it('stay as long as it takes to read them, and the last words of each', () => {
    vi.useFakeTimers();
    const bubbles = new Bubbles();
    bubbles.say('roy', 'Hm.');
    bubbles.say('elan', 'Hello!');
    bubbles.say('roy', 'Oh.');
    expect(bubbles.open.map(({ text }) => text)).toEqual(['Hello!', 'Oh.']);
    vi.advanceTimersByTime(timeToRead('Oh.') + 1);
    expect(bubbles.open.map(({ text }) => text)).toEqual(['Hello!']);
    vi.advanceTimersByTime(timeToRead('Hello!'));
    expect(bubbles.open).toEqual([]);
    vi.useRealTimers();
  });

  it('are few at a time', () => {
    const bubbles = new Bubbles();
    for (const who of ['roy', 'elan', 'haley', 'durkon']) bubbles.say(who, who);
    expect(bubbles.open.map(({ who }) => who)).toEqual(['elan', 'haley', 'durkon']);
    bubbles.clear();
    expect(bubbles.open).toEqual([]);
  });
});

describe('what characters of the Order cry out', () => {
  const said = (log: ReturnType<typeof line>[], news = 1, after = view()) =>
    characters({ before: view(), after, lines: log.slice(-news), log, words });

  it('is pain when they are wounded, and worse before the last Wound', () => {
    const wounded = line('wounded', '', { who: 'roy', n: 3 });
    expect(said([wounded])).toEqual([{ who: 'roy', line: 'os-cry-hurt-1' }]);
    const dire = view({ players: [player({ lost: 4 })] });
    expect(said([wounded], 1, dire)).toEqual([{ who: 'roy', line: 'os-cry-dire-1' }]);
  });

  it('is a taunt of whoever sent the Monster that wins', () => {
    const sent = [line('turn', '', { who: 'roy' }), line('plays-monster', '', { who: 'haley', card: 'ogre' })];
    const lost = line('loses', '', { who: 'roy', card: 'ogre', n: 4 });
    expect(said([...sent, lost])).toEqual([{ who: 'haley', line: 'os-cry-taunt-2' }]);
    expect(said([...sent, line('turn', '', { who: 'roy' }), lost])).toEqual([]);
  });

  it('is betrayal when a promise is broken or something is taken', () => {
    const log = [line('turn', '', { who: 'roy' }), line('helps', '', { who: 'durkon', other: 'roy' }), line('snubs', '', { who: 'roy', n: 5 })];
    expect(said(log)).toEqual([{ who: 'durkon', line: 'os-cry-betrayed-3' }]);
    expect(said([line('stole-something', '', { who: 'haley', other: 'roy', n: 6 })])).toEqual([{ who: 'roy', line: 'os-cry-robbed-1' }]);
  });

  it('is nothing where somebody says words of her own, and once for each', () => {
    const lines = [line('flees', '', { who: 'elan' }), line('says', '', { who: 'elan', speech: 'Run!' }), line('wounded', '', { who: 'roy', n: 1 })];
    const cries = said(lines, 3);
    expect(heard([...cries, { who: 'roy', line: 'again' }], lines)).toEqual([{ who: 'roy', line: 'again' }]);
  });
});

describe('what heroes say', () => {
  const said = (kind: string, n: number, before = dungeon(), after = dungeon()) =>
    heroes({ before, after, lines: [line(kind, '', { who: 'warrior', n })], log: [], words });

  it('is little: when they are nearly down, after some clean fights, before the boss', () => {
    const hurt = dungeon({ heroes: [hero({ health: 6, damage: 5 })] });
    expect(said('damage', 3, dungeon(), hurt)).toEqual([{ who: 'warrior', line: 'od-cry-low-1' }]);
    expect(said('damage', 3)).toEqual([]);
    expect(said('consequences', 3)).toEqual([{ who: 'warrior', line: 'od-cry-clean-1' }]);
    expect(said('consequences', 4)).toEqual([]);
    expect(said('consequences', 3, dungeon({ damage_now: 1 }))).toEqual([]);
    expect(said('boss', 1)).toEqual([{ who: 'warrior', line: 'od-cry-boss-2' }]);
  });
});

describe('what people say', () => {
  const seats = [{ seat: 0, name: 'roy', label: 'Roy', player: 'Ann' }, { seat: 1, name: 'elan', label: 'Elan', player: '' }] as Seat[];
  const said = (seat: number, text: string, n: number, phrase = ''): Said => ({ t: 'said', seat, phrase, text, n });

  it('stands in the log where it was said, without changing it', () => {
    const log = [line('turn', 'one', { n: 1 }), line('moves', 'two', { n: 2 }), line('moves', 'three', { n: 3 })];
    const told = withTalk(log, [said(0, 'Hi', 2), said(1, 'Ho', 2), said(0, 'Later', 9)], seats);
    expect(told.map(({ kind, who }) => `${kind} ${who}`.trim())).toEqual(['turn', 'moves', 'says roy', 'says elan', 'moves', 'says roy']);
    expect(log).toHaveLength(3);
  });

  it('is over her figure with her name, and a face where one stands for it', () => {
    const talk = new Talk();
    talk.hear(said(0, 'Ha ha!', 1, 'laugh'), seats[0]);
    talk.hear(said(1, 'Hello!', 1, 'hello'), seats[1]);
    expect(talk.bubbles.open).toMatchObject([{ who: 'roy', by: 'Ann', emote: 'laugh' }, { who: 'elan', by: 'Elan', emote: '' }]);
    expect(talk.latest?.text).toBe('Hello!');
    talk.bubbles.clear();
  });

  it('points at one thing at a time, for a while', () => {
    vi.useFakeTimers();
    const talk = new Talk();
    talk.point({ t: 'pointed', seat: 0, at: 'box:1' }, seats[0]);
    talk.point({ t: 'pointed', seat: 1, at: 'box:2' }, seats[1]);
    talk.point({ t: 'pointed', seat: 0, at: 'box:3' }, seats[0]);
    expect(talk.points.map(({ at, by }) => [at, by])).toEqual([['box:2', 'Elan'], ['box:3', 'Ann']]);
    vi.advanceTimersByTime(10_000);
    expect(talk.points).toEqual([]);
    vi.useRealTimers();
  });
});

it('arrow keys go through things row by row', () => {
  const things = [box(200, 0, 50, 40), box(0, 5, 50, 40), box(0, 100, 50, 40), box(100, 98, 50, 40)];
  expect(inReadingOrder(things)).toEqual([1, 0, 2, 3]);
});
