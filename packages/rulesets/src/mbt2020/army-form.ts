import { joined } from '../common/book/parts.js';
import { armyForm } from '../common/mbt/army-form/army-form.js';
import type { LineFlag, PlainWords } from '../common/mbt/army-form/book.js';
import { symbolOf } from './face/symbols.js';
import { OPTIONS } from './options.js';
import { CLASS_WORDS, MODE_WORDS, POSTURE_WORDS, SUB_CLASS_WORDS } from './plain-words.js';
import { RULES } from './rules.js';
import { NATIONS, REGIONS, SAMPLE_GROUPS, STYLES } from './tables/armies.js';

const WORDS: PlainWords = {
  CLASSES: CLASS_WORDS,
  SUB_CLASSES: SUB_CLASS_WORDS,
  POSTURES: POSTURE_WORDS,
  MODES: MODE_WORDS,
};

/** MBT20-R-53. */
const HELICOPTER: LineFlag = {
  name: 'helicopter',
  label: 'Helicopter',
  word: 'helicopter',
  applies: RULES.words.isFlight,
};

/** MBT20-ORG-01 to MBT20-ORG-04, MBT20-FAN-01 to MBT20-FAN-04: an army of a player's own. */
export const ARMY_FORM = armyForm(
  joined(RULES, {
    army: { NATIONS, SAMPLE_GROUPS, STYLES },
    form: { OPTIONS, REGIONS, WORDS, OWN_FLAGS: [HELICOPTER], symbolOf },
  }),
);
