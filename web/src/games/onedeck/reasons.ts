import type { Desk } from './desk.svelte';
import type { SkillFace } from './faces.svelte';
import { numberOf, readDie, type BoxView, type HeroView, type SkillView, type View } from './view';

/** Why something can't be done now, and the rules that say so. */
export interface Reason {
  text: string;
  rules: string[];
}

function reason(text: string, ...rules: string[]): Reason {
  return { text, rules };
}

function pays(word: string, skill: SkillFace): boolean {
  const die = readDie(word);
  if (die.only === 'armor' || (die.only === 'mana' && !skill.mana)) return false;
  return die.color === skill.color || die.color === 'heroic';
}

export function whyNoSkill(table: Desk, hero: HeroView, skill: SkillView, face: SkillFace | null): Reason {
  const { view, words } = table;
  if (face?.passive) return reason(words('why-passive'));
  if (skill.used) return reason(words('why-used'), 'OD-7.28');
  if (!view.mode || !view.boxes.length) return reason(words('why-encounter'), 'OD-7.1');
  if (!hero.fighting) return reason(words('why-not-here', { hero: table.name(hero.hero) }), 'OD-16.18');
  if (!face) return reason(words('why-skill'));
  if (!face.use.includes(view.mode)) {
    return reason(words('why-kind', { kinds: face.use.map((kind) => words(`in-${kind}`)).join(', ') }), 'OD-7.30', 'OD-7.31');
  }
  const fitting = hero.pool.filter((die) => pays(die, face));
  const color = words(`color-${face.color}`);
  if (face.mana) {
    const have = fitting.reduce((sum, die) => sum + readDie(die).value, 0);
    if (have < face.mana) return reason(words('why-mana-cost', { need: face.mana, have }), 'OD-7.36', 'OD-7.41');
  } else if (fitting.length < face.dice) {
    return reason(words('why-dice-cost', { need: face.dice, have: fitting.length, color }), 'OD-7.35', 'OD-7.41');
  }
  return reason(words(view.placing ? 'why-begun' : 'why-encounter'), 'OD-7.1');
}

export function whyNoPotion(table: Desk, uses: string[]): Reason {
  const { view, words } = table;
  if (!view.tokens) return reason(words('why-no-tokens'), 'OD-10.1');
  if (uses.length && !view.placing) return reason(words('why-potion-encounter'), 'OD-10.2');
  return reason(words('why-begun'), 'OD-10.2');
}

export function whyNoExplore(table: Desk): Reason {
  const { view, words } = table;
  if (!view.deck) return reason(words('why-deck-empty'), 'OD-4.5');
  if (view.mode || view.card) return reason(words('why-later'), 'OD-3.9');
  return reason(words('why-doors-full'), 'OD-4.1', 'OD-4.4');
}

export function whyNoDescent(table: Desk): Reason {
  const { view, words } = table;
  if (view.boss) return reason(words('why-boss'));
  if (!view.stairs_visible) return reason(words('why-stairs-hidden', { count: view.deck }), 'OD-12.1');
  return reason(words('why-stairs-later'), 'OD-12.13', 'OD-12.3');
}

export function whyNoLevel(table: Desk): Reason {
  const { view, words } = table;
  const missing = view.xp_needed - view.xp_total;
  if (missing > 0) return reason(words('why-xp', { count: missing }), 'OD-11.3');
  return reason(words('why-level-later'), 'OD-11.2');
}

/** Why a die can't go to a box; '' where it can. */
export function whyNoBox(table: Desk, box: BoxView, word: string): Reason {
  const { view, words } = table;
  const die = readDie(word);
  if (box.covered) return reason(words('why-covered'));
  if (die.only === 'mana') return reason(words('why-mana'), 'OD-7.36');
  if (die.only === 'armor' && !box.armor) return reason(words('why-armor'), 'OD-7.56');
  if (box.color !== 'any' && die.color !== box.color && die.color !== 'heroic') {
    return reason(words(`why-${box.color}`), 'OD-7.5');
  }
  if (armorFirst(view, box)) return reason(words('why-armor-first'), 'OD-7.15');
  if (!box.wide && die.value < box.value) return reason(words('why-low', { value: box.value }), 'OD-7.6');
  if (die.color === 'heroic' && box.skull) return reason(words('why-skull'));
  if (box.wide) return reason(words('why-sum', { value: box.value }), 'OD-7.9');
  return reason(words('why-now'));
}

function armorFirst(view: View, box: BoxView): boolean {
  return !box.armor && view.boxes.some((each) => each.armor && !each.dice.length);
}

/** What a box asks for. */
export function needOf(table: Desk, box: BoxView): Reason {
  const { view, words } = table;
  if (box.covered) return reason(words('need-covered'));
  const [die, dice] = [words(`die-${box.color}`), words(`dice-${box.color}`)];
  const rules = ['OD-7.5', ...(box.wide ? ['OD-7.8', 'OD-7.9'] : []), ...(box.armor ? ['OD-7.15'] : [])];
  const lying = box.dice.reduce((sum, die) => sum + readDie(die).value, 0);
  const text = [
    words(box.wide ? 'need-wide' : 'need-one', { die, dice, value: numberOf(box.value < 0 ? null : box.value - lying) }),
    box.skull || box.color === 'any' ? '' : words('need-heroic'),
    armorFirst(view, box) ? words('need-armor-first') : '',
  ];
  return reason(text.filter(Boolean).join(' '), ...rules);
}
