import { isRefusal } from '@umpire/engine';
import {
  chargesOpen,
  initiativeCharge,
  initiativePlan,
  initiativeShots,
  intentOf,
  shootingUnit,
} from '../play/initiative.js';
import type { Order, OrderOf } from '../play/orders.js';
import { leaderOf, type Unit } from '../play/units.js';
import type { Assessment } from './assessment.js';
import type { Candidate } from './candidate.js';
import { placed } from './hypothetical.js';
import { meleesWorth } from './melee-worth.js';
import { shotWorth } from './shot-worth.js';

/** What a unit does by itself, where there is a choice. Those who are copied act first, if their deed is a good one. */
export function* actions(assessment: Assessment, unit: Unit): Iterable<Candidate> {
  const { view, options } = assessment;
  const { id: stand } = leaderOf(view, unit);
  const intent = intentOf(view, unit, options);
  if (isRefusal(intent)) return;
  const bare: OrderOf<'initiative'> = { verb: 'initiative', stand, choice: 'none', weapon: 'own', lineUp: true };
  if (!isRefusal(initiativePlan(assessment, bare))) yield { order: bare, worth: -0.01 };
  if (!isRefusal(shootingUnit(assessment, stand))) yield { order: { verb: 'ceaseFire', stand }, worth: -0.01 };
  for (const target of chargesOpen(view, unit, intent.does, options)) {
    const aim = view.vignettes[target]!;
    const order: Order = { ...bare, choice: 'charge', target: aim.id };
    if (isRefusal(initiativePlan(assessment, order))) continue;
    const { ends } = initiativeCharge(view, unit, target, aim.base!, intent.does, options);
    yield { order, worth: meleesWorth(assessment, placed(view, unit, ends)) - meleesWorth(assessment, view) };
  }
  if (intent.does !== 'charge-or-shoot') return;
  for (const { from, as, at } of initiativeShots(view, unit, options)) {
    const order: Order = {
      ...bare,
      stand: view.vignettes[from]!.id,
      choice: 'shoot',
      weapon: as,
      target: view.vignettes[at]!.id,
    };
    if (!isRefusal(initiativePlan(assessment, order)))
      yield { order, worth: shotWorth(assessment, view, from, as, at, 'initiative') };
  }
}
