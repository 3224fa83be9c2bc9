import { within } from '../common/book/limits.js';
import { DISTANCES } from './tables/distances.js';

/** MBT20-R-16: every comparison of a measure with a limit of the book, in inches. */
export { beyond, closerThan, within } from '../common/book/limits.js';

/** MBT20-R-17: bases touch. */
export const inContact = (gap: number): boolean => within(gap, DISTANCES.contact);
