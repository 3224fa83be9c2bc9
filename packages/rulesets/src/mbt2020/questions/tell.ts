import { count, tellingOf, told } from '../../common/book/result-words.js';
import { sharedTellers } from '../../common/mbt/questions/tell.js';
import type { Code } from '../pieces.js';
import { harmOfCode } from '../rules/harm.js';
import { WORDS } from '../words.js';

const columns = (shift: number): string =>
  shift === 0 ? 'GREEN column' : `${count(Math.abs(shift), 'column')} to the ${shift > 0 ? 'right' : 'left'}`;

/** Every question's result in a sentence, and how good it is for the one who asks. */
export const tell = tellingOf({
  ...sharedTellers(WORDS),
  'tactical-factors': (r: { shift: number; column: number; factors: readonly unknown[] }) =>
    told(`${columns(r.column)}: ${count(r.factors.length, 'factor')}, ${r.shift > 0 ? '+' : ''}${r.shift} in all`),
  'results-table': (r: { rps: string; owner: Code; target: Code }) =>
    told(`${r.rps}: ${r.owner} to the owner, ${r.target} to the target`, harmOfCode(r.target) - harmOfCode(r.owner)),
});
