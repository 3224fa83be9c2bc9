import { joined } from '../common/book/parts.js';
import { mbt } from '../common/mbt/mbt.js';
import { airSchedule, casComesBack, lingers } from './rules/air.js';
import { arcLimits, arcSeen } from './rules/arcs.js';
import {
  columnOf,
  eligibility,
  factorsOf,
  lineOf,
  longestRange,
  ownerRefusal,
  readyEngagement,
  shiftOf,
  strike,
} from './rules/combat.js';
import { losesTheBlocked, recovered } from './rules/morale.js';
import { engineerNeeds, mineResult, obstacleUnused } from './rules/optional.js';
import { armyReasons, groupReasons, victoryOf } from './rules/victory.js';
import { RULES } from './rules.js';
import { NATIONS, SAMPLE_GROUPS } from './tables/armies.js';
import { engagerOf, LINES_OF } from './tables/eligibility.js';

/** What this book hands to the parts that the family shares: its combat, results and victory; rules and ground included. */
export const OWN = joined(RULES, {
  NATIONS,
  SAMPLE_GROUPS,
  LINES_OF,
  engagerOf,
  lineOf,
  longestRange,
  ownerRefusal,
  eligibility,
  factorsOf,
  shiftOf,
  columnOf,
  readyEngagement,
  strike,
  losesTheBlocked,
  recovered,
  arcLimits,
  arcSeen,
  airSchedule,
  casComesBack,
  lingers,
  mineResult,
  obstacleUnused,
  engineerNeeds,
  groupReasons,
  armyReasons,
  victoryOf,
});

/** Everything that is played, shown and advised. */
export const BOOK = mbt(OWN);
