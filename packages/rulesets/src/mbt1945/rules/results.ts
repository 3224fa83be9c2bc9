import type { Citation, Options, Rps } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { EngagementType } from '../../common/mbt/pieces.js';
import type { Code } from '../pieces.js';
import { type Counts, RESULTS, type ResultLine } from '../tables/results.js';

export interface ResultCodes {
  readonly owner: Code;
  readonly target: Code;
  readonly because: readonly Citation[];
}

/** The one line that replaces the others, or what the hand alone gives (MBT45-R-109). */
function codeFor(to: ResultLine['to'], lines: readonly ResultLine[]): Code {
  const own = lines.filter(line => line.to === to);
  const instead = own.filter(line => line.instead);
  return (instead.length === 1 ? instead[0] : own.find(line => !line.instead))?.code ?? '-';
}

/** MBT45-RES-31 to MBT45-RES-41: what a hand and two counts give to the owning and to the opposing stand. */
export function resultCodes(type: EngagementType, counts: Counts, hand: Rps, options: Options): ResultCodes {
  const lines = RESULTS.filter(line => line.type === type && line.hand === hand && line.when(counts, options));
  const because = lines.map(({ rule, text, code }) => citation(rule, text, code));
  return { owner: codeFor('owner', lines), target: codeFor('target', lines), because };
}
