import { facingOf, normalFacing, type Point } from '@umpire/engine';

/** The facing from one point to another, clockwise from north. */
export const facingTo = (from: Point, to: Point): number => facingOf(to.x - from.x, to.y - from.y);

/** A facing that is no farther from another one than so many tenths of a degree. */
export function within(facing: number, from: number, most: number | undefined): number {
  const turn = ((normalFacing(facing - from) + 1800) % 3600) - 1800;
  return most === undefined || Math.abs(turn) <= most ? facing : normalFacing(from + Math.sign(turn) * most);
}

/** To the nearest multiple of so many tenths of a degree. */
export const snapped = (facing: number, step: number): number => normalFacing(Math.round(facing / step) * step);
