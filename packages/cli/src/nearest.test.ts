import { expect, test } from 'vitest';
import { didYouMean, distance, nearest } from './nearest.js';

test.each([
  ['', '', 0],
  ['play', 'play', 0],
  ['', 'abc', 3],
  ['play', 'plya', 1],
  ['play', 'paly', 1],
  ['play', 'pla', 1],
  ['play', 'plays', 1],
  ['kitten', 'sitting', 3],
])('%s to %s takes %i', (a, b, steps) => {
  expect(distance(a, b)).toBe(steps);
  expect(distance(b, a)).toBe(steps);
});

const COMMANDS = ['play', 'replay', 'rules', 'options', 'scenarios'];

test.each([
  ['plya', ['play']],
  ['rule', ['rules']],
  ['scen', ['scenarios']],
  ['REPLAY', ['replay', 'play']],
  ['xyzzy', []],
])('%s: %j', (typed, expected) => expect(nearest(typed, COMMANDS)).toEqual(expected));

test.each([
  ['replya', 'Did you mean replay?'],
  ['xyzzy', undefined],
])('%s: %s', (typed, expected) => expect(didYouMean(typed, COMMANDS)).toBe(expected));
