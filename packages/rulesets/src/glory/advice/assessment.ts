import type { Options, Seat, Side } from '@umpire/engine';
import type { State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { isBody } from '../play/units.js';
import { stakesOf } from './stakes.js';

/** What a bot knows about the table, worked out once for a decision. */
export interface Assessment {
  readonly view: State;
  readonly by: Side;
  readonly options: Options;
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

export function assess({ view, by, options }: Seat<Types>): Assessment {
  const foes: number[] = [];
  for (const [i, v] of view.vignettes.entries()) if (v.side !== by && isBody(v)) foes.push(i);
  return { view, by, options, foes, stakes: stakesOf(view, by) };
}
