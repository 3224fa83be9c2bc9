import { isRefusal, type Options } from '@umpire/engine';
import { chargeTargets, initiativeCharge, initiativePlan, initiativeShots, intentOf } from '../play/initiative.js';
import { fightsOf } from '../play/melee.js';
import { actsAtWill } from '../play/moving.js';
import type { Order, OrderOf } from '../play/orders.js';
import { faultOf } from '../play/perform.js';
import { shotsOf } from '../play/shooting.js';
import { isBody, leaderOf, type Unit, unitDistance, unitsOf, unitTouched } from '../play/units.js';
import { activations } from './activations.js';
import type { Assessment } from './assessment.js';
import { type Candidate, placed } from './hypothetical.js';
import { fightWorth, meleesWorth } from './melee-worth.js';
import { candidatesOf } from './moves.js';
import { shotWorth } from './shot-worth.js';

/** What a bot may think of in a battle. Each is allowed. */
export function* candidates(assessment: Assessment): Iterable<Candidate> {
  const { view } = assessment;
  switch (view.phase) {
    case 'activation':
      if (!view.apThrown) yield* allowed(assessment, { verb: 'throwPoints' }, 0);
      else yield* activations(assessment);
      break;
    case 'movement':
      yield* movements(assessment);
      break;
    case 'initiative':
      yield* initiatives(assessment);
      break;
    case 'shooting':
      yield* shots(assessment);
      break;
    default:
      yield* fights(assessment);
  }
  yield* allowed(assessment, { verb: 'endPhase' }, 0);
}

function* allowed({ view, by, options }: Assessment, order: Order, worth: number): Iterable<Candidate> {
  if (!faultOf(view, by, order, options)) yield { order, worth };
}

/** IGR-AMB-09: the marcher that was activated comes on. */
function* entries(assessment: Assessment): Iterable<Candidate> {
  for (const id of assessment.view.march.order)
    if (id !== null) yield* allowed(assessment, { verb: 'enter', stand: id }, 1);
}

/** Of a large army only so many units are weighed against each other, the foremost: they are in the way of the rest. */
const WEIGHED = 4;

function* movements(assessment: Assessment): Iterable<Candidate> {
  const { view, by } = assessment;
  if (view.pursuit.unit !== null) return yield* pursuit(assessment);
  yield* entries(assessment);
  const units = unitsOf(view, by).filter(unit => {
    const { now } = leaderOf(view, unit);
    return now.activated && !now.moved && !unitTouched(view, unit);
  });
  let weighed = 0;
  for (const unit of foremost(assessment, units)) {
    let any = false;
    for (const candidate of candidatesOf(assessment, view, unit)) {
      if (candidate.worth <= 0) continue;
      any = true;
      yield candidate;
    }
    if (any && ++weighed >= WEIGHED) return;
  }
}

function foremost({ view, foes }: Assessment, units: readonly Unit[]): Unit[] {
  if (units.length <= WEIGHED) return [...units];
  const far = (unit: Unit): number =>
    Math.min(...foes.map(foe => unitDistance(view, unit, view.vignettes[foe]!.base!)));
  return units
    .map(unit => ({ unit, far: far(unit) }))
    .sort((a, b) => a.far - b.far)
    .map(({ unit }) => unit);
}

/** IGR-R-55: a charger whose target evaded goes on, or halts. */
function* pursuit(assessment: Assessment): Iterable<Candidate> {
  const { view, by } = assessment;
  const unit = unitsOf(view, by).find(u => u.id === view.pursuit.unit);
  if (!unit) return;
  yield* candidatesOf(assessment, view, unit);
  yield* allowed(assessment, { verb: 'halt', stand: leaderOf(view, unit).id }, 0);
}

function* initiatives(assessment: Assessment): Iterable<Candidate> {
  const { view, by, options } = assessment;
  if (!view.initiativeThrown) return yield* allowed(assessment, { verb: 'throwInitiative' }, 0);
  if (view.pursuit.unit !== null) return yield* pursuit(assessment);
  for (const unit of unitsOf(view, by)) {
    const leader = leaderOf(view, unit);
    if (leader.now.thrown === null || leader.now.thrown.done) continue;
    if (actsAtWill(leader)) yield* candidatesOf(assessment, view, unit);
    yield* actions(assessment, unit, options);
  }
}

/** What a unit does by itself, where there is a choice. Those who are copied act first, if their deed is a good one. */
function* actions(assessment: Assessment, unit: Unit, options: Options): Iterable<Candidate> {
  const { view, by } = assessment;
  const { id: stand } = leaderOf(view, unit);
  const intent = intentOf(view, unit, options);
  if (isRefusal(intent)) return;
  const bare: OrderOf<'initiative'> = { verb: 'initiative', stand, choice: 'none', weapon: 'own', lineUp: 'yes' };
  if (!isRefusal(initiativePlan(view, by, bare, options))) yield { order: bare, worth: -0.01 };
  for (const target of chargeTargets(view, unit, intent.does, options)) {
    const aim = view.vignettes[target]!;
    const order: Order = { ...bare, choice: 'charge', target: aim.id };
    if (isRefusal(initiativePlan(view, by, order, options))) continue;
    const { ends } = initiativeCharge(view, unit, aim.base!, intent.does, options);
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
    if (!isRefusal(initiativePlan(view, by, order, options)))
      yield { order, worth: shotWorth(assessment, view, from, as, at, 'initiative') };
  }
}

function* shots(assessment: Assessment): Iterable<Candidate> {
  const { view, by, options } = assessment;
  if (view.firing !== by) return;
  for (const [from, v] of view.vignettes.entries()) {
    if (v.side !== by || !isBody(v)) continue;
    for (const { as, at } of shotsOf(view, by, from, options)) {
      const order: Order = { verb: 'shoot', stand: v.id, weapon: as, target: view.vignettes[at]!.id };
      yield { order, worth: shotWorth(assessment, view, from, as, at, by === view.active ? 'activated' : 'contact') };
    }
  }
}

/** Good fights first: who breaks frees others. */
function* fights(assessment: Assessment): Iterable<Candidate> {
  const { ids } = assessment.view.lookup;
  for (const [stand, target] of fightsOf(assessment.view))
    yield { order: { verb: 'fight', stand, target }, worth: 1 + fightWorth(assessment, ids[stand]!, ids[target]!) };
}
