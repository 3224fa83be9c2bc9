import { inches, type Options, type Point, toInches } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Measuring } from '../play/facts.js';
import type { Ways } from '../play/legs.js';
import type { Ground, Nature } from '../play/state.js';

/** Coarse enough to be there at once, fine enough to find a bridge. */
const PITCH = inches(1);
/** Goals are rounded to this, so that fields can be kept. */
const CELL = 6;
/** What crossing a cell costs; ground that cannot be crossed is only very dear, because the goal itself may lie in it. */
const DEAR = { good: 1, bad: 2, impassable: 250 } as const;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly dear: Uint8Array;
  readonly fields: Map<number, Float32Array>;
}

const grids = new WeakMap<Ground, Map<string, Grid>>();

/** The neighbour from which it is least far to the goal, and the direction to it. */
function downhill({ columns, rows }: Grid, field: Float32Array, node: number): readonly [number, number] | undefined {
  let found: readonly [number, number] | undefined;
  let least = field[node]!;
  STEPS.forEach(([dx, dy], direction) => {
    const x = (node % columns) + dx;
    const y = Math.floor(node / columns) + dy;
    if (x < 0 || x >= columns || y < 0 || y >= rows) return;
    const next = y * columns + x;
    if (field[next]! < least) [found, least] = [[next, direction], field[next]!];
  });
  return found;
}

const placeOf = ({ columns }: Grid, node: number): Point => ({
  x: Math.round(((node % columns) + 0.5) * PITCH),
  y: Math.round((Math.floor(node / columns) + 0.5) * PITCH),
});

function nodeOf({ columns, rows }: Grid, { x, y }: Point): number {
  const clamp = (v: number, most: number) => Math.min(Math.max(Math.floor(v / PITCH), 0), most - 1);
  return clamp(y, rows) * columns + clamp(x, columns);
}

function fieldTo(grid: Grid, goal: Point): Float32Array {
  const node = nodeOf(grid, goal);
  const column = node % grid.columns;
  const row = Math.floor(node / grid.columns);
  const start =
    Math.min(row - (row % CELL) + CELL / 2, grid.rows - 1) * grid.columns +
    Math.min(column - (column % CELL) + CELL / 2, grid.columns - 1);
  let field = grid.fields.get(start);
  if (!field) {
    field = spread(grid, start);
    grid.fields.set(start, field);
  }
  return field;
}

// biome-ignore format: the eight neighbours
const STEPS: readonly (readonly [number, number, number])[] = [
  [1, 0, 1], [-1, 0, 1], [0, 1, 1], [0, -1, 1], [1, 1, Math.SQRT2], [1, -1, Math.SQRT2], [-1, 1, Math.SQRT2], [-1, -1, Math.SQRT2],
];

/** The cost of getting from every cell to one: cells whose cost fell are looked at again until none falls. */
function spread({ columns, rows, dear }: Grid, start: number): Float32Array {
  const costs = new Float32Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  costs[start] = 0;
  const queue = [start];
  const waiting = new Uint8Array(costs.length);
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head]!;
    waiting[node] = 0;
    const x = node % columns;
    const y = Math.floor(node / columns);
    for (const [dx, dy, far] of STEPS) {
      if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows) continue;
      const next = node + dy * columns + dx;
      const cost = Math.fround(costs[node]! + (far * (dear[node]! + dear[next]!)) / 2);
      if (cost >= costs[next]!) continue;
      costs[next] = cost;
      if (waiting[next] === 0) {
        waiting[next] = 1;
        queue.push(next);
      }
    }
  }
  return costs;
}

export type TravelAdvice = ReturnType<typeof travelAdvice>;

export function travelAdvice(book: PlayBook & Measuring & Ways) {
  const { goingFor, standingAt } = book;

  /** Inches of good going from a place to a goal for such a stand, around what it cannot cross. */
  function travel(ground: Ground, nature: Nature, from: Point, goal: Point, options: Options): number {
    const straight = toInches(Math.sqrt((from.x - goal.x) ** 2 + (from.y - goal.y) ** 2));
    if (straight < 8) return straight;
    const grid = gridOf(ground, nature, options);
    const field = fieldTo(grid, goal);
    return Math.max(straight, field[nodeOf(grid, from)]!);
  }

  /**
   * The way from a place to a goal as far as an allowance takes it, in inches of good going: bends and end, the start left
   * out. Where the goal is near it is the goal itself.
   */
  function wayTo(
    ground: Ground,
    nature: Nature,
    from: Point,
    goal: Point,
    allowance: number,
    options: Options,
  ): Point[] {
    const grid = gridOf(ground, nature, options);
    const field = fieldTo(grid, goal);
    const way: Point[] = [];
    let node = nodeOf(grid, from);
    let used = 0;
    let last = -1;
    for (;;) {
      const step = downhill(grid, field, node);
      if (step === undefined) return way;
      const [next, direction] = step;
      used += STEPS[direction]![2] * ((grid.dear[node]! + grid.dear[next]!) / 2);
      if (used > allowance) return way;
      if (direction === last) way.pop();
      way.push(placeOf(grid, next));
      [node, last] = [next, direction];
    }
  }

  function gridOf(ground: Ground, nature: Nature, options: Options): Grid {
    const key = `${nature.class} ${nature.subClass === 'INF-'}`;
    let known = grids.get(ground);
    if (!known) {
      known = new Map();
      grids.set(ground, known);
    }
    let grid = known.get(key);
    if (!grid) {
      grid = makeGrid(ground, nature, options);
      known.set(key, grid);
    }
    return grid;
  }

  function makeGrid(ground: Ground, nature: Nature, options: Options): Grid {
    const columns = Math.max(1, Math.floor(ground.width / PITCH));
    const rows = Math.max(1, Math.floor(ground.depth / PITCH));
    const dear = new Uint8Array(columns * rows);
    for (let node = 0; node < dear.length; node++) {
      const at = { x: ((node % columns) + 0.5) * PITCH, y: (Math.floor(node / columns) + 0.5) * PITCH };
      dear[node] = DEAR[goingFor(ground, standingAt(ground, at), nature, 'day', options).going];
    }
    return { columns, rows, dear, fields: new Map() };
  }

  return { travel, wayTo };
}
