/** IGR-GEO-04: every comparison of a measure with a limit of the book, in W, cm or degrees. */
export { beyond, closerThan, SLACK, within } from '../common/book/limits.js';

/** What a decimal may have lost on its way: far below the last place that is told. */
const LOST = 1e-6;

/** IGR-GEO-05: four decimals, half away from zero. */
export function rounded(value: number): number {
  const up = Math.floor(Math.abs(value) * 10_000 + 0.5 + LOST) / 10_000;
  return value < 0 ? -up + 0 : up;
}

/** IGR-GEO-05: a facing as it is told, 0 ≤ facing < 360. */
export function roundedFacing(degrees: number): number {
  const told = rounded(degrees);
  return told >= 360 ? told - 360 : told;
}
