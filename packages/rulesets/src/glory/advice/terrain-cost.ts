import { type Base, baseAt } from '../geometry/base.js';
import { distanceBetween } from '../geometry/contact.js';
import { standsOnBad, standsOnImpassable } from '../play/ground.js';
import type { Ground, Vignette } from '../play/state.js';
import { ratesOf } from '../tables/movement.js';
import type { Assessment } from './assessment.js';
import { CELL, type Grid, middleOf } from './cost-map.js';

/** Troops that hardly cross bad going are led round it, but may have to leave it. */
const SLOWEST = 0.25;
/** Nobody goes through an enemy, nor so near past him. */
const NEAR = 0.2;

/** What it costs troops to cross the table, fire aside: turns for each W. */
export function groundFor({ view, options, foes }: Assessment, own: Vignette): Grid {
  const ground = view.ground.now;
  const [columns, rows] = [Math.ceil(ground.top.width / CELL), Math.ceil(ground.top.depth / CELL)];
  const { good, bad } = ratesOf(own.troop, options);
  const slow = 1 / Math.max(bad, SLOWEST);
  const dear = Float64Array.from(liesOf(ground, columns, rows), lie =>
    lie === 'impassable' ? Number.POSITIVE_INFINITY : lie === 'bad' ? slow : 1 / good,
  );
  const grid = { columns, rows, dear };
  for (const foe of foes) {
    const { base } = view.vignettes[foe]!;
    around(grid, base!, 1.5, (node, x, y) => {
      if (distanceBetween(baseAt({ x, y, facing: 0 }, 0, 0), base!) < NEAR) dear[node] = Number.POSITIVE_INFINITY;
    });
  }
  return grid;
}

type Lie = 'good' | 'bad' | 'impassable';
const lies = new WeakMap<Ground, Lie[]>();

/** The going of each cell: bad ground counts where a base is, ground that cannot be entered also close by. */
function liesOf(ground: Ground, columns: number, rows: number): Lie[] {
  let all = lies.get(ground);
  if (!all) {
    all = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const at = { x: middleOf(column), y: middleOf(row), facing: 0 };
        const blocked = standsOnImpassable(ground, baseAt(at, 2 * CELL, 2 * CELL));
        all.push(blocked ? 'impassable' : standsOnBad(ground, baseAt(at, CELL, CELL)) ? 'bad' : 'good');
      }
    lies.set(ground, all);
  }
  return all;
}

/** The cells no farther than so from the middle of a base. */
export function around(
  { columns, rows }: Grid,
  { x, y }: Base,
  far: number,
  visit: (node: number, x: number, y: number) => void,
): void {
  const [west, east] = [Math.max(0, Math.floor((x - far) / CELL)), Math.min(columns - 1, Math.floor((x + far) / CELL))];
  const [south, north] = [Math.max(0, Math.floor((y - far) / CELL)), Math.min(rows - 1, Math.floor((y + far) / CELL))];
  for (let row = south; row <= north; row++)
    for (let column = west; column <= east; column++) visit(row * columns + column, middleOf(column), middleOf(row));
}
