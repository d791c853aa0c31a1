import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../src');
/** Static ones, those of types only, what is handed on, and pages that come later. */
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

const modules = new Map(
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path))
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')]),
);

function found(path: string): string | undefined {
  return ['', '.ts', '/index.ts'].map((end) => path + end).find((each) => modules.has(each));
}

function importedBy(module: string): string[] {
  const named = [...modules.get(module)!.matchAll(IMPORTED)].map(([, path]) => posix.join(posix.dirname(module), path));
  return named.map(found).filter((each) => each !== undefined);
}

/** Sets of modules in which every one leads to every other (Tarjan). */
function circles(): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const all: string[][] = [];
  const visit = (module: string) => {
    order.set(module, order.size);
    low.set(module, order.get(module)!);
    stack.push(module);
    for (const other of importedBy(module)) {
      if (!order.has(other)) visit(other);
      if (stack.includes(other)) low.set(module, Math.min(low.get(module)!, low.get(other)!));
    }
    if (low.get(module) !== order.get(module)) return;
    const circle = stack.splice(stack.indexOf(module));
    if (circle.length > 1) all.push(circle.sort());
  };
  for (const module of modules.keys()) if (!order.has(module)) visit(module);
  return all;
}

test('no modules import each other in a circle, types and pages that come later included', () => {
  expect(modules.size).toBeGreaterThan(200);
  expect(importedBy('games/index.ts')).toContain('games/onedeck/index.ts');
  expect(circles()).toEqual([]);
});
