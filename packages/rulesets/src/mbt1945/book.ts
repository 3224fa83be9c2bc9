import { defaultOptions } from '@umpire/engine';
import { joined } from '../common/book/parts.js';
import { mbt } from '../common/mbt/mbt.js';
import { LIKELY } from './advice/likely.js';
import { ownCandidates, ownOrders, someOwnOrder } from './advice/own-orders.js';
import { STAKES } from './advice/stakes.js';
import { exposed } from './face/exposed.js';
import { FLAGS } from './face/flags.js';
import { GLOSSARY } from './face/glossary.js';
import { LANDSCAPES } from './face/landscapes.js';
import { symbolOf } from './face/symbols.js';
import { SEGMENT_WORDS } from './face/words.js';
import { worn } from './face/worn.js';
import { OPTIONS } from './options.js';
import { GRADE_WORDS, MODE_WORDS, plainName } from './plain-words.js';
import { airSchedule, attackBar, casComesBack, isKeptBack, lingers } from './rules/air.js';
import { arcLimits, arcSeen } from './rules/arcs.js';
import { bandOf, countsOf, readyEngagement, strike, weightOf, weightWords } from './rules/combat.js';
import { tableOf } from './rules/drawn-table.js';
import { backFrom, losesTheBlocked, recovered } from './rules/morale.js';
import { mineResult } from './rules/optional.js';
import { roundEnds } from './rules/round-end.js';
import {
  armyLimits,
  armyReasons,
  askedGroups,
  groupLimits,
  groupReasons,
  LOSS_KINDS,
  LOSS_NAMES,
  LOSS_WORDS,
  losesByArmy,
  recovers,
  tally,
  victoryOf,
} from './rules/victory.js';
import { RULES } from './rules.js';
import { PLACES } from './scenarios/places.js';
import { STORIES } from './scenarios/stories.js';
import { SAMPLE_GROUPS } from './tables/groups.js';
import { NATIONS } from './tables/nations.js';
import { GOOD_STYLES, MOVE_RANKS, STYLE_IN_USE, STYLE_NATIONS, STYLES } from './tables/styles.js';
import { FLIGHT } from './verbs/flights.js';
import { ownVerbs, secretVerbs } from './verbs/own.js';

/** What this book hands to the parts that the family shares: its combat, results and victory; rules and ground included. */
export const OWN = joined(RULES, {
  army: { NATIONS, SAMPLE_GROUPS, STYLES, STYLE_NATIONS, STYLE_IN_USE, GOOD_STYLES },
  bots: { MOVE_RANKS, LIKELY, stakes: STAKES, ownCandidates, ownOrders, someOwnOrder },
  face: {
    LANDSCAPES,
    PERIOD: 'mid-century' as const,
    FLAGS,
    PLACES,
    SEGMENT_WORDS,
    symbolOf,
    plainName,
    exposed,
    worn,
    STORIES,
    MODE_WORDS,
    GRADE_WORDS,
    GLOSSARY,
  },
  engaging: {
    weightOf,
    weightWords,
    tableOf,
    countsOf,
    bandOf,
    readyEngagement,
    strike,
    recovered,
    recovers,
    arcLimits,
    arcSeen,
    mineResult,
  },
  moving: { backFrom, losesTheBlocked },
  air: { FLIGHT, airSchedule, attackBar, casComesBack, lingers, isKeptBack },
  turns: { roundEnds },
  verbs: { ownVerbs, secretVerbs },
  ending: {
    LOSS_KINDS,
    LOSS_NAMES,
    LOSS_WORDS,
    LOSSES_AS: 'numbers' as const,
    tally,
    groupReasons,
    armyReasons,
    groupLimits,
    armyLimits,
    losesByArmy,
    USUAL: defaultOptions(OPTIONS),
    askedGroups,
    victoryOf,
  },
});

/** Everything that is played and shown. */
export const BOOK = mbt(OWN);
