import { facingOf, normalFacing, type Point } from '@umpire/engine';

/** The facing from one point to another, clockwise from north. */
export const facingTo = (from: Point, to: Point): number => facingOf(to.x - from.x, to.y - from.y);

/** To the nearest multiple of so many tenths of a degree. */
export const snapped = (facing: number, step: number): number => normalFacing(Math.round(facing / step) * step);
