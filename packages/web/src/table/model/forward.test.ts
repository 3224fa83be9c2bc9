import type { Overlay, Piece } from '@umpire/engine';
import { expect, test } from 'vitest';
import type { Desk } from '../../desk/client.js';
import { abreast } from './abreast.js';
import { forward } from './forward.js';
import { haltOf } from './halts.js';

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
  await forward(desk, 'a', 'move', [piece('A1', 0, 0), piece('A2', 50, 0)], { overlays: [] });
  expect(asked).toEqual([{ verb: 'move', stands: ['A1', 'A2'], dx: 0, dy: 300, turn: 0 }]);
});

test('IGR-LNK-04 those who go as one go forward, though their reach lies before their middle', async () => {
  const asked: unknown[] = [];
  const wedge = [{ x: -5, y: 60 }, { x: 5, y: 60 }, { x: 8, y: 100 }, { x: -8, y: 100 }]; // biome-ignore format: an area
  const desk = {
    reach: async () => ({ outline: [wedge] }),
    push: async (_by: string, push: unknown) => {
      asked.push(push);
      return [];
    },
  } as unknown as Desk;
  await forward(desk, 'a', 'move', [piece('P3', -50, 0), piece('P4', 50, 0)], { overlays: [] });
  expect(asked).toMatchObject([{ stands: ['P3', 'P4'], dx: 0 }]);
  expect((asked[0] as { dy: number }).dy).toBeGreaterThanOrEqual(100);
});

const TOWN: Overlay = {
  id: 'town',
  kind: 'objective',
  outline: [
    { x: -100, y: 200 },
    { x: 100, y: 200 },
    { x: 100, y: 300 },
    { x: -100, y: 300 },
  ],
};
const FORD: Overlay = { id: 'ford', kind: 'objective', side: 'a', centre: { x: 0, y: 250 }, radius: 60 };
const at = (x: number, y: number): Piece => ({ ...piece('A1', x, 0), y, side: 'a', width: 40 }) as Piece;

// biome-ignore format: one line a case
test.each<[string, Overlay, Piece, number | undefined]>([
  ['who goes into the town halts in its middle',          TOWN,                           at(0, 0),     250],
  ['also who only brushes it',                            TOWN,                           at(115, 0),   250],
  ['not who passes beside it',                            TOWN,                           at(130, 0),   undefined],
  ['not who does not get there',                          TOWN,                           at(0, -250),  undefined],
  ['who stands before its middle goes on to that',        TOWN,                           at(0, 220),   30],
  ['who stands there stays',                              TOWN,                           at(0, 260),   0],
  ['who has gone past goes on',                           TOWN,                           at(0, 310),   undefined],
  ['a ring halts as well',                                FORD,                           at(30, 0),    250],
  ['not if it is the other side for whom it counts',      { ...FORD, side: 'b' },         at(30, 0),    undefined],
  ['smoke halts nobody',                                  { ...TOWN, kind: 'smoke' },     at(0, 0),     undefined],
])('what decides the battle: %s', (_, overlay, one, far) =>
  expect(haltOf({ overlays: [overlay] }, one, { x: 0, y: 1 }, 400)).toBe(far),
);

test('a push ends in what decides the battle for those whose way leads there, and who is there is told why it stays', async () => {
  const asked: unknown[] = [];
  const desk = {
    reach: async () => ({
      outline: [
        [
          { x: -900, y: -10 },
          { x: 900, y: -10 },
          { x: 900, y: 800 },
          { x: -900, y: 800 },
        ],
      ],
    }),
    push: async (_by: string, push: unknown) => {
      asked.push(push);
      return [];
    },
  } as unknown as Desk;
  const pieces = [at(0, 0), { ...at(300, 0), id: 'A2' }, { ...at(50, 260), id: 'A3' }];
  const pushed = await forward(desk, 'a', 'move', pieces, { overlays: [TOWN] });
  expect(asked).toEqual([{ verb: 'move', stands: ['A1', 'A2'], dx: 0, dy: 800, turn: 0, most: { A1: 250, A3: 0 } }]);
  expect(pushed).toEqual([
    { stand: 'A3', refusal: { message: expect.stringMatching(/^it is where the battle is decided/) } },
  ]);
});
