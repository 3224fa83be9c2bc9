import type * as family from '../common/mbt/play/state.js';
import type { Grade, Kind, Status } from './pieces.js';

/** Natures, stands and battles as this book has them. */
export interface Nature extends Kind, Omit<family.Nature, keyof Kind> {
  readonly grade: Grade;
  readonly helicopter: boolean;
}
export interface Stand extends family.Stand {
  readonly status: Status;
  /** MBT20-R-60. */
  readonly everRepulsed: boolean;
  readonly nature: Nature | null;
}
export interface State extends family.State {
  stands: Stand[];
  /** MBT20-TRN-10: in this round. */
  ecmEngaged: boolean;
}
