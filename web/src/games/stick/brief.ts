import type { Line } from '../../lib/protocol';
import { turnsOf, type Turn } from '../../lib/turns';

/** Of a turn told in brief: what changed most, first. */
const WEIGHT: Record<string, number> = {
  stole: 10, 'stole-something': 10, collapse: 9, 'xykon-card': 9, 'pvp-win': 8, exits: 8, flees: 7, 'hit-by-trap': 7, evades: 3, defeated: 6, wounded: 6, 'gained-shtick': 5,
  'lost-loot': 5, 'dropped-loot': 5, gave: 5, snubs: 5, stairs: 5, loses: 4, missed: 4, explores: 3, trap: 3, 'room-falls': 3, draws: 2, 'pvp-draw': 2,
  'fled-to': 2, says: 2, rests: 2, equipped: 1, 'got-some-loot': 1, 'got-loot': 1, moves: 1, helps: 1,
};

/** The turns after the last one of that character that came before now; all of them if there was none. */
export function turnsSince(log: Line[], who: string): Turn[] {
  const turns = turnsOf(log).filter((turn) => turn.head);
  if (turns.at(-1)?.who === who) turns.pop();
  return turns.slice(turns.findLastIndex((turn) => turn.who === who) + 1);
}

/** What may be done to somebody in another's turn, and what it costs or brings her. */
const SUFFERED = [
  'battle-player', 'pvp-win', 'pvp-draw', 'hit-by-trap', 'evades', 'wounded', 'healed', 'flees', 'fled-to', 'misses', 'moved', 'bumped', 'stole',
  'stole-something', 'lost-loot', 'dropped-loot', 'lost-card', 'gave', 'paid', 'got-loot', 'got-some-loot',
];

/** What a turn did to that character, in the order it happened. */
export function sufferedBy(who: string, lines: Line[]): Line[] {
  const helpers = lines.filter((line) => line.kind === 'helps');
  const snubbed = ({ kind, who: by }: Line) =>
    kind === 'snubs' && helpers.some(({ other }) => other === by) && helpers.every((each) => each.other !== by || each.who === who);
  const done = (line: Line) => SUFFERED.includes(line.kind) && (line.who === who || line.other === who);
  return who ? withTraps(lines, who).filter((line) => done(line) || snubbed(line)) : [];
}

const ROLLED = ['evades', 'hit-by-trap'];

/** A trap is told with what came of it, never without: as one line, and again where `who` rolls later. */
function withTraps(lines: Line[], who = ''): Line[] {
  const found: Line[] = [];
  let trap: Line | undefined;
  let open = false;
  for (const line of lines) {
    const rolled = ROLLED.includes(line.kind);
    if (line.kind === 'trap') {
      [trap, open] = [line, true];
      found.push(line);
    } else if (open && (rolled || line.kind === 'disarms')) {
      const at = found.findLastIndex(({ kind }) => kind === 'trap');
      const [begun] = found.splice(at, 1);
      found.push({ ...begun, ...(rolled ? { kind: line.kind, who: line.who, die: line.die } : {}), text: `${begun.text} ${line.text}` });
      open = !rolled;
    } else found.push(trap && rolled && line.who === who ? { ...line, text: `${trap.text} ${line.text}` } : line);
  }
  return found;
}

/** The few lines that say what came of it, in the order they happened. Of a walk only its end counts. */
export function brief(all: Line[], most: number): Line[] {
  const lines = withTraps(all);
  const ranked = lines
    .filter((line, i) => WEIGHT[line.kind] && !(line.kind === 'moves' && lines[i + 1]?.kind === 'moves'))
    .sort((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind]);
  const kept = new Set(ranked.slice(0, most));
  return lines.filter((line) => kept.has(line));
}

const USED = ['plays-card', 'cancelled', 'flipped', 'boosted', 'discards-loot'];

/** The cards, shticks and Loot that have been used in the battle that goes on. */
export function usedInBattle(log: Line[]): Line[] {
  const start = log.findLastIndex((line) => line.kind.startsWith('battle-') && line.kind !== 'battle-reshuffled');
  return log.slice(start + 1).filter((line) => USED.includes(line.kind));
}

/** How a roll ended for the one who made it, by the line that says so. */
const VERDICTS: Record<string, Verdict> = {
  defeated: 'good', evades: 'good', loses: 'bad', 'hit-by-trap': 'bad', draws: 'even', 'pvp-draw': 'even',
};
const FOLLOWS = [...Object.keys(VERDICTS), 'pvp-win', 'wounded', 'flees', 'misses', 'stole', 'stole-something'];
const MOST_FOLLOWING = 4;

export type Verdict = 'good' | 'bad' | 'even';

/** The last roll that concerns this character (any of this turn, for a spectator), with the other side's and what came of it. */
export function rollOf(news: Line[], who: string | undefined): Line[] {
  const last = news.findLastIndex((line) => line.die && line.kind !== 'rolls-for-first');
  if (last < 0) return [];
  const both = news[last].kind === 'rolls' && news[last - 1]?.kind === 'rolls';
  const rolls = news.slice(both ? last - 1 : last, last + 1);
  const turn = news.findIndex((line, i) => i > last && line.kind === 'turn');
  if (who === undefined && turn >= 0 && turn < news.length - 1) return [];
  if (who !== undefined && !rolls.some((line) => line.who === who)) return rollOf(news.slice(0, last), who);
  const end = news.findIndex((line, i) => i > last && (line.kind === 'turn' || line.kind.startsWith('battle-')));
  const after = news.slice(last + 1, end < 0 ? undefined : end).filter((line) => FOLLOWS.includes(line.kind));
  return [...rolls, ...after.slice(0, MOST_FOLLOWING)];
}

/** What a line says about the one who rolled first. */
export function verdictOf(line: Line, first: Line): Verdict | undefined {
  if (line.kind === 'pvp-win') return line.who === first.who ? 'good' : 'bad';
  return VERDICTS[line.kind];
}
