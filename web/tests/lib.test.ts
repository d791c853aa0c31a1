import { describe, expect, it, vi } from 'vitest';
import { GAMES, pagesOf, routes } from '../src/games';
import { portraitOf } from '../src/games/portraits';
import { ago } from '../src/lib/ago';
import { matching } from '../src/lib/find';
import { alike } from '../src/lib/grace.svelte';
import { onKeys } from '../src/lib/keys';
import { readLink } from '../src/lib/links';
import { seatOf } from '../src/lib/mine.svelte';
import { gameName, humanised } from '../src/lib/names';
import { called, seatState, type Question, type Seat } from '../src/lib/protocol';
import { isFinal } from '../src/lib/refusals';
import { headingsOf } from '../src/lib/rules';
import { sealOf } from '../src/lib/seal';
import { seedOf } from '../src/lib/seed';
import { mainOption } from '../src/lib/table.svelte';
import { see, lastSeen } from '../src/lib/seen';

describe('the register of games', () => {
  it('has everything that a game must say', async () => {
    for (const game of [...GAMES, 'somebody-elses']) {
      const pages = pagesOf(game);
      const parts = await Promise.all([portraitOf(game)(), pages.play(), pages.form(), pages.shelf()]);
      for (const part of parts) expect(part.default).toBeTruthy();
    }
  });

  it('gives a game from elsewhere the plain table, whatever it is called', () => {
    expect(pagesOf('constructor')).toBe(pagesOf('somebody-elses'));
    expect(GAMES.map(pagesOf)).not.toContain(pagesOf('somebody-elses'));
    expect(gameName('liars-dice')).toBe('Liars dice');
  });

  it('has the pages that one game alone has', () => {
    expect(Object.keys(routes)).toEqual(['campaign']);
  });
});

describe('a seal', () => {
  it('is the SHA-256 of the text', async () => {
    expect(await sealOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(await sealOf('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
  });

  it('is none where the browser offers none', async () => {
    vi.stubGlobal('crypto', {});
    expect(await sealOf('abc')).toBeNull();
  });
});

describe('a seed', () => {
  it('is the number itself, or one made of the word, the same for everybody', () => {
    expect(seedOf(' 42 ')).toBe(42);
    expect(seedOf('Luck')).toBe(seedOf('luck '));
    expect(seedOf('a')).toBe(0xe40c292c);
    expect(seedOf('9999999999')).toBeLessThan(2 ** 32);
    expect(seedOf('  ')).toBeUndefined();
  });
});

describe('a pasted link', () => {
  it.each([
    ['abc.d-f', { hash: '#/join/abc.d-f' }],
    [`${location.origin}/#/watch/x/y`, { hash: '#/watch/x/y' }],
    ['#/campaign/x', { hash: '#/campaign/x' }],
    ['http://other.example/#/game/x', { address: 'http://other.example/#/game/x' }],
    ['javascript:alert(1)#/game/x', null],
    ['http://other.example/#/nowhere/x', null],
    ['hello there', null],
  ])('%s', (text, found) => {
    expect(readLink(text)).toEqual(found);
  });
});

it('words are found without their accents, all of them', () => {
  const rows = ['Le premier étage', "L’escalier"];
  expect(matching(rows, 'etage PREM', String)).toEqual([rows[0]]);
  expect(matching(rows, "l'esc", String)).toEqual([rows[1]]);
  expect(matching(rows, ' ', String)).toEqual(rows);
});

it('headings are the ids that others stand under', () => {
  expect([...headingsOf(['OD-1', 'OD-1.1', 'OD-10', 'R', 'R-1', 'OS-R', 'OS-R-12'])]).toEqual(['OD-1', 'R', 'OS-R']);
});

it('keys are read as words', () => {
  expect([humanised('lair_drool'), humanised('top-card'), humanised('x')]).toEqual(['Lair drool', 'Top card', 'X']);
});

it('time is told in the largest unit that has passed', () => {
  expect(ago(0, 'en', 3 * 3600 + 59)).toBe('3 hours ago');
  expect(ago(100, 'en', 50)).toBe('now');
  expect(ago(0, 'fr', 86_400)).toBe('hier');
});

it('a seat is told with who plays it, and how they are there', () => {
  const seat = { seat: 1, label: 'Roy', player: 'Ann', bot: false, mine: false, here: false, claimed: true } as Seat;
  expect(called(seat)).toBe('Roy (Ann)');
  expect(called(undefined)).toBe('');
  expect(seatState(seat, [1])).toEqual(['away', 'awaited']);
  expect(seatState({ ...seat, bot: true, mine: true }, [])).toEqual(['seat-bot']);
});

describe('the main button', () => {
  const main = (...options: { words: string; grave?: boolean }[]) => mainOption({ options } as Question);

  it('goes on, or is the only answer', () => {
    expect(main({ words: 'left' }, { words: 'done' })).toBe(1);
    expect(main({ words: 'left' })).toBe(0);
    expect(main({ words: 'left' }, { words: 'right' })).toBe(-1);
  });

  it('is never a grave answer, nor a step back', () => {
    expect(main({ words: 'left' }, { words: 'done', grave: true })).toBe(-1);
    expect(main({ words: 'withdraw roy' })).toBe(-1);
  });
});

describe('a second click', () => {
  it('is one on the same spot, or the same key', () => {
    expect(alike({ key: '', x: 10, y: 10 }, { key: '', x: 20, y: 20 })).toBe(true);
    expect(alike({ key: '', x: 10, y: 10 }, { key: '', x: 90, y: 10 })).toBe(false);
    expect(alike({ key: 'Enter', x: 0, y: 0 }, { key: 'Enter', x: 900, y: 0 })).toBe(true);
  });
});

describe('single keys', () => {
  it('are left alone where somebody types or holds a modifier, and answer once', () => {
    const act = vi.fn();
    const listen = onKeys(() => ({ u: act, ArrowLeft: act }));
    const field = document.body.appendChild(document.createElement('input'));
    const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
      target.addEventListener('keydown', listen as EventListener, { once: true });
      target.dispatchEvent(event);
    };
    press('u', {}, field);
    press('u', { ctrlKey: true });
    press('u', { repeat: true });
    expect(act).not.toHaveBeenCalled();
    press('u');
    press('ArrowLeft', { repeat: true });
    expect(act).toHaveBeenCalledTimes(2);
  });
});

it('a token says which place it opens, and another game’s opens none', () => {
  const token = `${btoa('s.game.2')}.signature`;
  expect([seatOf('game', token), seatOf('other', token), seatOf('game', 'nonsense')]).toEqual([2, null, null]);
});

it('a game never looked at has no news', () => {
  expect(lastSeen('new')).toBe(Infinity);
  see('new', 4);
  expect(lastSeen('new')).toBe(4);
});

it('a refusal ends the connection if the server says so, or never said so and the code is known for it', () => {
  expect([{ code: 'token', final: true }, { code: 'of-tomorrow', final: true }, { code: 'token' }].map(isFinal)).toEqual([true, true, true]);
  expect([{ code: 'token', final: false }, { code: 'of-tomorrow', final: false }, { code: 'of-tomorrow' }].map(isFinal)).toEqual([false, false, false]);
});
