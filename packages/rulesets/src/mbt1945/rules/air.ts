import { forbid, type Refusal, table } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type * as family from '../../common/mbt/book/flights.js';
import { timetable } from '../../common/mbt/rules/flights.js';
import type { Nature } from '../nature.js';
import { ruling } from '../options.js';
import type { Kind, Status } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';

export interface FlightFacts extends family.FlightFacts {
  readonly stand: Kind;
  readonly state: Status;
}

/** MBT45-R-156, MBT45-R-128: which state keeps a flight where it is. */
export const isKeptBack = (status: Status): boolean => status === 'pinned';

/** MBT45-R-50: does CAS that has left come again? */
export const casComesBack = ruling('MBT45-R-50', { 'may-return': true, permanent: false });

/** Turns after the first on which a flight stays: fighters after entry, lingering CAS after its first attack. */
// biome-ignore format: the rule beside its figure
const STAY = table('mbt1945/STAY', {
  onStation: 1, // MBT45-TRN-07, MBT45-R-49: the turn of entry and the next
  lingering: 2, // MBT45-TRN-16
});

/** MBT45-TRN-15, MBT45-TRN-16: of CAS that has engaged AIR+ may remain, all others leave; HBR always does (MBT45-HSE-16). */
export const lingers = ({ subClass, posture }: Kind): boolean => subClass === 'AIR+' && posture === 'CAS';

// biome-ignore format: one line a rule
const CITED = {
  enters:     citation('MBT45-TRN-06', `ASF may come on, to within ${DISTANCES.airEntry}" of its own edge`),
  station:    citation('MBT45-TRN-07', 'ASF stays for two turns and leaves for good'),
  fixed:      citation('MBT45-TRN-08', 'once placed it does not move'),
  approaches: citation('MBT45-TRN-12', 'CAS may come on, at its own edge'),
  waits:      citation('MBT45-TRN-13', 'CAS stays at the edge for one turn'),
  attacks:    citation('MBT45-TRN-14', 'in a later turn CAS may move up and engage'),
  leaves:     citation('MBT45-TRN-15', 'after its engagement CAS of AIR- and AIRn leaves'),
  remains:    citation('MBT45-TRN-16', 'CAS of AIR+ may remain for two further turns'),
};

/** MBT45-TRN-06 to MBT45-TRN-08, MBT45-TRN-12 to MBT45-TRN-16. */
export const { airSchedule, airReasons } = timetable<FlightFacts>({
  stay: STAY,
  isOnStation: ({ posture }) => posture === 'ASF',
  lingers,
  keepsPlace: ({ state }) => isKeptBack(state),
  comesBack: ({ posture }, options) => posture === 'CAS' && casComesBack(options),
  cited: CITED,
});

const BOMBS = forbid('MBT45-HSE-16', 'heavy bombers bomb, they make no attack runs');
/** MBT45-HSE-16. */
export const attackBar = ({ posture }: Nature): Refusal | undefined => (posture === 'HBR' ? BOMBS : undefined);
