import type { Line } from '../../lib/protocol';
import type { Happened, Moment } from '../pages';
import { faces } from './faces.svelte';
import type { View } from './view';

interface Step extends Happened {
  before: View;
  after: View;
}

type Staged = Pick<Moment, 'length' | 'weight' | 'tune'>;

/** What is staged, by the event that tells it. */
const STAGED: Record<string, Staged & { told: (step: Step, line: Line) => Partial<Moment> }> = {
  boss: { length: 2200, weight: 10, tune: 'boss', told: meetBoss },
  descended: { length: 1500, weight: 9, tune: 'steps', told: descend },
  'level-up': { length: 1200, weight: 8, tune: 'level', told: levelUp },
  'stairs-revealed': { length: 1200, weight: 6, tune: 'found', told: (_, line) => ({ title: line.text }) },
  consequences: { length: 900, weight: 4, told: endFight },
};

/** The great moments of what happened. */
export function moments(step: Step): Moment[] {
  return step.lines.flatMap((line) => {
    const staged = STAGED[line.kind];
    if (!staged) return [];
    const { told, ...usual } = staged;
    return [{ kind: line.kind, title: line.text, text: [], ...usual, ...told(step, line) }];
  });
}

function meetBoss({ after, words }: Step): Partial<Moment> {
  const boss = after.boss ?? '';
  const printed = faces.face(after.dungeon)?.boss;
  const rule = printed ? (after.played[printed.id] ?? printed.text) : '';
  return {
    card: boss,
    title: after.names[boss] ?? boss,
    text: [faces.joke(after.dungeon), words('web-od-skull-rule'), rule].filter(Boolean),
    amounts: [['damage', after.boss_health]],
  };
}

function descend({ after, words }: Step): Partial<Moment> {
  const ability = faces.face(after.dungeon)?.floors?.[after.floor - 1]?.ability;
  return {
    title: `${words('web-od-floor')} ${after.floor}`,
    text: ability ? [ability.name ?? '', after.played[ability.id] ?? ability.text] : [],
    amounts: [['stairs', after.floor]],
  };
}

function levelUp({ after, words }: Step): Partial<Moment> {
  const { level, level_items, level_skills, level_bonus } = after;
  const brings: [string, number][] = [['item', level_items], ['skill', level_skills], ['heroic', level_bonus]];
  return { title: `${words('web-od-level')} ${level}`, amounts: brings.filter(([, amount]) => amount) };
}

/** A fight that costs nothing feels clean; else the foe strikes. Bosses stay: they are seen to. */
function endFight({ before, words }: Step): Partial<Moment> {
  const costs: [string, number][] = [['damage', before.damage_now], ['poison', before.poison_now], ['time', before.time_now]];
  const amounts = costs.filter(([, amount]) => amount);
  const card = before.boss ?? before.card ?? '';
  if (!amounts.length) return { kind: 'clean', tune: 'clean', card, title: words('web-od-clean') };
  return { kind: 'struck', card, amounts, title: before.names[card] ?? '' };
}
