import { ownPlayer, type Question, type StickView, type Words } from './view';

/** Why one of my cards can't be used at this moment, in a sentence; empty where the server does not say it. */
export function whyNot(id: string, view: StickView, words: Words): string {
  const why = view.refused[id];
  if (!why) return '';
  const windows = why.facts.when ? String(why.facts.when).split(' ') : [];
  return words(`web-stick-why-${why.reason}`, { when: windows.map((window) => words(`web-stick-window-${window}`)).join(', ') });
}

const BARRED = ['not-this-battle', 'flipped'];

/** The shticks that can't be chosen for this battle, by the reason. */
export function barred(question: Question | undefined, view: StickView): [reason: string, ids: string[]][] {
  if (!question?.kind.endsWith('shtick')) return [];
  const own = ownPlayer(view)?.shticks.map(({ id }) => id) ?? [];
  return BARRED.map((reason): [string, string[]] => [reason, own.filter((id) => view.refused[id]?.reason === reason)]).filter(([, ids]) => ids.length);
}
