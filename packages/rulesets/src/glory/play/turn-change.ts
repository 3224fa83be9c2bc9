import { type Citation, otherSide, type Side } from '@umpire/engine';
import { SLACK } from '../limits.js';
import { citation } from '../lines.js';
import { usesRecovery } from '../options.js';
import { nearestOn } from '../rules/geometry.js';
import { rallied } from '../rules/morale.js';
import { isDrawn } from '../rules/victory.js';
import { generalOf } from './activation.js';
import type { State } from './state.js';
import type { Play } from './types.js';

const NEXT_TURN = citation('IGR-SEQ-09', 'the other player goes through the same phases');

/** The turn of a player begins: rallies first (5.3), then everything that was done is forgotten. */
export function beginTurn(game: Play, side: Side, because: readonly Citation[]): void {
  const { state, options } = game;
  if (usesRecovery(options)) rally(game, side);
  game.happen({ kind: 'turnBegan', turn: state.turn + 1, side, because });
}

const RALLIES = citation('IGR-RCV-02', 'activated, not in combat, not moved and not shot at: it cancels a -1');

/** IGR-RCV-02, IGR-R-94: from its activation to its side's next turn it was quiet. */
function rally(game: Play, side: Side): void {
  for (const v of game.state.vignettes) {
    if (v.side !== side || v.place !== 'table' || !v.quiet || v.bands === 0) continue;
    const facts = { army: v.troop.army, bands: v.bands, activated: true, moved: false, fought: false, shotAt: false };
    const off = rallied(facts, game.options);
    if (off > 0) game.happen({ kind: 'rallied', stand: v.id, off, because: [RALLIES] });
  }
}

const ENDED = citation('IGR-SEQ-09', 'the turn is over');
const LIMIT = citation('IGR-R-92', 'the battle has its limit of turns');
const EXIT = citation('IGR-SCN-05', 'the scenario: the General has come through');

export function endTurn(game: Play, passed?: string): void {
  const { state, options } = game;
  const { active, extra } = state;
  game.happen({ kind: 'turnEnded', side: active, ...(passed && { passed }), because: [ENDED] });
  const { exit, turns, result } = extra.now;
  if (exit && exit.side === active && isThrough(state, exit)) {
    const text = `the General of ${state.sides[active].name} has come through`;
    return game.happen({ kind: 'over', over: { winner: active, rule: 'IGR-SCN-05', text }, because: [EXIT] });
  }
  const both = Math.min(state.sides.a.turns, state.sides.b.turns);
  if (turns !== null && both >= turns) return drawOrDecide(game, result, turns);
  if (isDrawn(both, options)) return drawOrDecide(game, 'draw', both);
  beginTurn(game, otherSide(active), [NEXT_TURN]);
}

function drawOrDecide(game: Play, winner: Side | 'draw', turns: number): void {
  const { sides } = game.state;
  const text =
    winner === 'draw'
      ? `a draw after ${turns} turns of each side`
      : `${sides[winner].name} held out for ${turns} turns`;
  game.happen({ kind: 'over', over: { winner, rule: 'IGR-R-92', text }, because: [LIMIT] });
}

function isThrough(
  state: State,
  exit: { readonly side: Side; readonly x: number; readonly y: number; readonly within: number },
): boolean {
  const base = generalOf(state, exit.side)?.base;
  if (!base) return false;
  const near = nearestOn(base, exit.x, exit.y);
  const [dx, dy] = [near.x - exit.x, near.y - exit.y];
  return dx * dx + dy * dy <= exit.within * exit.within + SLACK;
}
