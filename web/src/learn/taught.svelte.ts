import { createGame } from '../lib/api';
import { keep, recall } from '../lib/kept';
import { forget, hold } from '../lib/mine.svelte';
import { go } from '../lib/router.svelte';
import { sayTrouble } from '../lib/toasts.svelte';
import { speech } from '../lib/words.svelte';

/** An answer of the learner: how many there were then, which step it did, and what is said of it at which step. */
export interface Learned {
  answers: number;
  done: number;
  at: number;
  remark: string;
}

/** A table at which a chapter is taught. */
export interface Taught {
  game: string;
  lesson: string;
  chapter: number;
  learned: Learned[];
}

interface Known {
  /** By table. */
  tables: Record<string, Taught>;
  /** By game and lesson: the chapters done, and the one to go on with. */
  lessons: Record<string, { done: number[]; next: number }>;
}

/** What this browser knows of lessons: enough to leave one and come back. */
const known: Known = $state({ tables: {}, lessons: {}, ...recall<Partial<Known>>('lessons', {}) });

function keepAll(): void {
  keep('lessons', $state.snapshot(known));
}

export function taughtAt(table: string): Taught | undefined {
  return known.tables[table];
}

export function isTaught(table: string): boolean {
  return table in known.tables;
}

export function progress(game: string, lesson: string): { done: number[]; next: number } {
  return known.lessons[`${game}/${lesson}`] ?? { done: [], next: 0 };
}

/** Was a lesson of this game begun, and is there something left of it? */
export function begun(game: string): boolean {
  return Object.entries(known.lessons).some(([name, { next }]) => name.startsWith(`${game}/`) && next > 0);
}

/** The table of the lesson that was left. */
export function leftAt(game: string, lesson: string, chapter: number): string | undefined {
  const same = ([, each]: [string, Taught]) => each.game === game && each.lesson === lesson && each.chapter === chapter;
  return Object.entries(known.tables).find(same)?.[0];
}

export function keepLearned(table: string, learned: Learned[]): void {
  known.tables[table].learned = learned;
  keepAll();
}

export function chapterDone({ game, lesson, chapter }: Taught, chapters: number): void {
  const { done } = progress(game, lesson);
  const all = done.includes(chapter) ? done : [...done, chapter];
  known.lessons[`${game}/${lesson}`] = { done: all, next: (chapter + 1) % chapters };
  keepAll();
}

/** Lays the table of a chapter and goes there; the one before it is cleared away. */
export async function begin(game: string, lesson: string, chapter: number, before?: string): Promise<void> {
  try {
    const made = await createGame({ game, seats: [], lesson: { id: lesson, chapter } }, speech.lang);
    for (const [table, each] of Object.entries(known.tables)) {
      if (table === before || (each.game === game && each.lesson === lesson)) leave(table);
    }
    hold(made);
    known.tables[made.id] = { game, lesson, chapter, learned: [] };
    const { done } = progress(game, lesson);
    known.lessons[`${game}/${lesson}`] = { done, next: chapter };
    keepAll();
    go('game', made.id);
  } catch (trouble) {
    sayTrouble(trouble);
  }
}

function leave(table: string): void {
  delete known.tables[table];
  forget(table);
}
