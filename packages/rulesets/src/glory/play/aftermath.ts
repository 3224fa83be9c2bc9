import { type Citation, otherSide, type Side } from '@umpire/engine';
import { SLACK } from '../limits.js';
import { citation } from '../lines.js';
import type { Repulse } from '../pieces.js';
import { endOfWay } from '../rules/forced.js';
import { advanced, type Base, facedTo, type Point, shiftedBase, turnedTowards } from '../rules/geometry.js';
import { bandsFor } from '../rules/results.js';
import { DEFEAT_TEXT, defeatOf } from './defeat.js';
import { blockedBy, drivenBack } from './driven-back.js';
import { aroundOf, bodyRates, bodySweep, onsetOf, wayGot } from './forced.js';
import { leaveLink } from './linking.js';
import type { Play } from './types.js';
import { unitOf } from './units.js';
import { arrivalsOf, isFreeFor } from './walk.js';

const BROKEN = citation('IGR-RES-07', 'it is routed and removed from play', 'Break');
const TOGETHER = citation('IGR-GEO-23', 'a Break removes both vignettes of a Support Link');
const FACES = citation('IGR-R-78', 'it ends facing its enemy');
const NO_ROOM = citation('IGR-GEO-06', 'there is no room to turn towards its enemy');
const LOSES_DEFENCES = citation('IGR-FLD-05', 'its field defences are lost');

/** IGR-RES-07: a vignette, or a support pair, is gone; then the battle may be over (IGR-R-91). */
export function breakBody(game: Play, index: number, because: readonly Citation[] = [BROKEN], on?: string): void {
  const { state } = game;
  const v = state.vignettes[index]!;
  leaveLink(game, index);
  const link = state.vignettes[index]!.link;
  const stands = link === null ? [v.id] : state.links[link]!.members.map(i => state.vignettes[i]!.id);
  const reasons = stands.length > 1 ? [...because, TOGETHER] : because;
  game.happen({ kind: 'broken', stands, ...(on !== undefined && { on }), because: reasons });
  checkDefeat(game, v.side);
}

/** IGR-VIC-01 to IGR-VIC-04. */
function checkDefeat(game: Play, side: Side): void {
  const found = defeatOf(game.state, side, game.options);
  if (!found) return;
  const text = `${game.state.sides[side].name} beaten: ${DEFEAT_TEXT[found.reason]}`;
  game.happen({ kind: 'over', over: { winner: otherSide(side), rule: found.rule, text }, because: found.because });
}

/**
 * IGR-RES-02, IGR-RES-04, IGR-RES-06, IGR-R-78 to IGR-R-82: a body is driven back. `bands` where a Break became an RR (IGR-RES-10).
 * False: it broke instead.
 */
export function repulse(game: Play, index: number, from: Point, result: Repulse, bands?: number): boolean {
  const { state, options } = game;
  const v = state.vignettes[index]!;
  const base = v.base!;
  const because: Citation[] = [];
  const driven = drivenBack(state, index, from, result, options, because);
  const { dx, dy, facing, ways, around, how, found } = driven;
  if (found.outcome === 'break') {
    breakBody(game, index, [...because, BROKEN], blockedBy(state, index, driven) ?? undefined);
    return false;
  }
  const moved = endOfWay(base, dx, dy, found.moved, ways, around, how);
  const there = shiftedBase(base, dx * moved, dy * moved);
  const faced = facing === base.facing ? there : facedTo(there, facing);
  const end = isFreeFor(state, { bodies: [index] }, [faced]) ? faced : there;
  if (facing !== base.facing) because.push(end === faced ? FACES : NO_ROOM);
  if (v.defences) because.push(LOSES_DEFENCES);
  if (isElsewhere(base, end)) leaveLink(game, index);
  game.happen({
    kind: 'repulsed',
    stand: v.id,
    base: end,
    moves: result === 'R' ? 1 : 2,
    moved,
    bands: bands ?? found.bands,
    because,
  });
  return true;
}

/** IGR-R-121: only who is really moved leaves his link. */
const isElsewhere = (from: Base, to: Base): boolean =>
  Math.abs(to.x - from.x) > SLACK || Math.abs(to.y - from.y) > SLACK || Math.abs(to.facing - from.facing) > SLACK;

/** IGR-RES-10. */
export const convertedBands = (game: Play, index: number): number =>
  bandsFor(game.state.vignettes[index]!.troop.army, 'break-to-RR', game.options);

const FOLLOWS = citation('IGR-GEO-20', 'it turns towards the repulsed and goes after it, a full move');

/** IGR-RES-03, IGR-RES-05, IGR-GEO-20: a body goes after the repulsed. IGR-FLD-05, IGR-SR-03: not every one can. */
export function followUp(game: Play, index: number, after: number, because: readonly Citation[]): void {
  const { state, options } = game;
  const v = state.vignettes[index]!;
  if (v.defences || v.halted >= 2 || state.over) return;
  const base = v.base!;
  const rates = bodyRates(state, index, options);
  const blocked = (turned: Base) => !isFreeFor(state, { bodies: [index] }, [turned]);
  const faceWithin = (turn: number) => turnedTowards(base, state.vignettes[after]!.base!, turn, rates.pivot, blocked);
  const { faced, move } = onsetOf(state, base, whole => [whole], rates, faceWithin, options);
  const { forwardX: dx, forwardY: dy } = faced;
  const way = wayGot([faced], dx, dy, move, aroundOf(state, v.side, [index]), bodySweep(state, index, options));
  const end = advanced(faced, way);
  if (!isElsewhere(base, end)) return;
  leaveLink(game, index);
  game.happen({
    kind: 'followed',
    stand: v.id,
    base: end,
    after: state.vignettes[after]!.id,
    arrivals: arrivalsOf(state, unitOf(state, index), [end]),
    because: [...because, FOLLOWS],
  });
}
