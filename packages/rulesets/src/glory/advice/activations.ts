import { bestFirst, isRefusal } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import type { Army, Integrity } from '../pieces.js';
import { costOf } from '../play/activation.js';
import type { OrderOf } from '../play/orders.js';
import { candidates as activatable } from '../play/sequence.js';
import type { Ground, Vignette } from '../play/state.js';
import { leaderOf, type Unit, unitBase, unitDistance, unitRates, unitTouched } from '../play/units.js';
import { activationPlan, mayActivate } from '../verbs/activate.js';
import type { Assessment } from './assessment.js';
import type { Candidate, Prospect } from './candidate.js';
import { activated } from './hypothetical.js';
import { candidatesOf, mostOfUnit } from './moves.js';
import { volleyWorth } from './shot-worth.js';

/** IGR-INI-02 to IGR-INI-04, IGR-INI-10 to IGR-INI-14: how often troops that are left to themselves run at the enemy. */
const CHARGES: Readonly<Record<Army, Readonly<Record<Integrity, number>>>> = {
  RA: { I: 2 / 6, II: 2 / 6, III: 2 / 6, IV: 1 / 6, V: 0 },
  IA: { I: 3 / 6, II: 3 / 6, III: 3 / 6, IV: 4 / 6, V: 5 / 6 },
};
/** What that costs, of the worth of those who run; whoever decides the battle must not run at all. */
const RUNAWAY = { one: 0.08, decisive: 0.2 } as const;
/** IGR-INI-05: and once in six they fall back. */
const FALLS_BACK = 0.005;

/** From so many W on nobody can be reached in this turn or the next, and who runs can be called back in time. */
const NEAR = 3;
const FAR = 6;

/** From 1 to 0: how much harm a charge may come to that nobody ordered. */
function exposure({ view, foes }: Assessment, unit: Unit): number {
  let near = FAR;
  for (const foe of foes) near = Math.min(near, unitDistance(view, unit, view.vignettes[foe]!.base!));
  return near <= NEAR ? 1 : (FAR - near) / (FAR - NEAR);
}

const leftAlone = (assessment: Assessment, unit: Unit): number => {
  const exposed = exposure(assessment, unit);
  let cost = FALLS_BACK;
  for (const i of unit.bodies) {
    const { troop } = assessment.view.vignettes[i]!;
    const stake = assessment.stakes[i]!;
    cost += exposed * (stake >= 1 ? RUNAWAY.decisive : RUNAWAY.one) * CHARGES[troop.army][troop.integrity] * stake;
  }
  return cost;
};

/** Whom to activate: what it could do then, for every point that it costs; the best first. */
export function activations(assessment: Assessment): Iterable<Candidate> {
  const { view } = assessment;
  const waiting = activatable(view).filter(unit => !leaderOf(view, unit).now.activated);
  return bestFirst(
    waiting.flatMap(unit =>
      (nearLine(assessment, unit) ? EITHER : STAY).map(crossing => activationOf(assessment, unit, crossing)),
    ),
  );
}

function activationOf(assessment: Assessment, unit: Unit, crossing: boolean): Prospect {
  const { view, options } = assessment;
  const leader = leaderOf(view, unit);
  const cost = costOf(view, unit, crossing, options);
  const alone = leader.base === null ? 0 : leftAlone(assessment, unit);
  return {
    most: (leader.base === null ? entryWorth(leader) : promiseMost(assessment, unit, crossing) + alone) / cost,
    appraise: () => {
      const order: OrderOf<'activate'> = { verb: 'activate', stand: leader.id, crossing };
      const paid = mayActivate(assessment, leader.id);
      if (isRefusal(paid) || isRefusal(activationPlan(assessment, paid, crossing))) return undefined;
      const gain = leader.base === null ? entryWorth(leader) : promise(assessment, unit, crossing) + alone;
      return { order, worth: gain / cost };
    },
  };
}
const EITHER = [false, true];
const STAY = [false];

/** IGR-ACT-09: whether a unit could cross into another sector in one move. */
function nearLine({ view, options }: Assessment, unit: Unit): boolean {
  if (view.ambush.now) return false; // IGR-AMB-10
  const { width, flankSector } = view.ground.now.top;
  const { x } = unitBase(view, unit);
  const { good } = unitRates(unit, options);
  return Math.abs(x - flankSector) <= good || Math.abs(x - (width - flankSector)) <= good;
}

/** A marcher that comes on the table; the General is nowhere as safe as off it (IGR-AMB-09). */
const ENTRY = 0.1;
const entryWorth = ({ general, key }: Vignette): number => (general || key ? -1 : ENTRY);

/** What units could do, as long as nobody has moved: an activation changes nothing on the table. */
interface Promises {
  readonly stamp: string;
  readonly byUnit: Map<string, number>;
}
const latest = new WeakMap<Ground, Promises>();

const promisesOf = memoized(({ view, by }: Assessment): Map<string, number> => {
  const ground = view.ground.now;
  const places = view.vignettes.map(({ base, bands, halted }) =>
    base ? `${base.x} ${base.y} ${base.facing} ${bands} ${halted}` : '',
  );
  const stamp = `${by} ${view.turn} ${places.join()}`;
  let found = latest.get(ground);
  if (found?.stamp !== stamp) {
    found = { stamp, byUnit: new Map() };
    latest.set(ground, found);
  }
  return found.byUnit;
});

/** The best a unit could do if it were activated. */
function promise(assessment: Assessment, unit: Unit, crossing: boolean): number {
  const promises = promisesOf(assessment);
  const key = `${unit.id} ${crossing}`;
  let best = promises.get(key);
  if (best === undefined) {
    best = bestOf(assessment, unit, crossing);
    promises.set(key, best);
  }
  return best;
}

/** The most that it may be, as far as one can see without looking closely. */
function promiseMost(assessment: Assessment, unit: Unit, crossing: boolean): number {
  const known = promisesOf(assessment).get(`${unit.id} ${crossing}`);
  if (known !== undefined) return known;
  if (unitTouched(assessment.view, unit)) return IN_MELEE;
  return Math.max(0, mostOfUnit(assessment, assessment.view, unit));
}

function bestOf(assessment: Assessment, unit: Unit, crossing: boolean): number {
  if (unitTouched(assessment.view, unit)) return IN_MELEE;
  const state = activated(assessment.view, unit, crossing);
  const best = Math.max(0, volleyWorth(assessment, state, unit.bodies));
  for (const { worth } of candidatesOf(assessment, state, unit)) return Math.max(best, worth);
  return best;
}
/** It fights, whatever it is told. */
const IN_MELEE = -1;
