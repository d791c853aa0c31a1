import { ask, post } from '../lib/api';
import { browserKey } from '../lib/browser';
import type { ChallengeRow, Challenges, DayTable, Deed } from '../lib/protocol.gen';
import type { Facts } from '../lib/words.svelte';

const WRONG_SECONDS = 15 * 60;

export const fetchChallenges = (lang: string) =>
  ask<Challenges>(`/api/challenges?lang=${lang}`, { headers: { authorization: `Bearer ${browserKey()}` } });

export const fetchDay = (id: string, lang: string) => ask<DayTable>(`/api/challenges/${id}?lang=${lang}`);

export const enterResult = (challenge: string, name: string, token: string, lang: string) =>
  post<DayTable>('/api/challenges/results', { challenge, name, token }, lang);

/** By how many minutes this device's clock is wrong; 0 where nobody would notice. */
export function wrongBy(now: number, here = Date.now() / 1000): number {
  const seconds = here - now;
  return Math.abs(seconds) < WRONG_SECONDS ? 0 : Math.round(seconds / 60);
}

/** `daily-GAME-2026-11-16`: what it is, of which game, since when. */
export function partsOf(id: string): { kind: string; game: string; day: string } {
  const [, kind, game, day] = /^(\w+?)-(.+)-(\d{4}-\d\d-\d\d)$/.exec(id) ?? ['', '', '', ''];
  return { kind, game, day };
}

/** Hours until it ends, by the server's clock. */
export function hoursLeft({ kind, day }: ChallengeRow, now: number): number {
  const end = Date.parse(`${day}T00:00:00Z`) / 1000 + (kind === 'weekly' ? 7 : 1) * 86400;
  return Math.max(0, Math.ceil((end - now) / 3600));
}

/** How well it went, without a word on the cards. */
export function resultLine(id: string, deed: Deed, mine: string[], title: string, words: (id: string, facts?: Facts) => string): string {
  const { kind, day } = partsOf(id);
  const own = deed.parts.find(({ name }) => mine.includes(name));
  const others = deed.parts.filter((part) => part !== own).map(({ points = 0 }) => points);
  const { damage = 0, floor = 1 } = deed.counts ?? {};
  const how = others.length && own?.points !== undefined
    ? words('jr-line-points', { mine: own.points, others: others.join('–') })
    : words(own?.won ? 'jr-line-won' : 'jr-line-lost', { damage, floor });
  return `Underdeck · ${words(`jr-${kind}`)} ${day} · ${title} ${own?.won ? '🏆' : '💀'} ${words('jr-turns', { n: deed.turns })}, ${how}`;
}
