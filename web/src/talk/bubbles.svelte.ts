/** What somebody says, over her figure, for as long as it takes to read it. */
export interface Bubble {
  id: number;
  /** The hero or character, by id. */
  who: string;
  text: string;
  /** What the person is called who says it; empty where the character speaks herself. */
  by: string;
  /** The face that stands for the words. */
  emote: string;
}

/** At once, on a wide screen and on a narrow one. */
const MOST = [3, 2];
const NARROW = 640;
const LEAST_TIME = 2500;
const MOST_TIME = 8000;
const READING = 65;

/** In milliseconds. */
export function timeToRead(text: string): number {
  return Math.min(MOST_TIME, LEAST_TIME + READING * text.length);
}

export class Bubbles {
  open = $state.raw<Bubble[]>([]);
  private next = 0;
  private timers = new Set<number>();

  /** Whoever speaks again has only her last words over her; of many at once the last are seen. */
  say(who: string, text: string, by = '', emote = ''): void {
    const bubble = { id: this.next++, who, text, by, emote };
    this.open = [...this.open.filter((each) => each.who !== who), bubble].slice(-MOST[Number(innerWidth < NARROW)]);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.open = this.open.filter((each) => each !== bubble);
    }, timeToRead(text)) as unknown as number;
    this.timers.add(timer);
  }

  clear = (): void => {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.open = [];
  };
}
