import { expect, test } from 'vitest';
import type { DicedSquare } from '../../../../packages/rulesets/src/common/ground/terrain.js';
import type { BookTried } from './tried.js';

export function autoTerrainTables({ prefix: b, ground, told }: BookTried): void {
  const { autoTerrain } = ground;

  const square = (col: number, row: number, more: Partial<DicedSquare> = {}): DicedSquare => ({
    col,
    row,
    major: 'O',
    mbua: false,
    minors: [],
    ...more,
  });
  const six = ['wood', 'hill', 'wood', 'hill', 'wood', 'hill'] as const;

  test(`${b}-HSE-04 a major piece is 2" smaller than its square, an MBUA a third of it, both centred`, () => {
    const { pieces } = autoTerrain(12, [square(1, 2, { major: 'LFA', mbua: true })]);
    expect(pieces).toEqual([
      { id: 'lfa1', kind: 'LFA', x: 13, y: 25, width: 10, depth: 10 },
      { id: 'mbua1', kind: 'MBUA', x: 16, y: 28, width: 4, depth: 4 },
    ]);
  });
  test(`${b}-HSE-04 minor features fill the outer cells in the order SW, NE, NW, SE, S, N, W, E`, () => {
    const { pieces } = autoTerrain(12, [square(0, 0, { minors: [...six, 'wood', 'wood'] })]);
    const cells = pieces.map(p => [p.x + p.width / 2, p.y + p.depth / 2]);
    expect(cells).toEqual([
      [2, 2],
      [10, 10],
      [2, 10],
      [10, 2],
      [6, 2],
      [6, 10],
      [2, 6],
      [10, 6],
    ]);
    expect(pieces.every(p => p.width === 3 && p.depth === 3)).toBe(true);
  });
  test.each([12, 16] as const)(
    `${b}-HSE-04 everything that can be diced is laid legally in squares of %i"`,
    squareSize => {
      const squares = [
        square(0, 0, { mbua: true, minors: ['BUA', ...six.slice(1)] }),
        square(1, 0, { major: 'SFH', mbua: true }),
        square(0, 1, { major: 'H' }),
        square(1, 1, { minors: [...six] }),
      ];
      const { pieces, roads } = autoTerrain(squareSize, squares);
      expect(told('terrain-placement', { squareSize, columns: 2, rows: 2, squares, pieces, roads })).toEqual({
        legal: true,
        pieces: pieces.length,
      });
    },
  );
  test(`${b}-HSE-04 roads are a shortest spanning tree; of equal ones those of the earlier pieces`, () => {
    const row = [
      square(0, 0, { mbua: true }),
      square(1, 0, { mbua: true }),
      square(3, 0, { mbua: true }),
      square(0, 1, { mbua: true }),
      square(1, 1, { mbua: true }),
    ];
    expect(autoTerrain(12, row).roads).toEqual([
      ['mbua1', 'mbua2'],
      ['mbua1', 'mbua4'],
      ['mbua2', 'mbua5'],
      ['mbua2', 'mbua3'],
    ]);
  });
  test(`${b}-HSE-04 of two roads of one length that of the earliest piece comes first`, () => {
    const towns = [square(0, 0), square(5, 0), square(7, 0), square(0, 2)].map(s => ({ ...s, mbua: true }));
    expect(autoTerrain(12, towns).roads).toEqual([
      ['mbua1', 'mbua4'],
      ['mbua2', 'mbua3'],
      ['mbua1', 'mbua2'],
    ]);
  });
  test(`${b}-HSE-04 pieces are placed square by square in rows from the south-west`, () => {
    const { pieces, roads } = autoTerrain(12, [
      square(0, 1, { mbua: true }),
      square(1, 0, { mbua: true, minors: ['BUA'] }),
      square(0, 0, { minors: ['BUA'] }),
    ]);
    expect(pieces.map(p => p.id)).toEqual(['bua1', 'mbua1', 'bua2', 'mbua2']);
    expect(pieces[0]).toMatchObject({ x: 0.5, y: 0.5 });
    expect(roads).toContainEqual(['mbua1', 'bua2']);
    expect(roads).toHaveLength(3);
  });
  test(`${b}-R-86 one town has no road`, () =>
    expect(autoTerrain(12, [square(0, 0, { mbua: true })]).roads).toEqual([]));
}
