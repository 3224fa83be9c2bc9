import { within } from '../book/limits.js';
import type { GroundBook } from './book.js';

export function contact(book: GroundBook) {
  const { DISTANCES } = book;

  /** bases touch. */
  const inContact = (gap: number): boolean => within(gap, DISTANCES.contact);

  return { inContact };
}
