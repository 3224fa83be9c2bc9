import type { Options } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { CitedLine } from '../book/engagements.js';
import type { RulesBook } from '../book.js';
import type { StandFacts } from '../pieces.js';

export type LinesInUse = Gift<'engaging', typeof linesInUse>;

/** The lines by which a stand engages at all, for those who are told what it can do: a ruling may leave a printed one idle. */
export function linesInUse(book: RulesBook) {
  const { LINES_OF, engagerOf } = book.engaging;

  const linesFor = (by: StandFacts, options: Options): readonly CitedLine[] =>
    (LINES_OF[engagerOf(by)] ?? []).filter(({ used }) => used?.(options) ?? true);

  return { linesFor };
}
