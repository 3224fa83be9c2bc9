import type { Adjudicator } from '../../common/book/form.js';
import { listedArmies } from '../../common/mbt/questions/armies.js';
import { OPTIONS } from '../options.js';
import { POSTURE_WORDS, plainName, SUB_CLASS_WORDS } from '../plain-words.js';
import { RULES } from '../rules.js';
import { SCENARIOS } from '../scenarios/index.js';
import { NATIONS, SAMPLE_GROUPS, STYLES } from '../tables/armies.js';
import { ALSO } from './also.js';
import { COUNTS } from './counts.js';
import { EXAMPLES, GROUPS } from './examples.js';
import { QUESTIONS } from './index.js';
import { LABELS } from './labels.js';
import { TABLES } from './tables.js';
import { tell } from './tell.js';

/** The questions of the book as forms show them. */
export const ADJUDICATOR: Adjudicator = {
  id: 'mbt2020',
  title: 'MBT 2020',
  options: OPTIONS,
  questions: QUESTIONS,
  groups: GROUPS,
  labels: LABELS,
  examples: EXAMPLES,
  also: ALSO,
  armies: () =>
    listedArmies({
      army: { NATIONS, SAMPLE_GROUPS, STYLES },
      face: { plainName },
      words: { classOf: RULES.words.classOf, SUB_CLASSES: SUB_CLASS_WORDS, POSTURES: POSTURE_WORDS },
      scenarios: SCENARIOS,
    }),
  counts: COUNTS,
  tables: TABLES,
  tell,
};
