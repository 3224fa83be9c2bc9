import { isRefusal, type Options } from '@umpire/engine';
import { chargeTargets, initiativeCharge, initiativePlan, initiativeShots, intentOf } from '../play/initiative.js';
import { fightsOf } from '../play/melee.js';
import { actsAtWill } from '../play/moving.js';
import type { Order, OrderOf } from '../play/orders.js';
import { faultOf } from '../play/perform.js';
import { shotsOf } from '../play/shooting.js';
import { isBody, leaderOf, type Unit, unitDistance, unitsOf, unitTouched } from '../play/units.js';
import { activations } from './activations.js';
import { fightWorth, meleesWorth } from './clash.js';
import { shotWorth } from './fire.js';
import { type Idea, placed } from './idea.js';
import { ideasOf } from './moves.js';
import type { Picture } from './picture.js';

/** What a bot may think of in a battle. Each is allowed. */
export function* ideas(picture: Picture): Iterable<Idea> {
  const { view } = picture;
  switch (view.phase) {
    case 'activation':
      if (!view.apThrown) yield* allowed(picture, { verb: 'throwPoints' }, 0);
      else yield* activations(picture);
      break;
    case 'movement':
      yield* movements(picture);
      break;
    case 'initiative':
      yield* initiatives(picture);
      break;
    case 'shooting':
      yield* shots(picture);
      break;
    default:
      yield* fights(picture);
  }
  yield* allowed(picture, { verb: 'endPhase' }, 0);
}

function* allowed({ view, by, options }: Picture, order: Order, worth: number): Iterable<Idea> {
  if (!faultOf(view, by, order, options)) yield { order, worth };
}

/** IGR-AMB-09: the marcher that was activated comes on. */
function* entries(picture: Picture): Iterable<Idea> {
  for (const id of picture.view.march.order) if (id !== null) yield* allowed(picture, { verb: 'enter', stand: id }, 1);
}

/** Of a large army only so many units are weighed against each other, the foremost: they are in the way of the rest. */
const WEIGHED = 4;

function* movements(picture: Picture): Iterable<Idea> {
  const { view, by } = picture;
  if (view.pursuit.unit !== null) return yield* pursuit(picture);
  yield* entries(picture);
  const units = unitsOf(view, by).filter(unit => {
    const { now } = leaderOf(view, unit);
    return now.activated && !now.moved && !unitTouched(view, unit);
  });
  let weighed = 0;
  for (const unit of foremost(picture, units)) {
    let any = false;
    for (const idea of ideasOf(picture, view, unit)) {
      if (idea.worth <= 0) continue;
      any = true;
      yield idea;
    }
    if (any && ++weighed >= WEIGHED) return;
  }
}

function foremost({ view, foes }: Picture, units: readonly Unit[]): Unit[] {
  if (units.length <= WEIGHED) return [...units];
  const far = (unit: Unit): number =>
    Math.min(...foes.map(foe => unitDistance(view, unit, view.vignettes[foe]!.base!)));
  return units
    .map(unit => ({ unit, far: far(unit) }))
    .sort((a, b) => a.far - b.far)
    .map(({ unit }) => unit);
}

/** IGR-R-55: a charger whose target evaded goes on, or halts. */
function* pursuit(picture: Picture): Iterable<Idea> {
  const { view, by } = picture;
  const unit = unitsOf(view, by).find(u => u.id === view.pursuit.unit);
  if (!unit) return;
  yield* ideasOf(picture, view, unit);
  yield* allowed(picture, { verb: 'halt', stand: leaderOf(view, unit).id }, 0);
}

function* initiatives(picture: Picture): Iterable<Idea> {
  const { view, by, options } = picture;
  if (!view.initiativeThrown) return yield* allowed(picture, { verb: 'throwInitiative' }, 0);
  if (view.pursuit.unit !== null) return yield* pursuit(picture);
  for (const unit of unitsOf(view, by)) {
    const leader = leaderOf(view, unit);
    if (leader.now.thrown === null || leader.now.thrown.done) continue;
    if (actsAtWill(leader)) yield* ideasOf(picture, view, unit);
    yield* actions(picture, unit, options);
  }
}

/** What a unit does by itself, where there is a choice. Those who are copied act first, if their deed is a good one. */
function* actions(picture: Picture, unit: Unit, options: Options): Iterable<Idea> {
  const { view, by } = picture;
  const seat = { view, by, options };
  const { id: stand } = leaderOf(view, unit);
  const intent = intentOf(view, unit, options);
  if (isRefusal(intent)) return;
  const bare: OrderOf<'initiative'> = { verb: 'initiative', stand, choice: 'none', weapon: 'own', lineUp: true };
  if (!isRefusal(initiativePlan(seat, bare))) yield { order: bare, worth: -0.01 };
  for (const target of chargeTargets(view, unit, intent.does, options)) {
    const aim = view.vignettes[target]!;
    const order: Order = { ...bare, choice: 'charge', target: aim.id };
    if (isRefusal(initiativePlan(seat, order))) continue;
    const { ends } = initiativeCharge(view, unit, aim.base!, intent.does, options);
    yield { order, worth: meleesWorth(picture, placed(view, unit, ends)) - meleesWorth(picture, view) };
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
    if (!isRefusal(initiativePlan(seat, order)))
      yield { order, worth: shotWorth(picture, view, from, as, at, 'initiative') };
  }
}

function* shots(picture: Picture): Iterable<Idea> {
  const { view, by, options } = picture;
  if (view.firing !== by) return;
  for (const [from, v] of view.vignettes.entries()) {
    if (v.side !== by || !isBody(v)) continue;
    for (const { as, at } of shotsOf(view, by, from, options)) {
      const order: Order = { verb: 'shoot', stand: v.id, weapon: as, target: view.vignettes[at]!.id };
      yield { order, worth: shotWorth(picture, view, from, as, at, by === view.active ? 'activated' : 'contact') };
    }
  }
}

/** Good fights first: who breaks frees others. */
function* fights(picture: Picture): Iterable<Idea> {
  const { ids } = picture.view.lookup;
  for (const [stand, target] of fightsOf(picture.view))
    yield { order: { verb: 'fight', stand, target }, worth: 1 + fightWorth(picture, ids[stand]!, ids[target]!) };
}
