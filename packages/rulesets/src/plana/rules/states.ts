import type { Finding, Options, Refusal } from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import type { MoveLeft, PsRow, Quality, State } from '../pieces.js';
import { isSuppressed, suppressedTakeOrders } from '../tables/orders.js';
import { type StateRow, stateRow } from '../tables/states.js';

export interface PsFacts {
  readonly psRow: PsRow;
  readonly state: State;
  readonly quality: Quality;
  readonly dugIn: boolean;
}
export interface PsEffect {
  readonly move: MoveLeft;
  readonly mayFire: boolean;
  readonly mayCommunicate: boolean;
  readonly mayTakeOrders: boolean;
}
const UNHURT: PsEffect = { move: 'full', mayFire: true, mayCommunicate: true, mayTakeOrders: true };

/** What is left of the move (PLA-PS-07 for veterans). */
export const moveLeft = ({ move, veteran }: StateRow, quality: Quality): MoveLeft =>
  quality === 'veteran' ? (veteran ?? move) : move;
const mayFire = ({ fires }: StateRow, dugIn: boolean): boolean => fires === 'yes' || (fires === 'dug-in' && dugIn);

/** PLA-PS-01 to PLA-PS-14: what a state leaves troops. */
export function psEffect(facts: PsFacts, options: Options): Finding<PsEffect> {
  const row = stateRow(facts.psRow, facts.state);
  if (!row) return { result: UNHURT, because: [] };
  const mayTakeOrders = row.communicates && (!isSuppressed(facts) || suppressedTakeOrders(options));
  return {
    result: {
      move: moveLeft(row, facts.quality),
      mayFire: mayFire(row, facts.dugIn),
      mayCommunicate: row.communicates,
      mayTakeOrders,
    },
    because: [citation(row.rule, row.text)],
  };
}

/** Why troops in this state do not fire; `psRow` is known where they are not ok. */
export function cannotFire(psRow: PsRow | undefined, state: State, dugIn: boolean): Refusal | undefined {
  const row = psRow && stateRow(psRow, state);
  return row && !mayFire(row, dugIn) ? { rule: row.rule, message: row.text } : undefined;
}
