import { said } from '../../common/book/lines.js';
import type { RuleFor } from '../../common/mbt/book/words.js';

/** MBT20-TRN-06 to MBT20-TRN-24: the six segments of a round. */
// biome-ignore format: a segment a line
export const SEGMENT_WORDS = [
  { name: 'Fighters',        rule: 'MBT20-TRN-06', text: 'fighters and jammers (ASF, ECM) come on and engage' },
  { name: 'Ground attack',   rule: 'MBT20-TRN-12', text: 'ground attack aircraft (CAS) come on, or attack' },
  { name: 'Counter-battery', rule: 'MBT20-TRN-17', text: 'counter-battery guns (CBA) fire at batteries that fired' },
  { name: 'Anti-aircraft',   rule: 'MBT20-TRN-18', text: 'anti-aircraft (ADA, PDA) engages aircraft' },
  { name: 'Artillery',       rule: 'MBT20-TRN-20', text: 'batteries off the table (OTF) may fire, lay smoke or light' },
  { name: 'Battle group',    rule: 'MBT20-TRN-22', text: 'one Battle Group moves; stands in reach engage' },
] as const;

/** Where this book says what its sister says elsewhere. */
export const RULE_FOR: RuleFor = {
  lost: 'MBT20-RES-11',
  fallsBack: 'MBT20-RES-19',
  statuses: 'MBT20-RES-16',
  fragileEngages: 'MBT20-R-61',
  fragileMoves: 'MBT20-R-61',
  defeat: 'MBT20-R-62',
  bghqStays: 'MBT20-ORG-07',
};

/** Of flights that attack from where they are. */
export const STAYS_IN_PLACE = said('MBT20-R-52', 'a STATIC helicopter attacks from where it is');

/** What this book calls what happens in both. */
export const SAYINGS = {
  lost: 'Neutralised: removed from play',
  drivenOff: 'AIRCRAFT that is driven back leaves and does not return',
  fallsBack: 'a stand that is driven back falls back straight towards its base edge',
  noRoomBack: 'it could not make its whole repulse move',
  overTheEdge: 'its repulse move took it over its base edge',
  firstFlights: 'only ASF and ECM come on in segment 1',
  fixed: 'a STATIC stand makes no move but repulse moves',
  inDoubt: 'columns right of GREEN: a blank near the target may be INFANTRY',
};
