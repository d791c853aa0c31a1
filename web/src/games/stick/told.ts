import type { Told, Way } from '../../lib/protocol';
import { speech } from '../../lib/words.svelte';
import { chancesOf } from './options';
import { otherFighter, percent, type Question, type Shares, type StickView, type Verb, type Words } from './view';

const GROUPS: Partial<Record<string, string>> = {
  left: 'move', right: 'move', up: 'move', down: 'move', stay: 'move', rest: 'move', search: 'move',
  attack: 'fight', defend: 'fight', shoot: 'fight', 'attack-player': 'fight',
  play: 'cards', flip: 'cards', discard: 'cards',
  equip: 'loot', unequip: 'loot', 'pick-up': 'loot', trade: 'trade', 'trade-loot': 'trade',
  release: 'trade',
} satisfies Partial<Record<Verb, string>>;
/** The groups in the order they stand in, what is taken off last. */
const RANKS = ['move', 'fight', 'trade', 'loot', 'cards'];
const TO_SOMEBODY: string[] = ['offer', 'hire', 'give', 'beg'] satisfies Verb[];

/** What the list of answers says beside each of them: what kind it is, and what it does to my chances. */
export function toldOf(question: Question, view: StickView, words: Words): (answer: string, then?: Way['steps']) => Told {
  return (answer, then) => {
    const [verb, who] = answer.split(' ');
    const kind = GROUPS[verb];
    const group = TO_SOMEBODY.includes(verb) ? (view.names[who] ?? who) : kind ? words(`web-stick-group-${kind}`) : '';
    const chances = question.seat === view.seat ? chancesOf(view, answer, then) : undefined;
    return { group, rank: verb === 'unequip' ? RANKS.length : RANKS.indexOf(kind ?? ''), note: chances ? chance(chances, view, words) : '' };
  };
}

function chance([win, draw]: Shares, view: StickView, words: Words): string {
  if (draw === 1) return `${words('web-stick-draw')} ${percent(1, speech.lang)}`;
  const share = percent(win, speech.lang);
  const other = otherFighter(view);
  return other ? words('web-stick-chance-of', { who: view.names[other], share }) : words('web-stick-chance', { share });
}
