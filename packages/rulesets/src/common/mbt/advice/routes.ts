import { inches, type Options, type Point, toInches } from '@umpire/engine';
import { type CostGrid, costsTo, downhill, neighbour, stepLength } from '../../advice/cost-map.js';
import { memoized } from '../../book/memoized.js';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Measuring } from '../play/facts.js';
import type { Ways } from '../play/legs.js';
import type { Ground, Nature } from '../play/state.js';

/** Coarse enough to be there at once, fine enough to find a bridge. */
const PITCH = inches(1);
/** Goals are rounded to this, so that what was worked out for one serves those beside it. */
const CELL = 6;
/** What crossing a cell costs; ground that cannot be crossed is only very dear, because the goal itself may lie in it. */
const CROSSING = { good: 1, bad: 2, impassable: 250 } as const;
/** In inches: so near one goes straight. */
const NEAR = 8;

/** The ground for stands of one kind, and what it costs to get to each goal that was asked for. */
interface Grid extends CostGrid {
  readonly costs: Map<number, Float64Array>;
}

/** A ruling may say how the ground goes, so each set of options has its own. */
const gridsUnder = memoized((_: Options) => new WeakMap<Ground, Map<string, Grid>>());

const placeOf = ({ columns }: Grid, cell: number): Point => ({
  x: Math.round(((cell % columns) + 0.5) * PITCH),
  y: Math.round((Math.floor(cell / columns) + 0.5) * PITCH),
});

const clamped = (v: number, most: number): number => Math.min(Math.max(Math.floor(v / PITCH), 0), most - 1);

const cellOf = ({ columns, rows }: Grid, { x, y }: Point): number => clamped(y, rows) * columns + clamped(x, columns);

function costsOf(grid: Grid, goal: Point): Float64Array {
  const middle = (at: number, most: number) => Math.min(at - (at % CELL) + CELL / 2, most - 1);
  const { columns, rows } = grid;
  const cell = middle(clamped(goal.y, rows), rows) * columns + middle(clamped(goal.x, columns), columns);
  let costs = grid.costs.get(cell);
  if (!costs) {
    costs = costsTo(grid, [{ cell, cost: 0 }]);
    grid.costs.set(cell, costs);
  }
  return costs;
}

/** A way that somebody goes, step by step. */
export interface Way {
  readonly grid: Grid;
  readonly steps: readonly Step[];
}
interface Step {
  readonly cell: number;
  readonly direction: number;
  /** From the start, in inches of good going. */
  readonly used: number;
}

/** Bends and end of a way as far as an allowance takes one, the start left out. */
export function bendsOf({ grid, steps }: Way, allowance: number): Point[] {
  const bends: Point[] = [];
  for (const [i, { cell, direction, used }] of steps.entries()) {
    if (used > allowance) break;
    if (i > 0 && direction === steps[i - 1]!.direction) bends.pop();
    bends.push(placeOf(grid, cell));
  }
  return bends;
}

export type Routes = Gift<'bots', typeof routes>;

export function routes(book: PlayBook & Measuring & Ways) {
  const { standingAt } = book.engaging;
  const { goingFor } = book.moving;

  /** Inches of good going from a place to a goal for such a stand, around what it cannot cross. */
  function wayLength(ground: Ground, nature: Nature, from: Point, goal: Point, options: Options): number {
    const straight = toInches(Math.sqrt((from.x - goal.x) ** 2 + (from.y - goal.y) ** 2));
    if (straight < NEAR) return straight;
    const grid = gridOf(ground, nature, options);
    return Math.max(straight, costsOf(grid, goal)[cellOf(grid, from)]!);
  }

  /** The way from a place to a goal as far as an allowance takes it, in inches of good going. */
  function wayTo(ground: Ground, nature: Nature, from: Point, goal: Point, allowance: number, options: Options): Way {
    const grid = gridOf(ground, nature, options);
    const costs = costsOf(grid, goal);
    const steps: Step[] = [];
    let cell = cellOf(grid, from);
    let used = 0;
    for (;;) {
      const direction = downhill(grid, costs, cell);
      if (direction < 0) return { grid, steps };
      const next = neighbour(grid, cell, direction);
      used += stepLength(direction) * ((grid.crossing[cell]! + grid.crossing[next]!) / 2);
      if (used > allowance) return { grid, steps };
      steps.push({ cell: next, direction, used });
      cell = next;
    }
  }

  function gridOf(ground: Ground, nature: Nature, options: Options): Grid {
    const key = `${nature.class} ${book.words.isLightInfantry(nature)} ${nature.jungleTrained}`;
    const grids = gridsUnder(options);
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
    const crossing = new Uint8Array(columns * rows);
    for (let cell = 0; cell < crossing.length; cell++) {
      const at = { x: ((cell % columns) + 0.5) * PITCH, y: (Math.floor(cell / columns) + 0.5) * PITCH };
      crossing[cell] = CROSSING[goingFor(ground, standingAt(ground, at), nature, 'day', options).going];
    }
    return { columns, rows, side: 1, crossing, costs: new Map() };
  }

  return { wayLength, wayTo };
}
