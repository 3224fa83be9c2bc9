import { distance, inArea, type Options, type Point, type Side } from '@umpire/engine';
import { knownLately, memoized } from '../../common/book/memoized.js';
import type { Cover } from '../pieces.js';
import { outlineOf } from '../play/field.js';
import { sightBetween } from '../play/sight.js';
import { nearestEnemy } from '../play/stands.js';
import { BASE, type FeatureOfGround, type Stand, type State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { isInFeature } from '../play/ways.js';
import type { DetectionFacts } from '../tables/detection.js';
import { baseScore, inRange } from '../tables/shooting.js';
import { isBarred } from './bridges.js';
import { epochOf, foesOf } from './epoch.js';
import { detectionChance, shotHarm } from './harm.js';
import { wayLength } from './routes.js';
import type { Sighted, Spot } from './spots.js';
import { stakeOf } from './stakes.js';

/** What a place is worth to a stand: how near it is to where its side wants to be, its cover, whom it threatens and who threatens it. */

/** Where a stand should go: to the objective; where there is none, in front of the enemy. */
export function goalOf(view: State, stand: Stand): Point | undefined {
  const feature = objectiveOf(view);
  return feature ? middleOf(feature) : nearestEnemy(view, stand);
}
export const objectiveOf = knownLately(({ objective, ground: { now } }: State): FeatureOfGround | undefined =>
  now.features.find(({ id }) => id === objective),
);
const middleOf = memoized(({ x, y, width, depth }: FeatureOfGround): Point => ({ x: x + width / 2, y: y + depth / 2 }));

/** So many metres of way are worth as much as a stand. */
const WAY = 5000;
/** Guns and mortars need not come nearer than they shoot. */
const REACH: Readonly<Record<string, number>> = { Ms: 1500, HG: 900, MG: 700, LG: 500, VLG: 400, HMG: 400 };
const isGun = ({ nature }: Stand): boolean => nature.tread === 'manhandled';

export function progress(view: State, stand: Stand, at: Point, options: Options): number {
  const goal = goalOf(view, stand);
  if (!goal || !stand.nature.speed) return 0;
  const enough = isGun(stand) && !isLate(view) ? (REACH[stand.nature.weapon] ?? 0) : 0;
  const feature = objectiveOf(view);
  const far =
    feature && inArea(outlineOf(feature), at)
      ? makingRoom(view, stand, feature, at)
      : wayLength(view.ground.now, stand, at, goal, options, barredFor(view)[stand.side]);
  return -haste(view) * (Math.max(enough, far) / WAY);
}
const barredFor = knownLately((view: State): Readonly<Record<Side, boolean>> => {
  const { now } = view.ground;
  return { a: isBarred(now, foesOf(view, 'a')), b: isBarred(now, foesOf(view, 'b')) };
});
/** Who is in the objective goes on through it, so that others can follow. */
const makingRoom = ({ sides }: State, { side }: Stand, { y, depth }: FeatureOfGround, at: Point): number =>
  0.5 * (sides[side].baseEdge === 'south' ? y + depth - at.y : at.y - y);

/** How much of the battle is over, from 0 to 1. */
const elapsed = ({ turn, limit }: State): number => Math.min(1, turn / (2 * limit));
/** In the last third even guns are wanted in the objective. */
const isLate = (view: State): boolean => elapsed(view) > 2 / 3;
/** WW2-HG-09: where an objective decides, the way to it is the more urgent the nearer the last turn is. */
const haste = (view: State): number => (objectiveOf(view) ? 1 + HURRY * elapsed(view) ** 2 : 1);
const HURRY = 2;

/** Being in the objective counts for more, the nearer the last turn is (WW2-HG-09). */
function held(view: State, at: Point): number {
  const feature = objectiveOf(view);
  if (!feature || !inArea(outlineOf(feature), at)) return 0;
  return 0.15 + 0.85 * elapsed(view) ** 2;
}

const HARD: readonly string[] = ['BUA', 'MBUA'];
const SOFT: readonly string[] = ['wood', 'LFA', 'SFH'];
const COVER_WORTH: Readonly<Record<Cover, number>> = { none: 0, cover: 0.08, hard: 0.14 };
export function coverAt(view: State, stand: Stand, at: Point): Cover {
  if (stand.dugIn && at.x === stand.x && at.y === stand.y) return 'hard';
  let best: Cover = 'none';
  for (const feature of view.ground.now.features) {
    if (!isInFeature(feature, at)) continue;
    if (HARD.includes(feature.kind)) return 'hard';
    if (SOFT.includes(feature.kind)) best = 'cover';
  }
  return best;
}

/** WW2-R-137: a hole that is left is lost for good. */
const HOLE = 0.35;
const staysIn = ({ dugIn, x, y }: Stand, at: Point): number => (dugIn && at.x === x && at.y === y ? HOLE : 0);

/** What can be said of a place at once, without looking at the enemy. */
export function plainWorth({ view, options }: Seat, stand: Stand, at: Point): number {
  const cover = COVER_WORTH[coverAt(view, stand, at)] + staysIn(stand, at);
  return progress(view, stand, at, options) + held(view, at) + cover;
}

const EXTRA: Readonly<Record<Cover, number>> = { none: 0, cover: 1, hard: 2 };

/** What one stand may do to another at so many metres, if it is in sight: nothing is contested yet. */
function threat(view: State, from: Stand, to: Stand, cover: Cover, far: number, options: Options): number {
  const base = baseScore(from.nature.weapon, to.nature.class);
  if (base === null || !inRange(from.nature.weapon, far)) return 0;
  const facts: DetectionFacts = {
    range: far,
    target: to.nature.class === 'INF' ? 'infantry' : 'vehicle',
    cover,
    moving: to.moved,
    option2: false,
    fireMarker: false,
    illuminated: false,
    light: view.light,
    awc: view.awc,
    visible: true,
  };
  const seen = detectionChance(facts, options);
  return seen === 0 ? 0 : seen * shotHarm(base + EXTRA[cover] - to.suppression, to.nature.grade, options);
}

/** Enemies farther off than every direct weapon reaches do not matter. */
const FAR = 2300;
const UNSEEN: Sighted = { danger: 0, chance: 0 };

function sightedAt(seat: Seat, { here, cover: ownCover }: Spot, enemy: Stand): Sighted {
  const { view, options } = seat;
  const far = Math.max(0, Math.round(distance(here, enemy) - BASE));
  if (far > FAR) return UNSEEN;
  const { covers } = epochOf(seat);
  let cover = covers.get(enemy);
  if (cover === undefined) {
    cover = coverAt(view, enemy, enemy);
    covers.set(enemy, cover);
  }
  const danger = threat(view, enemy, here, ownCover, far, options);
  const chance = threat(view, here, enemy, cover, far, options);
  const isIdle = danger === 0 && chance === 0;
  return isIdle || !sightBetween(view, enemy, here, options).visible ? UNSEEN : { danger, chance };
}

/** What a spot and an enemy may do to each other; found once. */
export function sighted(seat: Seat, spot: Spot, enemy: Stand): Sighted {
  let seen = spot.sighted.get(enemy);
  if (!seen) {
    seen = sightedAt(seat, spot, enemy);
    spot.sighted.set(enemy, seen);
  }
  return seen;
}

/** What it is to stand there with the enemy looking on: the best target within reach, less the worst that may come. */
export function exposure(seat: Seat, spot: Spot): number {
  const { view } = seat;
  let [best, worst, next] = [0, 0, 0];
  for (const enemy of foesOf(view, spot.here.side)) {
    const seen = sighted(seat, spot, enemy);
    if (seen === UNSEEN) continue;
    if (seen.danger > worst) [worst, next] = [seen.danger, worst];
    else if (seen.danger > next) next = seen.danger;
    if (seen.chance > 0) best = Math.max(best, seen.chance * stakeOf(view, enemy));
  }
  return BEST * best - WORST * (worst + next) * stakeOf(view, spot.here);
}
/** How much the best target counts, and the worst two shooters. */
const [BEST, WORST] = [0.45, 0.3];

/** No target within so many metres of the reach of a stand is worth more to it where it stands next. */
export function bestChance({ view, options }: Seat, stand: Stand, metres: number): number {
  let most = 0;
  for (const enemy of foesOf(view, stand.side)) {
    if (distance(stand, enemy) - BASE > FAR + metres) continue;
    const base = baseScore(stand.nature.weapon, enemy.nature.class);
    if (base === null) continue;
    most = Math.max(most, shotHarm(base - enemy.suppression, enemy.nature.grade, options) * stakeOf(view, enemy));
  }
  return BEST * most;
}
/** Whether there is an enemy who could see to a stand before it has gone so many metres. */
export const isNearEnemies = ({ view }: Seat, stand: Stand, metres: number): boolean =>
  foesOf(view, stand.side).some(enemy => distance(stand, enemy) - BASE <= FAR + metres);
