import { CostQueue, NOBODY } from '../../common/advice/cost-queue.js';
import type { Point } from '../rules/geometry.js';

/** A table cut into cells, and what it costs to cross one. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** In turns for each W; Infinity: nobody can go there. */
  readonly dear: Float64Array;
}
/** The side of a cell in W: fine enough to lead past a corridor of fire, coarse enough to be there at once. */
export const CELL = 0.5;

/** A place worth going to, and what it costs to choose it and not the best of all. */
export interface Goal extends Point {
  readonly cost: number;
}

/** Turns from the middle of each cell to the goal that is best for it. */
export interface CostMap {
  readonly grid: Grid;
  readonly cost: Float64Array;
}

const clamped = (n: number, below: number): number => Math.min(below - 1, Math.max(0, n));
export const middleOf = (cell: number): number => (cell + 0.5) * CELL;
const nodeAt = ({ columns, rows }: Grid, x: number, y: number): number =>
  clamped(Math.floor(y / CELL), rows) * columns + clamped(Math.floor(x / CELL), columns);

/** Eight ways to go on from a cell: columns, rows, length. */
const DIAGONAL = CELL * Math.SQRT2;
const WAYS = [
  [1, 0, CELL],
  [-1, 0, CELL],
  [0, 1, CELL],
  [0, -1, CELL],
  [1, 1, DIAGONAL],
  [1, -1, DIAGONAL],
  [-1, 1, DIAGONAL],
  [-1, -1, DIAGONAL],
] as const;
const LENGTHS = Float64Array.from(WAYS, ([, , length]) => length);

/** In turns: what a cell of plain ground costs those who go 2 W in one. Cells that cost about the same are worked on together. */
const STEP = 0.25;

/** The least costs, from all goals at once. */
export function costMapTo(grid: Grid, goals: readonly Goal[]): CostMap {
  const { columns, rows, dear } = grid;
  const cost = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const open = new CostQueue(cost.length, STEP);
  for (const goal of goals) {
    const node = nodeAt(grid, goal.x, goal.y);
    if (goal.cost >= cost[node]!) continue;
    cost[node] = goal.cost;
    open.put(node, goal.cost);
  }
  const offsets = WAYS.map(([right, up]) => up * columns + right);
  for (let node = open.take(); node !== NOBODY; node = open.take()) {
    const here = cost[node]!;
    const column = node % columns;
    const row = (node - column) / columns;
    const out = finite(dear[node]!);
    const inside = column > 0 && row > 0 && column < columns - 1 && row < rows - 1;
    for (let way = 0; way < offsets.length; way++) {
      if (!inside && !isOn(grid, column + WAYS[way]![0], row + WAYS[way]![1])) continue;
      const next = node + offsets[way]!;
      // Whoever comes from there has the cost of both cells, half each.
      const there = here + (LENGTHS[way]! * (out + dear[next]!)) / 2;
      if (there >= cost[next]!) continue;
      cost[next] = there;
      open.put(next, there);
    }
  }
  return { grid, cost };
}
const isOn = ({ columns, rows }: Grid, column: number, row: number): boolean =>
  column >= 0 && row >= 0 && column < columns && row < rows;
/** A goal may lie where nobody can stand; the way out of it counts as plain. */
const finite = (dear: number): number => (Number.isFinite(dear) ? dear : 1);

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
export function onwards(map: CostMap, x: number, y: number, cells: number): Point | undefined {
  const { grid, cost } = map;
  const { columns } = grid;
  const start = nodeAt(grid, x, y);
  let node = start;
  for (let i = 0; i < cells; i++) {
    const column = node % columns;
    const row = (node - column) / columns;
    let best = node;
    for (const way of WAYS) {
      if (!isOn(grid, column + way[0], row + way[1])) continue;
      const next = node + way[1] * columns + way[0];
      if (cost[next]! < cost[best]!) best = next;
    }
    if (best === node) break;
    node = best;
  }
  if (node === start) return undefined;
  const column = node % columns;
  return { x: middleOf(column), y: middleOf((node - column) / columns) };
}
