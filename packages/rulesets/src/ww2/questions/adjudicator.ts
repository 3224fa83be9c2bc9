import type { Adjudicator } from '../../common/book/form.js';
import { OPTIONS } from '../options.js';
import { ALSO } from './also.js';
import { listedArmies } from './armies.js';
import { COUNTS } from './counts.js';
import { EXAMPLES, GROUPS } from './examples.js';
import { QUESTIONS } from './index.js';
import { LABELS } from './labels.js';
import { tell } from './tell.js';

/** The questions of the book as forms show them. A settled ruling is no option here, not even by its first choice (7.1). */
export const ADJUDICATOR: Adjudicator = {
  id: 'ww2',
  title: 'World War 2',
  options: OPTIONS.filter(option => !option.settled),
  questions: QUESTIONS,
  groups: GROUPS,
  labels: LABELS,
  examples: EXAMPLES,
  also: ALSO,
  armies: listedArmies,
  counts: COUNTS,
  tell,
};
