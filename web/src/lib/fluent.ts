import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Facts = Record<string, string | number>;

/** The messages of a language. Each is parsed when it is first said: all at once would delay the first page. */
export class Book {
  private readonly bundle: FluentBundle;

  /** Fluent patterns, by the ids of their messages. */
  constructor(
    lang: string,
    private patterns: Record<string, string>,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
  }

  learn(patterns: Record<string, string>): void {
    this.patterns = { ...this.patterns, ...patterns };
  }

  say(id: string, facts: Facts = {}): string | undefined {
    if (!Object.hasOwn(this.patterns, id)) return undefined;
    if (!this.bundle.hasMessage(id)) this.bundle.addResource(new FluentResource(`${id} = ${this.patterns[id]}`));
    const pattern = this.bundle.getMessage(id)?.value;
    // A fact that is missing is shown by its name, and not as an error in the middle of a game.
    return pattern ? this.bundle.formatPattern(pattern, facts, []) : undefined;
  }
}
