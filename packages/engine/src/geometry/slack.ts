/**
 * Comparisons of measures that are no integers. Whatever lies within a millionth of a limit counts as equal to it, so that an answer
 * hangs on nothing that a sum of doubles may have lost. Measures and limits are in one unit, of the size of a base.
 */
export const SLACK = 1e-6;

export const atMost = (measure: number, limit: number): boolean => measure <= limit + SLACK;
export const moreThan = (measure: number, limit: number): boolean => measure > limit + SLACK;
export const lessThan = (measure: number, limit: number): boolean => measure < limit - SLACK;
