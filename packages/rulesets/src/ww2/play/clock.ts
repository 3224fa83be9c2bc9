import type { Options } from '@umpire/engine';
import { minutesAfter } from '../rules/light.js';
import type { State } from './state.js';

/** The time of day, as a clock shows it (WW2-R-101). */
export function timeOf({ minutes, turn }: State, options: Options): string {
  const now = minutesAfter(minutes, Math.max(0, turn - 1), options);
  return `${String(Math.floor(now / 60)).padStart(2, '0')}:${String(now % 60).padStart(2, '0')}`;
}
