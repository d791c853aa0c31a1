import { fetchRules } from '../lib/api';

/** The rules by id, fetched when somebody first asks for one. */
class Rulebook {
  private texts: Record<string, string> = $state.raw({});
  private language = '';

  text(id: string): string {
    return this.texts[id] ?? '';
  }

  async open(language: string): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    try {
      const rules = await fetchRules('onedeck', language);
      if (language === this.language) this.texts = Object.fromEntries(rules.map((rule) => [rule.id, rule.text]));
    } catch {
      this.language = '';
    }
  }
}

export const rulebook = new Rulebook();
