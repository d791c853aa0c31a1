import type { Line, Pointed, Said, Seat } from '../lib/protocol';
import { EMOTES } from '../lib/protocol.gen';
import { words } from '../lib/words.svelte';
import { Bubbles } from './bubbles.svelte';

export interface Pointing {
  id: number;
  at: string;
  /** Who points. */
  by: string;
}

const SHOWN = 4500;
const MOST = 4;

/** Who says it: the person where she has a name, else whom she plays. */
export function speakerOf(seat: Seat): string {
  return seat.player || seat.label;
}

/** What is said at a table, and pointed at. */
export class Talk {
  readonly bubbles = new Bubbles();
  /** What people said, the oldest first. */
  said = $state.raw<Said[]>([]);
  points = $state.raw<Pointing[]>([]);
  /** The last that came while somebody listened. */
  latest = $state.raw<Said | null>(null);
  private next = 0;

  hear(said: Said, seat: Seat): void {
    this.said = [...this.said, said];
    this.latest = said;
    this.bubbles.say(seat.name, said.text, speakerOf(seat), isEmote(said.phrase) ? said.phrase : '');
  }

  /** Each points at one thing at a time. */
  point({ at }: Pointed, seat: Seat): void {
    const pointing = { id: this.next++, at, by: speakerOf(seat) };
    this.points = [...this.points.filter(({ by }) => by !== pointing.by), pointing].slice(-MOST);
    setTimeout(() => (this.points = this.points.filter((each) => each !== pointing)), SHOWN);
  }
}

export function isEmote(phrase: string): boolean {
  return EMOTES.some((each) => each === phrase);
}

/** As a sentence of the log: who said what. */
export function sayingOf({ seat, text }: Said, seats: Seat[]): string {
  return seats[seat] ? words('talk-saying', { who: speakerOf(seats[seat]), text }) : '';
}

/** What happened, with what people said meanwhile. */
export function withTalk(log: Line[], said: Said[], seats: Seat[]): Line[] {
  const told = (each: Said): Line => ({ n: each.n, text: sayingOf(each, seats), kind: 'says', who: seats[each.seat]?.name ?? '' });
  const found: Line[] = [];
  let at = 0;
  for (const line of log) {
    while (at < said.length && said[at].n < line.n) found.push(told(said[at++]));
    found.push(line);
  }
  return [...found, ...said.slice(at).map(told)];
}
