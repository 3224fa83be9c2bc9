import { MOVE_LENGTHS } from '../tables/movement.js';
import type { WayToMove } from './move-events.js';
import type { MovePlan } from './moving.js';
import { distanceOf, isGround, standOf } from './stands.js';
import type { Play } from './types.js';

/** A move is made as it was planned; who came away from his transport shares nothing with it any longer. */
export function carryOut(game: Play, plan: MovePlan, how: WayToMove): void {
  const { stand, way, facing, metres, used, because } = plan;
  game.happen({ kind: 'moved', stand: stand.id, how, path: way.slice(1), facing, metres, used, because });
  part(game);
}

/** WW2-TAC-11, WW2-R-116: sharing ends for good when the two are 250m apart, or the transport is gone. */
export function part(game: Play): void {
  for (const stand of game.state.stands) {
    if (stand.sharesWith === null) continue;
    const transport = standOf(game.state, stand.sharesWith)!;
    if (!isGround(transport) || distanceOf(stand, transport) >= MOVE_LENGTHS.shares)
      game.happen({ kind: 'parted', stand: stand.id });
  }
}
