import { FULL_TURN, type Random, type Seat } from '@umpire/engine';
import type { Order } from '../play/orders.js';
import { candidates as activatable, throwersOf, wingsOf } from '../play/sequence.js';
import { shotsOf } from '../play/shooting.js';
import type { Types } from '../play/types.js';
import { isBody, leaderOf, touchedBy, type Unit, unitsOf } from '../play/units.js';
import { entriesOf, LIST_NAMES, listOf, standardMuster } from '../rules/army.js';
import { CORNERS } from '../rules/march.js';
import { timesOf } from '../verbs/armies.js';
import { refusalOf } from '../verbs/index.js';
import { actions } from './actions.js';
import { aimOf } from './aims.js';
import { anyOrder, someMove } from './any-order.js';
import { type Assessment, assessmentOf } from './assessment.js';
import { fights } from './candidates.js';
import { chargesAt } from './charges.js';
import { placesOf } from './places.js';
import { settingUp } from './setting-up.js';

/** Orders of a battle: all that can be counted, samples of moves and charges. Before it, what can be counted, and samples. */
export function* orders(seat: Seat<Types>, chance: Random): Iterable<Order> {
  const thought = seat.view.step === 'battle' ? inBattle(seat, chance) : beforeBattle(seat, chance);
  for (const order of thought) if (!refusalOf(seat, order)) yield order;
}

/** So many of what nobody can count: deployments, orders of march, changes of terrain, moves of a unit. */
const SAMPLES = 8;

function* beforeBattle(seat: Seat<Types>, chance: Random): Iterable<Order> {
  yield settingUp(seat, chance);
  const { step } = seat.view;
  if (step === 'armies') yield* armies(seat, chance);
  if (step === 'adjust') yield { verb: 'terrainAdjust', action: 'none', ids: [] };
  if (step === 'march') yield* [{ verb: 'wait' }, { verb: 'spring' }] as const;
  if (step === 'march') for (const from of CORNERS) yield { verb: 'chooseDiagonal', from };
  if (step !== 'armies') for (let i = 0; i < SAMPLES; i++) yield anyOrder(seat, chance);
}

/** The standard muster of each list, and one that somebody has composed: another vignette for one of its own. */
function* armies({ view }: Seat<Types>, chance: Random): Iterable<Order> {
  for (const name of LIST_NAMES) {
    yield { verb: 'muster', list: name };
    const list = listOf(name)!;
    const { multiple, general, lines, vignettes } = standardMuster(list, timesOf(view, list));
    const composed = Object.fromEntries(vignettes);
    const [less, more] = [chance.pick([...vignettes.keys()]), chance.pick(entriesOf(name)).entry];
    composed[less] = composed[less]! - 1;
    composed[more] = (composed[more] ?? 0) + 1;
    yield { verb: 'submitArmy', army: { list: name, multiple, vignettes: composed, general, lines } };
  }
}

function* inBattle(seat: Seat<Types>, chance: Random): Iterable<Order> {
  const assessment = assessmentOf(seat);
  yield* inPhase(assessment, chance);
  yield* [{ verb: 'endPhase' }, { verb: 'offerDraw' }, { verb: 'acceptDraw' }, { verb: 'resign' }] as const;
}

function* inPhase(assessment: Assessment, chance: Random): Iterable<Order> {
  switch (assessment.view.phase) {
    case 'activation':
      return yield* activations(assessment);
    case 'movement':
      return yield* movements(assessment, chance);
    case 'initiative':
      return yield* initiatives(assessment, chance);
    case 'shooting':
      return yield* shots(assessment);
    default:
      for (const { order } of fights(assessment)) yield order;
  }
}

function* activations({ view, by }: Assessment): Iterable<Order> {
  for (const wing of wingsOf(view, by)) yield { verb: 'detach', wing: wing as 'west-wing' | 'east-wing' };
  yield { verb: 'throwPoints' };
  if (!view.apThrown) return;
  for (const unit of activatable(view))
    for (const crossing of [false, true]) yield { verb: 'activate', stand: leaderOf(view, unit).id, crossing };
}

function* movements(assessment: Assessment, chance: Random): Iterable<Order> {
  const { view, by } = assessment;
  for (const stand of view.march.order) if (stand !== null) yield { verb: 'enter', stand };
  for (const unit of unitsOf(view, by)) yield* movesOf(assessment, unit, chance);
}

/** What a unit may do that moves: `refusalOf` says whether it may. */
function* movesOf(assessment: Assessment, unit: Unit, chance: Random): Iterable<Order> {
  const { view, by } = assessment;
  const stand = leaderOf(view, unit).id;
  yield { verb: 'halt', stand };
  for (let i = 0; i < SAMPLES; i++) yield { verb: 'turn', stand, facing: (i * FULL_TURN) / SAMPLES };
  for (const i of unit.bodies)
    for (const enemy of touchedBy(view, view.vignettes[i]!.base!, by))
      yield { verb: 'lineUp', stand, target: view.vignettes[enemy]!.id };
  yield* chargesAt(assessment, view, unit);
  const aim = aimOf(assessment, unit);
  if (aim)
    for (const { steps } of placesOf(assessment, view, unit, aim)) yield { verb: 'move', stand, steps: [...steps] };
  for (let i = 0; i < SAMPLES; i++) {
    const order = someMove(assessment, unit, chance);
    if (order) yield order;
  }
}

function* initiatives(assessment: Assessment, chance: Random): Iterable<Order> {
  const { view, by } = assessment;
  if (!view.initiativeThrown) {
    yield { verb: 'throwInitiative' };
    for (const unit of throwersOf(view)) yield { verb: 'leaveOut', stand: leaderOf(view, unit).id };
    return;
  }
  for (const unit of unitsOf(view, by)) {
    const { thrown } = leaderOf(view, unit).now;
    if (thrown === null || thrown.done) continue;
    yield* movesOf(assessment, unit, chance);
    for (const { order } of actions(assessment, unit)) yield order;
  }
}

function* shots({ view, by, options }: Assessment): Iterable<Order> {
  if (view.firing !== by) return;
  for (const [from, v] of view.vignettes.entries())
    if (v.side === by && isBody(v))
      for (const { as, at } of shotsOf(view, by, from, options))
        yield { verb: 'shoot', stand: v.id, weapon: as, target: view.vignettes[at]!.id };
}
