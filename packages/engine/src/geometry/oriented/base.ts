import type { Pose } from '../footprint.js';
import type { Point } from '../point.js';
import { bearingOf, cosineOf, normalAngle, sineOf, turnFrom } from '../trig.js';

/**
 * An oriented base: the rectangle of a stand, or of several that move as one. Doubles in whatever unit its book measures in;
 * the facing is in degrees, any fraction of them. Its direction is worked out once; everything else is sums and products of
 * these seven numbers, and allocates nothing.
 */
export interface Base extends Pose {
  /** The forward unit: (sine, cosine) of the facing. To the right is (forwardY, -forwardX). */
  readonly forwardX: number;
  readonly forwardY: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
}

/** A base by its numbers. Bases are made of numbers alone, never by spread: one shape for all of them, which is read and made fastest. */
export const baseOf = (x: number, y: number, facing: number, halfWidth: number, halfDepth: number): Base => ({
  x,
  y,
  facing,
  forwardX: sineOf(facing),
  forwardY: cosineOf(facing),
  halfWidth,
  halfDepth,
});
export const baseAt = ({ x, y, facing }: Pose, width: number, depth: number): Base =>
  baseOf(x, y, facing, width / 2, depth / 2);

/** The same base elsewhere, facing as it does. */
export const centredAt = (base: Base, x: number, y: number): Base => ({
  x,
  y,
  facing: base.facing,
  forwardX: base.forwardX,
  forwardY: base.forwardY,
  halfWidth: base.halfWidth,
  halfDepth: base.halfDepth,
});
export const shiftedBase = (base: Base, dx: number, dy: number): Base => centredAt(base, base.x + dx, base.y + dy);

/** The same base, but so wide and so deep. */
export const sizedTo = (base: Base, halfWidth: number, halfDepth: number): Base => ({
  x: base.x,
  y: base.y,
  facing: base.facing,
  forwardX: base.forwardX,
  forwardY: base.forwardY,
  halfWidth,
  halfDepth,
});

/** Straight ahead; straight back if the length is negative. */
export const advanced = (base: Base, length: number): Base =>
  shiftedBase(base, base.forwardX * length, base.forwardY * length);

/** The same base with another facing, turned about its centre. */
export const facedTo = (base: Base, facing: number): Base =>
  baseOf(base.x, base.y, normalAngle(facing), base.halfWidth, base.halfDepth);

/** A point so far ahead of the centre and so far to its right. */
export const pointOf = (base: Base, ahead: number, right: number): Point => ({
  x: base.x + base.forwardX * ahead + base.forwardY * right,
  y: base.y + base.forwardY * ahead - base.forwardX * right,
});

/** How far ahead of a base's centre a point lies (behind it: negative), and how far to its right. */
export const aheadOf = (base: Base, x: number, y: number): number =>
  (x - base.x) * base.forwardX + (y - base.y) * base.forwardY;
export const rightOf = (base: Base, x: number, y: number): number =>
  (x - base.x) * base.forwardY - (y - base.y) * base.forwardX;

/** Half of what a base measures along a unit direction. */
export const reachAlong = (base: Base, nx: number, ny: number): number =>
  Math.abs(nx * base.forwardX + ny * base.forwardY) * base.halfDepth +
  Math.abs(nx * base.forwardY - ny * base.forwardX) * base.halfWidth;

/** The turn, clockwise positive, that would face a point from the centre. */
export const turnToFace = (base: Base, x: number, y: number): number =>
  turnFrom(base.facing, bearingOf(x - base.x, y - base.y));
