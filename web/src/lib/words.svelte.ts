import { fetchWords } from './api';
import { keep, recall } from './kept';
import { LANGUAGES } from './protocol.gen';

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, string | number>;

const books: Partial<Record<Language, Record<string, string>>> = $state({});

export const speech = $state<{ lang: Language }>({ lang: firstLanguage() });

function firstLanguage(): Language {
  const wanted = [recall('lang', ''), ...navigator.languages.map((each) => each.slice(0, 2))];
  return LANGUAGES.find((lang) => lang === wanted.find((each) => LANGUAGES.includes(each as Language))) ?? 'en';
}

export function ready(): boolean {
  return books[speech.lang] !== undefined;
}

/** The sentence with this id, where somebody has written it. */
export function wordsOr(id: string, otherwise: string): string {
  return books[speech.lang]?.[id] ?? otherwise;
}

/** The sentence with this id; facts stand where the sentence has `{name}`. */
export function words(id: string, facts: Facts = {}): string {
  const text = books[speech.lang]?.[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

export async function speak(lang: Language): Promise<void> {
  books[lang] ??= await untilFound(() => fetchWords(lang));
  speech.lang = lang;
  keep('lang', lang);
  document.documentElement.lang = lang;
  document.title = words('web-title');
}

async function untilFound<T>(look: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await look();
    } catch {
      await new Promise((done) => setTimeout(done, 1500));
    }
  }
}
