import {
  type BookTypes,
  type Entry,
  fail,
  type OrderBase,
  ok,
  type Refusal,
  type Result,
  type SeatId,
  takeDieBack,
  undo,
} from '@umpire/engine';
import { type Battle, moved, put, typedIn } from './battle.js';

/** Entries that were made by one push: they are taken back as a whole. */
export interface Together {
  readonly from: number;
  readonly to: number;
}

/** Orders one after the other. Whoever is kept from his by what the others did stays; it is refused if all are. */
export function putTogether(battle: Battle, by: SeatId, orders: readonly OrderBase[]): Result<undefined> {
  const from = battle.match.entries.length;
  let refusal: Refusal = { message: 'nobody is ordered to do anything' };
  for (const order of orders) {
    if (battle.match.pending) break; // somebody is asked something: the rest waits for the player
    const done = put(battle, { by, order });
    if (!done.ok) refusal = done.error;
  }
  const to = battle.match.entries.length;
  if (to === from && !battle.match.pending) return fail(refusal);
  battle.together = [...battle.together, { from, to }];
  return ok(undefined);
}

/** Takes back the die that was typed in last; its order waits for it again. */
function dieBack(battle: Battle): Result<undefined> {
  const taken = takeDieBack(battle.match);
  if (!taken.ok) return taken;
  battle.latest = battle.latest.slice(0, -1);
  battle.undone = [];
  moved(battle);
  return ok(undefined);
}

/** Takes back a die that was just typed in; else the latest order of a side, or all that were given with it. */
export function takeBack(battle: Battle, by: SeatId): Result<undefined> {
  if (typedIn(battle) !== undefined) return dieBack(battle);
  const { entries } = battle.match;
  const last = battle.together.at(-1);
  const many = last?.to === entries.length ? last.to - last.from : 1;
  const taken: Entry<BookTypes>[] = [];
  for (let i = 0; i < many; i++) {
    const one = undo(battle.match, by);
    if (!one.ok && taken.length === 0) return one;
    if (!one.ok) break;
    taken.unshift(one.value);
  }
  battle.together = battle.together.filter(({ to }) => to <= entries.length);
  battle.undone.push(taken);
  battle.latest = [];
  moved(battle);
  return ok(undefined);
}

/** Does again what was taken back last. */
export function doAgain(battle: Battle, by: SeatId): Result<undefined> {
  const last = battle.undone.pop();
  if (!last) return fail({ message: 'there is nothing to do again' });
  return putTogether(
    battle,
    by,
    last.map(({ order }) => order),
  );
}
