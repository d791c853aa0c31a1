import { describe, expect, it } from 'vitest';
import { answersTo, symbolsCalled, wantedWords } from '../src/learn/answers';
import type { Guide } from '../src/lib/protocol.gen';

const question = (id: string, question: string, also: string) => ({ id, question, also, answer: '', rules: [] });
const symbol = (id: string, name: string) => ({ id, name, text: '' });
const guide: Guide = {
  chapters: [],
  questions: [
    question('win', 'How do I win?', 'win winning goal victory'),
    question('flee', 'Comment fuir ?', 'fuite fuyez échapper'),
    question('black', 'What are black dice?', 'black dice heroic'),
  ],
  legend: [{ id: 'dice', title: '', symbols: [symbol('heroic', 'Héroïque'), symbol('wide', 'Wide box')] }],
  empty: ['how', 'comment', 'what'],
};

describe('a question', () => {
  it.each([
    ['how do I win', 'win'],
    ['WINNING?', 'win'],
    ['comment fuir', 'flee'],
    ['black dice', 'black'],
  ])('“%s” finds its answer', (asked, found) => expect(answersTo(guide, asked)[0].id).toBe(found));

  it.each(['', 'how', 'purple submarines'])('“%s” finds none', (asked) => expect(answersTo(guide, asked)).toEqual([]));

  it('is about what is left without the words of every question', () => {
    expect(wantedWords(guide, 'How do I win the game')).toEqual(['win', 'the', 'game']);
  });

  it('finds symbols by their names, without accents', () => {
    expect(symbolsCalled(guide, 'heroique').map(({ id }) => id)).toEqual(['heroic']);
    expect(symbolsCalled(guide, '')).toEqual([]);
  });
});
