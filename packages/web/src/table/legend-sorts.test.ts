import type { Piece } from '@umpire/engine';
import { expect, test } from 'vitest';
import { leaderIn, sortsIn } from './legend-sorts.js';

const piece = (id: string, of: Partial<Piece>): Piece =>
  ({ id, symbol: 'horse', title: '', where: 'table', markers: [], ...of }) as unknown as Piece;

test('the legend shows each sort of troops as it is drawn, once, and whoever leads apart', () => {
  const pieces = [
    piece('A1', { name: 'Nobles', figure: { troops: 'knights' }, leader: true }),
    piece('A2', { name: 'Nobles', figure: { troops: 'knights' } }),
    piece('A3', { name: 'Archers', figure: { troops: 'light-horse' } }),
    piece('A5', { name: 'Archers', figure: { troops: 'light-horse' }, leader: true }),
    piece('A6', { name: 'Tanks', symbol: 'armour', leader: true }),
    piece('A4', { name: 'Guns', symbol: 'guns', where: 'gone' }),
  ];
  expect(sortsIn({ pieces }).map(({ id, leader }) => [id, leader])).toEqual([
    ['A1', undefined],
    ['A3', undefined],
    ['A6', undefined],
  ]);
  expect(leaderIn({ pieces })?.id).toBe('A6');
});
