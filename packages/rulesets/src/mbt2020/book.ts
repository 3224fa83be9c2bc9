import { joined } from '../common/book/parts.js';
import { mbt } from '../common/mbt/mbt.js';
import { LIKELY } from './advice/likely.js';
import { STAKES } from './advice/stakes.js';
import { symbolOf } from './face/symbols.js';
import { SEGMENT_WORDS } from './face/words.js';
import { airSchedule, casComesBack, givesCover, isKeptBack, lingers, turnBar } from './rules/air.js';
import { arcLimits, arcSeen } from './rules/arcs.js';
import {
  columnOf,
  eligibility,
  lineOf,
  longestRange,
  ownerRefusal,
  readyEngagement,
  strike,
  weightOf,
  weightWords,
} from './rules/combat.js';
import { losesTheBlocked, recovered } from './rules/morale.js';
import { engineerNeeds, mineResult, obstacleUnused } from './rules/optional.js';
import { armyReasons, groupReasons, LOSS_KINDS, tally, victoryOf } from './rules/victory.js';
import { RULES } from './rules.js';
import { GOOD_STYLES, MOVE_RANKS, NATIONS, SAMPLE_GROUPS, STYLES } from './tables/armies.js';
import { engagerOf, LINES_OF } from './tables/eligibility.js';
import { ownOrders, ownVerbs, secretVerbs } from './verbs/own.js';

/** What this book hands to the parts that the family shares: its combat, results and victory; rules and ground included. */
export const OWN = joined(RULES, {
  NATIONS,
  SAMPLE_GROUPS,
  STYLES,
  GOOD_STYLES,
  MOVE_RANKS,
  SEGMENT_WORDS,
  LIKELY,
  stakes: STAKES,
  symbolOf,
  LINES_OF,
  engagerOf,
  lineOf,
  longestRange,
  ownerRefusal,
  eligibility,
  weightOf,
  weightWords,
  bandOf: columnOf,
  turnBar,
  readyEngagement,
  strike,
  losesTheBlocked,
  recovered,
  arcLimits,
  arcSeen,
  airSchedule,
  casComesBack,
  lingers,
  isKeptBack,
  givesCover,
  ownVerbs,
  secretVerbs,
  ownOrders,
  mineResult,
  obstacleUnused,
  engineerNeeds,
  LOSS_KINDS,
  tally,
  groupReasons,
  armyReasons,
  victoryOf,
});

/** Everything that is played, shown and advised. */
export const BOOK = mbt(OWN);
