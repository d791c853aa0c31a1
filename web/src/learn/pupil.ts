import type { ChapterText, StepText } from '../lib/protocol.gen';
import type { Learned } from './taught.svelte';

// As `underdeck.lessons.pupil` has it, which the terminal learns by; the tests of both walk the same lessons.

export const DONE = 'done';

/** An answer with `*`, `?` and `[56]` for what does not matter. */
export function fits(answer: string, pattern: string): boolean {
  const written = pattern.replace(/[.+^${}()|\\]/g, '\\$&').replaceAll('*', '.*').replaceAll('?', '.');
  return new RegExp(`^${written}$`).test(answer);
}

export function takes(step: StepText, answer: string): boolean {
  return [step.advice, ...step.accept].some((pattern) => fits(answer, pattern));
}

/** The first step left that can be done with these answers; -1 for none. */
export function wantedStep({ steps }: ChapterText, learned: Learned[], options: string[]): number {
  const done = new Set(learned.map((each) => each.done));
  return steps.findIndex((step, at) => !done.has(at) && options.some((option) => takes(step, option)));
}

/** What came of an answer: the step that it did, and what is said of it. */
export function answered(chapter: ChapterText, learned: Learned[], options: string[], words: string, answers: number): Learned {
  const done = new Set(learned.map((each) => each.done));
  const at = wantedStep(chapter, learned, options);
  const found = chapter.steps.findIndex((step, place) => !done.has(place) && takes(step, words));
  if (found >= 0) return { answers, done: found, at, remark: found === at ? DONE : '' };
  return { answers, done: -1, at, remark: chapter.slips.find((slip) => fits(words, slip.answer))?.say ?? '' };
}

/** Was its last step done? */
export function isOver({ steps }: ChapterText, learned: Learned[]): boolean {
  return learned.some((each) => each.done === steps.length - 1);
}
