import {
  type Citation,
  type Footprint,
  legLength,
  type Options,
  overlaps,
  type Point,
  type Procedure,
} from '@umpire/engine';
import { isWhole, standUnder } from './in-the-way.js';
import { baseAt, baseOf, isGround } from './stands.js';
import { BASE, type Stand, type State } from './state.js';
import { travel } from './travel.js';
import type { Play } from './types.js';
import { isPassable, walkerOf } from './ways.js';

/** Straight moves that nobody chooses freely: repulses and retreats. */

const STEP = 25;
const REACH = 2 * BASE;

/** Whether a straight move ends where a base may lie, and crosses neither an enemy nor ground that stops it. */
export function isOpen(state: State, stand: Stand, to: Point, options: Options): boolean {
  const at = { x: to.x, y: to.y, facing: stand.facing };
  if (!isWhole(state, baseAt(at)) || standUnder(state, stand.id, at)) return false;
  if (!isPassable(state.ground.now, stand, to, walkerOf(stand), options)) return false;
  for (const other of state.stands)
    if (other.side !== stand.side && isGround(other) && !isBeside(other, stand, to) && passes(stand, to, baseOf(other)))
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
function passes(stand: Stand, to: Point, enemy: Footprint): boolean {
  const length = legLength(stand, to);
  for (let far = STEP; far < length; far += STEP) {
    const x = Math.round(stand.x + ((to.x - stand.x) * far) / length);
    const y = Math.round(stand.y + ((to.y - stand.y) * far) / length);
    if (overlaps(baseAt({ x, y, facing: stand.facing }), enemy, 1)) return true;
  }
  return false;
}

/** A straight move to an end that was chosen, and how the stand faces there. */
export interface Driven {
  readonly how: 'repulse' | 'retreat';
  readonly stand: Stand;
  readonly end: Point;
  readonly facing: number;
  readonly because: readonly Citation[];
}
/** It goes there, if no obstacle stops it on the way (WW2-R-142). */
export const driven = (game: Play, { how, stand, end, facing, because }: Driven): Procedure<void> =>
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
    used: () => 0,
  });
