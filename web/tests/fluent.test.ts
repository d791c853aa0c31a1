import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Book } from '../src/lib/fluent';

const book = new Book('pl', {
  plain: 'Zwykłe zdanie',
  who: '{ $who } gra, tura { $n }.',
  cards: '{ $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n }',
  long: '\n    Jedna linia,\n    druga linia.',
  broken: '{ $n ->',
});

it('says a sentence with its facts, without marks around them', () => {
  expect(book.say('plain')).toBe('Zwykłe zdanie');
  expect(book.say('who', { who: 'Roy', n: 3 })).toBe('Roy gra, tura 3.');
  expect(book.say('long')).toBe('Jedna linia,\ndruga linia.');
});

it('counts as the language counts', () => {
  expect([1, 3, 5, 22].map((n) => book.say('cards', { n }))).toEqual(['1 karta', '3 karty', '5 kart', '22 karty']);
});

it('says nothing that nobody has written, and names a fact that is missing', () => {
  expect([book.say('other'), book.say('constructor'), book.say('broken', { n: 1 })]).toEqual([undefined, undefined, undefined]);
  expect(book.say('who', { n: 1 })).toBe('{$who} gra, tura 1.');
});

it('can say every message of the browser', () => {
  const files = readdirSync('../src/underdeck', { recursive: true, encoding: 'utf-8' }).filter((name) => /\bweb(-\w+)?\.ftl$/.test(name));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(`../src/underdeck/${file}`, 'utf-8');
    const written = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1]);
    const read = new FluentResource(text).body.filter((each) => each.value !== null).map((each) => each.id);
    expect(read).toEqual(written);
  }
});
