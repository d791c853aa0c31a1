import { fold } from '../lib/find';
import type { Guide, GuideQuestion, GuideSymbol } from '../lib/protocol.gen';

// As `underdeck.text.guide` has it, which the terminal answers by; the tests of both ask the same questions.

const SHORTEST = 3;
const ENOUGH = 0.5;

function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}

/** What a question is about: without the words that every question has. */
export function wantedWords({ empty }: Guide, asked: string): string[] {
  return wordsOf(asked).filter((word) => word.length >= SHORTEST && !empty.includes(word));
}

/** The best first: what says all that was asked, and asks little else. None where too little of it is known. */
export function answersTo(guide: Guide, asked: string): GuideQuestion[] {
  const wanted = wantedWords(guide, asked);
  if (!wanted.length) return [];
  return guide.questions
    .map((each) => ({
      each,
      found: share(wanted, wordsOf(`${each.question} ${each.also}`)),
      covered: share(wantedWords(guide, each.question), wanted),
    }))
    .filter(({ found }) => found >= ENOUGH)
    .sort((one, other) => other.found - one.found || other.covered - one.covered)
    .map(({ each }) => each);
}

/** Symbols that are called so. */
export function symbolsCalled(guide: Guide, asked: string): GuideSymbol[] {
  const wanted = wantedWords(guide, asked);
  const symbols = guide.legend.flatMap((each) => each.symbols);
  return wanted.length ? symbols.filter(({ name }) => wordsOf(name).some((known) => wanted.some((word) => alike(word, known)))) : [];
}

/** A word is known by its beginning too: `fleeing` by `flee`. */
function share(wanted: string[], known: string[]): number {
  return wanted.filter((word) => known.some((each) => alike(word, each))).length / Math.max(1, wanted.length);
}

function alike(word: string, other: string): boolean {
  const long = Math.min(word.length, other.length) > SHORTEST;
  return word === other || (long && (word.startsWith(other) || other.startsWith(word)));
}
