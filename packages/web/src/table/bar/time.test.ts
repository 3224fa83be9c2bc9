import { expect, test } from 'vitest';
import { timeFor, timeWords } from './time.js';

const CLOCK = { perMove: 120_000, steps: { fire: 60_000, move: 90_000 } };

test.each([
  ['PLA-WIN-03 Orders', { step: 'orders' }, 120_000],
  ['PLA-WIN-03 Fire', { step: 'fire' }, 60_000],
  ['PLA-WIN-03 Move', { step: 'move' }, 90_000],
  ['PLA-UMP-16 the umpire gives three minutes more', { step: 'move', more: 3 }, 270_000],
])('%s', (_, turn, ms) => expect(timeFor(CLOCK, turn)).toBe(ms));

test.each([
  [120_000, '2:00'],
  [61_200, '1:02'],
  [999, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
  [3_600_000, '1:00 h'],
  [86_400_000 - 1, '24:00 h'],
  [259_200_000, '3 days'],
])('%i ms are left: %s', (ms, words) => expect(timeWords(ms)).toBe(words));
