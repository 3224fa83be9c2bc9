import { distance, type Options, type Point } from '@umpire/engine';
import { type CostGrid, cellAt, costsTo } from '../../common/advice/cost-map.js';
import { memoized } from '../../common/book/memoized.js';
import type { Ground, Stand } from '../play/state.js';
import { goingAt, type Walker, walkerOf } from '../play/ways.js';
import { RATES } from '../tables/movement.js';

/** Cells as large as a base: coarse enough to be there at once, fine enough to find a bridge. */
const SIDE = 250;
/** Goals are rounded to so many cells, so that what was worked out for one serves those beside it. */
const ROUND = 2;
/** Ground that cannot be crossed is only very dear, because the goal itself may lie in it. */
const CLOSED = 200;

/** WW2-HG-06: a ferry takes a whole move and one stand in a turn: each of the two cells of its river costs so much. */
const FERRIED = 4;
const leadsOver = (ferry: Point, x: number, y: number): boolean =>
  Math.abs(ferry.x - x) <= SIDE / 2 && Math.abs(ferry.y - y) <= SIDE;

interface Grid extends CostGrid {
  readonly costs: Map<number, Float64Array>;
  /** The same ground for who cannot use its bridges; nothing where there are none. */
  readonly unbridged: Grid | undefined;
}
const gridsUnder = memoized((_: Options) => new WeakMap<Ground, Map<string, Grid>>());
/** Of each nature under the options that were asked for last. */
const gridsOf = memoized((_: Ground) => new Map<Stand['nature'], Grid>());
let asked: Options | undefined;

/** Where a cell is looked at: a road is narrower than a cell. */
const LOOKS = [0, -85, 85];

/** What crossing a cell costs: a road helps wherever it leads through, water bars the whole of it but at a bridge. */
function crossingAt(ground: Ground, x: number, y: number, walker: Walker, dear: number, options: Options): number {
  let isWet = false;
  let isRoad = false;
  for (const dx of LOOKS)
    for (const dy of LOOKS) {
      const { terrain, road, going } = goingAt(ground, { x: x + dx, y: y + dy }, walker, options);
      if (road && terrain === 'river') return 1;
      isWet ||= terrain === 'river';
      isRoad ||= road && going === 'good';
    }
  if (isWet) return ground.crossings.some(one => one.kind === 'ferry' && leadsOver(one, x, y)) ? FERRIED : CLOSED;
  const { going } = goingAt(ground, { x, y }, walker, options);
  return isRoad || going === 'good' ? 1 : going === 'bad' ? dear : CLOSED;
}

const isBridgedAt = ({ crossings }: Ground, x: number, y: number): boolean =>
  crossings.some(one => one.kind === 'bridge' && Math.abs(one.x - x) <= SIDE && Math.abs(one.y - y) <= SIDE);

function makeGrid(ground: Ground, walker: Walker, dear: number, options: Options): Grid {
  const columns = Math.max(1, Math.ceil(ground.width / SIDE));
  const rows = Math.max(1, Math.ceil(ground.depth / SIDE));
  const crossing = new Float64Array(columns * rows);
  const bridged: number[] = [];
  for (let cell = 0; cell < crossing.length; cell++) {
    const [x, y] = [((cell % columns) + 0.5) * SIDE, (Math.floor(cell / columns) + 0.5) * SIDE];
    crossing[cell] = crossingAt(ground, x, y, walker, dear, options);
    if (isBridgedAt(ground, x, y)) bridged.push(cell);
  }
  const grid = { columns, rows, side: SIDE, crossing, costs: new Map() };
  if (bridged.length === 0) return { ...grid, unbridged: undefined };
  const without = Float64Array.from(crossing);
  for (const cell of bridged) without[cell] = CLOSED;
  return { ...grid, unbridged: { ...grid, crossing: without, costs: new Map(), unbridged: undefined } };
}

function gridOf(ground: Ground, stand: Stand, options: Options): Grid {
  const known = gridsOf(ground);
  if (asked !== options) known.clear();
  asked = options;
  let grid = known.get(stand.nature);
  if (!grid) {
    grid = gridFor(ground, stand, options);
    known.set(stand.nature, grid);
  }
  return grid;
}

/** Those who go alike share one. */
function gridFor(ground: Ground, stand: Stand, options: Options): Grid {
  const grids = gridsUnder(options);
  let known = grids.get(ground);
  if (!known) {
    known = new Map();
    grids.set(ground, known);
  }
  const walker = walkerOf(stand);
  const [good, bad] = RATES[stand.nature.speed!].tactical;
  const key = `${walker.tread} ${walker.jungleTrained} ${good / bad}`;
  let grid = known.get(key);
  if (!grid) {
    grid = makeGrid(ground, walker, good / bad, options);
    known.set(key, grid);
  }
  return grid;
}

/** So many metres more it seems to a bridge that is barred: rather by a ferry, if there is one near. */
const BARRED = 2000;

/** Metres of good going from a place to a goal for such a stand, around what it cannot cross. */
export function wayLength(
  ground: Ground,
  stand: Stand,
  from: Point,
  goal: Point,
  options: Options,
  barred = false,
): number {
  const straight = distance(from, goal);
  if (straight <= 2 * SIDE || !stand.nature.speed) return straight;
  const grid = gridOf(ground, stand, options);
  const over = Math.max(straight, costFrom(grid, from, goal));
  if (!barred || !grid.unbridged) return over;
  return Math.min(over + BARRED, Math.max(straight, costFrom(grid.unbridged, from, goal)));
}
function costFrom(grid: Grid, from: Point, goal: Point): number {
  const rounded = (n: number): number => (Math.floor(n / (SIDE * ROUND)) + 0.5) * SIDE * ROUND;
  const cell = cellAt(grid, rounded(goal.x), rounded(goal.y));
  let costs = grid.costs.get(cell);
  if (!costs) {
    costs = costsTo(grid, [{ cell, cost: 0 }]);
    grid.costs.set(cell, costs);
  }
  return costs[cellAt(grid, from.x, from.y)]!;
}
