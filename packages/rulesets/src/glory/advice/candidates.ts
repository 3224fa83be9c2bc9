import { mergedBestFirst, ranked } from '@umpire/engine';
import { fightsOf } from '../play/melee.js';
import { actsAtWill } from '../play/moving.js';
import type { Order } from '../play/orders.js';
import { shotsOf } from '../play/shooting.js';
import { isBody, leaderOf, type Unit, unitDistance, unitsOf, unitTouched } from '../play/units.js';
import { refusalOf } from '../verbs/index.js';
import { actions } from './actions.js';
import { activations } from './activations.js';
import type { Assessment } from './assessment.js';
import type { Candidate } from './candidate.js';
import { fightWorth } from './melee-worth.js';
import { candidatesOf } from './moves.js';
import { shotWorth } from './shot-worth.js';

/** What a bot may think of in a battle, the best first. Each is allowed. */
export function candidates(assessment: Assessment): Iterable<Candidate> {
  return mergedBestFirst([...listsOf(assessment), allowed(assessment, { verb: 'endPhase' }, 0)]);
}

function listsOf(assessment: Assessment): Iterable<Candidate>[] {
  const { view } = assessment;
  switch (view.phase) {
    case 'activation':
      return view.apThrown ? [activations(assessment)] : [allowed(assessment, { verb: 'throwPoints' }, 0)];
    case 'movement':
      return movements(assessment);
    case 'initiative':
      return initiatives(assessment);
    case 'shooting':
      return [ranked(shots(assessment))];
    default:
      return [ranked(fights(assessment))];
  }
}

const allowed = (assessment: Assessment, order: Order, worth: number): Candidate[] =>
  refusalOf(assessment, order) ? [] : [{ order, worth }];

/** IGR-AMB-09: the marcher that was activated comes on. */
const entries = (assessment: Assessment): Candidate[] =>
  assessment.view.march.order.flatMap(id => (id === null ? [] : allowed(assessment, { verb: 'enter', stand: id }, 1)));

/** Of a large army only so many units are weighed against each other, the foremost: they are in the way of the rest. */
const WEIGHED = 4;

function movements(assessment: Assessment): Iterable<Candidate>[] {
  const { view, by } = assessment;
  if (view.pursuit.unit !== null) return pursuit(assessment);
  const units = unitsOf(view, by).filter(unit => {
    const { now } = leaderOf(view, unit);
    return now.activated && !now.moved && !unitTouched(view, unit);
  });
  const lists: Iterable<Candidate>[] = [];
  for (const unit of foremost(assessment, units)) {
    const list = gainsOf(candidatesOf(assessment, view, unit));
    if (list && lists.push(list) >= WEIGHED) break;
  }
  return [entries(assessment), ...lists];
}

/** What is worth more than to do nothing; undefined: nothing is. */
function gainsOf(list: Iterable<Candidate>): Iterable<Candidate> | undefined {
  const rest = list[Symbol.iterator]();
  const { value: best, done } = rest.next();
  return done || best.worth <= 0 ? undefined : gains(best, rest);
}
function* gains(best: Candidate, rest: Iterator<Candidate>): Iterable<Candidate> {
  for (let next: Candidate | undefined = best; next && next.worth > 0; next = rest.next().value) yield next;
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
function pursuit(assessment: Assessment): Iterable<Candidate>[] {
  const { view, by } = assessment;
  const unit = unitsOf(view, by).find(u => u.id === view.pursuit.unit);
  if (!unit) return [];
  const halt: Order = { verb: 'halt', stand: leaderOf(view, unit).id };
  return [candidatesOf(assessment, view, unit), allowed(assessment, halt, 0)];
}

function initiatives(assessment: Assessment): Iterable<Candidate>[] {
  const { view, by } = assessment;
  if (!view.initiativeThrown) return [allowed(assessment, { verb: 'throwInitiative' }, 0)];
  if (view.pursuit.unit !== null) return pursuit(assessment);
  const lists: Iterable<Candidate>[] = [];
  for (const unit of unitsOf(view, by)) {
    const leader = leaderOf(view, unit);
    if (leader.now.thrown === null || leader.now.thrown.done) continue;
    if (actsAtWill(leader)) lists.push(candidatesOf(assessment, view, unit));
    lists.push(ranked(actions(assessment, unit)));
  }
  return lists;
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
export function* fights(assessment: Assessment): Iterable<Candidate> {
  const { ids } = assessment.view.lookup;
  for (const [stand, target] of fightsOf(assessment.view))
    yield { order: { verb: 'fight', stand, target }, worth: 1 + fightWorth(assessment, ids[stand]!, ids[target]!) };
}
