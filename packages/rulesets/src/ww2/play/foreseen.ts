import type { Citation, Options, Pose } from '@umpire/engine';
import { crossingNeed } from '../rules/optional.js';
import { mustBeDeclared, newlyTouched } from './obstacles.js';
import { farthestRoom, poseAfter, routeOf } from './route.js';
import { standOf } from './stands.js';
import type { State } from './state.js';
import { firstMet, type Journey, obstacleFacts } from './travel.js';

/** What obstacles make of a way that is only thought of, as far as its side knows. */
export interface Foreseen {
  /** Where the first of those who move comes to a halt, or throws. */
  readonly at: Pose;
  readonly metres: number;
  readonly because: Citation;
}

/** WW2-R-139, WW2-ENG-07: where a move would be halted, or hang on a throw; nothing where the way is clear. */
export function foreseen(view: State, moves: Journey['moves'], options: Options): Foreseen | undefined {
  if (view.obstacles.length === 0) return undefined;
  const routes = moves.map(({ stand, way, facing }) => routeOf(stand, way, facing, false));
  const near = firstMet(view, routes, 0, mustBeDeclared)[0];
  const touched = firstMet(view, routes, 0, newlyTouched)[0];
  const met = near && (!touched || near.far <= touched.far) ? near : touched;
  if (!met) return undefined;
  const far = farthestRoom(view, routes, met.far, 0) ?? 0;
  const [metres, at] = [Math.round(far), poseAfter(routes[0]!, far)];
  if (met === near) {
    const text = `it halts after ${metres}m, near an obstacle that must be declared`;
    return { at, metres, because: { rule: 'WW2-R-139', text } };
  }
  const stand = standOf(view, met.route.stand)!;
  const need = crossingNeed(obstacleFacts(view, stand, met.work), options);
  const text = `it comes to an obstacle after ${metres}m, and stops there unless it throws`;
  return { at, metres, because: { rule: 'WW2-ENG-07', effect: need > 6 ? 'never' : `${need}+`, text } };
}
