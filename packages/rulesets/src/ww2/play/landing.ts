import { forbid, legLength, type Options, type Pose, type Procedure, pointAhead, type Refusal } from '@umpire/engine';
import { goneHome } from './air.js';
import { isWhole, standUnder } from './in-the-way.js';
import { baseAt, baseOf, enemiesOf, inContact, loadOf } from './stands.js';
import type { Stand, State } from './state.js';
import type { Play } from './types.js';
import { goingAt, walkerOf } from './ways.js';

/** WW2-HG-05: so far from the landing point, in metres. */
const NEAR = 250;

/** WW2-HG-05, WW2-R-150: where troops from the air may land. */
export function landingRefusal(
  view: State,
  stand: Stand,
  load: Stand,
  at: Pose,
  options: Options,
): Refusal | undefined {
  const point = stand.mission!.at!;
  if (legLength(point, at) > NEAR) return forbid('WW2-HG-05', 'it lands within 250m of its landing point');
  const base = baseAt(at);
  if (!isWhole(view, base) || standUnder(view.stands, load.id, at))
    return forbid('WW2-R-150', 'there is no room to land');
  if (enemiesOf(view, load.side).some(enemy => inContact(base, baseOf(enemy))))
    return forbid('WW2-HG-05', 'it does not land in contact with an enemy');
  return goingAt(view.ground.now, at, walkerOf(load), options).going === 'impassable'
    ? forbid('WW2-R-150', 'it cannot land on that ground')
    : undefined;
}

/** Places where it could land, the point itself first. */
export function landingPlaces(view: State, stand: Stand, options: Options): Pose[] {
  const load = loadOf(view, stand.id)[0];
  const point = stand.mission?.at;
  if (!load || !point) return [];
  const facing = load.side === 'a' ? 0 : 1800;
  const round = [125, 245].flatMap(far =>
    Array.from({ length: 8 }, (_, i) => ({ ...pointAhead(point, i * 450, far), facing })),
  );
  return [{ ...point, facing }, ...round].filter(at => !landingRefusal(view, stand, load, at, options));
}

/** The load lands and counts as moving; the aircraft then leaves for good. */
export function* land(game: Play, stand: Stand, load: Stand, at: Pose): Procedure<void> {
  const because = [{ rule: 'WW2-HG-05', text: 'set down within 250m of the point' }];
  game.happen({ kind: 'setDown', stand: load.id, carrier: stand.id, at, shares: false, because });
  yield* goneHome(game, stand.id);
}
