import type { CardRow as Row, ReplayPage as Page, SeatInfo, ServerMessage as AnyMessage, SeatRow, Table } from './protocol.gen';

export type {
  ClientMessage, Created, GameCatalog, AdviceText as Hint, Invited, Joined, Laid, Line, Moment, MyGame, No as Refused, Offered as Choice, Option,
  Over, Pointed, Prospect, Proposed as Proposal, Question, Renewed, ReviewPage, Reviewing, RuleOption, RuleText as Rule, Said, SeatInfo as Seat, SeatKind, SeatRow, Step, Uploaded, WayText as Way,
} from './protocol.gen';

/** The hero or character, and who plays it. */
export function called(seat: SeatRow | SeatInfo | undefined): string {
  return seat ? seat.label + (seat.player ? ` (${seat.player})` : '') : '';
}

/** How somebody is there: ids of words. */
export function seatState(seat: SeatInfo, waiting: number[]): string[] {
  const found = seat.bot ? ['seat-bot'] : seat.mine ? ['seat-mine'] : [];
  if (!found.length) found.push(seat.here ? 'present' : seat.claimed ? 'away' : 'unclaimed');
  if (waiting.includes(seat.seat)) found.push('awaited');
  return found;
}

/** What a table adds to an answer in the list: the heading it stands under, its place, and a few words beside it. */
export interface Told {
  group: string;
  rank: number;
  note: string;
}

/** Each table component has the type of its own view, each list of cards that of its own faces. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

export interface TableMessage extends Table {
  view: View;
}

export type ServerMessage = Exclude<AnyMessage, Table> | TableMessage;

export interface CardRow extends Row {
  face: View;
}

export interface ReplayPage extends Page {
  view: View;
}
