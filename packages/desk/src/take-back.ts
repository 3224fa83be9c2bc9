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
  whyNotUndo,
} from '@umpire/engine';
import { type Battle, inputOf, isDeed, isOpen, moved, put, typedIn } from './battle.js';
import type { BattleView } from './messages.js';
import { openerOf } from './opened.js';

/** Entries that were made by one push: they are taken back as a whole. */
export interface Together {
  readonly from: number;
  readonly to: number;
}

/** An order that leaves no choice is given for whoever would have to: he can take it back with his own before it, not alone. */
export function giveByItself(battle: Battle, by: SeatId, order: unknown): Result<unknown> {
  const place = battle.match.entries.length;
  const given = put(battle, inputOf(battle, by, order));
  if (given.ok) battle.byThemselves = [...battle.byThemselves, place];
  return given;
}

/** Orders one after the other. Whoever is kept from his by what the others did stays; it is refused if all are. */
export function putTogether(battle: Battle, by: SeatId, orders: readonly OrderBase[]): Result<undefined> {
  const from = battle.match.entries.length;
  let refusal: Refusal = { message: 'nobody is ordered to do anything' };
  for (const order of orders) {
    if (battle.match.pending) break; // somebody is asked something: the rest waits for the player
    const done = putLed(battle, by, order);
    if (!done.ok) refusal = done.error;
  }
  const to = battle.match.entries.length;
  if (to === from && !battle.match.pending) return fail(refusal);
  battle.together = [...battle.together, { from, to }];
  return ok(undefined);
}

/** One order; what must go before it is given with it. */
export function give(battle: Battle, by: SeatId, order: unknown): Result<unknown> {
  const isAlone = battle.match.pending || !battle.match.rules.face.openers;
  return isAlone ? put(battle, inputOf(battle, by, order)) : putTogether(battle, by, [order as OrderBase]);
}

/** An order, after the one that opens it where it is closed without; where it is refused all the same, nothing has happened. */
function putLed(battle: Battle, by: SeatId, order: OrderBase): Result<unknown> {
  const alone = put(battle, { by, order });
  const before = alone.ok ? undefined : openerOf(battle, by, order);
  if (!before || !put(battle, { by, order: before }).ok) return alone;
  const led = put(battle, { by, order });
  if (!led.ok && undo(battle.match, by).ok) moved(battle);
  return led;
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

/** Takes back a die that was just typed in; else the latest deed of a side, with all that was given with it or came by itself after it. */
export function takeBack(battle: Battle, by: SeatId): Result<undefined> {
  if (typedIn(battle) !== undefined) return dieBack(battle);
  const whyNot = whyNotUndo(battle.match, by, isDeed(battle));
  if (whyNot !== undefined) return fail({ message: whyNot });
  const { entries } = battle.match;
  const deed = entries.findLastIndex((entry, place) => entry.by === by && isDeed(battle)(place));
  const last = battle.together.at(-1);
  const after = entries.slice(deed + 1).filter(entry => entry.by === by).length;
  const many = after + (last?.to === deed + 1 ? last.to - last.from : 1);
  const taken: Entry<BookTypes>[] = [];
  for (let i = 0; i < many; i++) {
    const one = undo(battle.match, by);
    if (!one.ok && taken.length === 0) return one;
    if (!one.ok) break;
    taken.unshift(one.value);
  }
  battle.together = battle.together.filter(({ to }) => to <= entries.length);
  battle.byThemselves = battle.byThemselves.filter(place => place < entries.length);
  battle.undone.push(taken);
  battle.latest = [];
  moved(battle);
  return ok(undefined);
}

/** Who takes back for whoever wants it: where nothing is hidden those at one screen take back whatever was ordered last, whoever ordered it. */
export function takerOf(battle: Battle, by: SeatId): SeatId {
  const last = battle.match.entries.at(-1)?.by;
  return last !== undefined && last !== by && isOpen(battle) && battle.seats[last] === 'person' ? last : by;
}

/** What a desk of one screen says of it. */
export function withUndo(battle: Battle, battleView: BattleView): BattleView {
  const { undo: _undo, ...rest } = battleView;
  const { at, open, typed } = battleView;
  const taker = open && typed === undefined ? takerOf(battle, at) : at;
  if (taker === at) return battleView;
  const whyNot = whyNotUndo(battle.match, taker, isDeed(battle));
  return { ...rest, ...(whyNot !== undefined && { undo: whyNot }) };
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
