import type { Options } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { CitedLine } from '../book/engagements.js';
import type { RulesBook } from '../book.js';
import type { StandFacts } from '../pieces.js';
import type { StandingFacts } from './stand-facts.js';

export type LinesInUse = Gift<'engaging', typeof linesInUse>;

/** The lines by which a stand engages at all, for those who are told what it can do: a ruling may leave a printed one idle. */
export function linesInUse(book: RulesBook & StandingFacts) {
  const { LINES_OF, engagerOf } = book.engaging;
  const { SAMPLE_FACTS, copyOfFacts } = book.shapes;
  const { MODES, POSTURES, SUB_CLASSES, classOf } = book.words;

  /** Whatever there may be to engage. */
  const TARGETS: readonly StandFacts[] = SUB_CLASSES.flatMap(subClass =>
    POSTURES.flatMap(posture =>
      MODES.map(mode => copyOfFacts({ ...SAMPLE_FACTS, subClass, class: classOf(subClass), posture, mode })),
    ),
  );

  const linesFor = (by: StandFacts, options: Options): readonly CitedLine[] =>
    (LINES_OF[engagerOf(by)] ?? []).filter(({ when }) => TARGETS.some(target => when(target, options)));

  return { linesFor };
}
