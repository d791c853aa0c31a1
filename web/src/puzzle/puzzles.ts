import { ask, post } from '../lib/api';
import type { View } from '../lib/protocol';
import type { PuzzlePage as Page, Puzzles } from '../lib/protocol.gen';

export interface PuzzlePage extends Page {
  view: View;
}

export const fetchPuzzles = (lang: string) => ask<Puzzles>(`/api/puzzles?lang=${lang}`);

/** The table after these answers. */
export const tryPuzzle = (puzzle: string, answers: string[], lang: string, hint = false) =>
  post<PuzzlePage>('/api/puzzles/try', { puzzle, answers, hint, lang }, lang);

const DAY = 86400_000;

export function dayOf(id: string): string {
  return /\d{4}-\d\d-\d\d$/.exec(id)?.[0] ?? '';
}

/** Days in a row, up to today or yesterday, whose puzzles are solved; `today` by the server's clock. */
export function streak(solved: string[], today: string): number {
  const days = new Set(solved.map(dayOf));
  const before = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let day = days.has(today) ? today : before(today);
  let found = 0;
  for (; days.has(day); day = before(day)) found += 1;
  return found;
}
