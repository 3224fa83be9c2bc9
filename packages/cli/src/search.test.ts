import { REGISTERS } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';
import { nearMisses, ruleOf, search } from './search.js';

const MBT = REGISTERS.filter(register => register.book === 'mbt2020');
const ids = (...words: string[]): string[] => search(words, MBT).map(hit => hit.entry.id);
const best = (...words: string[]): string[] => {
  const hits = search(words, MBT);
  return hits.filter(hit => hit.words === hits[0]!.words).map(hit => hit.entry.id);
};

test('five books', () => {
  expect(REGISTERS.map(r => r.book)).toEqual(['mbt2020', 'mbt1945', 'glory', 'ww2', 'plana']);
  expect(search([])).toHaveLength(REGISTERS.reduce((sum, r) => sum + r.entries.length, 0));
});

test.each([
  ['TF-04', 'MBT20-TF-04'],
  ['mbt20-tf-04', 'MBT20-TF-04'],
  ['R-03', 'MBT20-R-03'],
  ['DEP-08', 'MBT20-DEP-08'],
])('a part of an id: %s', (word, id) => expect(ids(word)[0]).toBe(id));

test('an id in the text of another rule comes after the rule itself', () => {
  const [first, ...others] = ids('MBT20-ENG-05');
  expect(first).toBe('MBT20-ENG-05');
  expect(others).toContain('MBT20-SCL-05');
});

test('the most words first, then the most whole words', () => {
  expect(best('smoke', 'screen', 'blocks')).toContain('MBT20-SMK-05');
  const all = search(['smoke', 'screen', 'blocks'], MBT);
  expect(all.map(hit => hit.words)).toEqual(all.map(hit => hit.words).toSorted((a, b) => b - a));
});

test('beginnings of words, not their middles', () => {
  expect(ids('illum')).toContain('MBT20-ILL-01');
  expect(ids('llumin')).toEqual([]);
});

test('signs that mean something to regular expressions are letters here', () => {
  expect(ids('INF+').length).toBeGreaterThan(0);
  expect(ids('(')).toBeInstanceOf(Array);
  expect(ids('.*')).toEqual([]);
});

test.each([
  ['MBT20-R-03', 'mbt2020'],
  ['igr-rcv-01', 'glory'],
])('%s is of %s', (id, book) => expect(ruleOf(id)?.book).toBe(book));
test('no such rule', () => expect(ruleOf('MBT20-R-999')).toBeUndefined());

test.each([
  ['smkoe', 'smoke'],
  ['MBT20-TF-99', 'MBT20-TF-09'],
  ['MBT2O-TF-04', 'MBT20-TF-04'],
])('who writes %s may mean %s', (typed, meant) => expect(nearMisses([typed])).toContain(meant));
