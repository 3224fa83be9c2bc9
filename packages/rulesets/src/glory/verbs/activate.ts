import { type Citation, forbid, isRefusal, type Refusal } from '@umpire/engine';
import { yesOrNo } from '../../common/book/legacy-fields.js';
import { closable, SHOWN } from '../../common/book/verbs.js';
import { citation } from '../lines.js';
import { activatable, activationRefusal, costOf, priceOf } from '../play/activation.js';
import { gainOf } from '../play/gain.js';
import { activeRefusal, isPlaying } from '../play/permission.js';
import type { Seat } from '../play/types.js';
import { bodyIds, leaderOf, type Unit, unitOf } from '../play/units.js';
import { withoutOrder } from '../play/unordered.js';
import { id, verb } from './verb.js';

const PAYS = citation('IGR-ACT-12', 'the army has so many activation points a turn');

const dearRefusal = (cost: number, left: number): Refusal | undefined =>
  cost > left ? forbid('IGR-ACT-12', `it costs ${cost} AP, and ${left} ${left === 1 ? 'is' : 'are'} left`) : undefined;

export interface ActivationPlan {
  readonly unit: Unit;
  readonly cost: number;
  readonly because: readonly Citation[];
}

/** The unit that may be activated, whatever it costs: that is the plan's to say. */
export function mayActivate({ view, by }: Seat, stand: string): Refusal | Unit {
  const unit = activatable(view, by, stand);
  if (isRefusal(unit)) return activeRefusal(view, by) ?? unit;
  return activationRefusal(view, by, unit) ?? unit;
}

export function activationPlan({ view, by, options }: Seat, unit: Unit, crossing: boolean): Refusal | ActivationPlan {
  const { cost, told } = priceOf(view, unit, crossing, options);
  if (isRefusal(told)) return told;
  return dearRefusal(cost, view.sides[by].apLeft) ?? { unit, cost, because: [...told.because, PAYS] };
}

/** IGR-ACT-01 to IGR-ACT-14: a unit is paid for, and directed in this turn. */
export const activate = verb({
  order: { stand: id, crossing: yesOrNo.default(false) },
  label: 'Activate',
  text: 'Pay, and direct it this turn',
  key: 'a',
  use: 'act',
  on: ({ seat, piece }) => {
    const { view, by, options } = seat;
    if (!isPlaying(seat, 'activation') || !view.apThrown) return undefined;
    const unit = activatable(view, by, piece.id);
    if (isRefusal(unit)) return SHOWN;
    const cost = costOf(view, unit, false, options);
    const samples = [{ stand: piece.id, crossing: false }];
    return {
      label: `Activate for ${cost}`,
      price: String(cost),
      purse: { left: view.sides[by].apLeft, unit: 'points' },
      paid: piece.now.activated,
      unless: withoutOrder(view, unit, options),
      gain: gainOf(view, unit, options),
      text: `${cost} of the ${view.sides[by].apLeft} points left`,
      samples,
    };
  },
  may: (seat, { id }) => mayActivate(seat, id),
  fields: {
    crossing: {
      choose: ({ seat, piece: { id: stand }, refusalOf }) => {
        const unit = unitOf(seat.view, seat.view.lookup.ids[stand]!);
        const choice = (crossing: boolean, label: string) =>
          closable({ ...priced(seat, unit, crossing, label), value: crossing }, refusalOf({ stand, crossing }));
        const stay = choice(false, 'Within its sector');
        return seat.view.ambush.now ? [stay] : [stay, choice(true, 'Free to cross into another')];
      },
    },
  },
  plan: (seat, { crossing }, unit) => activationPlan(seat, unit, crossing),
  preview: ({ cost, because }, { view, by }) => {
    const { apLeft } = view.sides[by];
    return { cost: `${cost} of ${apLeft} points`, used: apLeft === 0 ? 0 : cost / apLeft, because };
  },
  act: (game, by, { crossing }, { unit, cost, because }) => {
    const stands = bodyIds(game.state, unit);
    const marcher = leaderOf(game.state, unit).base === null ? by : null;
    game.happen({ kind: 'activated', stands, cost, crossing, marcher, because });
  },
});

/** What it costs to stay in its sector, or to be free to leave it. */
function priced({ view, by, options }: Seat, unit: Unit, crossing: boolean, label: string) {
  const { told } = priceOf(view, unit, crossing, options);
  if (isRefusal(told)) return { label };
  const text = told.because.map(c => `${c.text}${c.effect ? ` ${c.effect}` : ''}`).join('; ');
  return { label: `${label}, for ${told.result.cost} of ${view.sides[by].apLeft} points`, text };
}
