import type { Side } from '@umpire/engine';
import { plana } from '../index.js';
import { DEFAULTS } from '../play/kit-rulings.js';
import type { State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { refusalOf } from './index.js';

/** For tests only: a player of a side, and what an order of his is refused with in a window: the rule and its whole sentence. */
export const seatOf = (state: State, by: Side = 'a'): Seat =>
  ({ view: plana.view(state, by), by, seat: { id: by, side: by }, options: DEFAULTS }) as Seat;

export function refused(state: State, stage: State['stage'], order: object): string | undefined {
  state.stage = stage;
  const found = refusalOf(seatOf(state), order as never);
  return found && `${found.rule}: ${found.message}`;
}

/** One line of a table: what an order is called, the order, what is different on the table, and what refuses it. */
export type Line = [
  name: string,
  order: object,
  more: ((state: State) => void) | undefined,
  wanted: string | undefined,
];
