import { type Options, type Point, type Pose, type Side, squaredDistance } from '@umpire/engine';
import { lieOnEachOther } from './in-the-way.js';
import { baseAt, isGround, isMortars } from './stands.js';
import { BASE, type Group, type Stand, type State } from './state.js';
import { leastUnsuited, unsuited } from './suits.js';
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

/** Groups of a side that have somebody to put down: each has a part of the width, from the left. */
export const groupsAbreast = ({ groups, stands }: State, side: Side): readonly Group[] =>
  groups.filter(one => one.side === side && one.members.some(at => !mayWait(stands[at]!)));

/** The part of the width that is a group's own. */
function partOf(state: State, group: string, abreast: readonly Group[]): { middle: number; width: number } {
  const width = state.ground.now.width / Math.max(1, abreast.length);
  return { middle: (abreast.findIndex(({ id }) => id === group) + 0.5) * width, width };
}

/** Where the i-th of a line is wanted; in the first line every other one stands half a base back. */
function wanted(state: State, side: Side, middle: number, line: number, many: number, i: number): Pose {
  const { y, depth } = zoneOf(state, side);
  const back = BASE / 2 + line * LINE + (line === 0 && i % 2 === 1 ? BASE / 2 : 0);
  const x = Math.round(middle + (i - (many - 1) / 2) * PACE);
  return facingOf(state, side) === 0 ? { x, y: y + depth - back, facing: 0 } : { x, y: y + back, facing: 1800 };
}

/** A group that is put down: who stands in which line about which middle, and where those who are deployed lie. */
interface Muster {
  readonly stands: readonly Stand[];
  readonly hq: string | null;
  readonly lines: readonly Stand[][];
  readonly middle: number;
}
function musterOf(state: State, side: Side, group: string, order = groupsAbreast(state, side)): Muster {
  const { members, hq } = state.groups.find(({ id }) => id === group)!;
  const stands = members.map(at => state.stands[at]!);
  const { middle, width } = partOf(state, group, order);
  const abreast = Math.max(2, Math.min(ABREAST, Math.floor(width / PACE)));
  const onTable = stands.filter(one => !mayWait(one));
  return { stands, hq, lines: linesOf(onTable, hq, abreast), middle };
}

/** Everybody at his post, one after the other; whoever has none waits off the table. */
function putDown(
  state: State,
  { stands, hq }: Muster,
  posts: readonly Post[],
  choose: (post: Post, taken: readonly Pose[], head: Pose | undefined) => Pose | undefined,
): Placing[] {
  const taken: Pose[] = takenBy(state);
  const found = new Map<string, Pose>();
  for (const post of posts) {
    const put = choose(post, taken, hq === null ? undefined : found.get(hq));
    if (!put) continue;
    found.set(post.stand.id, put);
    taken.push(put);
  }
  return stands.map(({ id }) => ({ id, at: found.get(id) ?? null }));
}

/** All keep near their headquarters: it has its place before they have theirs. */
const headFirst = (posts: readonly Post[], { hq }: Muster): Post[] =>
  [...posts].sort((one, other) => Number(other.stand.id === hq) - Number(one.stand.id === hq));

/** Where a group stands in lines about its headquarters whatever the ground is like, as long as it can be there at all. */
export function lineUp(state: State, side: Side, group: string, options: Options): Placing[] {
  const muster = musterOf(state, side, group);
  const posts = postsAt(state, side, muster, 0);
  const laid = putDown(state, muster, posts, ({ stand, at }, taken) => nearestFree(state, stand, at, taken, options));
  return closedUp(state, muster, posts, laid, options);
}

/** How many are put down. */
const standing = (laid: readonly Placing[]): number => laid.filter(({ at }) => at !== null).length;

/** WW2-R-122: where somebody has found no room the group closes up, base to base, if more of it can be put down so. */
function closedUp(state: State, muster: Muster, posts: readonly Post[], laid: Placing[], options: Options): Placing[] {
  if (standing(laid) === posts.length) return laid;
  const [some] = posts;
  const spots = baseToBase(state, some!.stand.side, at =>
    posts.some(({ stand }) => isFree(state, stand, at, takenBy(state), options)),
  );
  const close = putDown(state, muster, headFirst(posts, muster), ({ stand, at }, taken) => {
    const near = spots.filter(spot => isFree(state, stand, spot, taken, options));
    const far = (spot: Pose): number => squaredDistance(spot, at);
    return near.length > 0
      ? near.reduce((best, spot) => (far(spot) < far(best) ? spot : best))
      : nearestFree(state, stand, at, taken, options);
  });
  return standing(close) > standing(laid) ? close : laid;
}

/** Places of a zone that lie side by side without a gap, wherever somebody may stand, line behind line. */
function baseToBase(state: State, side: Side, mayStand: (at: Pose) => boolean): Pose[] {
  const { width, y, depth } = zoneOf(state, side);
  const facing = facingOf(state, side);
  const spots: Pose[] = [];
  for (let up = BASE / 2; up <= depth - BASE / 2; up += BASE)
    for (let x = BASE / 2; x <= width - BASE / 2; ) {
      const at = { x: Math.round(x), y: Math.round(y + up), facing };
      const fits = mayStand(at);
      if (fits) spots.push(at);
      x += fits ? BASE : FINE;
    }
  return spots;
}

/**
 * Where a group could stand if nobody says otherwise: in depth about its headquarters, foot in cover that is near, vehicles and guns in the
 * open with a field of fire; whoever may wait off the table there. `order`: the groups of its side from the left, if another one is wanted.
 */
export function layOut(state: State, side: Side, group: string, options: Options, order?: readonly Group[]): Placing[] {
  const muster = musterOf(state, side, group, order);
  const posts = headFirst(postsOn(state, side, muster, options), muster);
  const laid = putDown(
    state,
    muster,
    posts,
    ({ stand, at }, taken, head) =>
      suitedNear(state, stand, at, { taken, options, head }) ?? nearestFree(state, stand, at, taken, options),
  );
  return closedUp(state, muster, posts, laid, options);
}

interface Post {
  readonly stand: Stand;
  readonly at: Pose;
}

/** A group goes aside as a whole where its part of the front does not suit it: so many bases to either side are tried. */
const SHIFTS: readonly number[] = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5];
/** What a base aside costs the group, and what it costs a stand to be wanted where another one is. */
const SHIFTED = 0.6;
const TAKEN = 3;

/** Where everybody is wanted if the middle of the group is so many bases aside. */
const postsAt = (state: State, side: Side, { lines, middle }: Muster, shift: number): Post[] =>
  lines.flatMap((row, line) =>
    row.map((stand, i) => ({ stand, at: wanted(state, side, middle + shift * BASE, line, row.length, i) })),
  );

/** About the middle of the group's part of the front, or where near it the ground suits them better. */
function postsOn(state: State, side: Side, muster: Muster, options: Options): Post[] {
  const others = takenBy(state);
  const isTaken = (at: Pose): boolean => others.some(other => lieOnEachOther(at, other));
  const tries = SHIFTS.map(shift => {
    const posts = postsAt(state, side, muster, shift);
    const fits = posts.every(({ at }) => isInOwnZone(state, side, baseAt(at)));
    const costs = posts.map(({ stand, at }) => unsuited(state, stand, at, options) + (isTaken(at) ? TAKEN : 0));
    return { posts, cost: (fits ? 0 : 100) + SHIFTED * Math.abs(shift) + costs.reduce((sum, cost) => sum + cost, 0) };
  });
  return tries.reduce((best, one) => (one.cost < best.cost ? one : best)).posts;
}

/** Nobody goes farther aside for better ground, and no farther from his headquarters: so middles are apart that bases are less than 1000m (WW2-CP-17). */
const ASIDE = 3.5 * BASE;
const NEAR_HQ = 1200;
/** A headquarters stays behind the middle of its lines. */
const HQ_ASIDE = BASE;
/** Stands that are nearer to each other than so lie in a heap. */
const HEAP = 1.4 * BASE;
const CROWDED = 0.8;

interface Among {
  readonly taken: readonly Pose[];
  readonly options: Options;
  readonly head: Pose | undefined;
}

/** The place about the one that is wanted whose ground suits a stand best for the way there; none if nothing is free so near. */
function suitedNear(state: State, stand: Stand, at: Pose, { taken, options, head }: Among): Pose | undefined {
  const crowd = (place: Pose): number => {
    let near = 0;
    for (const other of taken) if (squaredDistance(other, place) < HEAP * HEAP) near++;
    return near * CROWDED;
  };
  let best: Pose | undefined;
  let least = Number.POSITIVE_INFINITY;
  const hoped = leastUnsuited(stand);
  const weigh = (place: Pose): void => {
    if (head && squaredDistance(head, place) > NEAR_HQ * NEAR_HQ) return;
    const aside = Math.sqrt(squaredDistance(place, at)) / BASE;
    if (aside + hoped >= least) return;
    const apart = aside + crowd(place);
    if (apart + hoped >= least) return;
    const cost = apart + unsuited(state, stand, place, options);
    if (cost < least && isFree(state, stand, place, taken, options)) [best, least] = [place, cost];
  };
  weigh(at);
  // whoever is well where he is wanted need not look far
  const most = Math.min(head ? ASIDE : HQ_ASIDE, (least - hoped) * BASE);
  if (most > 0) for (const place of placesIn(state, stand.side, at, most)) weigh(place);
  return best;
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
