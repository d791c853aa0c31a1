import { humanised } from '../../lib/names';
import type { Seat } from '../../lib/protocol';
import type { Words } from '../pages';

/** A view as people read it: facts, rows of tiles such as dice or cards, and groups of these. */
export type Entry =
  | { label: string; text: string }
  | { label: string; tiles: string[] }
  | { label: string; entries: Entry[] };

export interface Reader {
  names: Record<string, string>;
  seats: Pick<Seat, 'seat' | 'label'>[];
  words: Words;
  lang: string;
}

type Fields = Record<string, unknown>;

/** What the shell shows already, or what only helps to read the rest. */
const UNSHOWN = ['names', 'seat'];
/** What a thing is called by, in this order. */
const TITLES = ['name', 'label', 'title', 'id'];

export function readView(view: Fields, reader: Reader): Entry[] {
  return entriesOf(view, reader, UNSHOWN);
}

/** Names of a view, as far as they are names. */
export function namesOf(view: Fields): Record<string, string> {
  const names = isFields(view.names) ? view.names : {};
  return Object.fromEntries(Object.entries(names).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
}

function entriesOf(fields: Fields, reader: Reader, unshown: string[] = []): Entry[] {
  return Object.entries(fields)
    .filter(([key]) => !unshown.includes(key))
    .map(([key, value]) => entryOf(reader.names[key] ?? humanised(key), value, reader));
}

function entryOf(label: string, value: unknown, reader: Reader): Entry {
  if (Array.isArray(value)) return listOf(label, value, reader);
  if (isFields(value)) return groupOf(label, entriesOf(value, reader), reader);
  return { label, text: textOf(value, reader) };
}

function listOf(label: string, list: unknown[], reader: Reader): Entry {
  if (!list.length) return { label, text: textOf(null, reader) };
  if (list.every((each) => typeof each !== 'object' || each === null)) {
    return { label, tiles: list.map((each) => textOf(each, reader)) };
  }
  return { label, entries: list.map((each, at) => itemOf(`${label} ${at + 1}`, each, reader)) };
}

/** One of many: called as it calls itself, or after whoever sits there, or by its number. */
function itemOf(label: string, value: unknown, reader: Reader): Entry {
  if (!isFields(value)) return entryOf(label, value, reader);
  const seat = reader.seats.find((each) => each.seat === value.seat)?.label;
  const title = TITLES.find((key) => typeof value[key] === 'string' && value[key] !== '');
  if (seat) return groupOf(seat, entriesOf(value, reader, ['seat']), reader);
  if (title) return groupOf(textOf(value[title], reader), entriesOf(value, reader, [title]), reader);
  return groupOf(label, entriesOf(value, reader), reader);
}

function groupOf(label: string, entries: Entry[], reader: Reader): Entry {
  return entries.length ? { label, entries } : { label, text: textOf(null, reader) };
}

function textOf(value: unknown, { names, words, lang }: Reader): string {
  if (value === null || value === '') return words('web-plain-nothing');
  if (typeof value === 'boolean') return words(value ? 'web-plain-yes' : 'web-plain-no');
  if (typeof value === 'number') return value.toLocaleString(lang);
  const text = String(value);
  return names[text] ?? text;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
