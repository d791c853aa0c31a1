import type { Line } from '../../lib/protocol';
import type { Happened, Moment } from '../pages';
import { catalogue } from './cards.svelte';
import { ownPlayer, type StickView } from './view';

const XYKON = 'xykon-the-lich';

interface Step extends Happened {
  before: StickView;
  after: StickView;
}

/** What is staged, by the event that tells it: the kind of scene, how long, how much it weighs, what it sounds like. */
const STAGED: Record<string, Pick<Moment, 'kind' | 'length' | 'weight' | 'tune'>> = {
  'plays-monster': { kind: 'slam', length: 1300, weight: 5, tune: 'slam' },
  'plays-card': { kind: 'played', length: 1500, weight: 6, tune: 'card' },
  cancelled: { kind: 'void', length: 1100, weight: 6, tune: 'stamp' },
  trap: { kind: 'played', length: 1200, weight: 6, tune: 'slam' },
  stole: { kind: 'robbed', length: 1300, weight: 8, tune: 'robbed' },
  'stole-something': { kind: 'robbed', length: 1300, weight: 8, tune: 'robbed' },
  flees: { kind: 'flees', length: 1100, weight: 7, tune: 'flees' },
  'xykon-card': { kind: 'enters', length: 1800, weight: 10, tune: 'boss' },
  collapse: { kind: 'collapse', length: 1800, weight: 12, tune: 'crumble' },
  exits: { kind: 'exits', length: 1200, weight: 9, tune: 'won' },
};

/** The fall of Xykon is more than another Monster beaten. */
const FALL = { kind: 'falls', length: 1800, weight: 11, tune: 'won' } satisfies Partial<Moment>;

/** What concerns the one who looks goes before what others do to each other. */
const MINE = 4;

/** The great moments of what happened. */
export function moments({ lines, after }: Step): Moment[] {
  const me = ownPlayer(after)?.character;
  const mine = after.players[after.active]?.character === me;
  return lines.flatMap((line) => {
    const staged = line.kind === 'defeated' && line.card === XYKON ? FALL : STAGED[line.kind];
    if (!staged) return [];
    const close = mine || line.who === me || line.other === me;
    return [{ ...staged, ...tell(line), weight: staged.weight + (close ? MINE : 0) }];
  });
}

function tell({ text, who, other, card }: Line): Pick<Moment, 'title' | 'text' | 'who' | 'other' | 'card'> {
  const row = card ? catalogue.rows.get(card) : undefined;
  return { title: text, text: [row?.text ?? '', row?.joke ?? ''], who, other, card };
}
