import type { Piece } from '@umpire/engine';
import { expect, test } from 'vitest';
import { armyOf, strengthOf } from './muster.js';

const piece = (id: string, title: string, more: Partial<Piece> = {}) =>
  ({ id, side: 'a', label: id, title, name: title, group: 'First', markers: [], ...more }) as unknown as Piece;

test('whoever is carried is of the army, as what it is and not as what carries it', () => {
  const aboard = [{ id: 'A1.3', label: 'A1.3', title: 'Riflemen, grade B', name: 'Riflemen', symbol: 'infantry' }];
  const army = armyOf([piece('A1.1', 'Tanks'), piece('A1.2', 'Lorries', { aboard }), piece('A1.4', 'Tanks')], 'a');
  expect(army.map(({ name, sorts }) => [name, sorts.map(sort => `${sort.count} ${sort.name}`)])).toEqual([
    ['First', ['2 Tanks', '1 Lorries', '1 Riflemen']],
  ]);
  expect(strengthOf(army)).toBe(4);
});
