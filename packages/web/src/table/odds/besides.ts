import type { Citation, ResultTable } from '@umpire/engine';

/** The reasons that are not shifts of the table: those stand with it. */
export const besides = (because: readonly Citation[], table: ResultTable | undefined): readonly Citation[] => {
  const shown = new Set(table?.shifts?.map(({ rule }) => rule));
  return because.filter(({ rule }) => !shown.has(rule));
};
