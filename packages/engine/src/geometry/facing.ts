/**
 * Facings: integers in tenths of a degree, clockwise from north (+y), 0 to 3599, for positions that are integers too. Their
 * sines are those of trig.ts, rounded once to a table of integers; the eight main directions are exactly symmetric.
 */
import { type Point, rounded, samePoint } from './point.js';
import { sineOf } from './trig.js';

/** A sine or cosine of 1. Small enough that a direction times two lengths is still an exact integer. */
export const SCALE = 65536;

/** A full turn, in tenths of a degree. */
export const FULL_TURN = 3600;

const HALF_TURN = FULL_TURN / 2;
const QUARTER_TURN = FULL_TURN / 4;
const EIGHTH_TURN = FULL_TURN / 8;

const PER_DEGREE = 10;

/** The table goes in half steps, so that a direction can be compared with the middle between two facings. */
const PER_STEP = 2;

/** Sines of 0° to 90°, times SCALE and rounded. */
const SINES: Int32Array = Int32Array.from({ length: QUARTER_TURN * PER_STEP + 1 }, (_, i) =>
  Math.round(sineOf(i / (PER_STEP * PER_DEGREE)) * SCALE),
);

/** Any whole number of tenths of a degree as a facing, 0 to 3599. */
export function normalFacing(tenths: number): number {
  const rest = tenths % FULL_TURN;
  return rest < 0 ? rest + FULL_TURN : rest + 0;
}

function halfStepSine(halfSteps: number): number {
  const quarter = QUARTER_TURN * PER_STEP;
  if (halfSteps > 2 * quarter) return -halfStepSine(halfSteps - 2 * quarter) + 0;
  return SINES[halfSteps > quarter ? 2 * quarter - halfSteps : halfSteps]!;
}

/** The sine of a facing, times SCALE: how far east a step of SCALE goes. */
export const sine = (facing: number): number => halfStepSine(normalFacing(facing) * PER_STEP);

/** The cosine of a facing, times SCALE: how far north a step of SCALE goes. */
export const cosine = (facing: number): number => sine(facing + QUARTER_TURN);

/** The direction of a facing, SCALE long. */
export const forward = (facing: number): Point => ({ x: sine(facing), y: cosine(facing) });

/** The direction of a facing, 1 long: for drawing. */
export const direction = (facing: number): Point => ({ x: sine(facing) / SCALE, y: cosine(facing) / SCALE });

/** The point `length` straight ahead, rounded. */
export const pointAhead = (from: Point, facing: number, length: number): Point =>
  pointAlong(from, forward(facing), length);

/** The same in a direction that is SCALE long: for whoever goes on and on in one. */
export const pointAlong = (from: Point, direction: Point, length: number): Point => ({
  x: rounded(from.x + (length * direction.x) / SCALE),
  y: rounded(from.y + (length * direction.y) / SCALE),
});

/** A facing after a turn, clockwise if positive. */
export const turned = (facing: number, by: number): number => normalFacing(facing + by);

/** The smallest turn from one facing to another: above -1800, at most 1800; clockwise is positive. */
export function turnBetween(from: number, to: number): number {
  const turn = normalFacing(to - from);
  return turn > HALF_TURN ? turn - FULL_TURN : turn;
}

/** The angle of (across, along) with 0 ≤ across ≤ along, along > 0: how many middles between facings it has passed. */
function octantFacing(across: number, along: number): number {
  let low = 0;
  let high = EIGHTH_TURN;
  while (low < high) {
    const middle = (low + high) >> 1;
    const border = middle * PER_STEP + 1;
    const passed = across * SINES[QUARTER_TURN * PER_STEP - border]! > along * SINES[border]!;
    if (passed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The facing nearest to a direction; exact for the eight main directions. The zero vector counts as north. */
export function facingOf(dx: number, dy: number): number {
  const east = Math.abs(dx);
  const north = Math.abs(dy);
  if (east === 0 && north === 0) return 0;
  const inQuarter = east <= north ? octantFacing(east, north) : QUARTER_TURN - octantFacing(north, east);
  const inHalf = dy < 0 ? HALF_TURN - inQuarter : inQuarter;
  return normalFacing(dx < 0 ? -inHalf : inHalf);
}

/** The way something faces after it has gone a path: along its last leg; as before if it stayed. */
export function facingAfter(from: Point & { readonly facing: number }, path: readonly Point[]): number {
  const points = [from, ...path];
  for (let i = points.length - 1; i > 0; i--) {
    const [before, after] = [points[i - 1]!, points[i]!];
    if (!samePoint(before, after)) return facingOf(after.x - before.x, after.y - before.y);
  }
  return from.facing;
}
