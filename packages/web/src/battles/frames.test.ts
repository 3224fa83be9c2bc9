import type { Piece } from '@umpire/engine';
import { expect, test } from 'vitest';
import { fightFrame } from './frames.js';

const piece = (side: 'a' | 'b', x: number, y: number): Piece => ({
  id: `${side}${x}`,
  side,
  label: '',
  title: '',
  symbol: '',
  where: 'table',
  x,
  y,
  facing: 0,
  width: 254,
  depth: 254,
  layer: 'ground',
  markers: [],
});
const table = { width: 6000, depth: 12000 };

test('without enemies it is the middle of the table', () => {
  expect(fightFrame({ ...table, pieces: [] }, 0.5)).toEqual({ x: 0, y: 4500, width: 6000, height: 3000 });
});
test('it follows the fight, and stays on the table', () => {
  const pieces = [piece('a', 1000, 900), piece('b', 1200, 1300), piece('b', 3000, 11000)];
  expect(fightFrame({ ...table, pieces }, 0.5)).toEqual({ x: 0, y: 9000, width: 6000, height: 3000 });
});
test('a wide table is cut at its sides', () => {
  const wide = { width: 12000, depth: 3000, pieces: [piece('a', 9000, 1000), piece('b', 9400, 1000)] };
  expect(fightFrame(wide, 0.5)).toEqual({ x: 6000, y: 0, width: 6000, height: 3000 });
});
