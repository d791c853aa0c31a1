// Dice and doors have numbers and boxes letters; h, l, p, u and w mean something else around the table.

const LETTERS = 'abcdefgijkmnoqrstvxyz';
const CODES = ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6', 'Digit7', 'Digit8', 'Digit9', 'Digit0'];
const NUMBERS = '1234567890';

export const MOST_NUMBERS = NUMBERS.length;

export function letterOf(box: number): string {
  return LETTERS[box - 1] ?? '';
}

export function boxOf(letter: string): number {
  return LETTERS.indexOf(letter) + 1;
}

/** The key of the n-th die or door, from 0. */
export function numberOf(at: number): string {
  return NUMBERS[at] ?? '';
}

/** Which number a key means, from 0; -1 for none. French keyboards have the digits above a shift, others have %. */
export function placeOf(event: KeyboardEvent): number {
  const typed = NUMBERS.indexOf(event.key);
  if (typed >= 0 && event.key.length === 1) return typed;
  return event.shiftKey ? -1 : CODES.indexOf(event.code);
}
