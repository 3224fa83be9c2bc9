import type * as family from '../common/mbt/play/state.js';
import type { Altitude, Grade, Kind, Status } from './pieces.js';

/** Natures, stands and battles as this book has them. */
export interface Nature extends Kind, Omit<family.Nature, keyof Kind> {
  readonly grade: Grade;
}
export interface Stand extends family.Stand {
  readonly status: Status;
  /** MBT45-MOD-16, MBT45-R-180: of a flight on the table. */
  readonly altitude: Altitude | null;
  /** MBT45-R-184: in this round of its owner. */
  readonly modeChanged: boolean;
  readonly nature: Nature | null;
}
export interface State extends family.State {
  stands: Stand[];
}
