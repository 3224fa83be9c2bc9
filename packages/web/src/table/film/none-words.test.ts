import type { LogEntry } from '@umpire/desk';
import { expect, test } from 'vitest';
import { noneWords } from './none-words.js';
import { look, piece, seen, told } from './testing.js';

const TABLE = [piece('A1', 0), piece('B1', 50)];
const after = (...log: LogEntry[]) => seen(look(TABLE, []), look(TABLE, log));

// biome-ignore format: a case a line
test.each<[string, readonly LogEntry[], string]>([
  ['what the book does by itself is no deed',  [told(0, 'b', ['Rearguard is selected to move', []]), told(1, 'b', ['The turn ends', []], ['Red plays the second round', []])], 'Blue did nothing.'],
  ['what is told of one of his',               [told(0, 'b', ['B1 is paid for and stands', ['B1']], ['The round ends', []])], 'B1 is paid for and stands'],
  ['what his side did before the battle',      [told(0, 'b', ['Blue hands in its army list', []], ['Red places the terrain', []])], 'Blue hands in its army list'],
  ['what he did to the table, many times',     Array.from({ length: 9 }, (_, i) => told(i, 'b', [`Blue places piece ${i}`, []])), 'Blue places piece 0; Blue places piece 1; Blue places piece 2; 6 more'],
])('where nothing is to be seen on the table: %s', (_, log, wanted) => expect(noneWords(after(...log), 'b')).toBe(wanted));

test.each([
  ['before anybody did anything', false, 'Nothing yet.'],
  ['in a battle that goes on', true, 'Nothing new.'],
])('%s', (_, isBegun, words) => expect(noneWords([], undefined, isBegun)).toBe(words));
