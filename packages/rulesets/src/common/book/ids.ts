import type { RuleId } from '@umpire/engine';

/** The ids of a book: shared rows and verbs write them short, and the book puts its prefix before them. */
export const idsOf =
  (prefix: string) =>
  (short: string): RuleId =>
    `${prefix}-${short}`;
