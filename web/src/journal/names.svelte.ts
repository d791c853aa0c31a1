import { fetchNames } from '../lib/api';
import { humanised } from '../lib/names';
import { sayTrouble } from '../lib/toasts.svelte';
import { speech } from '../lib/words.svelte';

const known: Record<string, Record<string, string>> = $state({});

function load(game: string, lang: string): void {
  fetchNames(game, lang).then((names) => (known[`${game} ${lang}`] = names), sayTrouble);
}

/** To be called where a page begins: names come when the server has told them. */
export function names(game: string): (id: string) => string {
  $effect(() => {
    if (!(`${game} ${speech.lang}` in known)) load(game, speech.lang);
  });
  return (id) => {
    const book = known[`${game} ${speech.lang}`] ?? {};
    return book[id] ?? book[`${id}-1`] ?? humanised(id);
  };
}
