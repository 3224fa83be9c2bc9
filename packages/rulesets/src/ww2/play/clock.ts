import type { State } from './state.js';

/** WW2-SCL-10: a player turn is 20 minutes. */
const TURN = 20;
const DAY = 24 * 60;

/** The time of day, as a clock shows it. */
export function timeOf({ minutes, turn }: State): string {
  const now = (minutes + Math.max(0, turn - 1) * TURN) % DAY;
  return `${String(Math.floor(now / 60)).padStart(2, '0')}:${String(now % 60).padStart(2, '0')}`;
}
