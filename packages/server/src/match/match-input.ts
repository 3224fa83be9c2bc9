import { type Battle, doAgain, give, giveByItself, put, putTogether, takeBack } from '@umpire/desk';
import { fail, type OrderBase, type Result, type SeatId, UMPIRE } from '@umpire/engine';
import { z } from 'zod';

/** A seat of a side. */
const by = z.string().max(64);
const order = z.looseObject({ verb: z.string().max(100) });

/** Whatever changes a match, as it is kept: played again one after the other, they give the same battle. */
export const matchInput = z.discriminatedUnion('kind', [
  /** `byItself`: it left no choice, and was given for whoever would have had to. */
  z.strictObject({ kind: z.literal('order'), by, order, byItself: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal('orders'), by, orders: z.array(order).min(1).max(200) }),
  z.strictObject({ kind: z.literal('answer'), by, value: z.json() }),
  z.strictObject({ kind: z.literal('undo'), by }),
  z.strictObject({ kind: z.literal('redo'), by }),
  /** The umpire rules, or gives his word that the battle may go on. */
  z.strictObject({ kind: z.literal('rule'), order }),
  z.strictObject({ kind: z.literal('release') }),
  /** Both have agreed to go back to where the match stood after so many inputs. */
  z.strictObject({ kind: z.literal('rewind'), to: z.int().min(0) }),
]);
export type MatchInput = z.infer<typeof matchInput>;
/** What a player, or the umpire, does to the battle itself. */
export type PlayerInput = Exclude<MatchInput, { kind: 'rewind' }>;

/** A battle, and who took something back last: only he may do it again. */
export interface Played {
  readonly battle: Battle;
  undoneBy: SeatId | undefined;
}

export function carryOut(played: Played, input: PlayerInput): Result<unknown> {
  const { battle } = played;
  switch (input.kind) {
    case 'order':
      return done(played, (input.byItself ? giveByItself : give)(battle, input.by, input.order));
    case 'orders':
      return done(played, putTogether(battle, input.by, input.orders as readonly OrderBase[]));
    case 'answer':
      return done(played, put(battle, { by: input.by, answer: input.value }));
    case 'rule':
      return done(played, put(battle, { by: UMPIRE, order: input.order }));
    case 'release':
      return done(played, put(battle, { by: UMPIRE, answer: {} }));
    case 'undo':
      return undone(played, input.by);
    case 'redo':
      if (played.undoneBy !== input.by) return fail({ message: 'you have taken nothing back' });
      return doAgain(battle, input.by);
  }
}

function done(played: Played, result: Result<unknown>): Result<unknown> {
  if (!result.ok) return result;
  played.battle.undone = [];
  played.undoneBy = undefined;
  return result;
}

function undone(played: Played, by: SeatId): Result<unknown> {
  const { battle, undoneBy } = played;
  const { undone } = battle;
  // what the other took back is his to do again
  if (undoneBy !== by) battle.undone = [];
  const result = takeBack(battle, by);
  if (result.ok) played.undoneBy = by;
  else battle.undone = undone;
  return result;
}
