import { expect, test } from 'vitest';
import { heldOrUppermost } from './grab.js';

test.each([
  ['the one that is held, though another lies on it', ['A2', 'A1'], 'A1', 'A1'],
  ['the one that is held, lying on another', ['A1', 'A2'], 'A1', 'A1'],
  ['the uppermost, where the one that is held lies elsewhere', ['A2', 'A3'], 'A1', 'A2'],
  ['the uppermost, where none is held', ['A2', 'A1'], undefined, 'A2'],
  ['nobody on bare ground', [], 'A1', undefined],
])('a drag takes %s', (_, under, held, taken) => {
  expect(heldOrUppermost(under, held)).toBe(taken);
});
