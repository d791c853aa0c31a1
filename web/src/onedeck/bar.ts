const ON_TABLE = [
  ...['enter', 'explore', 'heal', 'drink', 'return', 'cover', 'add', 'use', 'pay', 'pick', 'convert', 'discard'],
  ...['item', 'skill', 'potion', 'xp'],
];

/** Questions about potions alone, which may lie out of sight. */
const POTIONS = ['turn-start', 'resist', 'avert-defeat'];

/** Is this answer given on the table itself? Then the question bar lists it only on demand. */
export function onTable(words: string, kind: string): boolean {
  return ON_TABLE.includes(words.split(' ')[0]) && !POTIONS.includes(kind);
}
