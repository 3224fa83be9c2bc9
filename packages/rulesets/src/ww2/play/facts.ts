import { type Options, type Point, pointsWithin } from '@umpire/engine';
import type { Cover, FireOption } from '../pieces.js';
import { arcOf, arcs } from '../rules/arcs.js';
import type { Call, EngagedStand, EngagementFacts } from '../tables/engagement.js';
import { isOnBridge } from './field.js';
import { sightBetween } from './sight.js';
import { distanceOf, groupOf, isAircraft, isInfantry, placed, standOf } from './stands.js';
import type { Stand, State } from './state.js';
import { featuresAt } from './ways.js';

/** What is measured on the table for one shot and its answer: the record that the rules read. */

/** WW2-R-30: as what a stand has arcs: guns on their own wheels have them, men and their mortars look all round. */
const ROUND: readonly string[] = ['Ms', 'HMG'];
function arcKind(stand: Stand): 'vehicle' | 'fixed' | 'gun' | 'infantry' | 'aircraft' {
  if (isAircraft(stand)) return 'aircraft';
  if (stand.nature.class !== 'INF') return stand.nature.fixed ? 'fixed' : 'vehicle';
  return isInfantry(stand) || ROUND.includes(stand.nature.weapon) ? 'infantry' : 'gun';
}

/** WW2-R-79: in a built-up area, wood, hill or rise, or on a bridge. */
const STATIC: readonly string[] = ['BUA', 'MBUA', 'wood', 'hill'];
export const isStatic = ({ ground: { now } }: State, at: Point): boolean =>
  isOnBridge(now, at) || featuresAt(now, at).some(({ kind }) => STATIC.includes(kind));

/** WW2-R-159: a stand is lit when its centre is. */
export const isLit = ({ areas }: State, at: Point): boolean =>
  areas.some(area => area.kind === 'light' && pointsWithin(area, at, area.width / 2));

/** In degrees, as the rules have it. */
const position = ({ x, y, facing }: Stand) => ({ x, y, facing: facing / 10 });

/** Where both have a place: the arc of the one in which the other is, and whether he can shoot there. */
function bearing(one: Stand, other: Stand, options: Options) {
  const isPlaced = one.where === 'table' && other.where === 'table' && (one.x !== other.x || one.y !== other.y);
  if (!isPlaced) return { arc: 'front', canBear: true } as const;
  const facts = {
    shooter: position(one),
    target: position(other),
    shooterKind: arcKind(one),
    targetKind: 'infantry',
  } as const;
  return { arc: arcOf(position(one), other, options), canBear: arcs(facts, options).result.canShoot };
}

function engaged(state: State, own: Stand, other: Stand, cover: Cover, options: Options): EngagedStand {
  const { nature } = own;
  return {
    weapon: nature.weapon,
    class: nature.class,
    grade: nature.grade,
    aaa: nature.aaa,
    lightMortars: nature.lightMortars,
    lateBritish: nature.lateBritish,
    skirts: nature.skirts,
    transportAircraft: nature.unit === 'TRANSPORT',
    radar: nature.radar,
    offTable: own.where !== 'table',
    moved: own.moved,
    cover,
    fireMarker: own.fireMarker,
    pinned: own.pinned,
    repulsed: own.repulsed,
    suppression: own.suppression,
    ...bearing(own, other, options),
    illuminated: isLit(state, own),
    static: isStatic(state, own),
    bussed: own.carrier !== null,
    groupFailed: groupOf(state, own).failed,
    holdsFire: false,
  };
}

/** WW2-ORG-09, WW2-ORG-10: how far a place is from the headquarters that counts; nothing is near one that is nowhere. */
const NOWHERE = 1_000_000;
export function callFor(state: State, stand: Stand, to: (hq: Stand) => number): Call {
  const group = groupOf(state, stand);
  const heads = group.support ? state.groups.filter(({ side }) => side === stand.side) : [group];
  const distances = heads.flatMap(({ hq }) => {
    const head = hq === null ? undefined : placed(state, standOf(state, hq)!);
    return head?.where === 'table' && !isAircraft(head) ? [to(head)] : [];
  });
  return { group: group.support ? 'support' : 'mixed', distance: Math.min(NOWHERE, ...distances) };
}

/** One shot of a stand at another, on an option or on none, and what it may be answered with. */
export function engagementFacts(
  state: State,
  shooter: Stand,
  target: Stand,
  option: FireOption,
  options: Options,
): EngagementFacts {
  const isNear = shooter.where === 'table' && target.where === 'table';
  const seen = sightBetween(state, shooter, target, options);
  const seenBack = sightBetween(state, target, shooter, options);
  return {
    shooter: engaged(state, shooter, target, seenBack.cover, options),
    target: engaged(state, target, shooter, seen.cover, options),
    range: isNear ? distanceOf(shooter, target) : undefined,
    option,
    visible: isNear && seen.visible,
    targetSees: isNear && seenBack.visible,
    light: state.light,
    awc: state.awc,
    call: callFor(state, shooter, head => distanceOf(head, target)),
  };
}
