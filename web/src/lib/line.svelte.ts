/** Does the server answer? What the browser says of the network, and how the last question went. */
class Line {
  #network = $state(navigator.onLine);
  #answered = $state(true);
  readonly down = $derived(!this.#network || !this.#answered);

  constructor() {
    addEventListener('online', () => (this.#network = this.#answered = true));
    addEventListener('offline', () => (this.#network = false));
  }

  heard(answered: boolean): void {
    this.#answered = answered;
  }
}

export const line = new Line();
