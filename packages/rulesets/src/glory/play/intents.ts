import { forbid, type Options, type Refusal } from '@umpire/engine';
import { neighbourDistance } from '../rules/geometry.js';
import { doneBy } from '../rules/initiative.js';
import type { State, Thrown } from './state.js';
import { isBody, leaderOf, type Unit, unitOf } from './units.js';

/** IGR-GEO-16: the unit to the right or to the left, as its outermost member there sees it. */
function neighbourUnit(state: State, unit: Unit, side: 'right' | 'left'): Unit | null {
  const own = state.vignettes[unit.bodies[side === 'right' ? unit.bodies.length - 1 : 0]!]!.base!;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  const { vignettes } = state;
  for (let i = 0; i < vignettes.length; i++) {
    const v = vignettes[i]!;
    if (v.side !== unit.side || !isBody(v)) continue;
    const far = neighbourDistance(own, v.base!, side);
    if (far === null || unit.bodies.includes(i)) continue;
    const first = best >= 0 && Math.abs(far - least) <= TIE && v.deployed < vignettes[best]!.deployed;
    if (far < least - TIE || first) {
      best = i;
      least = far;
    }
  }
  return best < 0 ? null : unitOf(state, best);
}
const TIE = 1e-6;

type Copy = 'as-right' | 'as-left';
const isCopy = (action: Thrown['action']): action is Copy => action === 'as-right' || action === 'as-left';

/** IGR-INI-06, IGR-INI-07: whom a throw copies, by the name of his leader; if there is nobody on one side, the one on the other. */
export function likeOf(
  state: State,
  unit: Unit,
  action: Thrown['action'],
): { readonly like: string | null; readonly acrossFrom: boolean } {
  if (!isCopy(action)) return NOBODY;
  const [named, across] = action === 'as-right' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const beside = neighbourUnit(state, unit, named);
  if (beside) return { like: leaderOf(state, beside).id, acrossFrom: false };
  const other = neighbourUnit(state, unit, across);
  return other ? { like: leaderOf(state, other).id, acrossFrom: true } : NOBODY;
}
const NOBODY = { like: null, acrossFrom: false } as const;

/** IGR-R-102: whom a unit that threw copies, unless he broke before he had acted. */
function model(state: State, { like }: Thrown): Unit | null {
  const index = like === null ? undefined : state.lookup.ids[like];
  if (index === undefined) return null;
  const { place, now } = state.vignettes[index]!;
  const hasActed = now.thrown === null ? now.activated : now.thrown.done;
  return place === 'table' || hasActed ? unitOf(state, index) : null;
}

/** IGR-R-49: whether the copies of units run in a circle that comes back to this one. */
function runsInCircle(state: State, unit: Unit): boolean {
  let at: Unit | null = unit;
  for (let i = 0; i < state.vignettes.length && at; i++) {
    const thrown: Thrown | null = leaderOf(state, at).now.thrown;
    if (!thrown || thrown.done || !isCopy(thrown.action)) return false;
    at = model(state, thrown);
    if (at?.id === unit.id) return true;
  }
  return false;
}

/** What a unit is about to do: its row, the neighbour whom it copies, or that it waits for him. */
export type Intent = { readonly does: NonNullable<Thrown['does']>; readonly like: Unit | null } | Refusal;

export function intentOf(state: State, unit: Unit, options: Options): Intent {
  const own = leaderOf(state, unit).now.thrown!;
  if (!isCopy(own.action)) return { does: own.action, like: null };
  const like = model(state, own);
  if (!like || runsInCircle(state, unit)) return { does: 'halt', like: null };
  const { now } = leaderOf(state, like);
  const { thrown } = now;
  if (thrown && !thrown.done) return forbid('IGR-R-49', `it does as ${like.id}, who has yet to act`);
  const row = thrown ? (thrown.does === 'player' ? 'activated' : thrown.does!) : now.activated ? 'activated' : 'halt';
  if (row === 'halt') return { does: 'halt', like: null };
  return { does: doneBy('as-right', { right: row, left: null }, options), like };
}
