import { type Formation, isRefusal, type Pose, type Push, type Pushed, type Refusal } from '@umpire/engine';
import { type Judged, type PushedUnit, pushed } from '../../common/book/push.js';
import { apply } from '../play/apply.js';
import { copyOfState } from '../play/copy.js';
import { poseIn, words } from '../play/measure.js';
import { movePlan, orderedSteps } from '../play/move-plan.js';
import { movableUnit } from '../play/moving.js';
import { noSuchVignette } from '../play/permission.js';
import type { State } from '../play/state.js';
import { unitsPerW } from '../play/steps.js';
import type { Seat } from '../play/types.js';
import { bodyIds, isBody, type Unit, unitBase, unitOf, unitRates } from '../play/units.js';
import { aheadOf, turnToFace } from '../rules/geometry.js';
import type { Order } from '../verbs/index.js';
import { move } from '../verbs/move.js';
import { warningsOf } from './outlook.js';

const PARTS = { 'west-wing': 'West wing', centre: 'Centre', 'east-wing': 'East wing' } as const;

/** Lines that are linked, the wings and the centre, and the whole army. */
export function formations({ view, by }: Seat): readonly Formation[] {
  const own = view.vignettes.filter(v => v.side === by && isBody(v));
  const named = (id: string, label: string, such: (v: (typeof own)[number]) => boolean): Formation => ({
    id,
    label,
    stands: own.filter(such).map(v => v.id),
  });
  const lines = [...new Set(own.flatMap(v => v.link ?? []))].map(link =>
    named(`line ${link}`, 'Line', v => v.link === link),
  );
  const parts = Object.entries(PARTS).map(([part, label]) => named(part, label, v => v.part === part));
  return [...lines, ...parts, named('army', 'Whole army', () => true)].filter(({ stands }) => stands.length > 1);
}

/** Whoever is pushed within so many degrees of straight ahead goes straight ahead, and keeps its front. */
const STRAIGHT = 20;

export function push(seat: Seat, given: Push): readonly Pushed<Order>[] {
  const units = new Map<string, PushedUnit<State, MoveOrder>>();
  const lost: Pushed<Order>[] = [];
  for (const id of given.stands) {
    const index = seat.view.lookup.ids[id];
    if (index === undefined) lost.push({ stand: id, refusal: noSuchVignette(id) });
    else addUnit(units, seat, unitOf(seat.view, index));
  }
  const going = new Set([...units.values()].flatMap(({ stands }) => stands));
  const worse = (after: State) => warningsOf(seat.view, after, seat.by, seat.options, going);
  return [...pushed(given, seat.view, [...units.values()], worse), ...lost];
}
type MoveOrder = Extract<Order, { verb: 'move' }>;

function addUnit(units: Map<string, PushedUnit<State, MoveOrder>>, seat: Seat, unit: Unit): void {
  const stands = bodyIds(seat.view, unit);
  if (units.has(unit.id) || !unit.bodies.every(i => isBody(seat.view.vignettes[i]!))) return;
  const { now } = seat.view.ground;
  units.set(unit.id, {
    stands,
    from: poseIn(now, unitBase(seat.view, unit)),
    orderTo: (view, to) => orderTo(seat, view, stands[0]!, unit, to),
    judge: (view, order) => judged({ ...seat, view }, unit, order),
  });
}

/** Straight ahead by as much as the hand went that way; else towards the place, by the unit's own kind of turn. */
function orderTo({ options }: Seat, view: State, stand: string, unit: Unit, to: Pose): MoveOrder {
  const base = unitBase(view, unit);
  const perW = unitsPerW(view.ground.now.top);
  const turn = turnToFace(base, to.x / perW, to.y / perW);
  const ahead = Math.round(aheadOf(base, to.x / perW, to.y / perW) * perW);
  if (Math.abs(turn) <= STRAIGHT) return { verb: 'move', stand, steps: [{ ahead }] };
  const keepsFront = unitRates(unit, options).pivot === 'centre';
  return { verb: 'move', stand, steps: [{ x: to.x, y: to.y }], ...(keepsFront && { facing: to.facing }) };
}

function judged({ view, by, options }: Seat, unit: Unit, order: MoveOrder): Refusal | Judged<State> {
  const mover = movableUnit(view, by, order.stand, options);
  const plan = isRefusal(mover) ? mover : movePlan(view, mover, orderedSteps(view, mover, order, options), options);
  if (isRefusal(plan)) return plan;
  return {
    ends: plan.walk.ends.map(end => poseIn(view.ground.now, end)),
    cost: `${words(plan.walk.way)} of ${words(plan.walk.allowance.move)} W`,
    after: () => {
      const state = copyOfState(view);
      move.act({ state, options, happen: event => apply(state, event) }, unit.side, order, plan);
      return state;
    },
  };
}
