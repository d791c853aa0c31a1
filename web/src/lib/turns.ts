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
