import { joined } from '../common/book/parts.js';
import { mbtRules } from '../common/mbt/rules.js';
import { GROUND } from './ground.js';
import { bannedByWeather, deploys, fragileBinds, isInfantry, namesBlanks, supportIsFree } from './rules/readings.js';
import { TROOP_GRADING } from './tables/armies.js';
import { DISTANCES } from './tables/distances.js';
import { allowanceRow } from './tables/movement.js';
import { HELICOPTER_MODES, SEGMENTS, STAND_BARS, TERMS } from './tables/stand.js';

/** The rules that this book shares with its sister, with its own ids and data; ground included. */
export const RULES = mbtRules(
  joined(GROUND, {
    DISTANCES,
    STAND_BARS,
    TERMS,
    SEGMENTS,
    HELICOPTER_MODES,
    TROOP_GRADING,
    allowanceRow,
    deploys,
    fragileBinds,
    isInfantry,
    namesBlanks,
    supportIsFree,
    bannedByWeather,
  }),
);
