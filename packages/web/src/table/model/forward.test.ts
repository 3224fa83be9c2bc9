import type { Piece } from '@umpire/engine';
import { expect, test } from 'vitest';
import type { Desk } from '../../desk/client.js';
import { abreast } from './abreast.js';
import { forward } from './forward.js';

const piece = (id: string, x: number, facing: number): Piece => ({ id, x, y: 0, facing }) as Piece;

test.each([
  ['those who look the same way', [0, 100, 3500], [0, 1, 2]],
  ['not who looks elsewhere', [0, 0, 0, 900], [0, 1, 2]],
  ['all, if nobody looks as another does', [0, 1800], [0, 1]],
])('who goes forward together: %s', (_, facings, who) =>
  expect(abreast(facings.map(facing => ({ facing })))).toEqual(who.map(i => ({ facing: facings[i]! }))),
);

test('all go forward as far as the fastest of them can, whatever its reach is aside', async () => {
  const asked: unknown[] = [];
  const outline = (x: number, far: number) => [
    [
      { x: x - 900, y: -10 },
      { x: x + 900, y: -10 },
      { x: x + 900, y: far },
      { x: x - 900, y: far },
    ],
  ];
  const desk = {
    reach: async (_by: string, _verb: string, id: string) => ({
      outline: id === 'A1' ? outline(0, 300) : outline(50, 150),
    }),
    push: async (_by: string, push: unknown) => {
      asked.push(push);
      return [];
    },
  } as unknown as Desk;
  await forward(desk, 'a', 'move', [piece('A1', 0, 0), piece('A2', 50, 0)]);
  expect(asked).toEqual([{ verb: 'move', stands: ['A1', 'A2'], dx: 0, dy: 300, turn: 0 }]);
});
