import { joined } from '../common/book/parts.js';
import { mbtRules } from '../common/mbt/rules.js';
import { RULE_FOR, SAYINGS, STAYS_IN_PLACE } from './face/words.js';
import { GROUND } from './ground.js';
import { OWN_FIELDS } from './own-fields.js';
import { bannedByWeather, fragileBinds, isGuardAsked, isInfantry, namesBlanks } from './rules/readings.js';
import { ARC_BARS } from './tables/arcs.js';
import { TROOP_GRADING } from './tables/armies.js';
import { DISTANCES } from './tables/distances.js';
import { alsoCited, engagerOf, LINES_OF, NOTHING_ELSE } from './tables/eligibility.js';
import { allowanceRow, STATE_BARS } from './tables/movement.js';
import { NO_ENGINEERS, SEGMENTS, STAND_BARS, TERMS } from './tables/stand.js';
import { WORDS } from './words.js';

/** The rules that this book shares with its sister, with its own ids and data; ground included. */
export const RULES = mbtRules(
  joined(GROUND, {
    words: WORDS,
    ownFields: OWN_FIELDS,
    sayings: SAYINGS,
    DISTANCES,
    ruleFor: RULE_FOR,
    STAYS_IN_PLACE,
    engaging: {
      ARC_BARS,
      LINES_OF,
      NOTHING_ELSE,
      OWN_BARS_OF: {},
      PAIR_BARS_OF: {},
      alsoCited,
      bannedByWeather,
      bothCount: false,
      engagerOf,
      isGuardAsked,
      isInfantry,
      namesBlanks,
    },
    army: { STAND_BARS, TERMS, SEGMENTS, TROOP_GRADING },
    moving: { allowanceRow, STATE_BARS },
    ending: { fragileBinds },
    tasks: { NO_ENGINEERS },
  }),
);
