import { type Base, pointOf, shiftedBase } from '../rules/geometry.js';
import { depthOf } from '../rules/table.js';
import type { State, Vignette } from './state.js';

/** A vignette's own base: the rear one of a pair stands behind the front one (IGR-GEO-23). */
export function ownBase(state: State, v: Vignette): Base | null {
  if (v.link === null) return v.base;
  const link = state.links[v.link];
  if (link?.type !== 'support') return v.base;
  const [front, rear] = link.members.map(i => state.vignettes[i]!) as [Vignette, Vignette];
  const deep = front.base;
  if (!deep) return v.base;
  const own = depthOf(v.troop.class);
  const other = depthOf((v.id === front.id ? rear : front).troop.class);
  const middle = pointOf(deep, v.id === front.id ? other / 2 : -other / 2, 0);
  return { ...shiftedBase(deep, middle.x - deep.x, middle.y - deep.y), halfDepth: own / 2 };
}

/**
 * Where those stood who broke. No rule asks for it, so the state does not say it, and no hash hangs on it: it is kept beside each vignette, for
 * the eye. A state that was read and not played again has none of it.
 */
const FELL = new WeakMap<Vignette, Base>();

export function fellAt(v: Vignette, base: Base | null | undefined): void {
  if (base) FELL.set(v, base);
}

export const whereFell = (v: Vignette): Base | undefined => FELL.get(v);
