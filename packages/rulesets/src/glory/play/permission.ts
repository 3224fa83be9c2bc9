import { forbid, type Refusal, type Side } from '@umpire/engine';
import { overRefusal } from '../../common/book/ending.js';
import type { Phase } from '../rules/sequence.js';
import type { State, Vignette } from './state.js';
import type { Seat } from './types.js';
import { type Unit, unitOf } from './units.js';

/** Whether a side may act now, and with whom: the refusals that many verbs share. */

/** Whether a phase is on, and a side has something to do in it: it is its turn, or its part of the shots. */
export const isPlaying = ({ view, by }: Seat, phase: Phase): boolean =>
  view.step === 'battle' &&
  view.turn > 0 &&
  view.phase === phase &&
  (view.active === by || (phase === 'shooting' && view.firing === by));

/** The battle is under way. */
export function turnRefusal(state: State): Refusal | undefined {
  const over = overRefusal(state.over);
  if (over) return over;
  if (state.step !== 'battle' || state.turn === 0) return forbid('IGR-SEQ-01', 'the battle has not begun yet');
  return undefined;
}
/** And it is this side's turn. */
export function activeRefusal(state: State, by: Side): Refusal | undefined {
  const early = turnRefusal(state);
  if (early) return early;
  return state.active === by ? undefined : forbid('IGR-SEQ-09', 'it is the other player’s turn');
}

export const noSuchVignette = (id: string): Refusal => forbid('IGR-GEN-04', `there is no vignette ${id}`);
export const notYours = (): Refusal => forbid('IGR-ACT-01', 'it is not yours');
/** What is told to whoever gives an order to nobody. */
export const noStand = (): Refusal => forbid('IGR-ACT-01', 'choose a vignette first');
export const activatedRefusal = ({ now }: Vignette): Refusal | undefined =>
  now.activated ? undefined : forbid('IGR-ACT-01', 'it was given no order: it was not activated in this turn');

/** The unit of an own vignette on the table, by the name of any of its members. */
export function ownUnit(state: State, by: Side, stand: string): Refusal | Unit {
  const index = state.lookup.ids[stand];
  const v = index === undefined ? undefined : state.vignettes[index];
  if (!v) return noSuchVignette(stand);
  if (v.side !== by) return notYours();
  if (v.place !== 'table') return forbid('IGR-RES-07', 'it is not on the table');
  return unitOf(state, index!);
}

/** IGR-R-55: while a charger whose target evaded has yet to go on, nobody else does anything. */
export const pursuitRefusal = (state: State, unit: Unit | null): Refusal | undefined =>
  state.pursuit.unit === null || state.pursuit.unit === unit?.id
    ? undefined
    : forbid('IGR-R-55', 'first the charger whose target evaded goes on, or halts');
