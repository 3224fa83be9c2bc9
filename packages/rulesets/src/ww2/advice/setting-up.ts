import { distance, type Random } from '@umpire/engine';
import { OBSTACLES } from '../pieces.js';
import { noMoreWorks } from '../play/obstacles.js';
import { riflemen } from '../play/sample-army.js';
import { missing } from '../play/terrain.js';
import type { Seat } from '../play/types.js';
import { forcesFor, sampleCounts } from '../verbs/army.js';
import { workPlaces } from '../verbs/fortify.js';
import { type Order, refusalOf } from '../verbs/index.js';

const DONE: Order = { verb: 'doneObstacles' };
/** So many places are looked at, of many. */
const SOME = 12;

/** Obstacles that may be placed, in the middle of the table first; none left: on to deployment. */
function fortifying({ view }: Seat): Order[] {
  const kinds = OBSTACLES.filter(kind => !noMoreWorks(view, kind));
  if (kinds.length === 0) return [DONE];
  const places = workPlaces(view).slice(0, SOME);
  return [...places.flatMap(at => kinds.map((kind): Order => ({ verb: 'placeObstacle', kind, at }))), DONE];
}

/** Obstacles that lie so far apart are not one block that is gone round at once. */
const APART = 600;

/** One obstacle, kind and place drawn: what is laid by habit would be no secret (WW2-ENG-06). `among`: so many places in the middle, apart from those before. */
export function someWork({ view }: Seat, chance: Random, among?: number): Order {
  const kinds = OBSTACLES.filter(kind => !noMoreWorks(view, kind));
  const open = kinds.length > 0 ? workPlaces(view) : [];
  const apart = among ? open.filter(at => view.obstacles.every(other => distance(at, other) >= APART)) : open;
  const places = (apart.length > 0 ? apart : open).slice(0, among);
  return places.length > 0 ? { verb: 'placeObstacle', kind: chance.pick(kinds), at: chance.pick(places) } : DONE;
}

/** An army of each nation that can pay for one, and riflemen where none can (WW2-R-127). */
function musters(seat: Seat): Order[] {
  const { groups, points, declared } = seat.view.muster!;
  const raised = forcesFor(seat).flatMap(({ id: force, nation, period }): Order[] => {
    const counts = sampleCounts(seat, nation, period);
    return counts ? [{ verb: 'raiseArmy', force, lists: { groups: counts } }] : [];
  });
  const army = riflemen(declared?.[seat.by] ?? 'Other', groups[seat.by], points);
  return [...raised, { verb: 'submitArmy', army }];
}

/** The program lays what is missing; then the terrain is done. */
const terrainOrders = ({ view }: Seat): Order[] =>
  missing(view).length > 0 ? [{ verb: 'autoTerrain' }] : [{ verb: 'finishTerrain' }, { verb: 'autoTerrain' }];

/** Orders of the steps before deployment; none: it is another step. */
export function settingUp(seat: Seat): Order[] | undefined {
  if (seat.view.phase === 'armies') return musters(seat);
  if (seat.view.phase === 'terrain') return terrainOrders(seat);
  return seat.view.phase === 'fortify' ? fortifying(seat) : undefined;
}
export function someSettingUp(seat: Seat, chance: Random): Order | undefined {
  if (seat.view.phase === 'fortify') return someWork(seat, chance);
  const legal = settingUp(seat)?.filter(order => !refusalOf(seat, order));
  return legal && chance.pick(legal);
}
