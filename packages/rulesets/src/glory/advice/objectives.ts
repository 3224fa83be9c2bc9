import type { Options } from '@umpire/engine';
import { cosineOf, sineOf } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import { WEAPONS } from '../pieces.js';
import type { State, Vignette } from '../play/state.js';
import { type Base, type Point, pointOf } from '../rules/geometry.js';
import { canShootAs, rangeOf } from '../rules/shooting.js';
import type { Assessment } from './assessment.js';
import type { Goal } from './cost-map.js';
import { COST, harmTo } from './harm.js';
import { boutOdds, shotOdds } from './odds.js';
import { goneOf } from './time-gone.js';

/** What a turn on the way costs. Who shoots far has time (10.3); all others are of no use until they are near. */
const PER_TURN = { far: 0.022, near: 0.05 } as const;
/** From this range on, in W, one shoots far. */
const FAR = 2;

export function hasteOf(assessment: Assessment, { troop }: Pick<Vignette, 'troop'>): number {
  const urgent = urgency(assessment);
  for (const as of WEAPONS) if (canShootAs(troop, as) && rangeOf(troop, as).max >= FAR) return urgent * PER_TURN.far;
  return urgent * PER_TURN.near;
}

/** Who wins when time is up may wait; to the others time becomes dear. */
const WAITS = 0.5;
/** How much dearer it is in the last turn than in the first. */
const PRESSED = 2;

function urgency({ view, by }: Assessment): number {
  const { turns, result } = view.extra.now;
  return turns !== null && result === by ? WAITS : 1 + PRESSED * goneOf(view, by) ** 2;
}

/** How far from an enemy's edge one gets ready to charge: near enough to reach him, far enough to turn. */
const READY = 0.7;
/** Somebody has to be fought, however little he promises. */
const LEAST = 0.02;
/** From where shooters like to shoot, of their range: whoever is pushed back is still in it. */
const IN_RANGE = 0.85;
/** A shot is repeated turn after turn. */
const SHOTS = 1.5;

interface Chance {
  readonly x: number;
  readonly y: number;
  readonly worth: number;
}

/** Where troops like these want to be: beside, behind or before an enemy whom they can beat, or where they can shoot at him. */
export function goalsOf(assessment: Assessment, own: Vignette, index: number): { goals: Goal[]; most: number } {
  const chances: Chance[] = [];
  for (const foe of assessment.foes) {
    addBouts(chances, assessment, own, index, foe);
    if (canShootAs(own.troop, 'own') || canShootAs(own.troop, 'attached'))
      addShots(chances, assessment, own, index, foe);
  }
  const haste = hasteOf(assessment, own);
  const most = Math.max(...chances.map(c => c.worth));
  return { goals: chances.map(({ x, y, worth }) => ({ x, y, cost: (most - worth) / haste })), most };
}

function addBouts(to: Chance[], assessment: Assessment, own: Vignette, index: number, foe: number): void {
  const { view, stakes, options } = assessment;
  for (const { edge, ready, driven } of strikesOf(assessment).get(foe)!) {
    const { done, suffered, drives } = boutOdds(own, view.vignettes[foe]!, edge, options);
    const gained = (done + drives * driven) * stakes[foe]!;
    const worth = Math.max(LEAST * stakes[foe]!, gained - suffered * stakes[index]!);
    to.push({ x: ready.x, y: ready.y, worth });
  }
}

/** A charge at an edge of an enemy: where one stands before it, and what more it does to him if he is driven back. */
interface Strike {
  readonly edge: (typeof EDGES)[number];
  readonly ready: Point;
  readonly driven: number;
}
/** How each enemy can be struck, whoever does it. */
const strikesOf = memoized(
  ({ view, foes, options }: Assessment): ReadonlyMap<number, readonly Strike[]> =>
    new Map(foes.map(foe => [foe, EDGES.flatMap(edge => strikesAt(view, foe, edge, options))])),
);
/** IGR-RES-06: driven back upon something near he breaks. */
const strikesAt = (view: State, foe: number, edge: Strike['edge'], options: Options): Strike[] =>
  readyPlaces(view.vignettes[foe]!.base!, edge).map(({ ready, struck }) => ({
    edge,
    ready,
    driven: harmTo(view, foe, struck, options)('repulsed') - COST.repulsed,
  }));
const EDGES = ['front', 'flank', 'rear'] as const;

/** Where one stands before a charge at an edge, and strikes from: a flank a little to the rear, so that he is driven along his own line. */
function readyPlaces(base: Base, edge: (typeof EDGES)[number]): { ready: Point; struck: Point }[] {
  const [aside, ahead, back] = [base.halfWidth + READY, base.halfDepth + READY, -base.halfDepth];
  if (edge === 'flank')
    return [aside, -aside].map(to => ({ ready: pointOf(base, 0, to), struck: pointOf(base, back, to) }));
  const ready = pointOf(base, edge === 'front' ? ahead : -ahead, 0);
  return [{ ready, struck: ready }];
}

/** Eight places around an enemy, at range. */
const AROUND = [0, 45, 90, 135, 180, 225, 270, 315] as const;

function addShots(to: Chance[], assessment: Assessment, own: Vignette, index: number, foe: number): void {
  const { view, stakes, options } = assessment;
  const enemy = view.vignettes[foe]!;
  const base = enemy.base!;
  const as = canShootAs(own.troop, 'own') ? 'own' : 'attached';
  const odds = shotOdds(own, as, enemy, false, options);
  const { short } = rangeOf(own.troop, as);
  const far = base.halfDepth + IN_RANGE * short;
  for (const angle of AROUND) {
    // Before his front he shoots back.
    const answered = angle === 0 && canShootAs(enemy.troop, 'own') && rangeOf(enemy.troop, 'own').max >= short;
    const back = answered ? stakes[index]! * shotOdds(enemy, 'own', own, false, options) : 0;
    const worth = Math.max(LEAST * stakes[foe]!, SHOTS * (odds * stakes[foe]! - back));
    const { x, y } = pointOf(base, cosineOf(angle) * far, sineOf(angle) * far);
    to.push({ x, y, worth });
  }
}
