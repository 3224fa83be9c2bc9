import { SIDE_NAMES } from '../ui/sides.js';
import type { SeatName } from './server.js';

/** `Red`, `Blue`, `the umpire`. */
export const seatWords = (seat: SeatName): string => (seat === 'umpire' ? 'the umpire' : SIDE_NAMES[seat]);
