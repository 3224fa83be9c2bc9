import type { Point, RuleId } from '@umpire/engine';
import { levelAt, type Patch, type SightGround } from './ground.js';
import { HAIR } from './half-planes.js';
import { type GroundBetween, type Limits, lineBlocked } from './lines.js';
import { fivePoints, fivePointsOf, type Placed } from './poses.js';

/**
 * The 25 lines between the five points of one place and the five of another (PLA-LOS-01). How deep each of the ten points lies behind each side of a
 * piece of ground is worked out once, and every line is clipped by two such depths: no line is measured by itself but where it is within a hair of a limit.
 * One pair of places is laid out at a time.
 */
const ENDS = 10;
const depths: { close: Laid; hills: Laid } = { close: laid(), hills: laid() };
let between: GroundBetween;
let limits: Limits;
let from: readonly Point[];
let to: readonly Point[];
let levels: Uint8Array;
let otherLevels: Uint8Array;

/** The ground of one kind that some of the lines may meet. */
interface Laid {
  readonly patches: Patch[];
  /** So many of them lie there now: the list is written over, not emptied. */
  count: number;
  /** Where the depths of each begin. */
  readonly starts: number[];
  depths: Float64Array;
  /** Where all lines at once lie inside of each, as shares of their lengths: its beginning and its end. */
  readonly commonFrom: number[];
  readonly commonTo: number[];
  /** There is some whose outline is not convex: every line is measured exactly. */
  isOdd: boolean;
}
function laid(): Laid {
  return {
    patches: [],
    count: 0,
    starts: [],
    depths: new Float64Array(1024),
    commonFrom: [],
    commonTo: [],
    isOdd: false,
  };
}

export function layRays(ground: GroundBetween, under: Limits, observer: Placed, target: Placed): void {
  between = ground;
  limits = under;
  from = fivePoints(observer);
  to = fivePoints(target);
  layOut(depths.close, under.slaved ? NOTHING : ground.close);
  layOut(depths.hills, ground.hills);
  if (depths.hills.count > 0 || depths.hills.isOdd) {
    levels = levelsOf(observer, ground.ground);
    otherLevels = levelsOf(target, ground.ground);
  }
}
const NOTHING: readonly Patch[] = [];
/** The levels of its five points. */
const levelsOf = fivePointsOf((points, ground: SightGround) => Uint8Array.from(points, p => levelAt(ground, p)));

/** Ground that lies wholly to one side of all ten points meets none of the lines. */
function layOut(into: Laid, patches: readonly Patch[]): void {
  into.count = 0;
  into.isOdd = false;
  let at = 0;
  for (const patch of patches) {
    const { sides } = patch;
    if (sides === null) {
      into.isOdd = true;
      continue;
    }
    if (at + (sides.length / 3) * ENDS > into.depths.length) into.depths = enlarged(into.depths);
    const end = depthsBehind(sides, into.depths, at);
    if (end < 0) continue;
    into.patches[into.count] = patch;
    into.commonFrom[into.count] = stretch.from;
    into.commonTo[into.count] = stretch.to;
    into.starts[into.count++] = at;
    at = end;
  }
}
function enlarged(some: Float64Array): Float64Array {
  const more = new Float64Array(some.length * 2);
  more.set(some);
  return more;
}
/**
 * Where the next may be put; negative: all points are outside of one side. Puts into `stretch` where all lines at once lie inside: behind a side every
 * one of them is at least as deep as a line from the shallowest of the one five points to the shallowest of the others.
 */
function depthsBehind(sides: Float64Array, into: Float64Array, start: number): number {
  let at = start;
  let enters = 0;
  let leaves = 1;
  for (let i = 0; i < sides.length; i += 3) {
    const x = sides[i]!;
    const y = sides[i + 1]!;
    const in0 = sides[i + 2]!;
    let deepest = Number.NEGATIVE_INFINITY;
    let here = Number.POSITIVE_INFINITY;
    let there = Number.POSITIVE_INFINITY;
    for (let k = 0; k < 5; k++) {
      const p = from[k]!;
      const q = to[k]!;
      const depth = x * p.x + y * p.y - in0;
      const other = x * q.x + y * q.y - in0;
      into[at + k] = depth;
      into[at + 5 + k] = other;
      if (depth > deepest) deepest = depth;
      if (other > deepest) deepest = other;
      if (depth < here) here = depth;
      if (other < there) there = other;
    }
    if (deepest < -HAIR) return -1;
    at += ENDS;
    here -= HAIR;
    there -= HAIR;
    if (here < 0 && there < 0) leaves = -1;
    else if (here < 0) enters = Math.max(enters, here / (here - there));
    else if (there < 0) leaves = Math.min(leaves, here / (here - there));
  }
  stretch.from = enters;
  stretch.to = leaves;
  return at;
}

/** Whether what all lines have in common hides every one of them: their length, so much of close country, or a hill that none of the ten points is as high as. */
export function areAllBlocked(): boolean {
  const { close, hills } = depths;
  const least = leastLength();
  if (least <= 0) return false;
  if (!limits.slaved && least > limits.visibility) return true;
  for (let n = 0; n < close.count; n++)
    if ((close.commonTo[n]! - close.commonFrom[n]!) * least > limits.closeLimit + HAIR) return true;
  for (let n = 0; n < hills.count; n++)
    if ((hills.commonTo[n]! - hills.commonFrom[n]!) * least > HAIR && isAboveAll(hills.patches[n]!.feature.level))
      return true;
  return false;
}
/** No line is shorter. */
function leastLength(): number {
  const [a, b] = [from[0]!, to[0]!];
  const between = Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
  return between - farthest(from) - farthest(to);
}
/** From the centre to a corner, at most. */
function farthest(points: readonly Point[]): number {
  const centre = points[0]!;
  let most = 0;
  for (const { x, y } of points)
    most = Math.max(most, (x - centre.x) * (x - centre.x) + (y - centre.y) * (y - centre.y));
  return Math.sqrt(most) + HAIR;
}
function isAboveAll(level: number): boolean {
  for (let k = 0; k < 5; k++) if (levels[k]! >= level || otherLevels[k]! >= level) return false;
  return true;
}

const stretch = { from: 0, to: 0 };
/** Puts into `stretch` where the line from the i-th to the k-th point lies so far inside of the n-th piece of ground, as shares of its length. */
function clip({ patches, starts, depths }: Laid, n: number, i: number, k: number, margin: number): void {
  const start = starts[n]!;
  const end = start + (patches[n]!.sides!.length / 3) * ENDS;
  let enters = 0;
  let leaves = 1;
  for (let at = start; at < end; at += ENDS) {
    const here = depths[at + i]! - margin;
    const there = depths[at + 5 + k]! - margin;
    if (here >= 0) {
      if (there >= 0) continue;
      const share = here / (here - there);
      if (share < leaves) leaves = share;
    } else if (there < 0) {
      leaves = -1;
      break;
    } else {
      const share = here / (here - there);
      if (share > enters) enters = share;
    }
  }
  stretch.from = enters;
  stretch.to = leaves;
}

/** Why the i-th point of the one does not see the k-th of the other: as `lineBlocked` says it. */
export function rayBlocked(i: number, k: number): RuleId | null {
  const a = from[i]!;
  const b = to[k]!;
  const { visibility, closeLimit, slaved } = limits;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (!slaved && squared > visibility * visibility) return 'PLA-LOS-05';
  const { close, hills } = depths;
  if (close.count === 0 && hills.count === 0 && !close.isOdd && !hills.isOdd) return null;
  const length = Math.sqrt(squared);
  if (close.isOdd || hills.isOdd) return lineBlocked(between, limits, a, b);
  let inside = 0;
  for (let n = 0; n < close.count; n++) {
    clip(close, n, i, k, 0);
    if (stretch.to <= stretch.from) continue;
    const here = (stretch.to - stretch.from) * length;
    if (here > closeLimit + HAIR) return 'PLA-LOS-02';
    inside += here;
  }
  // in several pieces that may lie over each other, or within a hair of the limit
  if (inside > closeLimit - HAIR) return lineBlocked(between, limits, a, b);
  return hills.count > 0 ? hillBetween(i, k, length) : null;
}

const MIDDLE = 0.5;
/** PLA-LOS-03, PLA-LOS-04: by the point of the stretch that is nearest to the lower end. */
function hillBetween(i: number, k: number, length: number): RuleId | null {
  const { hills } = depths;
  const here = levels[i]!;
  const there = otherLevels[k]!;
  const low = here < there ? here : there;
  const high = here < there ? there : here;
  let half: RuleId | null = null;
  for (let n = 0; n < hills.count; n++) {
    const { level } = hills.patches[n]!.feature;
    if (level <= low) continue;
    clip(hills, n, i, k, -HAIR);
    if (stretch.to < stretch.from) continue;
    const soonest = here <= there ? stretch.from : 1 - stretch.to;
    clip(hills, n, i, k, HAIR);
    const latest = here <= there ? stretch.from : 1 - stretch.to;
    // within a hair it is measured exactly
    if ((stretch.to - stretch.from) * length <= HAIR || (soonest < MIDDLE && latest >= MIDDLE && level <= high))
      return lineBlocked(between, limits, from[i]!, to[k]!);
    if (level > high) return 'PLA-LOS-03';
    if (latest < MIDDLE) half = 'PLA-LOS-04';
  }
  return half;
}
