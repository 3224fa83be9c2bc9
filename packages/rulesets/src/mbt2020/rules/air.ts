import { type Citation, forbid, type Options, type Refusal, table } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type * as family from '../../common/mbt/book/flights.js';
import type { FlightStatus } from '../../common/mbt/book/flights.js';
import type { Nature, State } from '../nature.js';
import { ruling } from '../options.js';
import type { Status } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';

interface FlightFacts extends family.FlightFacts {
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

const nothing: FlightStatus = {
  status: 'left',
  mayMove: false,
  mayEngage: false,
  leavesEndOfTurn: null,
  mayReturn: false,
};

/** MBT20-TRN-15, MBT20-TRN-16: of CAS that has engaged AIR+ and helicopters may remain, all others leave. */
export const lingers = ({ subClass, helicopter }: FlightFacts['stand']): boolean => subClass === 'AIR+' || helicopter;

/** MBT20-TRN-06 to MBT20-TRN-08, MBT20-TRN-12 to MBT20-TRN-16: what a flight may do this turn. */
export function airSchedule(f: FlightFacts, options: Options): FlightStatus {
  if (f.entered === null) return { ...nothing, status: 'off-table', mayMove: true };
  if (f.stand.posture !== 'CAS') return onStation(f.entered, f.turn);
  if (f.firstAttack !== null) return afterAttack(f, f.firstAttack, options);
  if (f.turn === f.entered) return { ...nothing, status: 'waiting' };
  return { ...nothing, status: 'ready', mayMove: true, mayEngage: true }; // as long as it likes: MBT20-R-51
}

function onStation(entered: number, turn: number): FlightStatus {
  const last = entered + STAY.onStation;
  return turn > last ? nothing : { ...nothing, status: 'on-station', mayEngage: true, leavesEndOfTurn: last };
}

function afterAttack(f: FlightFacts, firstAttack: number, options: Options): FlightStatus {
  const last = firstAttack + STAY.lingering;
  if (!lingers(f.stand) || f.turn > last) return { ...nothing, mayReturn: casComesBack(options) };
  const again = f.turn > firstAttack; // one engagement a turn
  const hovering = f.stand.helicopter && f.stand.mode === 'STATIC'; // MBT20-R-52
  return { ...nothing, status: 'lingering', mayMove: again && !hovering, mayEngage: again, leavesEndOfTurn: last };
}

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

export function airReasons(f: FlightFacts): Citation[] {
  if (f.stand.posture !== 'CAS') return f.entered === null ? [CITED.enters] : [CITED.station, CITED.fixed];
  if (f.entered === null) return [CITED.approaches];
  if (f.firstAttack !== null) return [lingers(f.stand) ? CITED.remains : CITED.leaves];
  return [f.turn === f.entered ? CITED.waits : CITED.attacks];
}

/** MBT20-TF-13. */
export const givesCover = ({ posture }: Nature): boolean => posture === 'ECM';

const BEFORE_ECM = forbid('MBT20-TRN-10', 'ASF engages before ECM does');
/** MBT20-TRN-10. */
export const turnBar = ({ posture }: Nature, { ecmEngaged }: State): Refusal | undefined =>
  posture === 'ASF' && ecmEngaged ? BEFORE_ECM : undefined;
