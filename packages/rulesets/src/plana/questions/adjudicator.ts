import type { Adjudicator } from '../../common/book/form.js';
import { OPTIONS } from '../options.js';
import { ALSO } from './also.js';
import { EXAMPLES, GROUPS } from './examples.js';
import { QUESTIONS } from './index.js';
import { LABELS } from './labels.js';
import { tell } from './tell.js';

/** The questions of the book as forms show them. */
export const ADJUDICATOR: Adjudicator = {
  id: 'plana',
  title: 'Plan A',
  options: OPTIONS,
  questions: QUESTIONS,
  groups: GROUPS,
  labels: LABELS,
  examples: EXAMPLES,
  also: ALSO,
  tell,
};
