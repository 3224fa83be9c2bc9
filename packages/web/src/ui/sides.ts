import { isSide, type SeatId, SIDE_NAMES, type Side } from '@umpire/engine';
import styles from './sides.module.css';

export { SIDE_NAMES };

/** What somebody is called: a side's one seat as the side is, one of several by its own name. */
export const nameOf = (who: SeatId): string => (isSide(who) ? SIDE_NAMES[who] : (OTHERS[who] ?? who));
const OTHERS: Readonly<Record<string, string>> = {
  umpire: 'Umpire',
  spectator: 'Spectators',
  all: 'Both sides',
  book: '',
};

/** A class name for whatever belongs to a side; see `sides.module.css`. */
export const sideClass = (side: Side | undefined): string => (side && styles[side]) ?? '';
