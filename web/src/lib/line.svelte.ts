/** The service worker sets it on what it kept, when no server answered. */
const KEPT = 'x-underdeck-kept';
const SOONEST = 1_000;
const LATEST = 30_000;

/** Does the server answer? As the last request went; while none does, it is asked again and again. */
class Line {
  #network = $state(navigator.onLine);
  #answers = $state(true);
  #wait = SOONEST;
  #next: ReturnType<typeof setTimeout> | undefined;
  readonly down = $derived(!this.#network || !this.#answers);

  constructor() {
    addEventListener('online', () => {
      this.#network = true;
      if (!this.#answers) this.#again(0);
    });
    addEventListener('offline', () => (this.#network = false));
  }

  /** What came of a request: nothing at all, what the service worker had kept, or the server's own answer. */
  heard(response?: Response): void {
    this.#answers = response !== undefined && !response.headers.has(KEPT);
    if (!this.#answers) this.#again(this.#wait);
    else {
      clearTimeout(this.#next);
      this.#next = undefined;
      this.#wait = SOONEST;
    }
  }

  #again(wait: number): void {
    if (wait && this.#next) return;
    clearTimeout(this.#next);
    this.#next = setTimeout(() => void this.#ask(), wait);
  }

  async #ask(): Promise<void> {
    this.#next = undefined;
    this.#wait = Math.min(2 * this.#wait, LATEST);
    this.heard(await fetch('/health', { cache: 'no-store' }).catch(() => undefined));
  }
}

export const line = new Line();
