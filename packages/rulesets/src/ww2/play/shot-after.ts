import { type Citation, isRefusal, type Options, type OutlookWarning, type Pose } from '@umpire/engine';
import { refusedBy } from '../../common/book/lines.js';
import type { FireOption } from '../pieces.js';
import { OUT_OF_RANGE } from '../tables/engagement.js';
import { engagementPlan } from './engage.js';
import { targetsInReach } from './in-reach.js';
import { nearestEnemy } from './stands.js';
import type { Stand, State } from './state.js';

/** Why a stand can shoot at nobody on an option: what keeps it from the nearest enemy; undefined where it can shoot at somebody. */
export function nobodyToShoot(
  view: State,
  shooter: Stand,
  number: FireOption,
  options: Options,
): Citation | 'no enemy' | undefined {
  const nearest = nearestEnemy(view, shooter);
  let why = refusedBy(OUT_OF_RANGE);
  for (const target of targetsInReach(view, shooter)) {
    const found = engagementPlan(view, shooter, target.id, number, options);
    if (!isRefusal(found)) return undefined;
    if (target === nearest) why = found;
  }
  return nearest ? { rule: why.rule!, text: `${nearest.id}: ${why.message}` } : 'no enemy';
}

/** A stand at the end of a move, and the table as it would be then. */
export function movedTo(
  now: State,
  stand: Stand,
  { x, y, facing }: Pose,
): { readonly there: Stand; readonly view: State } {
  const there: Stand = { ...stand, x, y, facing, moved: true };
  return { there, view: { ...now, stands: now.stands.map(other => (other.id === stand.id ? there : other)) } };
}

/** WW2-TAC-05, WW2-TAC-07: a shot that comes after a move is lost where nobody can be shot at from its end. */
export function shotLost(now: State, stand: Stand, pose: Pose, number: FireOption, options: Options): OutlookWarning[] {
  const { there, view } = movedTo(now, stand, pose);
  const why = nobodyToShoot(view, there, number, options);
  if (!why) return [];
  const text = 'from there it can fire at nobody, and the shot that is paid for is lost';
  const rule = number === 3 ? 'WW2-TAC-05' : 'WW2-TAC-07';
  return [{ rule, text: why === 'no enemy' ? text : `${text} (${why.text})`, about: [stand.id] }];
}
