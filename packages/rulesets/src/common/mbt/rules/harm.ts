import type { Outcome } from '../book/engagements.js';
import type { Status } from '../pieces.js';
import type { Words } from '../words.js';

/** What befell a stand, and what it is since. */
type Struck = Pick<Outcome, 'code' | 'state'>;

/** Whether a result leaves a stand as it was: it is so already, and has not to go once more for it. */
export const leavesAsItWas = ({ STATUSES }: Words, { code, state }: Struck, was: Status | undefined): boolean =>
  state === was && STATUSES[state]!.goesFor !== code;

/** What it is called, and whether it stays so or is so again. */
export function stateInWords(words: Words, outcome: Struck, was: Status | undefined, as: 'told' | 'brief'): string {
  const said = words.STATUSES[outcome.state]![as];
  if (leavesAsItWas(words, outcome, was)) return `stays ${said}`;
  return outcome.state === was ? `${said} again` : said;
}

/** How bad a result is for the stand that suffers it, from 0 to 1: what a sentence about it is coloured by. `was`: how it fared before; to stay so is no harm. */
export const harmOf = (words: Words, outcome: Struck, was?: Status): number =>
  outcome.code === words.UNHARMED || leavesAsItWas(words, outcome, was) ? 0 : words.STATUSES[outcome.state]!.harm;
