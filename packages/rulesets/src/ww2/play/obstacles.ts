import { type Footprint, footprint, forbid, meetsStrip, overlaps, type Pose, type Refusal } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import type { Obstacle, Tread } from '../pieces.js';
import { isStopped } from '../rules/optional.js';
import { LEAST_FROM_ZONE, WORK_SIDE } from '../tables/engineering.js';
import { crossedBy } from './crossed.js';
import { fieldOf, outlineOf } from './field.js';
import { isWhole } from './in-the-way.js';
import { areWithin, baseOf, inContact, isGround, loadOf } from './stands.js';
import type { Stand, State, Work } from './state.js';
import { zoneOf } from './zone.js';

/** Obstacles on the table: where they may lie, whom they stop, who must say what they are. */

export const workOutline = memoized((work: Pose): Footprint => footprint(work, WORK_SIDE, WORK_SIDE));

const TOWNS: readonly string[] = ['BUA', 'MBUA'];

/** WW2-HG-07: where the defender may place an obstacle. */
export function workRefusal(view: State, at: Pose): Refusal | undefined {
  const outline = footprint(at, WORK_SIDE, WORK_SIDE);
  if (!isWhole(view, outline)) return forbid('WW2-HG-07', 'an obstacle lies wholly on the table');
  const { y, depth } = zoneOf(view, view.defender === 'a' ? 'b' : 'a');
  const far = Math.min(...outline.map(corner => (y === 0 ? corner.y - depth : y - corner.y)));
  if (far <= LEAST_FROM_ZONE)
    return forbid('WW2-HG-07', `an obstacle lies more than ${LEAST_FROM_ZONE}m from the zone of the attacker`);
  const ground = view.ground.now;
  if (ground.features.some(one => TOWNS.includes(one.kind) && overlaps(outline, outlineOf(one), 1)))
    return forbid('WW2-HG-07', 'an obstacle lies in no built-up area');
  const { river } = fieldOf(ground);
  if (river && meetsStrip(river, outline)) return forbid('WW2-HG-07', 'an obstacle lies in no river');
  return view.obstacles.some(other => overlaps(outline, workOutline(other), 1))
    ? forbid('WW2-HG-07', 'it would lie on another obstacle')
    : undefined;
}

/** WW2-R-105: as many as were paid for, or as the scenario gives. */
export function noMoreWorks({ obstacles, works }: State, kind: Obstacle): Refusal | undefined {
  if (obstacles.length >= works.most) return forbid('WW2-R-105', `there are ${works.most} obstacles and no more`);
  return obstacles.filter(one => one.kind === kind).length >= works.each
    ? forbid('WW2-R-105', `there are ${works.each} of this kind and no more`)
    : undefined;
}

/** WW2-ENG-05, WW2-R-143: whether an obstacle stops a stand, its own side's too; one of unknown kind may. */
export const isStoppedBy = (state: State, stand: Stand, { kind }: Work): boolean =>
  kind === null ||
  isStopped({
    kind,
    tread: stand.nature.tread as Tread,
    towing: loadOf(state, stand.id).some(({ where }) => where === 'hitched'),
  });

/** WW2-ENG-06. */
const DECLARED_AT = 500;
/** WW2-R-140: ground stands of the attacker make the defender say what an obstacle is. */
export const mustBeDeclared = (state: State, stand: Stand, base: Footprint, work: Work): boolean =>
  !work.declared && stand.side !== state.defender && isGround(stand) && areWithin(base, workOutline(work), DECLARED_AT);

/** What a stand comes to touch when its base lies so: none that it touched or lay on before. */
export function newlyTouched(state: State, stand: Stand, base: Footprint, work: Work): boolean {
  if (crossedBy(stand).includes(work.id) || !isStoppedBy(state, stand, work)) return false;
  const outline = workOutline(work);
  const before = baseOf(stand);
  if (overlaps(before, outline, 1)) return false;
  return inContact(before, outline) ? overlaps(base, outline, 1) : inContact(base, outline);
}
