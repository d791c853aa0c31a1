// Dice have numbers and boxes letters; h, l, u and w belong to the frame around the table.

const LETTERS = 'abcdefgijkmnopqrstvxyz';

export function letterOf(box: number): string {
  return LETTERS[box - 1] ?? '';
}

export function boxOf(letter: string): number {
  return LETTERS.indexOf(letter) + 1;
}
