import { expect, test } from 'vitest';
import { calledPiece } from './terrain.js';

// biome-ignore format: one line a case
test.each([
  ['gentle-hill', undefined,       'Gentle hill'],
  ['gentle-hill', 'Oak Hill',      'Oak Hill (gentle)'],
  ['steep-hill',  'Baster Kop',    'Baster Kop (steep hill)'],
  ['wood',        'Quaker Wood',   'Quaker Wood'],
  ['wood',        'Bois de Frise', 'Bois de Frise (wood)'],
  ['built-up',    'Belle-Croix',   'Belle-Croix (built-up)'],
  ['impassable',  undefined,       'Swamp, impassable'],
] as const)('a piece of terrain goes by its own name, and what it is stands behind it: %s called %s', (type, name, wanted) => {
  expect(calledPiece({ id: 'T1', square: [0, 0], type, kind: 'swamp', name })).toBe(wanted);
});
