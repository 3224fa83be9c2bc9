import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contoursOf } from './contour.js';
import { doubledArea, holds } from './polygon.js';

/** A region drawn with # on a grid of pitch 10; rows from the north. Borders lie half-way between nodes. */
function contoursOfDrawing(rows: readonly string[]) {
  const inside = (column: number, row: number): boolean => rows[rows.length - 1 - row]![column] === '#';
  const contours = contoursOf({
    columns: rows[0]!.length,
    rows: rows.length,
    inside,
    border: (column, row, outColumn, outRow) => ({ x: 5 * (column + outColumn), y: 5 * (row + outRow) }),
  });
  return { contours, inside };
}

describe('the contour', () => {
  test.each([
    ['of nothing is nothing', ['..', '..'], []],
    ['of one node is a diamond', ['...', '.#.', '...'], [100]],
    ['of a block has its corners cut', ['##', '##'], [700]],
    ['of a ring has a hole', ['###', '#.#', '###'], [1700, -100]],
    ['of two nodes that meet at a corner is two diamonds', ['#.', '.#'], [100, 100]],
    ['of two nodes that meet at the other corner likewise', ['.#', '#.'], [100, 100]],
  ])('%s', (_, drawing, areas) => {
    expect(
      contoursOfDrawing(drawing)
        .contours.map(doubledArea)
        .sort((p, q) => q - p),
    ).toEqual(areas);
  });

  test('has every node inside on its inner side, and no other', () => {
    const row = fc.string({ unit: fc.constantFrom('#', '.'), minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 7 }), drawing => {
        const { contours, inside } = contoursOfDrawing(drawing);
        for (let y = 0; y < drawing.length; y++) {
          for (let x = 0; x < 7; x++) {
            const around = contours.filter(contour => holds(contour, { x: 10 * x, y: 10 * y }) === 'inside');
            const winding = around.reduce((sum, contour) => sum + Math.sign(doubledArea(contour)), 0);
            expect(winding).toBe(inside(x, y) ? 1 : 0);
          }
        }
      }),
    );
  });
});
