import type { Question, Verb } from './view';

/** An answer that somebody at this screen may give. */
export interface Move {
  seat: number;
  words: string;
  verb: string;
  rest: string[];
  label: string;
  /** Numbers before and after, and what is replaced. */
  change: string;
}

const ON_HERO: string[] = ['hurt', 'first', 'bonus', 'give', 'split', 'poison', 'soothe', 'cure'] satisfies Verb[];
const ON_DIE: string[] = ['add', 'pay', 'pick', 'throw', 'store', 'cover', 'convert', 'discard'] satisfies Verb[];

/** Every answer once; where several seats may give it, the owner of the hero it names does. */
export class Moves {
  readonly all: Move[];

  constructor(questions: Question[], seatOf: Record<string, number>) {
    const found = new Map<string, Move>();
    for (const question of questions) {
      for (const option of question.options) {
        const [verb, ...rest] = option.words.split(' ');
        const owner = seatOf[rest[0]];
        if (!found.has(option.words) || owner === question.seat) {
          const { words, label, change = '' } = option;
          found.set(words, { seat: question.seat, words, verb, rest, label, change });
        }
      }
    }
    this.all = [...found.values()];
  }

  exact(words: string): Move | undefined {
    return this.all.find((move) => move.words === words);
  }

  of(verb: string, ...rest: string[]): Move[] {
    return this.all.filter((move) => move.verb === verb && rest.every((word, i) => move.rest[i] === word));
  }

  cover(hero: string, die: string, box: number): Move | undefined {
    return this.exact(`cover ${hero} ${die} ${box}`);
  }

  withDie(hero: string, die: string): Move[] {
    return this.all.filter((move) => ON_DIE.includes(move.verb) && move.rest[0] === hero && move.rest[1] === die);
  }

  onHero(hero: string): Move[] {
    return this.all.filter((move) => ON_HERO.includes(move.verb) && move.rest[0] === hero);
  }

  /** What a card among a hero's things may be given up for. */
  onThing(hero: string, card: string): Move[] {
    return this.all.filter(
      (move) => ['drain', 'item', 'skill'].includes(move.verb) && move.rest[0] === hero && move.rest[1] === card,
    );
  }
}
