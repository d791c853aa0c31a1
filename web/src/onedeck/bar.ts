const ON_TABLE = [
  ...['enter', 'explore', 'heal', 'drink', 'return', 'peril', 'cover', 'add', 'use', 'pay', 'pick', 'throw', 'store'],
  ...['convert', 'discard', 'item', 'skill', 'potion', 'xp', 'drain', 'hurt', 'split', 'give', 'first', 'bonus'],
];

/** Is this answer given on the table itself? Then the question bar lists it only on demand. */
export function onTable(words: string): boolean {
  return ON_TABLE.includes(words.split(' ')[0]);
}
