import { within } from '../limits.js';
import type { GroundBook } from './book.js';

export { beyond, closerThan, within } from '../limits.js';

export type Limits = ReturnType<typeof limits>;

export function limits(book: GroundBook) {
  const { DISTANCES } = book;

  /** bases touch. */
  const inContact = (gap: number): boolean => within(gap, DISTANCES.contact);

  return { inContact };
}
