import { circlesBeyond, circumradius, footprint, overlaps, type Point, pathLength, pointOnPath } from '@umpire/engine';
import type { Base } from './state.js';

/** Somebody who walks in step 8, along a way that is cut where his allowance ends; or who stands in the way. */
export interface Walker {
  readonly base: Base;
  /** With the point where he begins. */
  readonly path: readonly Point[];
}
/** Where everybody ends, and which share of his way he went. */
export interface Walked {
  readonly at: Point;
  readonly share: number;
  /** He met an enemy. */
  readonly met: boolean;
}

/** PLA-R-64: ten equal parts. */
const PARTS = 10;
/** PLA-MV-18: the fraction of a part at which two meet, to this. */
const FINE = 0.001;
/** How often a part is looked at before that: no base is so small that it would slip through. */
const LOOKS = 16;

interface Going extends Walker {
  readonly length: number;
  readonly radius: number;
  /** The share of his way after which he stands. */
  end: number;
  met: boolean;
}

/** PLA-MV-18: all step together; enemies who would share an area stop in contact for the rest of the turn. */
export function walk(walkers: readonly Walker[]): Map<string, Walked> {
  const going = walkers.map(
    ({ base, path }): Going => ({
      base,
      path,
      length: pathLength(path),
      radius: circumradius(base.width, base.depth),
      end: 1,
      met: false,
    }),
  );
  const pairs = meetings(going);
  for (let part = 0; part < PARTS; part++) while (stopFirst(pairs, part)) {}
  return new Map(
    going.map(one => [one.base.id, { at: placeAt(one, 1), share: one.length > 0 ? one.end : 0, met: one.met }]),
  );
}

type Pair = readonly [Going, Going];
/** Enemies of whom at least one goes, and whose ways come near each other. */
function meetings(going: readonly Going[]): Pair[] {
  const pairs: Pair[] = [];
  for (let i = 0; i < going.length; i++)
    for (let k = i + 1; k < going.length; k++) {
      const a = going[i]!;
      const b = going[k]!;
      if (a.base.side === b.base.side || (a.length === 0 && b.length === 0)) continue;
      if (!circlesBeyond(a.base, a.radius, b.base, b.radius, a.length + b.length)) pairs.push([a, b]);
    }
  return pairs;
}

const placeAt = ({ path, length, end }: Going, share: number): Point =>
  length === 0 ? path[0]! : pointOnPath(path, Math.min(share, end) * length);

function share(pair: Pair, at: number): boolean {
  const [a, b] = pair;
  const [p, q] = [placeAt(a, at), placeAt(b, at)];
  if (circlesBeyond(p, a.radius, q, b.radius, 0)) return false;
  const outline = ({ base }: Going, { x, y }: Point) =>
    footprint({ x, y, facing: base.facing }, base.width, base.depth);
  return overlaps(outline(a, p), outline(b, q));
}

/** The pair that meets first in a part stops there. False: nobody does. */
function stopFirst(pairs: readonly Pair[], part: number): boolean {
  let first: Pair | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const pair of pairs) {
    if (isStill(pair, part)) continue;
    const at = meetingIn(pair, part);
    if (at !== undefined && at < least) [first, least] = [pair, at];
  }
  if (!first) return false;
  for (const one of first) {
    one.end = Math.min(one.end, least);
    one.met = true;
  }
  return true;
}
/** Neither goes on in this part. */
const isStill = ([a, b]: Pair, part: number): boolean =>
  [a, b].every(one => one.length === 0 || one.end <= part / PARTS);

/** They begin a part farther apart than both go in it. */
function areApart([a, b]: Pair, part: number): boolean {
  const most = (a.length + b.length) / PARTS + ROUNDING;
  return circlesBeyond(placeAt(a, part / PARTS), a.radius, placeAt(b, part / PARTS), b.radius, most);
}
/** Corners and points of a way lie on whole tenths of a millimetre. */
const ROUNDING = 4;

/** The share of the way up to which two go in a part before they would share an area; undefined: they do not. */
function meetingIn(pair: Pair, part: number): number | undefined {
  if (areApart(pair, part)) return undefined;
  const at = (fraction: number): number => (part + fraction) / PARTS;
  let free = 0;
  for (let look = 0; look <= LOOKS; look++) {
    const fraction = look / LOOKS;
    if (!share(pair, at(fraction))) {
      free = fraction;
      continue;
    }
    let shared = fraction;
    while (shared - free > FINE) {
      const middle = (free + shared) / 2;
      if (share(pair, at(middle))) shared = middle;
      else free = middle;
    }
    const met = at(free);
    return pair.every(one => one.length === 0 || one.end <= met) ? undefined : met;
  }
  return undefined;
}
