import { MOVE_LENGTHS } from '../tables/movement.js';
import { crossedBy } from './crossed.js';
import type { WayToMove } from './move-events.js';
import type { MovePlan } from './moving.js';
import { mustBeDeclared, workOutline } from './obstacles.js';
import { baseOf, distanceOf, inContact, isGround, standOf } from './stands.js';
import type { Play } from './types.js';

/** A move is made as it was planned, where no obstacle is on the table. */
export function carryOut(game: Play, plan: MovePlan, how: WayToMove): void {
  const { stand, way, facing, metres, used, because } = plan;
  game.happen({ kind: 'moved', stand: stand.id, how, path: way.slice(1), facing, metres, used, because });
  part(game);
}

/** What a change of places brings with it: who came away from his transport or an obstacle, and what must be declared. */
export function part(game: Play): void {
  partFromTransport(game);
  if (game.state.obstacles.length === 0) return;
  leaveObstacles(game);
  declareNear(game);
}

/** WW2-TAC-11, WW2-R-116: sharing ends for good when the two are 250m apart, or the transport is gone. */
function partFromTransport(game: Play): void {
  for (const stand of game.state.stands) {
    if (stand.sharesWith === null) continue;
    const transport = standOf(game.state, stand.sharesWith)!;
    if (!isGround(transport) || distanceOf(stand, transport) >= MOVE_LENGTHS.shares)
      game.happen({ kind: 'parted', stand: stand.id });
  }
}

/** WW2-R-141. */
function leaveObstacles(game: Play): void {
  for (const stand of game.state.stands)
    for (const obstacle of crossedBy(stand)) {
      const work = game.state.obstacles.find(({ id }) => id === obstacle);
      if (work && !inContact(baseOf(stand), workOutline(work)))
        game.happen({ kind: 'obstacleLeft', stand: stand.id, obstacle });
    }
}

/** WW2-ENG-06, WW2-R-140: by any kind of move, landing or setting down. */
function declareNear(game: Play): void {
  const { state } = game;
  for (const work of state.obstacles) {
    const stand = state.stands.find(one => mustBeDeclared(state, one, baseOf(one), work));
    if (!stand) continue;
    const because = [{ rule: 'WW2-ENG-06', text: 'an enemy stand is within 500m' }];
    game.happen({ kind: 'obstacleDeclared', obstacle: work.id, what: work.kind!, stand: stand.id, because });
  }
}
