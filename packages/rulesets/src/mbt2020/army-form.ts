import { joined } from '../common/book/parts.js';
import { armyForm } from '../common/mbt/army-form/army-form.js';
import { RULES } from './rules.js';
import { NATIONS, REGIONS, SAMPLE_GROUPS } from './tables/armies.js';
import { engagerOf, LINES_OF } from './tables/eligibility.js';
import { POSTURE_WORDS, SUB_CLASS_WORDS } from './words.js';

/** What the form is made of. */
export const FORM_BOOK = joined(RULES, {
  LINES_OF,
  NATIONS,
  POSTURE_WORDS,
  REGIONS,
  SAMPLE_GROUPS,
  SUB_CLASS_WORDS,
  engagerOf,
});

/** MBT20-ORG-01 to MBT20-ORG-04, MBT20-FAN-01 to MBT20-FAN-04: an army of a player's own. */
export const ARMY_FORM = armyForm(FORM_BOOK);
