import { inTurn, type Outcry } from '../../talk/outcries';
import type { Happened } from '../pages';
import type { View } from './view';

/** Health that is worth a word. */
const LOW = 2;
/** Of clean fights one in so many is. */
const PROUD = 3;

interface Step extends Happened {
  before: View;
  after: View;
}

/** What heroes say when something happens to them, and not often. */
export function outcries({ lines, before, after }: Step): Outcry[] {
  return lines.flatMap(({ kind, who, n }) => {
    const cry = (hero: string | undefined, occasion: string) => (hero ? [{ who: hero, line: inTurn(`od-cry-${occasion}`, n) }] : []);
    const somebody = after.heroes[n % after.heroes.length]?.hero;
    switch (kind) {
      case 'damage':
        return isLow(who, after) ? cry(who, 'low') : [];
      case 'consequences':
        return isClean(before) && n % PROUD === 0 ? cry(somebody, 'clean') : [];
      case 'boss':
      case 'victory':
        return cry(somebody, kind);
      case 'level-up':
        return cry(somebody, 'level');
      default:
        return [];
    }
  });
}

function isLow(who: string, { heroes }: View): boolean {
  const hero = heroes.find((each) => each.hero === who);
  const left = hero ? hero.health - hero.damage : 0;
  return left > 0 && left <= LOW;
}

function isClean({ boss, damage_now, poison_now, time_now }: View): boolean {
  return !boss && !damage_now && !poison_now && !time_now;
}
