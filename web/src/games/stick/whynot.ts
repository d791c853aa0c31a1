import type { CardRow } from './cards.svelte';
import { ownPlayer, type Question, type StickView, type Window, type Words } from './view';

/** The question that is each window of a card; `turn` is the start or the end of one's own. */
const ASKED: Partial<Record<string, string[]>> = { turn: ['start', 'end'], called: ['call'] } satisfies Partial<Record<Window, string[]>>;

/** Why one of my cards can't be used at this moment, in a sentence; empty where it isn't mine. */
export function whyNot(row: CardRow, questions: Question[], view: StickView, words: Words): string {
  const { id, face } = row;
  const me = ownPlayer(view);
  const kinds = questions.map((question) => question.kind);
  const during = (...asked: string[]) => asked.some((kind) => kinds.includes(kind));
  const say = (reason: string, facts?: Record<string, string>) => words(`web-stick-why-${reason}`, facts);
  const shtick = me?.shticks.find((each) => each.id === id);
  const inHand = view.hand.includes(id);
  const stashed = view.stash.find((each) => each.id === id);
  const equipped = me?.equipped.some((each) => each.id === id);
  if (me?.saved.includes(id)) return say(!me.deck ? 'no-shticks' : during('start', 'end') ? 'too-few-x' : 'saved');
  if (!shtick && !inHand && !stashed && !equipped) return '';
  if (shtick && me?.shticks.every((each) => each.id !== id || each.flipped)) return say('flipped');
  if (inHand && row.deck === 'monster') return say('monster');
  const windows = [...(face?.uses ?? []), ...(face?.use ? [face.use] : [])].map((use) => use.window);
  if (windows.length) {
    if (windows.some((window) => during(...(ASKED[window] ?? [window])))) return say('no-effect');
    return say('moment', { when: windows.map((window) => words(`web-stick-window-${window}`)).join(', ') });
  }
  if (shtick) return face?.battle ? say(during('shtick', 'foe-shtick') ? 'not-this-battle' : 'battle') : say('by-itself');
  if (equipped) return say('equipped');
  return say(stashed?.drool ? 'stashed' : 'no-drool');
}
