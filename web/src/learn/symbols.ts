const GAP = 8;
const EDGE = 6;
const LONG = 450;
const FAR = 10;
const CONTROL = 'button, a, summary, label, [tabindex="0"]';

/** What the legend calls the symbols that a thing shows, each once. */
export function symbolsIn(thing: Element): string[] {
  const shown = [...(thing.matches('[data-symbol]') ? [thing] : []), ...thing.querySelectorAll('[data-symbol]')];
  return [...new Set(shown.map((each) => each.getAttribute('data-symbol')!))];
}

/** Where a text goes that belongs to a thing: below it, or above it where there is no room. */
export function below(thing: DOMRect, text: DOMRect): { left: number; top: number } {
  const under = thing.bottom + GAP;
  const left = Math.max(EDGE, Math.min(thing.left + thing.width / 2 - text.width / 2, innerWidth - text.width - EDGE));
  const fits = under + text.height < innerHeight - EDGE;
  return { left, top: fits ? under : Math.max(EDGE, thing.top - text.height - GAP) };
}

/** A finger that stays on something: it is explained, and lifting the finger does nothing more. */
export class Hold {
  #timer = 0;
  #start = { x: 0, y: 0 };
  #held = false;

  constructor(private readonly explain: (thing: Element) => void) {}

  begin = (event: PointerEvent): void => {
    this.end();
    this.#held = false;
    if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return;
    const thing = event.target.closest(CONTROL) ?? event.target.closest('[data-symbol]');
    if (!thing || !symbolsIn(thing).length) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.#held = true;
      this.explain(thing);
    }, LONG);
  };

  move = (event: PointerEvent): void => {
    if (this.#timer && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > FAR) this.end();
  };

  end = (): void => {
    clearTimeout(this.#timer);
    this.#timer = 0;
  };

  click = (event: MouseEvent): void => {
    if (!this.#held) return;
    this.#held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** The browser's own menu for a long press. */
  menu = (event: Event): void => {
    if (this.#held || this.#timer) event.preventDefault();
  };
}
