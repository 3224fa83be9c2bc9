import { joined } from '../common/book/parts.js';
import { armyForm } from '../common/mbt/army-form/army-form.js';
import type { PlainWords } from '../common/mbt/army-form/book.js';
import { symbolOf } from './face/symbols.js';
import { OPTIONS } from './options.js';
import { CLASS_WORDS, MODE_WORDS, POSTURE_WORDS, SUB_CLASS_WORDS } from './plain-words.js';
import { RULES } from './rules.js';
import { SAMPLE_GROUPS } from './tables/groups.js';
import { NATIONS, REGIONS } from './tables/nations.js';
import { STYLE_IN_USE, STYLE_NATIONS, STYLES } from './tables/styles.js';

const WORDS: PlainWords = {
  CLASSES: CLASS_WORDS,
  SUB_CLASSES: SUB_CLASS_WORDS,
  POSTURES: POSTURE_WORDS,
  MODES: MODE_WORDS,
};

/** MBT45-ORG-01 to MBT45-ORG-04, MBT45-FAN-01 to MBT45-FAN-04: an army of a player's own. */
export const ARMY_FORM = armyForm(
  joined(RULES, {
    army: { NATIONS, SAMPLE_GROUPS, STYLES, STYLE_NATIONS, STYLE_IN_USE },
    form: { OPTIONS, REGIONS, WORDS, OWN_FLAGS: [], symbolOf },
  }),
);
