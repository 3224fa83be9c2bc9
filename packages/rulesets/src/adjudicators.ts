import type { Adjudicator } from './common/book/form.js';
import { OPTIONS as GLORY_OPTIONS } from './glory/options.js';
import { EXAMPLES as GLORY_EXAMPLES, GROUPS as GLORY_GROUPS } from './glory/questions/examples.js';
import { QUESTIONS as GLORY_QUESTIONS } from './glory/questions/index.js';
import { LABELS as GLORY_LABELS } from './glory/questions/labels.js';
import { tell as gloryTell } from './glory/questions/tell.js';
import { OPTIONS } from './mbt2020/options.js';
import { EXAMPLES, GROUPS } from './mbt2020/questions/examples.js';
import { QUESTIONS } from './mbt2020/questions/index.js';
import { LABELS } from './mbt2020/questions/labels.js';
import { tell } from './mbt2020/questions/tell.js';

/** Every book that answers questions, in the order of the shelf: all a form needs, and nothing of play. */
export const ADJUDICATORS: readonly Adjudicator[] = [
  {
    id: 'mbt2020',
    title: 'MBT 2020',
    options: OPTIONS,
    questions: QUESTIONS,
    groups: GROUPS,
    labels: LABELS,
    examples: EXAMPLES,
    tell,
  },
  {
    id: 'glory',
    title: 'Into Glory Ride',
    options: GLORY_OPTIONS,
    questions: GLORY_QUESTIONS,
    groups: GLORY_GROUPS,
    labels: GLORY_LABELS,
    examples: GLORY_EXAMPLES,
    tell: gloryTell,
  },
];
