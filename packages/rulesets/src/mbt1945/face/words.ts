import { said } from '../../common/book/lines.js';
import type { RuleFor } from '../../common/mbt/book/words.js';

/** MBT45-TRN-06 to MBT45-TRN-24: the six segments of a round. */
// biome-ignore format: a segment a line
export const SEGMENT_WORDS = [
  { name: 'Fighters',     rule: 'MBT45-TRN-06', text: 'ASF comes on and engages' },
  { name: 'CAS',          rule: 'MBT45-TRN-12', text: 'CAS comes on, or attacks' },
  { name: 'Counter-btry', rule: 'MBT45-TRN-17', text: 'counter-battery fire on batteries that fired' },
  { name: 'AA',           rule: 'MBT45-TRN-18', text: 'AAA and PDA engage aircraft' },
  { name: 'Off-table',    rule: 'MBT45-TRN-20', text: 'off-table batteries may fire, lay smoke or light' },
  { name: 'Battle group', rule: 'MBT45-TRN-22', text: 'one Battle Group moves; stands in reach engage' },
] as const;

/** Where this book says what its sister says elsewhere. */
export const RULE_FOR: RuleFor = {
  lost: 'MBT45-RES-43',
  fallsBack: 'MBT45-RES-45',
  statuses: 'MBT45-RES-42',
  fragileEngages: 'MBT45-VIC-13',
  fragileMoves: 'MBT45-VIC-14',
  defeat: 'MBT45-VIC-15',
  bghqStays: 'MBT45-ORG-08',
};

/** Of flights that attack from where they are. */
export const STAYS_IN_PLACE = said('MBT45-R-128', 'a Pinned flight stays where it is');

/** What this book calls what happens in both. */
export const SAYINGS = {
  lost: 'Broken: removed from play',
  drivenOff: 'a Shaken AIRCRAFT leaves and does not return',
  fallsBack: 'a Shaken stand falls back two base depths to its rear',
  noRoomBack: 'it could not fall back as far as it had to',
  overTheEdge: 'falling back it left the table',
  firstFlights: 'only ASF comes on in segment 1',
  fixed: 'a STATIC stand makes no move but to fall back',
  inDoubt: 'causes of the target: a blank near it may be INFANTRY',
};
