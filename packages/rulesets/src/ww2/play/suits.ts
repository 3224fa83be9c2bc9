import type { Options, Point, Pose } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import { coverOf } from '../rules/sight-line.js';
import { baseAt, isInfantry, isMortars } from './stands.js';
import { BASE, type Ground, type Stand, type State } from './state.js';
import { goingAt, isInFeature, walkerOf } from './ways.js';

/** No ground suits a stand better than so. */
export const leastUnsuited = (stand: Stand): number => (isInfantry(stand) ? -COVER : 0);

/** How well the ground of a place suits a stand that is put down there, in bases that it is worth going aside for it; less is better. */
export function unsuited(state: State, stand: Stand, at: Pose, options: Options): number {
  const ground = state.ground.now;
  const { going } = goingAt(ground, at, walkerOf(stand), options);
  const slow = going === 'good' ? 0 : HARD_GOING;
  if (isInfantry(stand)) return isCovered(ground, at) ? -COVER : slow;
  // a vehicle or gun that only touches a wood is hindered by it as well
  const hindered = [at, ...baseAt(at)].some(point => isCovered(ground, point)) ? IN_COVER : 0;
  return slow + hindered + (firesAhead(stand) ? blockedAhead(ground, at) * BLOCKED : 0);
}

const HARD_GOING = 2;
const COVER = 2.5;
const IN_COVER = 4;
const BLOCKED = 0.4;
/** So many bases before a gun its field of fire is looked at. */
const FIRES = 6;

/** Who shoots at what he sees before him: mortars shoot over others, and whoever has no weapon does not shoot. */
const firesAhead = (stand: Stand): boolean => stand.nature.weapon !== 'none' && !isMortars(stand);

/** What gives cover on a table, and where it was looked for: places are tried at multiples of half a base, many of them often. */
const coverOn = memoized(({ features }: Ground) => ({
  covers: features.filter(({ kind }) => coverOf(kind) !== 'none'),
  known: new Map<number, boolean>(),
}));
function isCovered(ground: Ground, at: Point): boolean {
  const { covers, known } = coverOn(ground);
  const key = at.x * FAR + at.y;
  let found = known.get(key);
  if (found === undefined) {
    found = covers.some(feature => isInFeature(feature, at));
    known.set(key, found);
  }
  return found;
}
/** Farther than any table is deep. */
const FAR = 1e6;

/** How many of the next bases before a place lie behind something that hides them. */
function blockedAhead(ground: Ground, { x, y, facing }: Pose): number {
  const on = facing === 0 ? BASE : -BASE;
  for (let far = 1; far <= FIRES; far++) if (isCovered(ground, { x, y: y + far * on })) return FIRES - far + 1;
  return 0;
}
