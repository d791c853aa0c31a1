import { ask } from '../lib/api';
import type { Guide } from '../lib/protocol.gen';

const opened = new Map<string, Promise<Guide>>();

/** How a game is played, for readers: fetched once for each language. */
export function openGuide(game: string, lang: string): Promise<Guide> {
  const name = `${game} ${lang}`;
  let guide = opened.get(name);
  if (!guide) {
    guide = ask<Guide>(`/api/guide/${game}?lang=${lang}`);
    guide.catch(() => opened.delete(name));
    opened.set(name, guide);
  }
  return guide;
}
