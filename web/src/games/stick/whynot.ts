import type { StickView, Words } from './view';

/** Why one of my cards can't be used at this moment, in a sentence; empty where the server does not say it. */
export function whyNot(id: string, view: StickView, words: Words): string {
  const why = view.refused[id];
  if (!why) return '';
  const windows = why.facts.when ? String(why.facts.when).split(' ') : [];
  return words(`web-stick-why-${why.reason}`, { when: windows.map((window) => words(`web-stick-window-${window}`)).join(', ') });
}
