import { memoized } from '../../common/book/memoized.js';
import { standsOnBad, standsOnImpassable } from '../play/ground.js';
import type { Ground, Vignette } from '../play/state.js';
import { aheadOf, type Base, baseAt, rightOf } from '../rules/geometry.js';
import { ratesOf } from '../tables/movement.js';
import type { Assessment } from './assessment.js';
import { CELL, type Grid, middleOf } from './cost-map.js';
import { memoryOf } from './memory.js';

/** Troops that hardly cross bad going are led round it, but may have to leave it. */
const SLOWEST = 0.25;
/** Nobody goes through an enemy, nor so near past him. */
const NEAR = 0.2;

/** What it costs troops to cross the table, fire aside: turns for each W. */
export function groundFor(assessment: Assessment, own: Vignette): Grid {
  const { view, options } = assessment;
  const ground = view.ground.now;
  const { good, bad } = ratesOf(own.troop, options);
  const crossing = crossingOf(ground, good, Math.max(bad, SLOWEST)).slice();
  for (const node of heldBy(assessment)) crossing[node] = Number.POSITIVE_INFINITY;
  return { ...sizeOf(ground), crossing };
}

const crossings = memoized((_: Ground): Map<string, Float64Array> => new Map());
/** The same for an empty table, by the W that troops go in a turn. */
function crossingOf(ground: Ground, good: number, bad: number): Float64Array {
  const known = crossings(ground);
  const key = `${good} ${bad}`;
  let crossing = known.get(key);
  if (!crossing) {
    const turns = { good: 1 / good, bad: 1 / bad, impassable: Number.POSITIVE_INFINITY };
    crossing = Float64Array.from(liesOf(ground), lie => turns[lie]);
    known.set(key, crossing);
  }
  return crossing;
}

/** The cells that enemies stand on. */
function heldBy(assessment: Assessment): readonly number[] {
  const memory = memoryOf(assessment);
  memory.held ??= heldCells(assessment);
  return memory.held;
}
function heldCells({ view, foes }: Assessment): number[] {
  const held: number[] = [];
  for (const foe of foes) {
    const { base } = view.vignettes[foe]!;
    around(sizeOf(view.ground.now), base!, 1.5, (node, x, y) => {
      if (isNear(base!, x, y)) held.push(node);
    });
  }
  return held;
}

function isNear(base: Base, x: number, y: number): boolean {
  const ahead = Math.max(0, Math.abs(aheadOf(base, x, y)) - base.halfDepth);
  const aside = Math.max(0, Math.abs(rightOf(base, x, y)) - base.halfWidth);
  return ahead * ahead + aside * aside < NEAR * NEAR;
}

/** Columns, rows and size of cells. */
export const sizeOf = ({ top }: Ground): Omit<Grid, 'crossing'> => ({
  columns: Math.ceil(top.width / CELL),
  rows: Math.ceil(top.depth / CELL),
  side: CELL,
});

type Lie = 'good' | 'bad' | 'impassable';
/** The going of each cell: bad ground counts where a base is, ground that cannot be entered also close by. */
function liesOf(ground: Ground): Lie[] {
  const { columns, rows } = sizeOf(ground);
  const all: Lie[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = { x: middleOf(column), y: middleOf(row), facing: 0 };
      const blocked = standsOnImpassable(ground, baseAt(at, 2 * CELL, 2 * CELL));
      all.push(blocked ? 'impassable' : standsOnBad(ground, baseAt(at, CELL, CELL)) ? 'bad' : 'good');
    }
  return all;
}

/** The cells no farther than so from the middle of a base. */
export function around(
  { columns, rows }: Pick<Grid, 'columns' | 'rows'>,
  { x, y }: Base,
  far: number,
  visit: (node: number, x: number, y: number) => void,
): void {
  const [west, east] = [Math.max(0, Math.floor((x - far) / CELL)), Math.min(columns - 1, Math.floor((x + far) / CELL))];
  const [south, north] = [Math.max(0, Math.floor((y - far) / CELL)), Math.min(rows - 1, Math.floor((y + far) / CELL))];
  for (let row = south; row <= north; row++)
    for (let column = west; column <= east; column++) visit(row * columns + column, middleOf(column), middleOf(row));
}
