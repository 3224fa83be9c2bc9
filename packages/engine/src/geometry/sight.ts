/**
 * Lines of sight over polygons: which of them does the line from a to b run through? Every answer is that of `crossesInside`;
 * a grid over the table finds the few polygons worth asking. The line is walked from cell to cell with exact integers,
 * and each polygon listed in a cell is tested once.
 */
import type { Point } from './point.js';
import { bounds, holds, overlapsPolygon, type Polygon, rectangle } from './polygon.js';
import { type Shapes, shapeCrossed, shapesOf } from './shapes.js';

/** 40 mm: measured faster than 20 mm, in lines and in building. Smaller cells mean a longer walk, larger ones more polygons. */
const CELL = 400;

export interface SightIndex {
  /** The indexes of all polygons whose inside the line from a to b runs through, ascending. */
  blockers(a: Point, b: Point): number[];
  /** Whether there is any, those in `except` left aside (the pieces that hold an end, usually). */
  blocked(a: Point, b: Point, except?: readonly number[]): boolean;
  /** The indexes of all polygons that hold a point, inside or on the border, ascending. */
  holders(p: Point): number[];
}

/** Builds the index. Polygons may reach over the table's edges; lines may too, but are then tested one by one. */
export function sightIndex(polygons: readonly Polygon[], tableWidth: number, tableDepth: number): SightIndex {
  const grid = gridOf(polygons, tableWidth, tableDepth);
  const search: Search = { grid, shapes: shapesOf(polygons), testedFor: new Uint32Array(polygons.length), line: 0 };
  return {
    blocked: (a, b, except) => crossedOnLine(search, a, b, except),
    blockers(a, b) {
      const found: number[] = [];
      crossedOnLine(search, a, b, undefined, found);
      return found.sort((p, q) => p - q);
    },
    holders(p) {
      const near = onGrid(grid, p) ? listedAt(grid, p) : polygons.keys();
      return [...near].filter(k => holds(polygons[k]!, p) !== 'outside');
    },
  };
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The polygons of cell c are `items[starts[c]]` up to, not including, `items[starts[c + 1]]`. */
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** Lists in every cell the polygons that meet it, borders included. One more row and column take points on the far edges. */
function gridOf(polygons: readonly Polygon[], tableWidth: number, tableDepth: number): Grid {
  const columns = Math.floor(tableWidth / CELL) + 1;
  const rows = Math.floor(tableDepth / CELL) + 1;
  const lists: number[][] = Array.from({ length: columns * rows }, () => []);
  polygons.forEach((polygon, k) => {
    for (const cell of cellsMet(polygon, columns, rows)) lists[cell]!.push(k);
  });
  const starts = new Int32Array(lists.length + 1);
  lists.forEach((list, cell) => {
    starts[cell + 1] = starts[cell]! + list.length;
  });
  return { columns, rows, starts, items: Int32Array.from(lists.flat()) };
}

function cellsMet(polygon: Polygon, columns: number, rows: number): number[] {
  const box = bounds(polygon);
  const clamped = (at: number, count: number): number => Math.min(Math.max(Math.floor(at / CELL), 0), count - 1);
  const cells: number[] = [];
  for (let row = clamped(box.bottom - 1, rows); row <= clamped(box.top + 1, rows); row++) {
    for (let column = clamped(box.left - 1, columns); column <= clamped(box.right + 1, columns); column++) {
      // A unit more on each side: what only touches the cell overlaps this.
      const cell = rectangle(column * CELL - 1, row * CELL - 1, CELL + 2, CELL + 2);
      if (overlapsPolygon(cell, polygon)) cells.push(row * columns + column);
    }
  }
  return cells;
}

const onGrid = ({ columns, rows }: Grid, p: Point): boolean =>
  p.x >= 0 && p.y >= 0 && p.x < columns * CELL && p.y < rows * CELL;

function listedAt(grid: Grid, p: Point): Int32Array {
  const cell = Math.floor(p.y / CELL) * grid.columns + Math.floor(p.x / CELL);
  return grid.items.subarray(grid.starts[cell], grid.starts[cell + 1]);
}

/** The index with its scratch: `testedFor[k]` is the number of the last line for which polygon k was tested. */
interface Search {
  readonly grid: Grid;
  readonly shapes: Shapes;
  readonly testedFor: Uint32Array;
  line: number;
}

/** Adds the polygons crossed to `found`; without it, stops at the first. */
function crossedOnLine(search: Search, a: Point, b: Point, except?: readonly number[], found?: number[]): boolean {
  startLine(search);
  if (onGrid(search.grid, a) && onGrid(search.grid, b)) return crossedOnWalk(search, a, b, except, found);
  for (let k = 0; k < search.shapes.polygons.length; k++) {
    if (crossed(search, k, a, b, except, found)) return true;
  }
  return false;
}

function startLine(search: Search): void {
  search.line++;
  if (search.line <= 0xffffffff) return;
  search.testedFor.fill(0);
  search.line = 1;
}

/** Whether the search may stop at polygon k. */
function crossed(search: Search, k: number, a: Point, b: Point, except?: readonly number[], found?: number[]): boolean {
  if (search.testedFor[k] === search.line) return false;
  search.testedFor[k] = search.line;
  if (except?.includes(k) || !shapeCrossed(search.shapes, k, a, b)) return false;
  found?.push(k);
  return found === undefined;
}

/** Visits every cell that the line passes, in order; at a corner of four cells it goes round by one of the two others. */
function crossedOnWalk(search: Search, a: Point, b: Point, except?: readonly number[], found?: number[]): boolean {
  const { columns, starts, items } = search.grid;
  const dx = Math.abs(b.x - a.x);
  const dy = Math.abs(b.y - a.y);
  const column = Math.floor(a.x / CELL);
  const row = Math.floor(a.y / CELL);
  const east = b.x > a.x;
  const north = b.y > a.y;
  let columnsLeft = Math.abs(Math.floor(b.x / CELL) - column);
  let rowsLeft = Math.abs(Math.floor(b.y / CELL) - row);
  // The way to the next column line times dy, and to the next row line times dx: the smaller comes first.
  let toColumn = (east ? (column + 1) * CELL - a.x : a.x - column * CELL) * dy;
  let toRow = (north ? (row + 1) * CELL - a.y : a.y - row * CELL) * dx;
  let cell = row * columns + column;
  for (;;) {
    const end = starts[cell + 1]!;
    for (let i = starts[cell]!; i < end; i++) if (crossed(search, items[i]!, a, b, except, found)) return true;
    if (columnsLeft > 0 && (rowsLeft === 0 || toColumn < toRow)) {
      columnsLeft--;
      cell += east ? 1 : -1;
      toColumn += CELL * dy;
    } else if (rowsLeft > 0) {
      rowsLeft--;
      cell += north ? columns : -columns;
      toRow += CELL * dx;
    } else return false;
  }
}
