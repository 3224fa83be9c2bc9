import type { Label } from '../../common/book/form.js';
import { askedOf, sharedLabels } from '../../common/mbt/questions/labels.js';
import { GRADE_WORDS, MODE_WORDS, POSTURE_WORDS, SUB_CLASS_WORDS } from '../plain-words.js';
import { DISTANCES } from '../tables/distances.js';
import { WORDS } from '../words.js';

const CODE_NAMES = { '-': 'nothing', pinned: 'Pinned', shaken: 'Shaken', broken: 'Broken' };
/** MBT45-R-101: both names mean AAA. */
const POSTURES = { ...POSTURE_WORDS, ADA: `${POSTURE_WORDS.AAA} (AAA)` };

/** MBT45-DIS-04 is asked of both: who engages without it is the worse off. */
const SUPPORT: Label = {
  title: 'Nearest infantry of its own side',
  text: `A tank that engages tanks without any within ${DISTANCES.infantryNear} inches counts two causes`,
  unit: 'inches',
  none: 'none near',
  unset: 'none near',
  suits: askedOf(subClass => WORDS.isTank({ subClass })),
};

/** How the book's fields are called on a form; `form.test.ts` holds them against the schemas. */
// biome-ignore format: one line a field
export const LABELS: Readonly<Record<string, Label>> = {
  ...sharedLabels(WORDS, { GRADES: GRADE_WORDS, MODES: MODE_WORDS, POSTURES, SUB_CLASSES: SUB_CLASS_WORDS }),
  'owner.infantryWithin': SUPPORT,
  'target.infantryWithin': SUPPORT,
  altitude: { title: 'Altitude', text: 'Aircraft only', unset: 'MEDIUM; heavy bombers HIGH', suits: askedOf(subClass => WORDS.isFlight({ class: WORDS.classOf(subClass) }), 'first') },
  ownerDisadvantage:  { title: 'Causes of the engaging stand' },
  targetDisadvantage: { title: 'Causes of the target' },
  code:     { title: 'Result', names: CODE_NAMES },
  pinned:   { title: 'Pinned now' },
  shaken:   { title: 'Shaken now' },
  broken:   { title: 'Broken so far' },
};
