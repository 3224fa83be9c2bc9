import { forbid, type Refusal, table } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type * as family from '../../common/mbt/book/flights.js';
import { timetable } from '../../common/mbt/rules/flights.js';
import type { Nature, State } from '../nature.js';
import { ruling } from '../options.js';
import type { Status } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';

export interface FlightFacts extends family.FlightFacts {
  readonly stand: Pick<Nature, 'subClass' | 'class' | 'posture' | 'mode' | 'helicopter'>;
}

/** MBT20-R-156: which state keeps a flight from being sent back. */
export const isKeptBack = (status: Status): boolean => status === 'pinned';

/** MBT20-R-50: does CAS that has left come again? */
export const casComesBack = ruling('MBT20-R-50', { 'may-return': true, permanent: false });

/** Turns after the first on which a flight stays: fighters and ECM after entry, lingering CAS after its first attack. */
// biome-ignore format: the rule beside its figure
const STAY = table('mbt2020/STAY', {
  onStation: 1, // MBT20-TRN-07, MBT20-R-49: the turn of entry and the next
  lingering: 2, // MBT20-TRN-16
});

/** MBT20-TRN-15, MBT20-TRN-16: of CAS that has engaged AIR+ and helicopters may remain, all others leave. */
export const lingers = ({ subClass, helicopter }: FlightFacts['stand']): boolean => subClass === 'AIR+' || helicopter;

// biome-ignore format: one line a rule
const CITED = {
  enters:     citation('MBT20-TRN-06', `ASF and ECM may come on, to within ${DISTANCES.airEntry}" of their own edge`),
  station:    citation('MBT20-TRN-07', 'ASF and ECM stay for two turns and leave for good'),
  fixed:      citation('MBT20-TRN-08', 'once placed they do not move'),
  approaches: citation('MBT20-TRN-12', 'CAS may come on, at its own edge'),
  waits:      citation('MBT20-TRN-13', 'CAS stays at the edge for one turn'),
  attacks:    citation('MBT20-TRN-14', 'in a later turn CAS may move up and engage'),
  leaves:     citation('MBT20-TRN-15', 'after its engagement CAS of AIR- and AIRn leaves'),
  remains:    citation('MBT20-TRN-16', 'AIR+ and helicopters may remain for two further turns'),
};

/** MBT20-TRN-06 to MBT20-TRN-08, MBT20-TRN-12 to MBT20-TRN-16. */
export const { airSchedule, airReasons } = timetable<FlightFacts>({
  stay: STAY,
  isOnStation: ({ posture }) => posture !== 'CAS',
  lingers,
  // MBT20-R-52
  keepsPlace: ({ stand }, as) => as === 'lingering' && stand.helicopter && stand.mode === 'STATIC',
  comesBack: (_, options) => casComesBack(options),
  cited: CITED,
});

/** MBT20-TF-13. */
export const givesCover = ({ posture }: Nature): boolean => posture === 'ECM';

const BEFORE_ECM = forbid('MBT20-TRN-10', 'ASF engages before ECM does');
/** MBT20-TRN-10. */
export const turnBar = ({ posture }: Nature, { ecmEngaged }: State): Refusal | undefined =>
  posture === 'ASF' && ecmEngaged ? BEFORE_ECM : undefined;
