import { relative } from 'node:path';
import type { Plugin } from 'vite';

interface Part {
  facadeModuleId: string | null;
  moduleIds: string[];
}

/** Names a part of the build after the module it is for, or after its last one where several pages share it. */
export function nameOf({ facadeModuleId, moduleIds }: Part): string {
  const path = relative(import.meta.dirname, facadeModuleId ?? moduleIds.at(-1)!);
  const library = /node_modules\/([^/]+)/.exec(path);
  const name = library ? `${library[1]}-${path.split('/').at(-1)}` : path.replace(/^src\//, '').replaceAll('/', '-');
  return name.replace(/(\.svelte)?\.\w+$/, '');
}

/** Gives styles the name of the part they belong to: by its last word alone two of them would be numbered. */
export function names(): Plugin {
  return {
    name: 'names',
    apply: 'build',
    enforce: 'pre',
    renderChunk(_code, chunk) {
      chunk.name = nameOf(chunk);
      return null;
    },
  };
}
