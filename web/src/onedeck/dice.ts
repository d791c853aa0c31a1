export interface Tracked {
  key: number;
  word: string;
}

/** Gives every die of a pool a key of its own that it keeps while it lies there, so that only new dice tumble. */
export class Tracker {
  #last: Tracked[] = [];
  #next: number;

  constructor(seat: number) {
    this.#next = seat * 100_000 + 1;
  }

  follow(pool: string[]): Tracked[] {
    const left = [...this.#last];
    this.#last = pool.map((word) => {
      const at = left.findIndex((die) => die.word === word);
      return at >= 0 ? left.splice(at, 1)[0] : { key: this.#next++, word };
    });
    return this.#last;
  }
}
