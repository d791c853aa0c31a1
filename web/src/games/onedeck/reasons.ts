import { BOX_RULES, NEED_RULES, WHY_RULES } from './view.gen';
import type { Words } from '../pages';
import { numberOf, type BoxView, type View, type Why } from './view';

/** The table, as far as reasons need to know it. */
interface Table {
  view: View;
  words: Words;
  name: (id: string) => string;
}

/** Why something can't be done now, in words, and the rules that say so. */
export interface Reason {
  text: string;
  rules: string[];
}

/** What the server says about an answer that is not on offer. */
export function whyNot(table: Table, answer: string): Reason | undefined {
  const why = table.view.refused[answer];
  return why && { text: table.words(`why-${why.reason}`, factsOf(table, why)), rules: WHY_RULES[why.reason] };
}

function factsOf(table: Table, { facts }: Why): Record<string, string | number> {
  const said: Record<string, (id: string) => string> = {
    hero: table.name,
    color: (color) => table.words(`color-${color}`),
    kinds: (kinds) => kinds.split(' ').map((kind) => table.words(`in-${kind}`)).join(', '),
  };
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, said[name]?.(String(fact)) ?? fact]));
}

/** Why a die can't go to a box. */
export function whyNoBox(table: Table, box: BoxView, die: string): Reason {
  const refusing = Object.keys(box.refuses).find((reason) => box.refuses[reason].includes(die));
  const reason = box.closed ?? refusing ?? 'now';
  return { text: table.words(`why-${reason}`, { value: box.value }), rules: BOX_RULES[reason] };
}

/** What a box asks for. */
export function needOf(table: Table, box: BoxView): Reason {
  const { words } = table;
  if (box.covered) return { text: words('need-covered'), rules: [] };
  const need = box.wide ? 'wide' : 'one';
  const [die, dice] = [words(`die-${box.color}`), words(`dice-${box.color}`)];
  const text = [
    words(`need-${need}`, { die, dice, value: numberOf(box.missing) }),
    box.heroic ? words('need-heroic') : '',
    box.closed === 'armor-first' ? words('need-armor-first') : '',
  ];
  return { text: text.filter(Boolean).join(' '), rules: [...NEED_RULES[need], ...(box.armor ? NEED_RULES.armor : [])] };
}
