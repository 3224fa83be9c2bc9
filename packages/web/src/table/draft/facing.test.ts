import { expect, test } from 'vitest';
import { within } from './facing.js';

test.each([
  ['as far as it is wanted', 100, 0, 225, 100],
  ['no farther than it may', 239, 0, 225, 225],
  ['nor to the left', 3361, 0, 225, 3375],
  ['across north', 200, 3500, 225, 125],
  ['all round, where nothing is said', 1700, 0, undefined, 1700],
])('a turn is held back: %s', (_, facing, from, most, found) => expect(within(facing, from, most)).toBe(found));
