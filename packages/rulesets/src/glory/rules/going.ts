import { crossesInside, type Finding, holds, type Point, type Refusal, rows } from '@umpire/engine';
import { citation, type Prohibition, prohibitedBy } from '../lines.js';
import type { Entered, Kind, PieceType } from '../pieces.js';
import { IMPASSABLE } from '../tables/sentences.js';
import { BLOCKS_SIGHT, GOING } from '../tables/terrain.js';
import { type Base, type Outline, standsOn } from './geometry.js';
import { goingOnRoad } from './movement.js';

export interface GoingPiece {
  readonly id: string;
  readonly type: PieceType;
  readonly outline: Outline;
}
export interface GoingFound {
  readonly going: Entered;
  readonly touches: readonly string[];
  readonly combatPenalty: boolean;
}

/** IGR-GOI-01, IGR-GOI-03: what a piece makes of a vignette that is on it. */
export const goingOf = (type: PieceType) => GOING[type];

const BAD = citation('IGR-GOI-01', 'part of it is on bad ground: the whole of it is in bad going', 'bad');
const GOOD = citation('IGR-GOI-03', 'everything else is good going', 'good');
const BY_ROAD = citation('IGR-GOI-02', 'a road cancels bad going', 'good');
const PENALTY = citation('IGR-MOV-13', 'it has a combat penalty there', '(cp)');

// biome-ignore format: one line a rule
const GROUND_BARS = rows<Prohibition<readonly GoingPiece[]>>('glory/GROUND_BARS', [
  { ...IMPASSABLE, when: on => on.some(p => GOING[p.type] === 'impassable') },
]);

/** IGR-GOI-01 to IGR-GOI-04: how a base stands. */
export function goingUnder(
  base: Base,
  pieces: readonly GoingPiece[],
  road: boolean,
  penalty: boolean,
): Refusal | Finding<GoingFound> {
  const touched = pieces.filter(p => standsOn(base, p.outline));
  const refused = prohibitedBy(GROUND_BARS, touched);
  if (refused) return refused;
  const bad = touched.some(p => GOING[p.type] === 'bad');
  const going = goingOnRoad<Entered>(bad ? 'bad' : 'good', road);
  const combatPenalty = going === 'bad' && penalty;
  const because = [going === 'bad' ? BAD : bad ? BY_ROAD : GOOD];
  if (combatPenalty) because.push(PENALTY);
  return { result: { going, touches: touched.map(p => p.id), combatPenalty }, because };
}

export interface SightPiece {
  readonly id: string;
  readonly type: PieceType;
  /** Of impassable ground. */
  readonly kind: Kind;
  /** Integer corners, in the unit of the line. */
  readonly polygon: readonly Point[];
}

/** IGR-R-39: whether such a piece blocks sight at all. */
export const blocksSight = (type: PieceType, kind: Kind): boolean => BLOCKS_SIGHT[type === 'impassable' ? kind : type];

/** IGR-GEO-13, IGR-R-39: the pieces that the line crosses and that hold neither end; on the border is in it. */
export function sightBlockers(from: Point, to: Point, pieces: readonly SightPiece[]): string[] {
  const found: string[] = [];
  for (const { id, type, kind, polygon } of pieces) {
    if (!blocksSight(type, kind) || !crossesInside(polygon, from, to)) continue;
    if (holds(polygon, from) === 'outside' && holds(polygon, to) === 'outside') found.push(id);
  }
  return found;
}

const SIGHT = citation('IGR-R-39', 'hills, woods, built up areas, mountains and highland block sight across them');
export function lineOfSight(
  from: Point,
  to: Point,
  pieces: readonly SightPiece[],
): Finding<{ clear: boolean; blockedBy: readonly string[] }> {
  const blockedBy = sightBlockers(from, to, pieces);
  return { result: { clear: blockedBy.length === 0, blockedBy }, because: [SIGHT] };
}
