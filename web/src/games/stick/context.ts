import { getContext, setContext } from 'svelte';
import { on } from 'svelte/events';
import type { Line } from '../../lib/protocol';
import type { Choice } from './options';
import type { Question, StickView, Words } from './view';

/** What the detail panel is about. */
export type Subject = { of: 'card'; id: string } | { of: 'room'; floor: number; column: number } | { of: 'player'; seat: number };

/** The table as its parts see it. */
export interface TableContext {
  readonly view: StickView;
  readonly words: Words;
  readonly choices: Choice[];
  readonly questions: Question[];
  /** What has just happened, in brief, while others play. */
  readonly step: Line[];
  name(id: string): string;
  /** How well the bot plays that is somebody, and its temper; empty for a person's. */
  bot(character: string): string;
  lit(keys: string[]): boolean;
  /** Is it what a bot would choose? */
  hinted(keys: string[]): boolean;
  /** Is this the very answer? */
  advised(choice: Choice): boolean;
  answer(choice: Choice, event?: Event): void;
  /** Answers the one option that the thing stands for; else shows the thing with what can be done with it. */
  act(subject: Subject, keys: string[], event: Event): void;
  /** Shows the thing while the mouse is over it or the focus on it. */
  glance(subject: Subject | null): void;
}

const KEY = Symbol('stick table');

export function provideTable(table: TableContext): void {
  setContext(KEY, table);
}

export function useTable(): TableContext {
  return getContext(KEY) as TableContext;
}

/** A thing that is shown in full once the mouse goes over it (not: it under the mouse) or the focus is on it. */
export function glances(table: TableContext, subject: Subject): (thing: HTMLElement) => () => void {
  return (thing) => {
    const look = () => table.glance(subject);
    const leave = () => table.glance(null);
    const off = [
      on(thing, 'mousemove', (event) => (event.movementX || event.movementY) && look()),
      on(thing, 'mouseleave', leave),
      on(thing, 'focus', () => thing.matches(':focus-visible') && look()),
      on(thing, 'blur', leave),
    ];
    return () => off.forEach((each) => each());
  };
}
