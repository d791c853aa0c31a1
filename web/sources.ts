import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const INPUTS = [
  'index.html', 'names.ts', 'package-lock.json', 'package.json', 'public', 'sources.ts', 'src', 'svelte.config.js', 'tsconfig.json',
  'vite.config.ts',
];

function inputs(root: string): string[] {
  const files = (path: string): string[] =>
    readdirSync(join(root, path), { withFileTypes: true }).flatMap((each) =>
      each.isDirectory() ? files(`${path}/${each.name}`) : [`${path}/${each.name}`],
    );
  return INPUTS.flatMap((path) => (path.includes('.') ? [path] : files(path))).sort();
}

function digest(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Writes what the build was made of into it, so that a test can tell a build of other sources. */
export function sources(): Plugin {
  let root = '';
  return {
    name: 'sources',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const lines = inputs(root).map((path) => `${digest(readFileSync(join(root, path)))}  ${path}\n`);
      this.emitFile({ type: 'asset', fileName: 'sources.sha256', source: `${digest(lines.join(''))}\n` });
    },
  };
}
