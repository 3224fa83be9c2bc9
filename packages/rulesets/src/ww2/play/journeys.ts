import { isRefusal, type Point, type Procedure, type Refusal } from '@umpire/engine';
import type { MoveKind } from '../pieces.js';
import { carryOut } from './going.js';
import { type MarchPlan, movesOf } from './marching.js';
import { type MovePlan, planMove, shareOf } from './moving.js';
import { standOf } from './stands.js';
import type { Stand, State } from './state.js';
import { type Journey, travel } from './travel.js';
import type { Play } from './types.js';

/** Moves that players order, as journeys past obstacles. */

/** A half move uses half a tactical move. */
const wholeOf = (kind: MoveKind, share: number): number => (kind === 'half' ? share / 2 : share);

/** A tactical move; on a table with obstacles it may be halted (WW2-R-139). */
export function go(game: Play, plan: MovePlan, kind: MoveKind): Procedure<void> | undefined {
  if (game.state.obstacles.length === 0) return carryOut(game, plan, 'tactical') as undefined;
  const { options } = game;
  let left = 1;
  const journey: Journey = {
    how: 'tactical',
    moves: [plan],
    because: plan.because,
    used(state, stand, path) {
      const share = shareOf(state, stand, kind, { path }, options);
      left -= share;
      return wholeOf(kind, share);
    },
    again(state, path, facing) {
      const found = planMove(state, standOf(state, plan.stand.id)!, kind, { path, facing, left }, options);
      return isRefusal(found) ? found : [found];
    },
  };
  return travel(game, journey);
}

/** A march of one stand or of a linked group: whoever is halted halts all (WW2-R-134). */
export function goMarching(
  game: Play,
  { moves, mode }: Pick<MarchPlan, 'moves' | 'mode'>,
): Procedure<void> | undefined {
  if (game.state.obstacles.length === 0) {
    for (const move of moves) carryOut(game, move, 'march');
    return undefined;
  }
  const { options } = game;
  const offRoad = mode === 'parallel' && moves.length > 1;
  const used = new Map<string, number>();
  const stands = (state: State): Stand[] => moves.map(({ stand }) => standOf(state, stand.id)!);
  return travel(game, {
    how: 'march',
    moves,
    because: moves[0]!.because,
    used(state, stand, path) {
      const share = shareOf(state, stand, 'march', { path, offRoad }, options);
      used.set(stand.id, (used.get(stand.id) ?? 0) + share);
      return share;
    },
    again(state, path: readonly Point[], facing): readonly MovePlan[] | Refusal {
      const left = 1 - Math.max(0, ...used.values());
      return movesOf(state, stands(state), { mode, path, facing, left }, options);
    },
  });
}
