import {
  answer,
  anyAnswer,
  askingOf,
  type Match,
  type OrderBase,
  optionsFor,
  type Random,
  type Side,
  seatAt,
  seededDice,
  start,
  submit,
  turnOf,
} from '@umpire/engine';
import type { Types } from '../common/mbt/play/types.js';
import { mbt2020 } from './index.js';

/** A battle before its first order; a scenario of the book by its id, or any other. */
export function begun(scenario: unknown, seed: number): Match<Types> {
  const data = mbt2020.scenarios.find(({ id }) => id === scenario)?.data ?? scenario;
  const match = start<Types>({
    rules: mbt2020,
    options: optionsFor(mbt2020, data),
    scenario: data,
    dice: seededDice(seed),
  });
  if (!match.ok) throw new Error(match.error.message);
  return match.value;
}

/** Plays what is advised, and answers by chance, until an order is due at which to stop; whose it is. */
export function playUntil(match: Match<Types>, chance: Random, isWanted: (order: OrderBase) => boolean): Side {
  for (;;) {
    const turn = turnOf(match);
    if ('over' in turn) throw new Error('over before that');
    const seat = seatAt(match, turn.waiting[0]!);
    const { by } = seat;
    const asking = askingOf(match, by);
    const [best] = asking ? [] : mbt2020.advice.candidates(seat, chance);
    if (best && isWanted(best.order)) return by;
    const done = asking ? answer(match, by, anyAnswer(asking, chance)) : submit(match, by, best!.order);
    if (!done.ok) throw new Error(done.error.message);
  }
}
