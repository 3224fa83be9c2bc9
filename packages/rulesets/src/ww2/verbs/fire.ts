import { type Seat as AnySeat, forbid, isRefusal, type Procedure, type Refusal } from '@umpire/engine';
import { closable } from '../../common/book/verbs.js';
import type { FireOption } from '../pieces.js';
import { begin, type OptionPlan, optionPlan, shotUsed } from '../play/command.js';
import { type Engagement, engage, engagementPlan } from '../play/engage.js';
import { liesWhole, standUnder } from '../play/in-the-way.js';
import { distanceOf, inPlay, isGround } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Play, Types } from '../play/types.js';
import { pivotsFreely } from '../rules/readings.js';
import { refundsFailedCall } from '../tables/air.js';
import { acts, OFF_TABLE, priced } from './move.js';
import { shotPreview } from './shot-preview.js';
import { facing, fromHere, id, verb } from './verb.js';

type Seat = AnySeat<Types>;

/** A shot on an option: what is paid for it, if it begins one. */
export interface Shot {
  readonly paid: OptionPlan | null;
  readonly engagement: Engagement;
}

/** Enemies that a stand may be thought to shoot at; each is closed by what forbids it. */
export function targetsOf(seat: Seat, piece: Stand, refusalOf: (target: string) => Refusal | undefined) {
  const enemies = seat.view.stands.filter(
    other => other.side !== piece.side && inPlay(other) && other.carrier === null,
  );
  return enemies.flatMap(other => {
    const refused = refusalOf(other.id);
    const isNear = piece.where === 'table' && other.where === 'table';
    const target = { id: other.id, gap: isNear ? distanceOf(piece, other) : null };
    return isNear || !refused ? [closable(target, refused)] : [];
  });
}

const canFire = ({ where, nature }: Stand): boolean =>
  nature.weapon !== 'none' && nature.tread !== 'air' && (where === 'table' || where === 'off-table');
const HALTED = 2;
const UNARMED = forbid('WW2-EFF-02', 'it has nothing to fire with, or no place to fire from');

/** 5.2, T5b: off the table there is no move to go with a shot. */
const canBegin = (piece: Stand, number: FireOption): boolean =>
  canFire(piece) && (number === HALTED || piece.where === 'table');
const notBegun = (piece: Stand): Refusal => (canFire(piece) ? OFF_TABLE : UNARMED);

const firing = (number: FireOption, words: { label: string; text: string; key: string }) =>
  verb({
    order: { stand: id, target: id },
    ...words,
    use: 'fire',
    on: ({ seat, piece }) =>
      acts(seat, canBegin(piece, number)) ? priced(optionPlan(seat, piece, number), words.text) : undefined,
    may: (seat, piece): OptionPlan | Refusal =>
      canBegin(piece, number) ? optionPlan(seat, piece, number) : notBegun(piece),
    fields: {
      target: {
        target: ({ seat, piece, refusalOf }) =>
          targetsOf(seat, piece, target => refusalOf({ stand: piece.id, target })),
      },
    },
    plan: ({ view, options }, { target }, paid): Shot | Refusal => {
      const engagement = engagementPlan(view, paid.stand, target, number, options);
      return isRefusal(engagement) ? engagement : { paid, engagement };
    },
    preview: ({ engagement, paid }, seat) => shotPreview(seat, engagement, paid),
    *act(game, _by, _order, { paid, engagement }): Procedure<void> {
      begin(game, paid!);
      shotUsed(game);
      const isCalled = yield* engage(game, engagement);
      if (!isCalled && refundsFailedCall(game.options)) refund(game, paid!);
    },
  });

/** WW2-R-69, WW2-R-157: the CPs of a failed call come back; the tactical point does not. */
function refund(game: Play, { stand, cost }: OptionPlan): void {
  const { cp } = game.state.groups[stand.group]!;
  game.happen({ kind: 'cpPaid', group: stand.group, cost: -cost, cpLeft: cp + cost });
}

/** WW2-TAC-03: option 2, halted, two shots. */
export const fire = firing(2, { label: 'Fire', text: 'Halted: two shots, artillery one', key: 'f' });
/** WW2-TAC-06: option 4. */
export const fireMove = firing(4, {
  label: 'Fire, then half move',
  text: 'One shot, then up to half a move',
  key: 'w',
});

/** WW2-R-153: a shot that is left of the option in hand: the second of option 2, the one after a move. */
export const shoot = verb({
  order: { stand: id, target: id },
  label: 'Shoot',
  text: 'The shot that is left of its option',
  key: 'f',
  use: 'fire',
  on: ({ seat: { view }, piece }) =>
    view.option?.stand === piece.id && view.option.shotsLeft > 0 ? { paid: true } : undefined,
  may: ({ view, by }, piece): Stand | Refusal =>
    view.phase === 'tactical' && view.active === by && view.option?.stand === piece.id && view.option.shotsLeft > 0
      ? piece
      : forbid('WW2-R-153', 'it has no shot left of an option'),
  fields: {
    target: {
      target: ({ seat, piece, refusalOf }) => targetsOf(seat, piece, target => refusalOf({ stand: piece.id, target })),
    },
  },
  plan: ({ view, options }, { target }, stand): Shot | Refusal => {
    const engagement = engagementPlan(view, stand, target, view.option!.number as FireOption, options);
    return isRefusal(engagement) ? engagement : { paid: null, engagement };
  },
  preview: ({ engagement }, seat) => shotPreview(seat, engagement),
  *act(game, _by, _order, { engagement }): Procedure<void> {
    shotUsed(game);
    yield* engage(game, engagement);
  },
});

/** WW2-R-32 `free-pivot`: in the middle of halted fire, with a shot left. */
const firesHalted = ({ option }: State, { id: stand }: Stand): boolean =>
  option?.stand === stand && option.number === HALTED && option.shotsLeft > 0;
function training(seat: Seat, piece: Stand): OptionPlan | Stand | Refusal {
  if (!pivotsFreely(seat.options)) return forbid('WW2-R-32', 'turning on the spot is a move');
  if (!isGround(piece) || !canFire(piece)) return UNARMED;
  return seat.view.active === seat.by && firesHalted(seat.view, piece) ? piece : optionPlan(seat, piece, HALTED);
}

/** WW2-R-32 `free-pivot`: it turns before a shot of halted fire, which then is its option. */
export const train = verb({
  order: { stand: id, facing },
  label: 'Turn to fire',
  text: 'Halted: it turns on the spot before its shots, which is no move',
  key: 't',
  use: 'fire',
  on: ({ seat, piece }) => {
    if (!pivotsFreely(seat.options) || !isGround(piece) || !canFire(piece)) return undefined;
    if (firesHalted(seat.view, piece)) return { paid: true };
    return acts(seat, true) ? priced(optionPlan(seat, piece, HALTED), 'Halted: it turns, and fires then') : undefined;
  },
  may: training,
  fields: { facing: { turn: ({ piece }) => fromHere(piece) } },
  plan: ({ view }, order, may) => {
    const { x, y, facing: was, id: own } = 'stand' in may ? may.stand : may;
    if (order.facing === was) return forbid('WW2-R-32', 'it faces that way already');
    const at = { x, y, facing: order.facing };
    return liesWhole(view, at) && !standUnder(view.stands, own, at)
      ? may
      : forbid('WW2-R-04', 'turned so, its base has no room');
  },
  act(game, _by, order, may) {
    if ('stand' in may) begin(game, may);
    const because = [{ rule: 'WW2-R-32', text: 'it turns before its shot' }];
    game.happen({ kind: 'trained', stand: order.stand, facing: order.facing, because });
  },
});
