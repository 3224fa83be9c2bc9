import { type CostGrid, cellAt, clamped, costsTo, downhill, neighbour } from '../../common/advice/cost-map.js';
import type { Point } from '../rules/geometry.js';

/** The side of a cell in W: fine enough to lead past a corridor of fire, coarse enough to be there at once. */
export const CELL = 0.5;

/** A table cut into cells, and what it costs to cross one, in turns for each W. */
export interface Grid extends CostGrid {
  readonly crossing: Float64Array;
}

/** A place worth going to, and what it costs to choose it and not the best of all. */
export interface Goal extends Point {
  readonly cost: number;
}

/** Turns from the middle of each cell to the goal that is best for it. */
export interface CostMap {
  readonly grid: Grid;
  readonly cost: Float64Array;
}

export const middleOf = (cell: number): number => (cell + 0.5) * CELL;

export const costMapTo = (grid: Grid, goals: readonly Goal[]): CostMap => ({
  grid,
  cost: costsTo(
    grid,
    goals.map(({ x, y, cost }) => ({ cell: cellAt(grid, x, y), cost })),
  ),
});

/** The cost of a place: between the middles of cells it changes evenly. */
export function costAt({ grid, cost }: CostMap, x: number, y: number): number {
  const { columns, rows } = grid;
  const fx = x / CELL - 0.5;
  const fy = y / CELL - 0.5;
  const c = clamped(Math.floor(fx), columns);
  const r = clamped(Math.floor(fy), rows);
  const east = clamped(c + 1, columns);
  const north = clamped(r + 1, rows);
  const low = mixed(cost[r * columns + c]!, cost[r * columns + east]!, within(fx - c));
  const high = mixed(cost[north * columns + c]!, cost[north * columns + east]!, within(fx - c));
  return mixed(low, high, within(fy - r));
}
const within = (share: number): number => Math.min(1, Math.max(0, share));
/** Where one of the two cannot be entered the other counts. */
const mixed = (a: number, b: number, share: number): number =>
  !Number.isFinite(a) ? b : !Number.isFinite(b) ? a : a + (b - a) * share;

/** A place some cells further on the way down; undefined: one stands at a goal. */
export function onwards({ grid, cost }: CostMap, x: number, y: number, cells: number): Point | undefined {
  const start = cellAt(grid, x, y);
  let cell = start;
  for (let i = 0; i < cells; i++) {
    const direction = downhill(grid, cost, cell);
    if (direction < 0) break;
    cell = neighbour(grid, cell, direction);
  }
  if (cell === start) return undefined;
  const column = cell % grid.columns;
  return { x: middleOf(column), y: middleOf((cell - column) / grid.columns) };
}
