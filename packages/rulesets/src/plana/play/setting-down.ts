import { overlaps, type Pose } from '@umpire/engine';
import { onTable } from './bases.js';
import { outlineOf } from './places.js';
import { type Base, CM, type State } from './state.js';

/** PLA-R-167: a base that is put somewhere slides straight back to where it came from until it overlaps no enemy. */
export function putDown(state: State, base: Base, to: Pose): Base {
  const enemies = onTable(state).filter(one => one.side !== base.side);
  const isFree = (at: Base): boolean => enemies.every(enemy => !overlaps(outlineOf(at), outlineOf(enemy)));
  const far = Math.sqrt((to.x - base.x) * (to.x - base.x) + (to.y - base.y) * (to.y - base.y));
  for (let back = 0; back <= far; back += CM / 10) {
    const share = far === 0 ? 0 : back / far;
    const at: Base = {
      ...base,
      x: Math.round(to.x + (base.x - to.x) * share),
      y: Math.round(to.y + (base.y - to.y) * share),
      facing: to.facing,
    };
    if (isFree(at)) return at;
  }
  return base;
}
