import { DISTANCES } from './tables/distances.js';

/**
 * Every comparison of a measure with a limit of the book, in inches. MBT20-R-16: «within X» includes X, «closer than X»
 * does not; what is within a millionth of a limit counts as equal to it.
 */
const SLACK = 1e-6;

export const within = (measure: number, limit: number): boolean => measure <= limit + SLACK;
export const beyond = (measure: number, limit: number): boolean => measure > limit + SLACK;
export const closerThan = (measure: number, limit: number): boolean => measure < limit - SLACK;

/** MBT20-R-17: bases touch. */
export const inContact = (gap: number): boolean => within(gap, DISTANCES.contact);
