import type { Citation, Options } from '@umpire/engine';
import type { FlightFacts, FlightStatus } from '../book/flights.js';

/** What a book has of its own in the timetable of flights. */
interface Timetable<F extends FlightFacts> {
  /** Turns after the first on which a flight stays: fighters after entry, lingering CAS after its first attack. */
  readonly stay: { readonly onStation: number; readonly lingering: number };
  /** It stays where it is put down, and makes no attack runs. */
  isOnStation(stand: F['stand']): boolean;
  /** TRN-15, TRN-16: who has attacked remains for a while; all others leave. */
  lingers(stand: F['stand']): boolean;
  /** It does not move, though it may engage from where it is. */
  keepsPlace(f: F, as: 'ready' | 'lingering'): boolean;
  /** who has left comes again. */
  comesBack(stand: F['stand'], options: Options): boolean;
  readonly cited: Readonly<
    Record<'enters' | 'station' | 'fixed' | 'approaches' | 'waits' | 'attacks' | 'leaves' | 'remains', Citation>
  >;
}

const nothing: FlightStatus = {
  status: 'left',
  mayMove: false,
  mayEngage: false,
  leavesEndOfTurn: null,
  mayReturn: false,
};

/** TRN-06 to TRN-08, TRN-12 to TRN-16: what a flight may do in a turn, and why. */
export function timetable<F extends FlightFacts>(book: Timetable<F>) {
  const { cited, stay } = book;

  function airSchedule(f: F, options: Options): FlightStatus {
    if (f.entered === null) return { ...nothing, status: 'off-table', mayMove: true };
    if (book.isOnStation(f.stand)) return onStation(f.entered, f.turn);
    if (f.firstAttack !== null) return afterAttack(f, f.firstAttack, options);
    if (f.turn === f.entered) return { ...nothing, status: 'waiting' };
    return { ...nothing, status: 'ready', mayMove: !book.keepsPlace(f, 'ready'), mayEngage: true }; // as long as it likes: R-51
  }

  function onStation(entered: number, turn: number): FlightStatus {
    const last = entered + stay.onStation;
    return turn > last ? nothing : { ...nothing, status: 'on-station', mayEngage: true, leavesEndOfTurn: last };
  }

  function afterAttack(f: F, firstAttack: number, options: Options): FlightStatus {
    const last = firstAttack + stay.lingering;
    if (!book.lingers(f.stand) || f.turn > last) return { ...nothing, mayReturn: book.comesBack(f.stand, options) };
    const again = f.turn > firstAttack; // one engagement a turn
    const mayMove = again && !book.keepsPlace(f, 'lingering');
    return { ...nothing, status: 'lingering', mayMove, mayEngage: again, leavesEndOfTurn: last };
  }

  function airReasons(f: F): Citation[] {
    if (book.isOnStation(f.stand)) return f.entered === null ? [cited.enters] : [cited.station, cited.fixed];
    if (f.entered === null) return [cited.approaches];
    if (f.firstAttack !== null) return [book.lingers(f.stand) ? cited.remains : cited.leaves];
    return [f.turn === f.entered ? cited.waits : cited.attacks];
  }

  return { airSchedule, airReasons };
}
