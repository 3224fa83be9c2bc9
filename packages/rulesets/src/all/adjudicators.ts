import type { Adjudicator } from '../common/book/form.js';
import { SHELF } from '../shelf.js';

/** Every book that answers questions, in the order of the shelf. */
export const ADJUDICATORS: readonly Adjudicator[] = await Promise.all(
  SHELF.flatMap(({ adjudicator }) => adjudicator?.() ?? []),
);
