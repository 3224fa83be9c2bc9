import {
  type Citation,
  gapToTableEdge,
  isRefusal,
  type Options,
  type Procedure,
  pointAhead,
  type Refusal,
  turned,
} from '@umpire/engine';
import { retreat as retreatRule } from '../rules/movement.js';
import { loseHead } from './aftermath.js';
import { hqDistance } from './command.js';
import { driven, isOpen } from './falling-back.js';
import { part } from './going.js';
import { closerRefusal, shareOf } from './moving.js';
import { FAN_TURNS, homeward } from './repulse.js';
import { baseOf, groupOf, standOf } from './stands.js';
import type { Stand, State } from './state.js';
import type { Play } from './types.js';

/** Where a retreating stand may go; `leaves`: its base reaches its own edge. */
export interface RetreatEnd {
  readonly x: number;
  readonly y: number;
  readonly metres: number;
  readonly leaves: boolean;
}
const STEP = 25;

/** What a straight move uses of a whole tactical move. */
const usedBy = (state: State, stand: Stand, facing: number, metres: number, options: Options): number =>
  shareOf(state, stand, 'tactical', { path: [stand, pointAhead(stand, facing, metres)] }, options);

const mayGo = (state: State, stand: Stand, facing: number, metres: number, options: Options): boolean => {
  const to = pointAhead(stand, facing, metres);
  return isOpen(state, stand, to, options) && !closerRefusal(state, stand, [stand, to], options);
};

/** WW2-MOR-04, WW2-R-92, WW2-R-151: from half to a whole move straight home; if that is blocked, the longest that is open. */
export function retreatEnds(state: State, stand: Stand, options: Options): readonly RetreatEnd[] {
  const home = homeward(state, stand);
  const { width, depth } = state.ground.now;
  const edge = Math.max(0, Math.ceil(gapToTableEdge(baseOf(stand), state.sides[stand.side].baseEdge, width, depth)));
  const found: RetreatEnd[] = [];
  for (let metres = STEP; ; metres += STEP) {
    const used = usedBy(state, stand, home, Math.min(metres, edge), options);
    if (used > 1 + 1e-6) break;
    if (metres >= edge) {
      const to = pointAhead(stand, home, edge);
      if (edge === 0 || mayGo(state, stand, home, edge, options)) found.push({ ...to, metres: edge, leaves: true });
      break;
    }
    if (used >= 0.5 - 1e-6 && mayGo(state, stand, home, metres, options))
      found.push({ ...pointAhead(stand, home, metres), metres, leaves: false });
  }
  return found.length > 0 ? found : [longestOpen(state, stand, home, options)];
}

function longestOpen(state: State, stand: Stand, home: number, options: Options): RetreatEnd {
  let best: RetreatEnd = { x: stand.x, y: stand.y, metres: 0, leaves: false };
  for (const turn of FAN_TURNS) {
    const facing = turned(home, turn);
    for (let metres = best.metres + STEP; usedBy(state, stand, facing, metres, options) <= 1 + 1e-6; metres += STEP)
      if (mayGo(state, stand, facing, metres, options))
        best = { ...pointAhead(stand, facing, metres), metres, leaves: false };
  }
  return best;
}

/** A retreating stand goes there, facing as its owner likes (WW2-MOR-08); who reaches the edge is gone for good. */
export function* goBack(game: Play, stand: Stand, end: RetreatEnd, facing: number): Procedure<void> {
  const because: Citation[] = [{ rule: 'WW2-MOR-04', text: 'towards its own base edge' }];
  const { x, y, metres, leaves } = end;
  if (metres > 0 || facing !== stand.facing)
    yield* driven(game, { how: 'retreat', stand, end, metres, facing, because });
  const now = standOf(game.state, stand.id)!;
  if (leaves && now.x === x && now.y === y) {
    game.happen({ kind: 'leftTable', stand: stand.id, to: 'gone', because });
    loseHead(game, stand.group);
  } else if (!now.retreatDone)
    game.happen({ kind: 'halted', stand: stand.id, because: [{ rule: 'WW2-R-92', text: 'it has no room' }] });
  part(game);
}

/** WW2-MOR-06, WW2-R-93: what it costs to halt a stand. */
export function haltPlan(
  view: State,
  stand: Stand,
  options: Options,
): Refusal | { cost: number; cpLeft: number; because: readonly Citation[] } {
  const facts = {
    speed: stand.nature.speed!,
    going: 'good',
    halt: true,
    cp: groupOf(view, stand).cp,
    hqDistance: hqDistance(view, stand),
  } as const;
  const found = retreatRule(facts, options);
  return isRefusal(found) ? found : { ...found.result, because: found.because };
}
