import type { LogEntry } from '@umpire/desk';
import { expect, test } from 'vitest';
import { newsOf } from '../session/news.js';
import { foundWords } from './found-words.js';
import { look, piece, told } from './testing.js';

const hidden = (id: string, x: number) => piece(id, x, { symbol: 'unknown' });
const before = look([piece('A1', 0), hidden('B1', 50), hidden('B2', 60)], []);
const words = (entry: LogEntry) => {
  const after = look([piece('A1', 9), piece('B1', 50), piece('B2', 60)], [entry]);
  return foundWords(newsOf(before, after, 1), after.scene, 'a');
};
const found: [string, string[]][] = [
  ['A1 moves 8"', ['A1']],
  ['A1 is revealed: Scouts, seen by B3', ['A1']],
  ['B1 is revealed: Tanks, seen by A1', ['B1']],
  ['B2 is revealed: Rifles, seen by A1', ['B2']],
];

test('who moves his scouts is told whom they turned up, and that they were seen themselves', () =>
  expect(words(told(0, 'a', ...found))).toBe('A1 moves 8"; is revealed: Scouts, seen by B3; B1, B2 are revealed'));

test('what others did has rows of its own', () => expect(words(told(0, 'b', ...found))).toBeUndefined());
