import type { LogEntry } from '@umpire/desk';
import { expect, test } from 'vitest';
import { roundsBefore, roundsOf } from './rounds.js';
import { told } from './testing.js';

/** One letter an entry: whose it is (`u`: the umpire's); in capitals a turn begins with it. */
const logOf = (letters: string): LogEntry[] =>
  [...letters].map((letter, i) => {
    const by = { a: 'a', b: 'b', u: 'umpire', x: 'all' }[letter.toLowerCase()] as LogEntry['by'];
    const entry = told(i, by, ['something', []]);
    return letter === letter.toLowerCase()
      ? entry
      : { ...entry, lines: entry.lines.map(line => ({ ...line, begins: true as const })) };
  });
const spans = (letters: string, viewer = 'a') =>
  roundsOf({ log: logOf(letters), viewer } as never).map(({ from, to }) => [from, to]);

// from the entry before the first deed of the others to their last
// biome-ignore format: a case a line
test.each<[string, string, number[][]]>([
  ['nobody has done anything', '', []],
  ['one turn', 'aabb', [[1, 3]]],
  ['a turn each', 'aaAbbBaAbB', [[2, 5], [7, 9]]],
  ['both act in a turn', 'abaBabB', [[0, 3], [4, 6]]],
  ['a turn in which they did nothing is none', 'aAbBaAaAbB', [[1, 3], [7, 9]]],
  ['the first entry of all is theirs', 'bBaA', [[0, 1]]],
  ['what comes of what both wrote unseen', 'axXaxX', [[0, 2], [3, 5]]],
  ['the umpire does nobody\u2019s deeds', 'auUabB', [[3, 5]]],
])('the turns in which others did something: %s', (_, letters, found) => expect(spans(letters)).toEqual(found));

test('whoever plays neither side sees those of both', () =>
  expect(spans('aAbB', 'spectator')).toEqual([
    [0, 1],
    [1, 3],
  ]));

test('a long turn is looked at from its last sixty entries', () =>
  expect(spans(`a${'b'.repeat(100)}`)).toEqual([[41, 100]]));

test('what is told already is none to go back to', () => {
  const rounds = roundsOf({ log: logOf('aaAbbBaAbB'), viewer: 'a' } as never);
  expect([8, 3, undefined].map(first => roundsBefore(rounds, first).length)).toEqual([1, 0, 2]);
});
