import { fetchPictures } from './api';

/** `thorn-elf-a-twin` is shown by its own picture, or by that of `thorn-elf-a`, or of `thorn-elf`. */
export function pictureOf(found: Record<string, string>, id: string): string | undefined {
  for (let key = id; key; key = key.slice(0, Math.max(0, key.lastIndexOf('-')))) {
    if (Object.hasOwn(found, key)) return found[key];
  }
  return undefined;
}

/** What packs from outside have drawn; nothing until it has come, and where there are no packs. */
class Pictures {
  #found = $state.raw<Record<string, Record<string, string>>>({});
  readonly #asked = new Set<string>();

  load(game: string): void {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    fetchPictures(game).then(
      (found) => (this.#found = { ...this.#found, [game]: found }),
      () => this.#asked.delete(game),
    );
  }

  of(game: string, id: string): string | undefined {
    return pictureOf(this.#found[game] ?? {}, id);
  }
}

export const pictures = new Pictures();
