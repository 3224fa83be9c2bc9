import type { Adjudicator } from '../../common/book/form.js';
import { listedArmies } from '../../common/mbt/questions/armies.js';
import { OPTIONS } from '../options.js';
import { POSTURE_WORDS, plainName, SUB_CLASS_WORDS } from '../plain-words.js';
import { RULES } from '../rules.js';
import { SCENARIOS } from '../scenarios/index.js';
import { SAMPLE_GROUPS } from '../tables/groups.js';
import { NATIONS } from '../tables/nations.js';
import { STYLE_NATIONS, STYLES } from '../tables/styles.js';
import { ALSO } from './also.js';
import { COUNTS } from './counts.js';
import { EXAMPLES, GROUPS } from './examples.js';
import { QUESTIONS } from './index.js';
import { LABELS } from './labels.js';
import { nicknamesOf } from './nicknames.js';
import { TABLES } from './tables.js';
import { tell } from './tell.js';

/** The questions of the book as forms show them. */
export const ADJUDICATOR: Adjudicator = {
  id: 'mbt1945',
  title: 'MBT 1945',
  options: OPTIONS,
  questions: QUESTIONS,
  groups: GROUPS,
  labels: LABELS,
  examples: EXAMPLES,
  also: ALSO,
  armies: () =>
    listedArmies({
      army: { NATIONS, SAMPLE_GROUPS, STYLES, STYLE_NATIONS },
      face: { plainName },
      words: { classOf: RULES.words.classOf, SUB_CLASSES: SUB_CLASS_WORDS, POSTURES: POSTURE_WORDS, nicknamesOf },
      scenarios: SCENARIOS,
    }),
  counts: COUNTS,
  tables: TABLES,
  tell,
};
