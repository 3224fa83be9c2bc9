import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlinesOf } from './outline.js';
import { doubledArea, holds } from './polygon.js';

/** A region drawn with # on a grid of pitch 10; rows from the north. Borders lie half-way between nodes. */
function outlinesOfDrawing(rows: readonly string[]) {
  const inside = (column: number, row: number): boolean => rows[rows.length - 1 - row]![column] === '#';
  const outlines = outlinesOf({
    columns: rows[0]!.length,
    rows: rows.length,
    inside,
    border: (column, row, outColumn, outRow) => ({ x: 5 * (column + outColumn), y: 5 * (row + outRow) }),
  });
  return { outlines, inside };
}

describe('the outline', () => {
  test.each([
    ['of nothing is nothing', ['..', '..'], []],
    ['of one node is a diamond', ['...', '.#.', '...'], [100]],
    ['of a block has its corners cut', ['##', '##'], [700]],
    ['of a ring has a hole', ['###', '#.#', '###'], [1700, -100]],
    ['of two nodes that meet at a corner is two diamonds', ['#.', '.#'], [100, 100]],
    ['of two nodes that meet at the other corner likewise', ['.#', '#.'], [100, 100]],
  ])('%s', (_, drawing, areas) => {
    expect(
      outlinesOfDrawing(drawing)
        .outlines.map(doubledArea)
        .sort((p, q) => q - p),
    ).toEqual(areas);
  });

  test('has every node inside on its inner side, and no other', () => {
    const row = fc.string({ unit: fc.constantFrom('#', '.'), minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 7 }), drawing => {
        const { outlines, inside } = outlinesOfDrawing(drawing);
        for (let y = 0; y < drawing.length; y++) {
          for (let x = 0; x < 7; x++) {
            const around = outlines.filter(outline => holds(outline, { x: 10 * x, y: 10 * y }) === 'inside');
            const winding = around.reduce((sum, outline) => sum + Math.sign(doubledArea(outline)), 0);
            expect(winding).toBe(inside(x, y) ? 1 : 0);
          }
        }
      }),
    );
  });
});
