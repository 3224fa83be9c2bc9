import type { Random } from '@umpire/engine';
import { OBSTACLES } from '../pieces.js';
import { noMoreWorks } from '../play/obstacles.js';
import type { Seat } from '../play/types.js';
import { workPlaces } from '../verbs/fortify.js';
import type { Order } from '../verbs/index.js';

const DONE: Order = { verb: 'doneObstacles' };
/** So many places are looked at, of many. */
const SOME = 12;

/** Obstacles that may be placed, in the middle of the table first; none left: on to deployment. */
export function fortifying({ view }: Seat): Order[] {
  const kinds = OBSTACLES.filter(kind => !noMoreWorks(view, kind));
  if (kinds.length === 0) return [DONE];
  const places = workPlaces(view).slice(0, SOME);
  return [...places.flatMap(at => kinds.map((kind): Order => ({ verb: 'placeObstacle', kind, at }))), DONE];
}

export function someWork({ view }: Seat, chance: Random): Order {
  const kinds = OBSTACLES.filter(kind => !noMoreWorks(view, kind));
  const places = kinds.length > 0 ? workPlaces(view) : [];
  return places.length > 0 ? { verb: 'placeObstacle', kind: chance.pick(kinds), at: chance.pick(places) } : DONE;
}
