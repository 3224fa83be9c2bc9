import type { kitOf } from '../../../../packages/rulesets/src/common/book/kit.js';
import type { RegisterEntry } from '../../../../packages/rulesets/src/common/book/register-entry.js';
import type { ground } from '../../../../packages/rulesets/src/common/ground/ground.js';

/** A book of the family as its questions answer, with what its tables are made of. */
export interface BookTried extends Pick<ReturnType<typeof kitOf>, 'told' | 'cited'> {
  /** Before the id of a rule. */
  readonly prefix: string;
  readonly ground: ReturnType<typeof ground>;
  readonly register: readonly RegisterEntry[];
  /** What its field engineers are called. */
  readonly engineer: string;
}
