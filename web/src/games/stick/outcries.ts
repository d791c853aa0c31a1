import type { Line } from '../../lib/protocol';
import { inTurn, type Outcry } from '../../talk/outcries';
import type { Happened } from '../pages';
import type { StickView } from './view';

const XYKON = 'xykon-the-lich';
const LAST_WOUND = 1;
/** Of victories over Monsters one in so many is worth a word. */
const PROUD = 2;

interface Step extends Happened {
  after: StickView;
}

/** What characters cry out when something happens to them: whoever speaks already says no more. */
export function outcries({ lines, log, after }: Step): Outcry[] {
  return lines.flatMap((line) => {
    const cry = (who: string, kind: string) => (who ? [{ who, line: inTurn(`os-cry-${kind}`, line.n) }] : []);
    switch (line.kind) {
      case 'wounded':
        return cry(line.who, left(line.who, after) === LAST_WOUND ? 'dire' : 'hurt');
      case 'hit-by-trap':
        return cry(line.who, 'trap');
      case 'loses':
        return cry(sender(line, log), 'taunt');
      case 'defeated':
        return line.card === XYKON ? cry(line.who, 'slayer') : line.n % PROUD ? [] : cry(line.who, 'triumph');
      case 'pvp-win':
        return cry(line.who, 'triumph');
      case 'battle-player':
        return cry(line.other ?? '', 'attacked');
      case 'stole':
      case 'stole-something':
        return cry(line.other ?? '', 'robbed');
      case 'snubs':
        return helpersOf(line, log).flatMap((who) => cry(who, 'betrayed'));
      case 'offers':
      case 'offers-something':
        return cry(line.who, 'bargain');
      case 'flees':
        return cry(line.who, 'flees');
      case 'exits':
        return cry(line.who, 'out');
      default:
        return [];
    }
  });
}

function left(who: string, { players }: StickView): number {
  const player = players.find((each) => each.character === who);
  return player ? player.wounds - player.lost : 0;
}

/** What happened in the same turn before that line. */
function turnBefore(line: Line, log: Line[]): Line[] {
  const before = log.slice(0, log.lastIndexOf(line));
  return before.slice(before.findLastIndex(({ kind }) => kind === 'turn') + 1);
}

/** Who sent the Monster that has just won: somebody else, in the same turn. */
function sender(line: Line, log: Line[]): string {
  const played = turnBefore(line, log).findLast(({ kind, card }) => kind === 'plays-monster' && card === line.card);
  return played && played.who !== line.who ? played.who : '';
}

/** Whom the one who keeps the Loot now had promised it to. */
function helpersOf(line: Line, log: Line[]): string[] {
  return turnBefore(line, log).flatMap(({ kind, who, other }) => (kind === 'helps' && other === line.who ? [who] : []));
}
