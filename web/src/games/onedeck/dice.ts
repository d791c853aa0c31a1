export interface Tracked {
  key: number;
  word: string;
  /** Rolled or gained, not taken back. */
  fresh: boolean;
}

/** Gives every die of a pool a key of its own that it keeps while it lies there, so that only new dice tumble. */
export class Tracker {
  #last: Tracked[] = [];
  #gone: Tracked[] = [];
  #next: number;

  constructor(seat: number) {
    this.#next = seat * 100_000 + 1;
  }

  follow(pool: string[]): Tracked[] {
    const left = [...this.#last];
    this.#last = pool.map((word) => taken(left, word) ?? this.#back(word) ?? { key: this.#next++, word, fresh: true });
    this.#gone = pool.length ? [...this.#gone, ...left] : [];
    return this.#last;
  }

  #back(word: string): Tracked | undefined {
    const die = taken(this.#gone, word);
    return die && { ...die, fresh: false };
  }
}

function taken(dice: Tracked[], word: string): Tracked | undefined {
  const at = dice.findIndex((die) => die.word === word);
  return at >= 0 ? dice.splice(at, 1)[0] : undefined;
}
