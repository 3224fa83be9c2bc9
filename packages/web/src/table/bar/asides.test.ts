import type { MenuItem, Piece } from '@umpire/engine';
import { expect, test } from 'vitest';
import { asidesIn } from './asides.js';

const item = (verb: string, stand?: string, more: Partial<MenuItem> = {}): MenuItem => ({
  verb,
  label: verb,
  text: verb,
  fields: [],
  aside: true,
  ...(stand && { stand }),
  ...more,
});
const piece = (id: string, group: string, more: Partial<Piece> = {}): Piece =>
  ({ id, label: id, title: `Tank ${id}, grade C`, group, ...more }) as unknown as Piece;

test('what every piece has is one entry with a list, by group and name; what the side has stands by itself', () => {
  const rider = { id: 'A3', label: 'A3', title: 'Rifles, grade B', symbol: 'infantry' };
  const pieces = [piece('A1', 'First', { aboard: [rider] }), piece('A2', 'Second')];
  const menu = [
    item('offer'),
    ...['A1', 'A2', 'A3'].map(id => item('orders', id)),
    item('move', 'A1', { aside: false }),
    item('orders', 'A4', { closed: { message: 'no' } }),
  ];
  const { own, lists } = asidesIn(menu, pieces);
  expect(own.map(({ verb }) => verb)).toEqual(['offer']);
  expect(
    lists.map(({ label, groups }) => [label, groups.map(({ name, items }) => [name, items.map(one => one.label)])]),
  ).toEqual([
    [
      'orders',
      [
        ['First', ['A1 Tank A1', 'A3 Rifles']],
        ['Second', ['A2 Tank A2']],
      ],
    ],
  ]);
});
