import { type Footprint, footprint, type Point } from '@umpire/engine';

/** A base, or a contact: whatever covers ground. */
export interface Placed extends Point {
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}

/** A place that is only thought of, with somebody there who looks or is looked at. */
export interface Thought extends Placed {
  readonly id: string;
  readonly type: 'gf-section';
}
/** Written out, here alone: bases, contacts of either kind and these have one shape each. With one more every field of every place would be looked up. */
export const thoughtAt = (x: number, y: number, { facing, width, depth }: Size, id: string): Thought => ({
  x,
  y,
  facing,
  width,
  depth,
  id,
  type: 'gf-section',
});
type Size = Pick<Placed, 'facing' | 'width' | 'depth'>;
const NO_SIZE: Size = { facing: 0, width: 0, depth: 0 };
/** Nobody in particular: no ruling of the umpire's is about him. */
const NOBODY = '';
export const somebodyAt = (placed: Placed): Thought => thoughtAt(placed.x, placed.y, placed, NOBODY);
/** A bare point as a place. */
export const spotAt = ({ x, y }: Point): Thought => thoughtAt(x, y, NO_SIZE, NOBODY);

/** How many are at hand: a power of two, many times as many as there are bases and contacts on a large table. */
const BITS = 13;
const SLOTS = 1 << BITS;
/** Side by side: x, y, facing, width, depth, and its number. */
const FIELDS = 8;
const NUMBER = 5;
const known = new Float64Array(SLOTS * FIELDS).fill(Number.NaN);
const outlines: (Footprint | undefined)[] = new Array(SLOTS).fill(undefined);
const points: (readonly Point[] | undefined)[] = new Array(SLOTS).fill(undefined);
let given = 0;

/**
 * Where what is known of a place and a size is kept. Bases change oftener than they move, so it is kept by where they lie, whichever object asks; those
 * that were asked for lately are at hand.
 */
function slotOf({ x, y, facing, width, depth }: Placed): number {
  const mixed =
    Math.imul(x, 0x9e3779b1) ^
    Math.imul(y, 0x85ebca6b) ^
    Math.imul(facing, 0xc2b2ae35) ^
    Math.imul(width, 0x27d4eb2f) ^
    Math.imul(depth, 0x165667b1);
  const at = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> (32 - BITS);
  const here = at * FIELDS;
  const isKnown =
    known[here] === x &&
    known[here + 1] === y &&
    known[here + 2] === facing &&
    known[here + 3] === width &&
    known[here + 4] === depth;
  if (isKnown) return at;
  known[here] = x;
  known[here + 1] = y;
  known[here + 2] = facing;
  known[here + 3] = width;
  known[here + 4] = depth;
  known[here + NUMBER] = ++given;
  outlines[at] = undefined;
  points[at] = undefined;
  return at;
}

/** A number for each place and size that was asked for; one that was forgotten gets another. */
export const poseNo = (placed: Placed): number => numberAt(slotOf(placed));
const numberAt = (slot: number): number => known[slot * FIELDS + NUMBER]!;

/** Its rectangle: frontage across the heading, depth along it (PLA-MV-21). */
export function outlineOf(placed: Placed): Footprint {
  const at = slotOf(placed);
  const has = outlines[at];
  if (has) return has;
  const made = footprint(placed, placed.width, placed.depth);
  outlines[at] = made;
  return made;
}

/** The centre and the corners: what sees and is seen (PLA-LOS-01). */
export function fivePoints(placed: Placed): readonly Point[] {
  const at = slotOf(placed);
  const has = points[at];
  if (has) return has;
  const made = [{ x: placed.x, y: placed.y }, ...outlineOf(placed)];
  points[at] = made;
  return made;
}

/** What is worked out of the five points of a place under something, kept with the place. */
export function fivePointsOf<T, U extends object>(
  make: (points: readonly Point[], under: U) => T,
): (placed: Placed, under: U) => T {
  const kept: (T | undefined)[] = new Array(SLOTS).fill(undefined);
  const unders: (U | undefined)[] = new Array(SLOTS).fill(undefined);
  const nos = new Float64Array(SLOTS);
  return (placed, under) => {
    const at = slotOf(placed);
    if (nos[at] === numberAt(at) && unders[at] === under) return kept[at]!;
    const made = make(fivePoints(placed), under);
    nos[at] = numberAt(at);
    unders[at] = under;
    kept[at] = made;
    return made;
  };
}
