import { settle } from '@umpire/engine';
import { expect, test } from 'vitest';
import { dicedLosses } from './assault-losses.js';
import type { Base } from './state.js';

const base = (sp: number): Base => ({ sp }) as Base;

test.each<[string, number[], number, number[], number[]]>([
  ['PLA-R-74 dice: floor(face x n / 10) of those alive', [4, 4, 4], 2, [0, 9], [1, 0, 1]],
  ['PLA-R-74 dice: the middle one', [4, 4, 4], 1, [4], [0, 1, 0]],
  ['PLA-R-74 dice: who is gone takes no more', [1, 4], 2, [0, 0], [1, 1]],
  ['PLA-R-74 dice: no more than there are', [1, 1], 5, [0, 0], [1, 1]],
])('%s', (_, strengths, losses, faces, wanted) => {
  const settled = settle(dicedLosses('a', strengths.map(base), losses), faces);
  expect('value' in settled ? settled.value : settled).toEqual(wanted);
});
