import { crossesInside, forbid, type Options, type Point, type Pose, type Refusal } from '@umpire/engine';
import { isStoppedBy, workOutline } from './obstacles.js';
import type { Stand, State } from './state.js';
import { goingAt, isPassable, walkerOf } from './ways.js';

/** WW2-R-133: what lies between a carrier and the place where its load is set down, or under it; in contact, no enemy has room there. */
export function cutOff(view: State, from: Point, load: Stand, at: Pose, options: Options): Refusal | undefined {
  const walker = walkerOf(load);
  const ground = view.ground.now;
  if (!isPassable(ground, from, at, walker, options) || goingAt(ground, at, walker, options).going === 'impassable')
    return forbid('WW2-R-133', 'ground that it cannot cross lies there');
  const stops = view.obstacles.some(
    work => work.kind !== null && isStoppedBy(view, load, work) && crossesInside(workOutline(work), from, at),
  );
  return stops ? forbid('WW2-R-133', 'an obstacle that stops it lies between') : undefined;
}
