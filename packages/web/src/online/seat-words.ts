import { nameOf } from '../ui/sides.js';
import type { SeatName } from './server.js';

/** `Red`, `Blue 2`, `the umpire`. */
export const seatWords = (seat: SeatName): string => (seat === 'umpire' ? 'the umpire' : nameOf(seat));
