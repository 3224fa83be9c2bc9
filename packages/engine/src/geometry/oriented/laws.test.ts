/** What holds for any oriented bases, wherever they stand and whichever way they face. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gap, overlaps } from '../convex.js';
import { footprint } from '../footprint.js';
import { distance, type Point } from '../point.js';
import { cosineOf, sineOf, turnFrom } from '../trig.js';
import {
  advanced,
  aheadOf,
  type Base,
  baseAt,
  centredAt,
  facedTo,
  pointOf,
  reachAlong,
  rightOf,
  shiftedBase,
  sizedTo,
  turnToFace,
} from './base.js';
import { areaAhead, areaOf, sharedArea } from './clip.js';
import { type Edge, edgeTowards, isSquareOn, overlapBeyond, sharedEdge, touchWithin } from './contact.js';
import { distanceBetween, nearestOn, separation, surelyBeyond } from './distance.js';
import { carried } from './formation.js';
import { linedUp } from './line-up.js';
import { nearestTo } from './nearest.js';
import { outlineOf, standsOn } from './outline.js';
import { wheeled } from './pivot.js';
import { wayPast, wayTo, wayToPiece } from './sweep.js';

const HAIR = 1e-6;
const NEAR = 9; // decimals
const RUNS = { numRuns: 400 };

const place = fc.double({ min: -3, max: 3, noNaN: true });
const facing = fc.oneof(fc.double({ min: 0, max: 359.9, noNaN: true }), fc.constantFrom(0, 45, 90, 135, 180, 270));
const anyBase: fc.Arbitrary<Base> = fc
  .record({ x: place, y: place, facing, width: fc.constantFrom(0.5, 1, 2, 3.5), depth: fc.constantFrom(0.5, 1) })
  .map(({ width, depth, ...pose }) => baseAt(pose, width, depth));
const quarters = fc.integer({ min: 0, max: 3 });

/** Points all over a base, its corners among them. */
function pointsOf(base: Base, n = 6): Point[] {
  const steps = Array.from({ length: n + 1 }, (_, i) => (2 * i) / n - 1);
  return steps.flatMap(f => steps.map(r => pointOf(base, f * base.halfDepth, r * base.halfWidth)));
}
const isInside = (p: Point, base: Base): boolean => distance(p, nearestOn(base, p.x, p.y)) === 0;
const cornersOf = (base: Base): Point[] => pointsOf(base, 1);
const outlineAround = (base: Base) => {
  const [rearLeft, rearRight, frontLeft, frontRight] = cornersOf(base) as [Point, Point, Point, Point];
  return outlineOf([rearLeft, rearRight, frontRight, frontLeft]);
};

/** How far outside each edge of a base the whole other base lies, corner by corner. */
function clearances(base: Base, other: Base): Record<Edge, number> {
  const ahead = cornersOf(other).map(p => aheadOf(base, p.x, p.y));
  const right = cornersOf(other).map(p => rightOf(base, p.x, p.y));
  return {
    front: Math.min(...ahead) - base.halfDepth,
    rear: -Math.max(...ahead) - base.halfDepth,
    right: Math.min(...right) - base.halfWidth,
    left: -Math.max(...right) - base.halfWidth,
  };
}

/** The whole table turned by quarters about the origin, then shifted. */
function moved(base: Base, times: number, dx = 7, dy = -2): Base {
  let { x, y, facing: to } = base;
  for (let i = 0; i < times; i++) [x, y, to] = [y, -x, (to + 90) % 360];
  return baseAt({ x: x + dx, y: y + dy, facing: to }, 2 * base.halfWidth, 2 * base.halfDepth);
}

function expectSame(a: Base, b: Base): void {
  for (const key of ['x', 'y', 'forwardX', 'forwardY', 'halfWidth', 'halfDepth'] as const)
    expect(a[key]).toBeCloseTo(b[key], NEAR);
}

describe('one base', () => {
  test('ahead and right name a point, and the point is found again by them', () =>
    fc.assert(
      fc.property(anyBase, place, place, (base, ahead, right) => {
        const p = pointOf(base, ahead, right);
        expect(aheadOf(base, p.x, p.y)).toBeCloseTo(ahead, NEAR);
        expect(rightOf(base, p.x, p.y)).toBeCloseTo(right, NEAR);
      }),
    ));
  test('it reaches along any direction as far as its farthest corner', () =>
    fc.assert(
      fc.property(anyBase, facing, (base, direction) => {
        const [nx, ny] = [sineOf(direction), cosineOf(direction)];
        const along = cornersOf(base).map(p => (p.x - base.x) * nx + (p.y - base.y) * ny);
        expect(reachAlong(base, nx, ny)).toBeCloseTo(Math.max(...along), NEAR);
      }),
    ));
  test('faced to what it turns to, it needs no more turn', () =>
    fc.assert(
      fc.property(anyBase, place, place, (base, x, y) => {
        fc.pre(distance(base, { x, y }) > 1e-3);
        const faced = facedTo(base, base.facing + turnToFace(base, x, y));
        expect(turnToFace(faced, x, y)).toBeCloseTo(0, NEAR);
        expect(rightOf(faced, x, y)).toBeCloseTo(0, NEAR);
      }),
    ));
  test('advancing goes where pointOf says, and back again', () =>
    fc.assert(
      fc.property(anyBase, place, (base, length) => {
        const there = advanced(base, length);
        expectSame(there, centredAt(base, pointOf(base, length, 0).x, pointOf(base, length, 0).y));
        expectSame(advanced(there, -length), base);
      }),
    ));
});

describe('two bases', () => {
  test('the distance is the least between any two of their points', () =>
    fc.assert(
      fc.property(anyBase, anyBase, (a, b) => {
        const far = distanceBetween(a, b);
        const fromA = pointsOf(a).map(p => distance(p, nearestOn(b, p.x, p.y)));
        const fromB = pointsOf(b).map(p => distance(p, nearestOn(a, p.x, p.y)));
        const least = Math.min(...fromA, ...fromB);
        if (far > 0) expect(least).toBeCloseTo(far, NEAR);
        expect(least).toBeGreaterThanOrEqual(far - 1e-9);
      }),
      RUNS,
    ));
  test('whatever is asked of both is the same whoever asks', () =>
    fc.assert(
      fc.property(anyBase, anyBase, (a, b) => {
        expect(separation(a, b)).toBe(separation(b, a));
        expect(distanceBetween(a, b)).toBe(distanceBetween(b, a));
        expect(sharedArea(a, b)).toBeCloseTo(sharedArea(b, a), NEAR);
        expect(overlapBeyond(a, b, HAIR)).toBe(overlapBeyond(b, a, HAIR));
        expect(touchWithin(a, b, 0.5)).toBe(touchWithin(b, a, 0.5));
        expect(isSquareOn(a, b, 5)).toBe(isSquareOn(b, a, 5));
        expect(sharedEdge(a, b)).toBe(sharedEdge(b, a));
      }),
      RUNS,
    ));
  test('turning and moving the whole table changes nothing', () =>
    fc.assert(
      fc.property(anyBase, anyBase, quarters, (a, b, times) => {
        const [c, d] = [moved(a, times), moved(b, times)];
        expect(distanceBetween(c, d)).toBeCloseTo(distanceBetween(a, b), NEAR);
        expect(separation(c, d)).toBeCloseTo(separation(a, b), NEAR);
        expect(sharedArea(c, d)).toBeCloseTo(sharedArea(a, b), NEAR);
        expect(areaAhead(c, d)).toBeCloseTo(areaAhead(a, b), NEAR);
        expect(sharedEdge(c, d)).toBeCloseTo(sharedEdge(a, b), 6);
        expect(isSquareOn(c, d, 5)).toBe(isSquareOn(a, b, 5));
        expect(edgeTowards(c, d)).toBe(edgeTowards(a, b));
        if (distance(a, b) > 1e-3)
          // about on the same point, any turn would do; half a turn has two signs
          expect(Math.abs(turnToFace(c, d.x, d.y))).toBeCloseTo(Math.abs(turnToFace(a, b.x, b.y)), 6);
      }),
      RUNS,
    ));
  test('separation, distance, shared area, overlap and contact agree', () =>
    fc.assert(
      fc.property(anyBase, anyBase, (a, b) => {
        const apart = separation(a, b);
        const [far, shared] = [distanceBetween(a, b), sharedArea(a, b)];
        expect(far > 0).toBe(apart > 0);
        expect(far).toBeGreaterThanOrEqual(apart - 1e-9);
        if (apart > 0) expect(shared).toBeLessThan(1e-12);
        expect(overlapBeyond(a, b, HAIR)).toBe(apart < 0 && shared > HAIR);
        if (overlapBeyond(a, b, HAIR)) expect(touchWithin(a, b, 0)).toBe(true);
        expect(touchWithin(a, b, far)).toBe(true);
        if (far > 0.1) expect(touchWithin(a, b, far - 0.01)).toBe(false);
        if (surelyBeyond(a, b, 0.5)) expect(far).toBeGreaterThan(0.5);
        expect(standsOn(a, outlineAround(b))).toBe(apart < -HAIR);
      }),
      RUNS,
    ));
  test('they share area if some point lies in both, and never more than either has', () =>
    fc.assert(
      fc.property(anyBase, anyBase, (a, b) => {
        const points = [...pointsOf(a, 12).filter(p => isInside(p, b)), ...pointsOf(b, 12).filter(p => isInside(p, a))];
        if (separation(a, b) > 0) expect(points).toEqual([]);
        if (separation(a, b) < -0.2) expect(overlapBeyond(a, b, HAIR)).toBe(true);
        expect(sharedArea(a, b)).toBeLessThanOrEqual(Math.min(areaOf(a), areaOf(b)) + 1e-9);
        expect(areaAhead(a, b)).toBeLessThanOrEqual(areaOf(b) + 1e-9);
      }),
      RUNS,
    ));
  test('of all edges of a base, the edge towards the other has it farthest outside', () =>
    fc.assert(
      fc.property(anyBase, anyBase, (a, b) => {
        const clear = clearances(a, b);
        expect(clear[edgeTowards(a, b)]).toBeGreaterThanOrEqual(Math.max(...Object.values(clear)) - 2 * HAIR);
      }),
    ));
  test('a wider or deeper base is never farther away', () =>
    fc.assert(
      fc.property(anyBase, anyBase, (a, b) => {
        const grown = sizedTo(a, a.halfWidth + 0.3, a.halfDepth + 0.2);
        expect(distanceBetween(grown, b)).toBeLessThanOrEqual(distanceBetween(a, b) + 1e-12);
      }),
    ));
});

describe('moves', () => {
  test('a sweep ends where the base stands after it: it touches, and does not overlap', () =>
    fc.assert(
      fc.property(anyBase, anyBase, facing, (base, other, direction) => {
        fc.pre(separation(base, other) > 0.01);
        const [dx, dy] = [sineOf(direction), cosineOf(direction)];
        const way = wayTo(base, dx, dy, other);
        fc.pre(way < Number.POSITIVE_INFINITY);
        const end = shiftedBase(base, dx * way, dy * way);
        expect(separation(end, other)).toBeCloseTo(0, 8);
        expect(overlapBeyond(end, other, HAIR)).toBe(false);
        expect(wayTo(end, dx, dy, other)).toBeCloseTo(0, 8);
        const past = wayPast(base, dx, dy, other);
        expect(separation(shiftedBase(base, dx * past, dy * past), other)).toBeCloseTo(0, 8);
        expect(wayToPiece(base, dx, dy, outlineAround(other))).toBeCloseTo(way, 6);
      }),
      RUNS,
    ));
  test('ways turn with the table', () =>
    fc.assert(
      fc.property(anyBase, anyBase, facing, quarters, (base, other, direction, times) => {
        fc.pre(Math.abs(separation(base, other)) > 0.01);
        const way = (b: Base, o: Base, to: number) => wayTo(b, sineOf(to), cosineOf(to), o);
        const here = way(base, other, direction);
        const there = way(moved(base, times), moved(other, times), direction + 90 * times);
        if (Math.abs(here) < 100 && Math.abs(there) < 100) expect(there).toBeCloseTo(here, 6);
      }),
      RUNS,
    ));
  test('a wheel keeps one front corner and turns by as much as it says', () =>
    fc.assert(
      fc.property(anyBase, fc.double({ min: -90, max: 90, noNaN: true }), quarters, (base, degrees, times) => {
        fc.pre(Math.abs(degrees) > 1e-3);
        const wheel = wheeled(base, degrees);
        const side = degrees > 0 ? base.halfWidth : -base.halfWidth;
        const stays = (b: Base) => pointOf(b, b.halfDepth, side);
        expect(distance(stays(wheel), stays(base))).toBeCloseTo(0, NEAR);
        expect(turnFrom(base.facing, wheel.facing)).toBeCloseTo(degrees, NEAR);
        expectSame(wheeled(moved(base, times), degrees), moved(wheel, times));
      }),
    ));
  test('what is carried keeps its place in what carries it', () =>
    fc.assert(
      fc.property(anyBase, anyBase, anyBase, (member, before, after) => {
        const now = carried(member, before, after);
        expect(aheadOf(after, now.x, now.y)).toBeCloseTo(aheadOf(before, member.x, member.y), NEAR);
        expect(rightOf(after, now.x, now.y)).toBeCloseTo(rightOf(before, member.x, member.y), NEAR);
        expectSame(carried(now, after, before), member);
      }),
    ));
  test('lined up, it is square on and still touches', () =>
    fc.assert(
      fc.property(anyBase, anyBase, (base, other) => {
        fc.pre(separation(base, other) > 0.01);
        const mover = facedTo(base, base.facing + turnToFace(base, other.x, other.y));
        const met = advanced(mover, wayTo(mover, mover.forwardX, mover.forwardY, other));
        const { base: flush, turn } = linedUp(met, other);
        expect(isSquareOn(flush, other, 0)).toBe(true);
        expect(Math.abs(turnFrom(met.facing, flush.facing) - turn) % 360).toBeCloseTo(0, 6);
        expect(flush).toMatchObject({ halfWidth: base.halfWidth, halfDepth: base.halfDepth });
      }),
      RUNS,
    ));
});

test('the nearest of several are no farther than any other', () =>
  fc.assert(
    fc.property(anyBase, fc.array(anyBase, { minLength: 1, maxLength: 6 }), (base, others) => {
      const nearest = nearestTo(base, others, o => o);
      expect(nearest.length).toBeGreaterThan(0);
      for (const found of nearest)
        for (const other of others)
          expect(distanceBetween(base, found)).toBeLessThanOrEqual(distanceBetween(base, other) + 2e-6);
    }),
  ));

describe('oriented bases and footprints are one geometry', () => {
  /** Positions and sizes in tenths of a millimetre, facings in tenths of a degree. */
  const stand = fc.record({
    x: fc.integer({ min: 0, max: 3000 }),
    y: fc.integer({ min: 0, max: 3000 }),
    facing: fc.integer({ min: 0, max: 3599 }),
    width: fc.integer({ min: 100, max: 800 }),
    depth: fc.integer({ min: 100, max: 800 }),
  });
  /** What four rounded corners and a table of five digits may be off. */
  const ROUNDING = 2.5;
  test('they measure the same gaps, up to the rounding of corners', () =>
    fc.assert(
      fc.property(stand, stand, (a, b) => {
        const [p, q] = [a, b].map(s => footprint(s, s.width, s.depth)) as [Point[], Point[]];
        const [r, s] = [a, b].map(t => baseAt({ ...t, facing: t.facing / 10 }, t.width, t.depth)) as [Base, Base];
        expect(Math.abs(gap(p, q) - distanceBetween(r, s))).toBeLessThan(ROUNDING);
        if (separation(r, s) < -ROUNDING) expect(overlaps(p, q)).toBe(true);
        if (separation(r, s) > ROUNDING) expect(overlaps(p, q)).toBe(false);
      }),
      { numRuns: 1000 },
    ));
});
