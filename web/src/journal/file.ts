import type { Deed, JournalEntry } from '../lib/protocol.gen';

export const FORMAT = 1;
const NAME = 'underdeck journal';

interface File {
  what: string;
  format: number;
  entries: JournalEntry[];
  /** Files of earlier times have none. */
  puzzles?: Solved;
}

/** Puzzles by id, and how many hints each took. */
export type Solved = Record<string, number>;

export function writeJournal(entries: JournalEntry[], puzzles: Solved = {}): string {
  return JSON.stringify({ what: NAME, format: FORMAT, entries, puzzles } satisfies File);
}

/** The puzzles in a file that can be read. */
export function readSolved(text: string): Solved {
  const { puzzles = {} } = JSON.parse(text) as Partial<File>;
  return isCounts(puzzles) ? puzzles : {};
}

/** Each with the fewest hints it ever took. */
export function bothSolved(known: Solved, more: Solved): Solved {
  const all = { ...more, ...known };
  return Object.fromEntries(Object.keys(all).sort().map((id) => [id, Math.min(known[id] ?? Infinity, more[id] ?? Infinity)]));
}

/** The games in a file, or why there are none. */
export function readJournal(text: string): JournalEntry[] | 'damaged' | 'newer' {
  let file: Partial<File>;
  try {
    file = JSON.parse(text) as Partial<File>;
  } catch {
    return 'damaged';
  }
  if (typeof file !== 'object' || file === null || file.what !== NAME || typeof file.format !== 'number') return 'damaged';
  if (file.format > FORMAT) return 'newer';
  if (!Array.isArray(file.entries)) return 'damaged';
  if (file.entries.some((entry) => Number(entry?.deed?.format) > FORMAT)) return 'newer';
  return file.entries.every(isEntry) ? joined([], file.entries) : 'damaged';
}

/** Every game once, in the order in which they ended. */
export function joined(known: JournalEntry[], more: JournalEntry[]): JournalEntry[] {
  const found = new Map([...more, ...known].map((entry) => [entry.id, entry]));
  return [...found.values()].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** In their order, so many that each bundle has at most so many letters; one that is longer goes alone. */
export function bundles(entries: JournalEntry[], most: number): JournalEntry[][] {
  const found: JournalEntry[][] = [];
  let left = 0;
  for (const entry of entries) {
    const size = JSON.stringify(entry).length;
    if (size > left) found.push([]);
    left = (size > left ? most : left) - size;
    found.at(-1)?.push(entry);
  }
  return found;
}

function isEntry(entry: JournalEntry): boolean {
  return (
    isRecord(entry) && typeof entry.id === 'string' && Number.isInteger(entry.at) && isWords(entry.mine) && isDeed(entry.deed)
  );
}

function isDeed(deed: Deed): boolean {
  return (
    isRecord(deed) && deed.format === FORMAT &&
    [deed.game, deed.outcome].every((word) => typeof word === 'string') &&
    [deed.turns, deed.answers].every(Number.isInteger) &&
    isWords(deed.met ?? []) && isWords(deed.found ?? []) && isCounts(deed.counts ?? {}) &&
    Array.isArray(deed.parts) &&
    deed.parts.every(
      (part) =>
        isRecord(part) && typeof part.name === 'string' && typeof part.won === 'boolean' &&
        isWords(part.beaten ?? []) && isCounts(part.hurt ?? {}) && isCounts(part.counts ?? {}),
    )
  );
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWords(value: unknown): boolean {
  return Array.isArray(value) && value.every((word) => typeof word === 'string');
}

function isCounts(value: object): boolean {
  return isRecord(value) && Object.values(value).every(Number.isFinite);
}
