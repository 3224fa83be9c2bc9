import { type Citation, legLength, type Options, type Point, type Procedure } from '@umpire/engine';
import { lieOnEachOther, liesWhole, standUnder } from './in-the-way.js';
import { isGround } from './stands.js';
import { BASE, type Stand, type State } from './state.js';
import { travel } from './travel.js';
import type { Play } from './types.js';
import { goingAt, isPassable, walkerOf } from './ways.js';

/** Straight moves that nobody chooses freely: repulses and retreats. */

const STEP = 25;
const REACH = 2 * BASE;

/** The ground stands that a straight move of so many metres at most may meet. */
export function standsAbout({ stands }: State, { x, y }: Point, metres: number): Stand[] {
  const far = metres + REACH;
  const found: Stand[] = [];
  for (const other of stands)
    if (Math.abs(other.x - x) <= far && Math.abs(other.y - y) <= far && isGround(other)) found.push(other);
  return found;
}

/** Whether a straight move ends where a base may lie as it faces (WW2-R-167), and crosses neither an enemy nor ground that stops it; `about`: whom it may meet. */
export function isOpen(
  state: State,
  stand: Stand,
  to: Point,
  options: Options,
  about: readonly Stand[] = state.stands,
): boolean {
  const at = { x: to.x, y: to.y, facing: stand.facing };
  if (!liesWhole(state, at) || standUnder(about, stand.id, at)) return false;
  const walker = walkerOf(stand);
  if (!isPassable(state.ground.now, stand, to, walker, options)) return false;
  // WW2-R-03: who ends on the outline of such ground is in it
  if (goingAt(state.ground.now, to, walker, options).going === 'impassable') return false;
  for (const other of about)
    if (other.side !== stand.side && isGround(other) && !isBeside(other, stand, to) && passes(stand, to, other))
      return false;
  return true;
}
/** Whether a stand is so far off a straight way that no base on it can reach it. */
const isBeside = ({ x, y }: Point, a: Point, b: Point): boolean =>
  x < Math.min(a.x, b.x) - REACH ||
  x > Math.max(a.x, b.x) + REACH ||
  y < Math.min(a.y, b.y) - REACH ||
  y > Math.max(a.y, b.y) + REACH;
/** The base shifted along the way as it lies, looked at every 25m; whom it touches already it leaves. */
function passes(stand: Stand, to: Point, enemy: Stand): boolean {
  const length = legLength(stand, to);
  for (let far = STEP; far < length; far += STEP) {
    const x = Math.round(stand.x + ((to.x - stand.x) * far) / length);
    const y = Math.round(stand.y + ((to.y - stand.y) * far) / length);
    if (lieOnEachOther({ x, y, facing: stand.facing }, enemy)) return true;
  }
  return false;
}

/** A straight move to an end that was chosen, and how the stand faces there. */
export interface Driven {
  readonly how: 'repulse' | 'retreat';
  readonly stand: Stand;
  readonly end: Point;
  /** Of which length it is: places are whole metres, the way between two of them seldom is. */
  readonly metres: number;
  readonly facing: number;
  readonly because: readonly Citation[];
}
/** It goes there, if no obstacle stops it on the way (WW2-R-142). */
export const driven = (game: Play, { how, stand, end, metres, facing, because }: Driven): Procedure<void> =>
  travel(game, {
    how,
    moves: [
      {
        stand,
        way: [
          { x: stand.x, y: stand.y },
          { x: end.x, y: end.y },
        ],
        facing,
      },
    ],
    because,
    metres,
    used: () => 0,
  });
