import { type Citation, forbid, type Options, type Refusal, table } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type * as family from '../../common/mbt/book/flights.js';
import type { FlightStatus } from '../../common/mbt/book/flights.js';
import type { Nature } from '../nature.js';
import { ruling } from '../options.js';
import type { Kind, Status } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';

interface FlightFacts extends family.FlightFacts {
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

const nothing: FlightStatus = {
  status: 'left',
  mayMove: false,
  mayEngage: false,
  leavesEndOfTurn: null,
  mayReturn: false,
};

/** MBT45-TRN-15, MBT45-TRN-16: of CAS that has engaged AIR+ may remain, all others leave; HBR always does (MBT45-HSE-16). */
export const lingers = ({ subClass, posture }: Kind): boolean => subClass === 'AIR+' && posture === 'CAS';

/** MBT45-TRN-06 to MBT45-TRN-08, MBT45-TRN-12 to MBT45-TRN-16: what a flight may do this turn. */
export function airSchedule(f: FlightFacts, options: Options): FlightStatus {
  if (f.entered === null) return { ...nothing, status: 'off-table', mayMove: true };
  if (f.stand.posture === 'ASF') return onStation(f.entered, f.turn);
  if (f.firstAttack !== null) return afterAttack(f, f.firstAttack, options);
  if (f.turn === f.entered) return { ...nothing, status: 'waiting' };
  return { ...nothing, status: 'ready', mayMove: !isKeptBack(f.state), mayEngage: true }; // as long as it likes: MBT45-R-51
}

function onStation(entered: number, turn: number): FlightStatus {
  const last = entered + STAY.onStation;
  return turn > last ? nothing : { ...nothing, status: 'on-station', mayEngage: true, leavesEndOfTurn: last };
}

function afterAttack(f: FlightFacts, firstAttack: number, options: Options): FlightStatus {
  const last = firstAttack + STAY.lingering;
  const mayReturn = f.stand.posture === 'CAS' && casComesBack(options);
  if (!lingers(f.stand) || f.turn > last) return { ...nothing, mayReturn };
  const again = f.turn > firstAttack; // one engagement a turn
  const mayMove = again && !isKeptBack(f.state); // MBT45-R-52
  return { ...nothing, status: 'lingering', mayMove, mayEngage: again, leavesEndOfTurn: last };
}

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

export function airReasons(f: FlightFacts): Citation[] {
  if (f.stand.posture === 'ASF') return f.entered === null ? [CITED.enters] : [CITED.station, CITED.fixed];
  if (f.entered === null) return [CITED.approaches];
  if (f.firstAttack !== null) return [lingers(f.stand) ? CITED.remains : CITED.leaves];
  return [f.turn === f.entered ? CITED.waits : CITED.attacks];
}

const BOMBS = forbid('MBT45-HSE-16', 'heavy bombers bomb, they make no attack runs');
/** MBT45-HSE-16. */
export const attackBar = ({ posture }: Nature): Refusal | undefined => (posture === 'HBR' ? BOMBS : undefined);
