import type { Pushed } from '@umpire/engine';
import { expect, test } from 'vitest';
import { pushWords } from './push-words.js';

const goes = (stand: string): Pushed => ({ stand, order: { verb: 'move' }, end: { x: 0, y: 0, facing: 0 } });
const stays = (stand: string): Pushed => ({ stand, refusal: { message: 'it was not activated' } });

test.each([
  ['before it is known', undefined, 'Push 2 forward'],
  ['all go', [goes('A1'), goes('A2')], 'Push 2 forward'],
  ['one stays', [goes('A1'), stays('A2')], 'Push 1 forward'],
  ['all stay', [stays('A1'), stays('A2')], 'None of them can go forward'],
  ['there is nowhere to go', [], 'None of them can go forward'],
])('what the large button says of two who are held: %s', (_, ahead, words) =>
  expect(pushWords({ stands: ['A1', 'A2'], ahead })).toBe(words),
);
