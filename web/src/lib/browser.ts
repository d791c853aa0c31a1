import { keep, recall } from './kept';

const BYTES = 16;

/** What a server knows this browser by, and nothing else about it: the first attempt at a game of the day counts. */
export function browserKey(): string {
  const known = recall('browser', '');
  if (known) return known;
  const made = random(BYTES);
  keep('browser', made);
  return made;
}

/** So many random bytes, in hexadecimal. */
export function random(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
