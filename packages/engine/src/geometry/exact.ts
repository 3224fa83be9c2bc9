/**
 * Comparisons that are right to the last unit, although squares of cross products leave the range of exact doubles.
 */

/** 2^27 + 1: multiplying by it splits a double into two halves whose products are exact (Dekker). */
const SPLITTER = 134217729;

/** What the rounded product lacks of a·b, exactly. */
function lostBy(product: number, a: number, b: number): number {
  const aSplit = SPLITTER * a;
  const aHigh = aSplit - (aSplit - a);
  const aLow = a - aHigh;
  const bSplit = SPLITTER * b;
  const bHigh = bSplit - (bSplit - b);
  const bLow = b - bHigh;
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}

/**
 * The sign of a·b - c·d, exactly, for any doubles of moderate size. Rounding keeps order, so two products that differ
 * after rounding differ the same way before it; only where they agree does the lost part decide.
 */
export function compareProducts(a: number, b: number, c: number, d: number): -1 | 0 | 1 {
  const left = a * b;
  const right = c * d;
  if (left !== right) return left < right ? -1 : 1;
  const leftRest = lostBy(left, a, b);
  const rightRest = lostBy(right, c, d);
  return leftRest === rightRest ? 0 : leftRest < rightRest ? -1 : 1;
}
