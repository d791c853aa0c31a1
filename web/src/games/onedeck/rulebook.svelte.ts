import { fetchRules } from '../../lib/api';

/** The rules by id, fetched when somebody first asks for one. */
class Rulebook {
  private texts: Record<string, string> = $state.raw({});
  private shelf = '';

  text(id: string): string {
    return this.texts[id] ?? '';
  }

  /** In the terms of an edition. */
  async open(language: string, edition: string): Promise<void> {
    const shelf = `${language} ${edition}`;
    if (shelf === this.shelf) return;
    this.shelf = shelf;
    try {
      const rules = await fetchRules('onedeck', language, edition);
      if (shelf === this.shelf) this.texts = Object.fromEntries(rules.map((rule) => [rule.id, rule.text]));
    } catch {
      this.shelf = '';
    }
  }
}

export const rulebook = new Rulebook();
