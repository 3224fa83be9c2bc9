import { CostQueue, NOBODY } from './cost-queue.js';

/** A table cut into square cells, row by row, and what it costs to cross each of them. */
export interface CostGrid {
  readonly columns: number;
  readonly rows: number;
  /** How long the side of a cell is, in the length for which the cost of crossing is given. */
  readonly side: number;
  /** More than nothing; Infinity: nobody can go there. */
  readonly crossing: ArrayLike<number>;
}

/** A cell worth going to, and what it costs to choose it and not the best of all. */
export interface CellGoal {
  readonly cell: number;
  readonly cost: number;
}

/** The eight ways to go on from a cell: columns, rows, and how far in sides of a cell. */
// biome-ignore format: a way a column
const WAYS = {
  right: [1, -1, 0, 0, 1, 1, -1, -1],
  up:    [0, 0, 1, -1, 1, -1, 1, -1],
  far:   [1, 1, 1, 1, Math.SQRT2, Math.SQRT2, Math.SQRT2, Math.SQRT2],
} as const;
export const DIRECTIONS = 8;

/** How far a step in a direction is, in sides of a cell. */
export const stepLength = (direction: number): number => WAYS.far[direction]!;

/** The cell at a place, or the one at the edge that is nearest to it. */
export const cellAt = ({ columns, rows, side }: Omit<CostGrid, 'crossing'>, x: number, y: number): number =>
  clamped(Math.floor(y / side), rows) * columns + clamped(Math.floor(x / side), columns);
export const clamped = (n: number, below: number): number => Math.min(below - 1, Math.max(0, n));

/** The cell next to another; -1: it is off the table. */
export function neighbour({ columns, rows }: CostGrid, cell: number, direction: number): number {
  const column = (cell % columns) + WAYS.right[direction]!;
  const row = Math.floor(cell / columns) + WAYS.up[direction]!;
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** The direction in which it is least far to the goal; -1: it is here. */
export function downhill(grid: CostGrid, costs: Float64Array, cell: number): number {
  let found = -1;
  let least = costs[cell]!;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const next = neighbour(grid, cell, direction);
    if (next < 0 || costs[next]! >= least) continue;
    found = direction;
    least = costs[next]!;
  }
  return found;
}

/** What it costs to get from the middle of each cell to the goal that is best for it; half of each step lies in either cell. */
export function costsTo(grid: CostGrid, goals: readonly CellGoal[]): Float64Array {
  const { crossing, side } = grid;
  const costs = new Float64Array(crossing.length).fill(Number.POSITIVE_INFINITY);
  const open = new CostQueue(crossing.length, side * leastOf(crossing));
  for (const { cell, cost } of goals)
    if (cost < costs[cell]!) {
      costs[cell] = cost;
      open.put(cell, cost);
    }
  const steps = stepsOn(grid);
  for (let cell = open.take(); cell !== NOBODY; cell = open.take()) relax(grid, steps, costs, cell, open);
  return costs;
}

/** What every cell that is not at the edge has in common: where its neighbours lie in the list, and half of how far they are. */
interface Steps {
  readonly offsets: Int32Array;
  readonly halves: Float64Array;
}
const stepsOn = ({ columns, side }: CostGrid): Steps => ({
  offsets: Int32Array.from(WAYS.right, (right, way) => WAYS.up[way]! * columns + right),
  halves: Float64Array.from(WAYS.far, far => (far * side) / 2),
});

function relax(grid: CostGrid, { offsets, halves }: Steps, costs: Float64Array, cell: number, open: CostQueue): void {
  const { columns, rows, crossing } = grid;
  const column = cell % columns;
  const row = (cell - column) / columns;
  const isInside = column > 0 && row > 0 && column < columns - 1 && row < rows - 1;
  // A goal may lie where nobody can stand; the way out of it counts as plain.
  const here = Number.isFinite(crossing[cell]!) ? crossing[cell]! : 1;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    if (!isInside && neighbour(grid, cell, direction) < 0) continue;
    const next = cell + offsets[direction]!;
    const cost = costs[cell]! + halves[direction]! * (here + crossing[next]!);
    if (cost >= costs[next]!) continue;
    costs[next] = cost;
    open.put(next, cost);
  }
}

function leastOf(numbers: ArrayLike<number>): number {
  let least = 1;
  for (let i = 0; i < numbers.length; i++) least = Math.min(least, numbers[i]!);
  return least;
}
