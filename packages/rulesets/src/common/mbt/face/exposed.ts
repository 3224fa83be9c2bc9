import type { Citation, Options, Row } from '@umpire/engine';
import { citation } from '../../book/lines.js';

/** Which of these lines, for where it stands, are held against a stand. */
export const exposedBy =
  <StandFacts>(lines: readonly Row<StandFacts, string>[]) =>
  (stand: StandFacts, options: Options): readonly Citation[] =>
    lines.filter(({ when }) => when(stand, options)).map(({ rule, text, effect }) => citation(rule, text, effect));
