import type { Verb } from './view';

const ON_TABLE: string[] = [
  'enter', 'explore', 'heal', 'drink', 'return', 'cover', 'add', 'use', 'pay', 'pick', 'convert', 'discard', 'item',
  'skill', 'potion', 'xp',
] satisfies Verb[];

/** Questions about potions and skills that heal, which may lie out of sight. */
const THIRSTY = ['turn-start', 'resist', 'avert-defeat'];
const REMEDIES: string[] = ['heal', 'drink', 'use'] satisfies Verb[];

/** Is this answer given on the table itself? Then the question bar lists it only on demand. */
export function onTable(words: string, kind: string): boolean {
  const [verb] = words.split(' ');
  return ON_TABLE.includes(verb) && !(THIRSTY.includes(kind) && REMEDIES.includes(verb));
}
