import { fetchWords } from './api';
import { Book, type Facts } from './fluent';
import { keep, recall } from './kept';
import { LANGUAGES } from './protocol.gen';

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export type { Facts };

const books: Partial<Record<Language, Book>> = $state({});

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
  return books[speech.lang]?.say(id) ?? otherwise;
}

/** The sentence with this id, with these facts. */
export function words(id: string, facts?: Facts): string {
  return books[speech.lang]?.say(id, facts) ?? id;
}

export async function speak(lang: Language): Promise<void> {
  books[lang] ??= new Book(lang, await untilFound(() => fetchWords(lang)));
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
