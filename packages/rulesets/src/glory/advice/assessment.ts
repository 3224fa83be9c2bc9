import type { Seat } from '@umpire/engine';
import type { State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { isBody } from '../play/units.js';
import { stakesOf } from './stakes.js';

/** What a bot knows about the table, worked out once for a decision. */
export interface Assessment extends Seat<Types> {
  /** Places in `vignettes` of the enemies that stand on the table. */
  readonly foes: readonly number[];
  /** What each vignette is worth. */
  readonly stakes: readonly number[];
}

const assessments = new WeakMap<Seat<Types>, Assessment>();

export function assessmentOf(seat: Seat<Types>): Assessment {
  let assessment = assessments.get(seat);
  if (!assessment) {
    assessment = assess(seat);
    assessments.set(seat, assessment);
  }
  return assessment;
}

export function assess({ view, by, seat, options }: Seat<Types>): Assessment {
  const foes: number[] = [];
  for (const [i, v] of view.vignettes.entries()) if (v.side !== by && isBody(v)) foes.push(i);
  return { view, by, seat, options, foes, stakes: stakesOf(view, by) };
}

/** The same seat, if it saw another table: one that is imagined. */
export const seatSeeing = ({ by, seat, options }: Seat<Types>, view: State): Seat<Types> => ({
  view,
  by,
  seat,
  options,
});
