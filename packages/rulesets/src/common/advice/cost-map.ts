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
  const open = new Buckets(side * leastOf(crossing));
  for (const { cell, cost } of goals)
    if (cost < costs[cell]!) {
      costs[cell] = cost;
      open.add(cell, cost);
    }
  for (let cells = open.next(); cells; cells = open.next())
    for (const cell of cells) if (open.isCurrent(costs[cell]!)) relax(grid, costs, cell, open);
  return costs;
}

function relax(grid: CostGrid, costs: Float64Array, cell: number, open: Buckets): void {
  const { crossing, side } = grid;
  // A goal may lie where nobody can stand; the way out of it counts as plain.
  const here = Number.isFinite(crossing[cell]!) ? crossing[cell]! : 1;
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const next = neighbour(grid, cell, direction);
    if (next < 0) continue;
    const cost = costs[cell]! + (WAYS.far[direction]! * side * (here + crossing[next]!)) / 2;
    if (cost >= costs[next]!) continue;
    costs[next] = cost;
    open.add(next, cost);
  }
}

function leastOf(numbers: ArrayLike<number>): number {
  let least = 1;
  for (let i = 0; i < numbers.length; i++) least = Math.min(least, numbers[i]!);
  return least;
}

/** Cells by what they cost, in heaps no wider than any step: whoever is in the lowest heap gets no cheaper. */
class Buckets {
  readonly #width: number;
  readonly #buckets: number[][] = [];
  #at = -1;

  constructor(width: number) {
    this.#width = width;
  }

  add(cell: number, cost: number): void {
    const bucket = this.#bucketOf(cost);
    this.#buckets[bucket] ??= [];
    this.#buckets[bucket].push(cell);
  }

  /** Whether a cell belongs to the heap that is being worked on: it may have become cheaper since it was put there. */
  isCurrent(cost: number): boolean {
    return this.#bucketOf(cost) === this.#at;
  }

  /** The lowest heap that is left. */
  next(): readonly number[] | undefined {
    while (++this.#at < this.#buckets.length) {
      const found = this.#buckets[this.#at];
      if (found) return found;
    }
    return undefined;
  }

  #bucketOf(cost: number): number {
    return Math.floor(cost / this.#width);
  }
}
