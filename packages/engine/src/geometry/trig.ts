/**
 * The one sine. Angles are degrees clockwise from north (+y), any fraction of them. With + - * / and square roots alone, so that
 * every JavaScript engine agrees to the last bit. Integer facings (facing.ts) take their table from here.
 */
const HALF_TURN = 180;
const FULL_TURN = 360;

export const radians = (degrees: number): number => (degrees * Math.PI) / HALF_TURN;

/** Any angle as 0 ≤ angle < 360. */
export function normalAngle(degrees: number): number {
  const rest = degrees % FULL_TURN;
  if (rest >= 0) return rest + 0;
  return rest + FULL_TURN === FULL_TURN ? 0 : rest + FULL_TURN;
}

/** The smallest turn from one direction to another: above -180, at most 180; clockwise is positive. */
export function turnFrom(from: number, to: number): number {
  const turn = normalAngle(to - from);
  return turn > HALF_TURN ? turn - FULL_TURN : turn;
}

/** Taylor's series; up to 45° ten terms exhaust a double. */
function series(first: number, power: number, x: number): number {
  let sum = 0;
  let term = first;
  for (let k = power; k < power + 20; k += 2) {
    sum += term;
    term *= -(x * x) / ((k + 1) * (k + 2));
  }
  return sum;
}

/** Those beyond 45° are cosines of the rest, so that sine and cosine agree at 45°. */
function firstHalf(degrees: number): number {
  const up = degrees > 90 ? HALF_TURN - degrees : degrees;
  return up <= 45 ? series(radians(up), 1, radians(up)) : series(1, 0, radians(90 - up));
}

/** Sines of all tenths of a degree: what a table with whole tenths asks for, again and again. */
const TENTHS = Float64Array.from({ length: 10 * HALF_TURN + 1 }, (_, i) => firstHalf(i / 10));

/** What a whole number of tenths may be off after additions: far below anything that can be meant. */
const NOISE = 1e-10;

function halfTurn(degrees: number): number {
  const tenths = Math.round(degrees * 10);
  return Math.abs(degrees * 10 - tenths) < NOISE ? TENTHS[tenths]! : firstHalf(degrees);
}

/** The sine of any number of degrees. */
export function sineOf(degrees: number): number {
  const turn = normalAngle(degrees);
  return turn >= HALF_TURN ? -halfTurn(turn - HALF_TURN) + 0 : halfTurn(turn);
}
export const cosineOf = (degrees: number): number => sineOf(degrees + 90);

/** The direction of (dx, dy), 0 ≤ angle < 360; the eight main ones are exact. The zero vector counts as north. */
export function bearingOf(dx: number, dy: number): number {
  const east = Math.abs(dx);
  const north = Math.abs(dy);
  if (east === 0 && north === 0) return 0;
  const inQuarter = east <= north ? octant(east / north) : 90 - octant(north / east);
  const inHalf = dy < 0 ? HALF_TURN - inQuarter : inQuarter;
  return normalAngle(dx < 0 ? -inHalf : inHalf);
}

/** The angle whose tangent is t, 0 to 1, in degrees: halved three times, then a series that ten terms exhaust. */
function octant(t: number): number {
  if (t === 0) return 0;
  if (t === 1) return 45;
  let x = t;
  for (let i = 0; i < HALVINGS; i++) x /= 1 + Math.sqrt(1 + x * x);
  let sum = 0;
  let power = x;
  for (let k = 1; k < 20; k += 2) {
    sum += power / k;
    power *= -(x * x);
  }
  return (sum * (1 << HALVINGS) * HALF_TURN) / Math.PI;
}
const HALVINGS = 3;
