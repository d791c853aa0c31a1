import { ApiRefusal, fetchPart, fetchWords } from './api';
import { Book, type Facts } from './fluent';
import { keep, recall } from './kept';
import { LANGUAGES } from './protocol.gen';

export type Language = string;
export type { Facts };

const USUAL = LANGUAGES[0];
const books: Record<Language, Book> = $state({});

export const speech = $state<{ lang: Language; known: { code: Language; name: string }[] }>({
  lang: firstLanguage(),
  known: [],
});

/** What was chosen here last, or the browser's own where it is one of ours; a server may know more. */
function firstLanguage(): Language {
  const ours = navigator.languages.map((each) => each.slice(0, 2)).find((each) => LANGUAGES.some((lang) => lang === each));
  return recall('lang', '') || ours || USUAL;
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
  try {
    books[lang] ??= await book(lang);
  } catch (refusal) {
    if (lang === USUAL) throw refusal;
    return speak(USUAL); // this server has no such language
  }
  speech.lang = lang;
  keep('lang', lang);
  document.documentElement.lang = lang;
  document.title = words('web-title');
}

async function book(lang: Language): Promise<Book> {
  const { languages, ...patterns } = await untilFound(() => fetchWords(lang));
  speech.known = languages;
  return new Book(lang, patterns);
}

const learned = new Map<string, Promise<void>>();

/** The words of pages that come later: once in each language. */
export function learn(part: string, lang: Language): Promise<void> {
  const key = `${part} ${lang}`;
  const learning = learned.get(key) ?? fetchPart(part, lang).then((patterns) => books[lang].learn(patterns));
  learned.set(key, learning);
  learning.catch(() => learned.delete(key));
  return learning;
}

async function untilFound<T>(look: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await look();
    } catch (trouble) {
      if (trouble instanceof ApiRefusal) throw trouble;
      await new Promise((done) => setTimeout(done, 1500));
    }
  }
}
