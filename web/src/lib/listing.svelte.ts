import { fetchCards } from './api';
import type { CardRow } from './protocol';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** What the server lists of a game's cards, in the language of the page: asked for until it has come. */
export class Listing<Row extends CardRow = CardRow> {
  /** Is nothing here yet? */
  awaited = $state(true);
  #language = '';

  constructor(
    private readonly game: string,
    private readonly take: (rows: Row[]) => void,
  ) {}

  async load(language: string): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    for (let pause = FIRST_PAUSE; language === this.#language; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      const rows = await fetchCards(this.game, language).catch(() => null);
      if (language !== this.#language) return;
      if (rows) {
        this.take(rows as Row[]);
        this.awaited = false;
        return;
      }
      await new Promise((go) => setTimeout(go, pause));
    }
  }
}
