import {
  isRefusal,
  type Look,
  type Options,
  odds,
  type Preview,
  type Reach,
  type Refusal,
  reachFrom,
  type Seat,
  type Told,
} from '@umpire/engine';
import type { ActivationPlan } from '../play/activation.js';
import type { ChargePlan } from '../play/charging.js';
import { blockersOf } from '../play/ground.js';
import type { InitiativePlan } from '../play/initiative.js';
import { meleeFacts } from '../play/melee.js';
import { type MovePlan, movePlan, orderedSteps, turnSteps } from '../play/moves.js';
import { movableUnit } from '../play/moving.js';
import type { Order, OrderOf } from '../play/orders.js';
import { planOf } from '../play/perform.js';
import { type ShotPlan, shotFacts } from '../play/shooting.js';
import type { State } from '../play/state.js';
import { stepsOf, unitsPerW } from '../play/steps.js';
import type { Types } from '../play/types.js';
import { isBody, leaderOf, moverOf, unitBase, unitOf, unitRates, vignetteOf } from '../play/units.js';
import type { Walk } from '../play/walk.js';
import type { Muster } from '../rules/army.js';
import type { Base } from '../rules/geometry.js';
import { type MeleeResult, melee, readyMelee } from '../rules/melee.js';
import { pathReasons, stepped } from '../rules/movement.js';
import { readyShot, type ShotResult, shot } from '../rules/shooting.js';
import { armyPreview } from './lists.js';
import { perW, poseIn, unitsOf, words } from './measure.js';

/** What an order would do; everything that bears on it is open. */
export function preview({ view, by, options }: Seat<Types>, order: Order): Preview {
  const plan = planOf(view, by, order, options);
  if (order.verb === 'submitArmy') return armyPreview(order.army, plan as Muster | Refusal);
  if (isRefusal(plan)) {
    const { rule, path, message } = plan;
    const end = wheeledTo(view, order, options);
    return {
      refusal: { ...(rule !== undefined && { rule }), ...(path !== undefined && { path }), message },
      ...(end && { end: poseIn(view.ground.now, end) }),
      because: [],
    };
  }
  switch (order.verb) {
    case 'move':
    case 'turn':
      return movePreview(view, plan as MovePlan, options);
    case 'charge':
      return chargePreview(view, plan as ChargePlan, options);
    case 'activate': {
      const { cost, because } = plan as ActivationPlan;
      const { apLeft } = view.sides[by];
      return { cost: `${cost} of ${apLeft} points`, used: apLeft === 0 ? 0 : cost / apLeft, because };
    }
    case 'shoot': {
      const { from, at, reason } = plan as ShotPlan;
      return shotPreview(view, from, order.weapon, at, reason, options);
    }
    case 'initiative':
      return initiativePreview(view, order, plan as InitiativePlan, options);
    case 'fight': {
      const [active, opponent] = plan as readonly [number, number];
      return fightPreview(view, active, opponent, options);
    }
    default:
      return { because: [] };
  }
}

/** Where those who wheel would come to, limits aside: the page cannot know on which corner they turn. */
function wheeledTo(view: State, order: Order, options: Options): Base | undefined {
  if (order.verb !== 'turn' && order.verb !== 'move' && order.verb !== 'charge') return undefined;
  const v = vignetteOf(view, order.stand);
  const unit = v && unitOf(view, view.lookup.ids[v.id]!);
  if (!unit || leaderOf(view, unit).base === null) return undefined;
  const steps = order.verb === 'turn' ? turnSteps(view, unit, order) : orderedSteps(view, unit, order, options);
  const { pivot } = unitRates(unit, options);
  return steps.reduce((at, step) => stepped(at, step, pivot), unitBase(view, unit));
}

const wayWords = ({ way, turned, allowance }: Walk): string =>
  `${words(way)} of ${words(allowance.move)} W, ${Math.round(turned)}° of ${words(allowance.turn)}°`;
const share = ({ way, turned, allowance }: Walk): number =>
  Math.min(
    1,
    Math.max(allowance.move > 0 ? way / allowance.move : 0, allowance.turn > 0 ? turned / allowance.turn : 0),
  );

const movePreview = (view: State, { unit, walk }: MovePlan, options: Options): Preview => ({
  used: share(walk),
  cost: wayWords(walk),
  end: poseIn(view.ground.now, walk.places[walk.places.length - 1]!),
  because: pathReasons(moverOf(unit), walk.allowance.pivot, walk.bad, options),
});

function chargePreview(view: State, plan: ChargePlan, options: Options): Preview {
  const told = movePreview(view, plan, options);
  const touched = [...new Set(plan.arrivals.map(a => a.enemy))].join(', ');
  return { ...told, cost: `${told.cost}, touches ${touched}` };
}

const HARM = { none: 0, halt: 0.2, repulsed: 0.4, 'double-repulse': 0.6, break: 1 } as const;
const SHOT_WORDS = {
  none: 'no effect',
  halt: 'halted',
  repulsed: 'repulsed',
  'double-repulse': 'driven far back',
  break: 'broken',
} as const;

function shotPreview(
  view: State,
  from: number,
  as: 'own' | 'attached',
  at: number,
  reason: ShotPlan['reason'],
  options: Options,
): Preview {
  const facts = shotFacts(view, from, as, at, reason, options);
  const ready = readyShot(facts, options);
  const told = ({ outcome }: Pick<ShotResult, 'outcome'>): Told => ({
    text: `${view.vignettes[at]!.id} ${SHOT_WORDS[outcome]}`,
    good: HARM[outcome],
  });
  const found = odds(function* () {
    const { result, because } = yield* shot(ready, options);
    return { result: { outcome: result.outcome }, because };
  });
  const chances = found.chances.map(c => ({ ...c, result: told(c.result) }));
  return { odds: { chances, because: found.because }, because: found.because, cost: `${words(facts.distance)} W` };
}

const LOSS = { stand: 0, repulsed: 0.4, 'double-repulse': 0.6, break: 1 } as const;
const FATE_WORDS = {
  stand: 'stands',
  repulsed: 'repulsed',
  'double-repulse': 'driven far back',
  break: 'broken',
} as const;

function fightPreview(view: State, active: number, opponent: number, options: Options): Preview {
  const ready = readyMelee(meleeFacts(view, active, opponent, options), options);
  const [own, other] = [view.vignettes[active]!.id, view.vignettes[opponent]!.id];
  const told = (r: Pick<MeleeResult, 'active' | 'opponent'>): Told => ({
    text: `${own} ${FATE_WORDS[r.active]}, ${other} ${FATE_WORDS[r.opponent]}`,
    good: LOSS[r.opponent] - LOSS[r.active],
  });
  const found = odds(function* () {
    const { result, because } = yield* melee(ready, options);
    return { result: { active: result.active, opponent: result.opponent }, because };
  });
  const chances = found.chances.map(c => ({ ...c, result: told(c.result) }));
  const cost = `${ready.active.total} against ${ready.opponent.total}, column ${ready.column}`;
  return { odds: { chances, because: found.because }, because: found.because, cost };
}

const ACTS = {
  charge: 'charges',
  shoot: 'shoots at',
  retreat: 'falls back',
  copy: 'does as its neighbour',
  nothing: 'stays where it is',
} as const;

function initiativePreview(view: State, order: OrderOf<'initiative'>, plan: InitiativePlan, options: Options): Preview {
  if (plan.way === 'shoot') return shotPreview(view, plan.from!, order.weapon, plan.target!, 'initiative', options);
  const target = plan.target === null ? '' : ` ${view.vignettes[plan.target]!.id}`;
  return {
    cost: `${order.stand} ${ACTS[plan.way]}${target}`,
    because: [{ rule: 'IGR-INI-01', text: 'what its throw says' }],
  };
}

/** An eighth of a W: fine enough to draw. */
const PITCH = 1 / 8;

/** Where the centre of a unit can get to with one turn and one advance. */
export function reach({ view, by, options }: Seat<Types>, _verb: string, stand: string): Reach | Refusal {
  const unit = movableUnit(view, by, stand, options);
  if (isRefusal(unit)) return unit;
  const ground = view.ground.now;
  const base = unitBase(view, unit);
  const rates = unitRates(unit, options);
  const start = { x: unitsOf(ground, base.x), y: unitsOf(ground, base.y) };
  const far = Math.ceil((rates.good + rates.good / 2) * perW(ground));
  const cost = (ax: number, ay: number, bx: number, by_: number): number => {
    if (ax !== start.x || ay !== start.y) return Number.POSITIVE_INFINITY;
    const steps = stepsOf(base, [{ x: bx, y: by_ }], rates.pivot, unitsPerW(ground.top));
    const plan = movePlan(view, unit, steps, options);
    return isRefusal(plan) ? Number.POSITIVE_INFINITY : share(plan.walk);
  };
  return reachFrom({
    start,
    pitch: Math.round(PITCH * perW(ground)),
    bounds: {
      left: Math.max(0, start.x - far),
      bottom: Math.max(0, start.y - far),
      right: Math.min(unitsOf(ground, ground.top.width), start.x + far),
      top: Math.min(unitsOf(ground, ground.top.depth), start.y + far),
    },
    cost,
    free: () => true,
  });
}

/** Whom a vignette sees, and what is in the way of the others (IGR-R-39). */
export function sight({ view }: Look<Types>, piece: string): { id: string; blockedBy: string[] }[] {
  const v = vignetteOf(view, piece);
  if (!v || !isBody(v)) return [];
  return view.vignettes
    .filter(o => o.side !== v.side && isBody(o))
    .map(o => ({ id: o.id, blockedBy: blockersOf(view.ground.now, v.base!, o.base!) }));
}
