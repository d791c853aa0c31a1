import type { Line } from '../lib/protocol';

/** Of each kind there are so many. */
export const VARIANTS = 3;

/** What a hero or character says of what has just happened, by the id of the words. */
export interface Outcry {
  who: string;
  line: string;
}

/** One of the ways to say it: the same for everybody, and whenever the game is told again. */
export function inTurn(id: string, n: number): string {
  return `${id}-${(n % VARIANTS) + 1}`;
}

/** Whoever has said something of her own keeps silent, and nobody cries out twice at once. */
export function heard(cries: Outcry[], lines: Line[]): Outcry[] {
  const speaking = new Set(lines.filter((line) => line.speech).map((line) => line.who));
  return cries.filter((cry, at) => !speaking.has(cry.who) && cries.findLastIndex(({ who }) => who === cry.who) === at);
}
