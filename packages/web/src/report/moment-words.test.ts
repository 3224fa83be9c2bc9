import type { Moment } from '@umpire/desk';
import type { Line } from '@umpire/engine';
import { expect, test } from 'vitest';
import { wordsOf } from './moment-words.js';

const line = (text: string, reasons: number, ...about: readonly string[]): Line => ({
  text,
  because: Array.from({ length: reasons }, () => ({ rule: 'X-1', text: '' })),
  about,
});
const shots = [
  line('R3 shoots at P2: repulsed', 4, 'R3', 'P2'),
  line('P2 falls back', 0, 'P2'),
  line('P2 returns fire at R3: broken', 2, 'P2', 'R3'),
  line('R3 breaks and flees', 1, 'R3'),
  { ...line('Turn 4', 0), begins: true },
  line('5 thrown: 6 points', 1),
];
const fall = [line('B1 → A1: hit', 1, 'B1', 'A1'), line('A1 is destroyed', 3, 'A1')];

// biome-ignore format: one line a case
test.each([
  ['the blow is in the answer',             shots, { from: 2, until: 5 }, 'P2 returns fire at R3: broken'],
  ['the blow is in the first shot',         shots, { from: 0, until: 2 }, 'R3 shoots at P2: repulsed'],
  ['nothing was thrown in it',              shots, undefined,             'R3 shoots at P2: repulsed'],
  ['what is no deed was thrown for',        shots, { from: 4, until: 6 }, '5 thrown: 6 points'],
  ['only that a turn began was told of it', shots, { from: 4, until: 5 }, 'R3 shoots at P2: repulsed'],
  ['who did it is said where a loss is',    fall,  { from: 1, until: 2 }, 'B1 → A1: hit; A1 is destroyed'],
] as const)('what a moment is told by: %s', (_, lines, said, words) => {
  expect(wordsOf({ lines } as unknown as Moment, said)).toBe(words);
});
