import type { MenuItem } from '@umpire/engine';
import { expect, test } from 'vitest';
import { canDrag, heldOrUppermost } from './grab.js';

test.each([
  ['the one that is held, though another lies on it', ['A2', 'A1'], 'A1', 'A1'],
  ['the one that is held, lying on another', ['A1', 'A2'], 'A1', 'A1'],
  ['the uppermost, where the one that is held lies elsewhere', ['A2', 'A3'], 'A1', 'A2'],
  ['the uppermost, where none is held', ['A2', 'A1'], undefined, 'A2'],
  ['nobody on bare ground', [], 'A1', undefined],
])('a drag takes %s', (_, under, held, taken) => {
  expect(heldOrUppermost(under, held)).toBe(taken);
});

const item = (verb: string, ...gestures: string[]) =>
  ({
    verb,
    stand: 'A1',
    use: 'move',
    fields: gestures.map(gesture => ({ name: gesture, gesture })),
  }) as unknown as MenuItem;
const MARCH = item('march', 'several', 'choose', 'path', 'turn');
test.each([
  ['by the verb that begins with its way', [MARCH, item('move', 'path', 'turn')], 'move'],
  ['WW2-SEQ-06 by a march, whoever could go along', [MARCH], 'march'],
  ['by none that must be told whom it is for', [item('charge', 'target', 'path')], undefined],
])('a piece is dragged %s', (_, menu, verb) => expect(canDrag('A1', menu)?.verb).toBe(verb));
