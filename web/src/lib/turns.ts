import type { Line } from './protocol';

export interface Turn {
  /** Whose turn, by id; empty before the first, and where turns are everybody's. */
  who: string;
  /** The line that begins it; none before the first. */
  head?: Line;
  lines: Line[];
}

/** The log cut into turns. */
export function turnsOf(log: Line[]): Turn[] {
  const found: Turn[] = [];
  for (const line of log) {
    if (line.kind === 'turn') found.push({ who: line.who, head: line, lines: [] });
    else if (found.length) found.at(-1)!.lines.push(line);
    else found.push({ who: '', lines: [line] });
  }
  return found;
}

/** What was done in a turn that has ended since the last answer given here, and the line that begins the turn that goes on. */
export interface Ended {
  done: Line[];
  next: Line;
}

/** Did a turn of these people, or one of everybody, end by the answer with that number, and whose turn is it now? */
export function endedSince(log: Line[], answer: number, mine: string[]): Ended | undefined {
  const heads = log.filter((line) => line.kind === 'turn');
  const own = heads.findLast((head) => head.n < answer);
  const end = heads.find((head) => head.n >= answer);
  const next = heads.at(-1)!;
  if (!own || !end || (own.who && (!mine.includes(own.who) || mine.includes(next.who)))) return undefined;
  return { done: log.slice(0, log.indexOf(end)).filter((line) => line.n >= answer), next };
}
