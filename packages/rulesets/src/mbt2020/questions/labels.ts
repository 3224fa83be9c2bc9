import type { Label } from '../../common/book/form.js';
import { saidAndPrinted, sharedLabels } from '../../common/mbt/questions/labels.js';
import { GRADE_WORDS, MODE_WORDS, POSTURE_WORDS, SUB_CLASS_WORDS } from '../plain-words.js';
import { WORDS } from '../words.js';

const { pinned, repulsed, neutralised } = saidAndPrinted(WORDS.STATUSES);
const CODE_NAMES = {
  '-': '- nothing',
  P: `P, ${pinned}`,
  R: `R, ${repulsed}`,
  N: `N, ${neutralised}`,
  D: 'D, lost (Destroyed)',
};

/** How the book's fields are called on a form; `form.test.ts` holds them against the schemas. */
// biome-ignore format: one line a field
export const LABELS: Readonly<Record<string, Label>> = {
  ...sharedLabels(WORDS, {
    GRADES: GRADE_WORDS,
    MODES: MODE_WORDS,
    POSTURES: POSTURE_WORDS,
    SUB_CLASSES: SUB_CLASS_WORDS,
  }),
  helicopter:  { title: 'Helicopter', text: 'Aircraft only', unset: 'no', rare: true },
  ecmWithin:   { title: 'Nearest own ECM stand', unit: 'inches', none: 'none near', unset: 'none near', rare: true },
  'results-table:column': { title: 'Columns to the right of GREEN', text: 'Below 0: to the left' },
  code:        { title: 'Result', names: CODE_NAMES },
  repulsed:    { title: 'Driven back so far (Repulsed)' },
  neutralised: { title: 'Lost so far (Neutralised)' },
};
