import { type Options, type Point, pointsWithin } from '@umpire/engine';
import type { Draft } from '../../common/book/draft.js';
import type { Arc, FireOption } from '../pieces.js';
import { arcOf, canShootInto, hasArcs } from '../rules/arcs.js';
import type { Call, EngagedStand, EngagementFacts } from '../tables/engagement.js';
import { isOnBridge } from './field.js';
import { sightBetween } from './sight.js';
import { distanceOf, groupOf, isAircraft, isBattery, isInfantry, isMortars, placed, standOf } from './stands.js';
import type { Stand, State } from './state.js';
import { isInFeature } from './ways.js';

/** What is measured on the table for one shot and its answer: the record that the rules read. */

/** WW2-R-30: as what a stand has arcs: guns on their own wheels have them, men and their mortars look all round. */
const ROUND: readonly string[] = ['Ms', 'HMG'];
function arcKind(stand: Stand): 'vehicle' | 'fixed' | 'gun' | 'infantry' | 'aircraft' {
  if (isAircraft(stand)) return 'aircraft';
  if (stand.nature.class !== 'INF') return stand.nature.fixed ? 'fixed' : 'vehicle';
  return isInfantry(stand) || ROUND.includes(stand.nature.weapon) ? 'infantry' : 'gun';
}

/** WW2-R-30: whether it matters how a ground stand faces. */
export function hasFront(stand: Stand, options: Options): boolean {
  const kind = arcKind(stand);
  return hasArcs(kind === 'fixed' ? 'vehicle' : kind, options);
}

/** WW2-R-79: in a built-up area, wood, hill or rise, or on a bridge. */
const STATIC: readonly string[] = ['BUA', 'MBUA', 'wood', 'hill'];
export function isStatic({ ground: { now } }: State, at: Point): boolean {
  for (const feature of now.features) if (STATIC.includes(feature.kind) && isInFeature(feature, at)) return true;
  return isOnBridge(now, at);
}

/** WW2-R-159: a stand is lit when its centre is. */
export const isLit = ({ areas }: State, at: Point): boolean =>
  areas.some(area => area.kind === 'light' && pointsWithin(area, at, area.width / 2));

/** In degrees, as the rules have it. */
const position = ({ x, y, facing }: Stand) => ({ x, y, facing: facing / 10 });

/** The arc of the one in which the other is; none where not both have a place. */
function arcTowards(one: Stand, other: Stand, options: Options): Arc | null {
  const isPlaced = one.where === 'table' && other.where === 'table' && (one.x !== other.x || one.y !== other.y);
  return isPlaced ? arcOf(position(one), other, options) : null;
}

function engaged(state: State, own: Stand, other: Stand, options: Options): Draft<EngagedStand> {
  const { nature } = own;
  const arc = arcTowards(own, other, options);
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
    cover: 'none',
    fireMarker: own.fireMarker,
    pinned: own.pinned,
    repulsed: own.repulsed,
    suppression: own.suppression,
    arc: arc ?? 'front',
    canBear: arc === null || canShootInto(arcKind(own), arc),
    illuminated: isLit(state, own),
    // WW2-AIR-02: nobody else asks for it
    static: other.nature.weapon === 'BOMBER' && isStatic(state, own),
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

/** Facts that are being measured. */
type Measured = Omit<Draft<EngagementFacts>, 'shooter' | 'target'> &
  Readonly<Record<'shooter' | 'target', Draft<EngagedStand>>>;

/** Only batteries and mortars ask how far their target is from a headquarters. */
const calls = (shooter: Stand): boolean => isBattery(shooter) || isMortars(shooter);

const areNear = (shooter: Stand, target: Stand): boolean => shooter.where === 'table' && target.where === 'table';

/** One shot of a stand at another, before they look for each other: on an option or on none, and what it may be answered with. */
export function engagementFacts(
  state: State,
  shooter: Stand,
  target: Stand,
  option: FireOption,
  options: Options,
): Measured {
  return {
    shooter: engaged(state, shooter, target, options),
    target: engaged(state, target, shooter, options),
    range: areNear(shooter, target) ? distanceOf(shooter, target) : undefined,
    option,
    visible: false,
    targetSees: false,
    light: state.light,
    awc: state.awc,
    call: calls(shooter) ? callFor(state, shooter, head => distanceOf(head, target)) : undefined,
  };
}
/** What the shooter sees of the target: measured only of one that could be named if it were seen. */
export function look(state: State, facts: Measured, shooter: Stand, target: Stand, options: Options): void {
  const seen = sightBetween(state, shooter, target, options);
  facts.target.cover = seen.cover;
  facts.visible = areNear(shooter, target) && seen.visible;
}
/** What the target sees of the shooter is put in last: most targets that are thought of may not be named. */
export function lookBack(state: State, facts: Measured, shooter: Stand, target: Stand, options: Options): void {
  const seen = sightBetween(state, target, shooter, options);
  facts.shooter.cover = seen.cover;
  facts.targetSees = areNear(shooter, target) && seen.visible;
}
