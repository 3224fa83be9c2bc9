import { distance, type Options, type Point, pointAhead } from '@umpire/engine';
import type { Cover, MoveKind } from '../pieces.js';
import { copyOfStand } from '../play/copy.js';
import { centreFits } from '../play/in-the-way.js';
import { speedOf } from '../play/moving.js';
import { nearestEnemy } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { stretchesOf, walkerOf } from '../play/ways.js';
import { allowance } from '../rules/movement.js';
import { waysOver, waysToFerries } from './bridges.js';
import { type Epoch, epochOf } from './epoch.js';
import type { Expected } from './harm.js';
import { coverAt, goalOf, plainWorth } from './places.js';
import { facingTo } from './samples.js';

/** What two stands may do to each other at sight, before anything is contested. */
export interface Sighted {
  readonly danger: number;
  readonly chance: number;
}
/** A place where a stand is or might go, with all that was found of it so far. */
export interface Spot {
  readonly path: readonly Point[];
  readonly facing: number;
  /** The stand as it would be there. */
  readonly here: Stand;
  readonly cover: Cover;
  readonly plain: number;
  readonly sighted: Map<Stand, Sighted>;
  /** By the option on which it would shoot. */
  readonly shots: Map<Stand, Expected | null>[];
}
interface Spots {
  readonly epoch: Epoch;
  /** Faced by all of them. */
  readonly enemy: Point | undefined;
  readonly here: Spot;
  readonly ways: Partial<Record<'tactical' | 'half', readonly Spot[]>>;
}

const known = new WeakMap<Stand, Spots>();
function spotsOf(seat: Seat, stand: Stand): Spots {
  const epoch = epochOf(seat);
  const enemy = nearestEnemy(seat.view, stand);
  const found = known.get(stand);
  if (found && found.epoch === epoch && found.enemy?.x === enemy?.x && found.enemy?.y === enemy?.y) return found;
  const made = { epoch, enemy, here: spotAt(seat, stand, [], stand.facing), ways: {} };
  known.set(stand, made);
  return made;
}

function spotAt(seat: Seat, stand: Stand, path: readonly Point[], facing: number): Spot {
  const here = path.length > 0 ? movedTo(stand, path.at(-1)!, facing) : stand;
  const cover = coverAt(seat.view, here, here);
  return { path, facing, here, cover, plain: plainWorth(seat, stand, here), sighted: new Map(), shots: [] };
}
/** As events leave a stand that has moved. */
function movedTo(stand: Stand, { x, y }: Point, facing: number): Stand {
  const there = copyOfStand(stand);
  there.x = x;
  there.y = y;
  there.facing = facing;
  there.moved = true;
  there.fireMarker = false;
  there.dugIn = false;
  return there;
}

/** Where it stands. */
export const spotHere = (seat: Seat, stand: Stand): Spot => spotsOf(seat, stand).here;

/** Where it may go in one move, as far as ground and table let it. */
export function spotsRound(seat: Seat, stand: Stand, kind: 'tactical' | 'half'): readonly Spot[] {
  const { ways, enemy } = spotsOf(seat, stand);
  ways[kind] ??= waysFor(seat, stand, kind).map(path =>
    spotAt(seat, stand, path, facingTo(path.at(-1)!, enemy, stand.facing)),
  );
  return ways[kind];
}

const DIRECTIONS = 8;
/** As far as it comes, and not so far: who is farther on may stand in the way. */
const SHARES = [1, 0.6, 0.3];
/** Too short to be worth looking at. */
const LEAST = 40;

/** Straight on in eight directions and towards its goal; and to bridges and over them. */
function waysFor({ view, options }: Seat, stand: Stand, kind: 'tactical' | 'half'): Point[][] {
  const speed = speedOf(view, stand);
  const goal = goalOf(view, stand);
  const found: Point[][] = [];
  const add = (facing: number, most: number): void => {
    const far = Math.min(most, reachAlong(view, stand, kind, facing, options));
    for (const share of SHARES) {
      const metres = Math.floor(far * share);
      const to = pointAhead(stand, facing, metres);
      if (metres >= LEAST && centreFits(view, to)) found.push([to]);
    }
  };
  for (let i = 0; i < DIRECTIONS; i++) add((i * 3600) / DIRECTIONS, Number.POSITIVE_INFINITY);
  if (goal) add(facingTo(stand, goal, stand.facing), Math.round(distance(stand, goal)));
  const most = allowance(speed, kind, 'good');
  const { now } = view.ground;
  return [...found, ...waysOver(now, stand, most), ...waysToFerries(now, stand, most)];
}

/** How many metres a stand comes straight on before its move is used up, or the ground stops it. */
function reachAlong(view: State, stand: Stand, kind: MoveKind, facing: number, options: Options): number {
  const speed = speedOf(view, stand);
  const most = allowance(speed, kind, 'good');
  const way = [stand, pointAhead(stand, facing, most)];
  // Ends are rounded to whole metres: only straight along the table's sides a whole move is no longer for it.
  const slack = facing % 900 === 0 ? 0 : 1;
  let left = 1;
  let far = 0;
  for (const { going, metres } of stretchesOf(view.ground.now, way, walkerOf(stand), options)) {
    if (going === 'impassable') return Math.max(0, Math.floor(far) - 1);
    const rate = allowance(speed, kind, going);
    if (metres > left * rate) return Math.floor(far + left * rate) - 1;
    left -= metres / rate;
    far += metres;
  }
  return Math.floor(far) - slack;
}
