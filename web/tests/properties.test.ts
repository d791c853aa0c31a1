import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../src');
const MOST = 12;

/** The names of what a component is given. */
function properties(path: string): string[] {
  const { instance } = parse(readFileSync(join(ROOT, path), 'utf8'), { modern: true });
  const declared = (instance?.content.body ?? []).flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : []));
  const given = declared.find(({ init }) => init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === '$props');
  if (given?.id.type !== 'ObjectPattern') return [];
  return given.id.properties.map((each) => (each.type === 'Property' && each.key.type === 'Identifier' ? each.key.name : '...'));
}

test('no component takes more than a dozen properties', () => {
  const components = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'));
  expect(properties('parts/Tile.svelte')).toContain('name');
  expect(components.filter((path) => properties(path).length > MOST)).toEqual([]);
});
