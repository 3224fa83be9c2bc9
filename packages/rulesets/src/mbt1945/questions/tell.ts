import { count, tellingOf, told } from '../../common/book/result-words.js';
import { sharedTellers } from '../../common/mbt/questions/tell.js';
import type { Code, Status } from '../pieces.js';
import { WORDS } from '../words.js';

const harmOfCode = (code: Code): number => WORDS.STATUSES[code === '-' ? 'steady' : (code as Status)]!.harm;
const causes = (n: number): string => count(n, 'cause');

/** Every question's result in a sentence, and how good it is for the one who asks. */
export const tell = tellingOf({
  ...sharedTellers(WORDS),
  disadvantage: (r: { type: string; owner: number; target: number }) =>
    told(`${r.type}: ${causes(r.owner)} against the engaging stand, ${r.target} against the target`),
  'results-table': (r: { rps: string; owner: Code; target: Code }) =>
    told(`${r.rps}: ${r.owner} to the owner, ${r.target} to the target`, harmOfCode(r.target) - harmOfCode(r.owner)),
});
