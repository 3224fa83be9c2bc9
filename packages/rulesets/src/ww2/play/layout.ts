import { type Options, type Point, type Pose, type Side, squaredDistance } from '@umpire/engine';
import { lieOnEachOther } from './in-the-way.js';
import { baseAt, isGround, isMortars } from './stands.js';
import { BASE, type Stand, type State } from './state.js';
import { goingAt, walkerOf } from './ways.js';
import { isInOwnZone, mayWait, type Placing, zoneOf } from './zone.js';

/** Half a base is left free between neighbours, and a whole one between lines. */
const PACE = 1.5 * BASE;
const LINE = 2 * BASE;
/** So many stand abreast at most: the ends of a line stay within 1000m of a headquarters behind its middle (WW2-CP-17). */
const ABREAST = 6;

/** Who fights stands before mortars and vehicles without a weapon. */
const isRear = (stand: Stand): boolean => stand.nature.weapon === 'none' || isMortars(stand);

/** The lines of a group, the foremost first; its headquarters is in the middle of the second. */
function linesOf(stands: readonly Stand[], hq: string | null, abreast: number): Stand[][] {
  const head = stands.filter(({ id }) => id === hq);
  const others = stands.filter(({ id }) => id !== hq);
  const order = [...others.filter(stand => !isRear(stand)), ...others.filter(isRear)];
  const rest = order.splice(abreast);
  const second = rest.splice(0, abreast - head.length);
  second.splice(Math.floor(second.length / 2), 0, ...head);
  const lines = [order, second];
  while (rest.length > 0) lines.push(rest.splice(0, abreast));
  return lines;
}

/** The part of the width that is a group's own: as many parts as groups of its side have somebody to put down. */
function partOf(state: State, side: Side, group: string): { middle: number; width: number } {
  const own = state.groups.filter(one => one.side === side && one.members.some(at => !mayWait(state.stands[at]!)));
  const width = state.ground.now.width / Math.max(1, own.length);
  return { middle: (own.findIndex(({ id }) => id === group) + 0.5) * width, width };
}

/** Where the i-th of a line is wanted; in the first line every other one stands half a base back. */
function wanted(state: State, side: Side, middle: number, line: number, many: number, i: number): Pose {
  const { y, depth } = zoneOf(state, side);
  const back = BASE / 2 + line * LINE + (line === 0 && i % 2 === 1 ? BASE / 2 : 0);
  const x = Math.round(middle + (i - (many - 1) / 2) * PACE);
  return facingOf(state, side) === 0 ? { x, y: y + depth - back, facing: 0 } : { x, y: y + back, facing: 1800 };
}

/** Where a group could stand if nobody says otherwise: in depth about its headquarters, whoever may wait off the table there. */
export function layOut(state: State, side: Side, group: string, options: Options): Placing[] {
  const { members, hq } = state.groups.find(({ id }) => id === group)!;
  const stands = members.map(at => state.stands[at]!);
  const { middle, width } = partOf(state, side, group);
  const abreast = Math.max(2, Math.min(ABREAST, Math.floor(width / PACE)));
  const taken: Pose[] = takenBy(state);
  const found = new Map<string, Pose>();
  const onTable = stands.filter(one => !mayWait(one));
  for (const [line, row] of linesOf(onTable, hq, abreast).entries())
    for (const [i, stand] of row.entries()) {
      const at = nearestFree(state, stand, wanted(state, side, middle, line, row.length, i), taken, options);
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
/** All places of a zone that are no farther than so from a point. */
function placesIn(state: State, side: Side, from: Point = ANYWHERE, most = Number.POSITIVE_INFINITY): Pose[] {
  const { width, y, depth } = zoneOf(state, side);
  const facing = facingOf(state, side);
  const places: Pose[] = [];
  for (let up = BASE / 2; up <= depth - BASE / 2; up += FINE) {
    if (Math.abs(y + up - from.y) > most + 1) continue;
    for (let x = BASE / 2; x <= width - BASE / 2; x += FINE) {
      if (Math.abs(x - from.x) > most + 1) continue;
      const at = { x: Math.round(x), y: Math.round(y + up), facing };
      if (squaredDistance(at, from) <= most * most) places.push(at);
    }
  }
  return places;
}
const ANYWHERE: Point = { x: 0, y: 0 };
const facingOf = ({ sides }: State, side: Side): number => (sides[side].baseEdge === 'south' ? 0 : 1800);

/** Any place in its zone where a stand could be put down among others; none: there is no room for it. */
export const anyPlace = (state: State, stand: Stand, taken: readonly Pose[], options: Options): Pose | undefined =>
  placesIn(state, stand.side).find(at => isFree(state, stand, at, taken, options));

function isFree(state: State, stand: Stand, at: Pose, taken: readonly Pose[], options: Options): boolean {
  for (const other of taken) if (lieOnEachOther(at, other)) return false;
  if (!isInOwnZone(state, stand.side, baseAt(at))) return false;
  return goingAt(state.ground.now, at, walkerOf(stand), options).going !== 'impassable';
}

/** The place that is wanted, or the nearest to it that is free. */
function nearestFree(state: State, stand: Stand, at: Pose, taken: readonly Pose[], options: Options): Pose | undefined {
  if (isFree(state, stand, at, taken, options)) return at;
  const { width, depth } = state.ground.now;
  // mostly there is room close by: the whole zone need not be put in order
  for (let most = BASE; ; most *= 2) {
    const near = placesIn(state, stand.side, at, most);
    const found = near
      .sort((one, other) => squaredDistance(one, at) - squaredDistance(other, at))
      .find(place => isFree(state, stand, place, taken, options));
    if (found || most > width + depth) return found;
  }
}
