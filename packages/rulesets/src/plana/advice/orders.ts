import { type Candidate, distance, type Point } from '@umpire/engine';
import { groundOf } from '../play/ground.js';
import { heldAsKnown } from '../play/objectives.js';
import type { Objective } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import { unitOf } from '../tables/units.js';
import type { Order } from '../verbs/index.js';
import { type Force, forcesOf, isSentTo, isWritten, standsAt } from './situation.js';
import { isAcross } from './way.js';

/** One order for each free HQ: the nearest company that has nothing to do goes for the objective that nobody cares for. */
export function* orders(seat: Seat): Iterable<Candidate<Order>> {
  const { view } = seat;
  const forces = forcesOf(view);
  const told = new Set(view.sheet.flatMap(line => (line.verb === 'order' ? line.companies : [])));
  const briefed = new Set(view.packages.flatMap(({ companies }) => companies.map(({ id }) => id)));
  const isBusy = ({ company }: Force): boolean => told.has(company.id) || briefed.has(company.id);
  for (const [rank, objective] of wanted(seat, forces).entries()) {
    const free = forces
      .filter(force => !isBusy(force) && isSpare(view, force, forces))
      .sort((p, q) => distance(p.centre, objective.at) - distance(q.centre, objective.at));
    for (const force of free) {
      const hq = view.battalions.find(({ id }) => id === force.company.battalion)?.hq;
      if (!hq || (view.turn > 0 && isWritten(view, hq, 'order'))) continue;
      yield { order: attack(view, hq, force, objective), worth: 1 / (1 + rank) };
    }
  }
}

/** Objectives that the side does not hold and to which nobody was sent, then those for which those who were are too few; before the battle those that it holds as well. */
function wanted({ view, by }: Seat, forces: readonly Force[]): Objective[] {
  const sent = (objective: Objective): number =>
    forces.filter(force => isSentTo(force, objective) || standsAt(force, objective)).length;
  const isOpen = (objective: Objective): boolean => !heldAsKnown(view, by, objective);
  return view.objectives
    .filter(objective => (isOpen(objective) ? sent(objective) < TO_TAKE : view.turn === 0 && sent(objective) < TO_KEEP))
    .sort((p, q) => sent(p) - sent(q) || q.value - p.value);
}
const TO_TAKE = 3;
const TO_KEEP = 2;

/** Whoever has dug himself in to defend a place is never sent away: nowhere else does he stand as well. */
const isGarrison = ({ company, bases }: Force): boolean =>
  company.order.kind === 'defend' && bases.some(({ dug }) => dug !== 'none');

/** It stands at no objective, or not alone, and goes for none; a reserve, or a garrison of nothing. */
const isSpare = (view: View, force: Force, forces: readonly Force[]): boolean =>
  !isGarrison(force) &&
  !view.objectives.some(
    objective =>
      (isSentTo(force, objective) && !standsAt(force, objective)) ||
      (standsAt(force, objective) && !forces.some(other => other !== force && standsAt(other, objective))),
  );

function attack(view: View, hq: string, { company, bases, centre }: Force, { at }: Objective): Order {
  const isHover = bases.every(({ type }) => ['hover', 'light-hover'].includes(unitOf(type).moveClass));
  return {
    verb: 'order',
    stand: hq,
    companies: [company.id],
    kind: 'attack',
    route: isHover ? [at] : [...overBridge(view, centre, at), at],
    mode: 'tactical',
    notBefore: 0,
    onContact: null,
    withdrawIf: 'never',
    attachments: [],
  };
}
/** The bridge that is least out of the way, where a river lies between. */
function overBridge(view: View, from: Point, to: Point): Point[] {
  if (!isAcross(view, from, to)) return [];
  const { bridges } = groundOf(view.terrain.now);
  const detour = (at: Point): number => distance(from, at) + distance(at, to);
  const standing = bridges.flatMap(({ at, down }) => (at && !down ? [at] : []));
  const best = standing.sort((p, q) => detour(p) - detour(q))[0];
  return best ? [best] : [];
}
