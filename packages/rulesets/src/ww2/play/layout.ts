import type { Options, Pose, Side } from '@umpire/engine';
import { lieOnEachOther } from './in-the-way.js';
import { baseAt, isGround } from './stands.js';
import { BASE, type Stand, type State } from './state.js';
import { goingAt, walkerOf } from './ways.js';
import { isInOwnZone, mayWait, type Placing, zoneOf } from './zone.js';

/** The places of a zone in rows of 250m, from its front to the base edge; in each row from a column outwards. */
function* placesIn(state: State, side: Side, column: number): Iterable<Pose> {
  const { width, y, depth } = zoneOf(state, side);
  const faces = state.sides[side].baseEdge === 'south' ? 0 : 1800;
  const rows = Math.floor(depth / BASE);
  const many = Math.floor(width / BASE);
  for (let row = 0; row < rows; row++) {
    const far = BASE / 2 + row * BASE;
    const at = faces === 0 ? y + depth - far : y + far;
    for (let i = 0; i < 2 * many; i++) {
      const x = column + (i % 2 === 0 ? i / 2 : -(i + 1) / 2) * BASE;
      if (x >= BASE / 2 && x <= width - BASE / 2) yield { x, y: at, facing: faces };
    }
  }
}

/** Where a group could stand if nobody says otherwise: rows of 250m, whoever may wait off the table there; its headquarters last. */
export function layOut(state: State, side: Side, group: string, options: Options): Placing[] {
  const own = state.groups.filter(one => one.side === side);
  const index = own.findIndex(({ id }) => id === group);
  const { members, hq } = own[index]!;
  const column = Math.round(((index + 1) * state.ground.now.width) / (own.length + 1));
  const stands = members.map(at => state.stands[at]!);
  const order = [...stands].sort((one, other) => Number(one.id === hq) - Number(other.id === hq));
  const taken: Pose[] = takenBy(state);
  const found = new Map<string, Pose>();
  for (const stand of order.filter(one => !mayWait(one))) {
    const at = firstFree(state, stand, column, taken, options);
    if (!at) continue;
    found.set(stand.id, at);
    taken.push(at);
  }
  return stands.map(({ id }) => ({ id, at: found.get(id) ?? null }));
}

/** Where everybody lies who is deployed. */
export const takenBy = (state: State): Pose[] => state.stands.filter(isGround);

/** WW2-R-122: places are tried at multiples of half a base. */
const FINE = BASE / 2;
/** Any place in its zone where a stand could be put down among others; none: there is no room for it. */
export function anyPlace(state: State, stand: Stand, taken: readonly Pose[], options: Options): Pose | undefined {
  const { width, y, depth } = zoneOf(state, stand.side);
  const facing = state.sides[stand.side].baseEdge === 'south' ? 0 : 1800;
  for (let up = BASE / 2; up <= depth - BASE / 2; up += FINE)
    for (let x = BASE / 2; x <= width - BASE / 2; x += FINE) {
      const at = { x: Math.round(x), y: Math.round(y + up), facing };
      if (isFree(state, stand, at, taken, options)) return at;
    }
  return undefined;
}
function isFree(state: State, stand: Stand, at: Pose, taken: readonly Pose[], options: Options): boolean {
  for (const other of taken) if (lieOnEachOther(at, other)) return false;
  if (!isInOwnZone(state, stand.side, baseAt(at))) return false;
  return goingAt(state.ground.now, at, walkerOf(stand), options).going !== 'impassable';
}

function firstFree(
  state: State,
  stand: Stand,
  column: number,
  taken: readonly Pose[],
  options: Options,
): Pose | undefined {
  for (const at of placesIn(state, stand.side, column)) if (isFree(state, stand, at, taken, options)) return at;
  return anyPlace(state, stand, taken, options);
}
