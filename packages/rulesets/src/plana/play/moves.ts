import {
  distance,
  forbid,
  isRefusal,
  type Options,
  type Point,
  pathLength,
  pointOnPath,
  type Refusal,
} from '@umpire/engine';
import type { MoveMode } from '../pieces.js';
import { type Move, movement } from '../rules/movement.js';
import { moveRow } from '../tables/movement.js';
import { unitOf } from '../tables/units.js';
import { companyOf, type Forces, isTowed } from './bases.js';
import { qualityOf } from './condition.js';
import { copyOfBase } from './copy.js';
import { wayOver } from './going.js';
import { groundOf } from './ground.js';
import type { Contact } from './ledger.js';
import { rowOf } from './links.js';
import { gapBetween, leastGap } from './places.js';
import type { SightField } from './sight.js';
import { type Base, CM, type State } from './state.js';

/** What moves hang on: of a state, or of the view of whoever moves. */
export interface MoveField extends Pick<SightField, 'terrain' | 'turn'>, Forces {
  readonly table: State['table'];
  readonly sides: { readonly [S in 'a' | 'b']: { readonly edge: 'N' | 'E' | 'S' | 'W' } };
}

/** A way that was measured: how far a base gets on it this turn, and what that costs of what. */
export interface Way extends Move {
  readonly path: readonly Point[];
  /** Cut where the allowance ends, without the point where it begins. */
  readonly walked: readonly Point[];
  /** There are mines somewhere on the whole of it. */
  readonly mined: boolean;
  readonly because: readonly { readonly rule: string; readonly text: string }[];
}

const other = (side: 'a' | 'b'): 'a' | 'b' => (side === 'a' ? 'b' : 'a');
/** How far a place is from an edge of the table. */
export function toEdge({ table }: Pick<MoveField, 'table'>, edge: 'N' | 'E' | 'S' | 'W', { x, y }: Point): number {
  const { width, depth } = table.now;
  return edge === 'N' ? depth - y : edge === 'E' ? width - x : edge === 'S' ? y : x;
}

/** PLA-R-27: whether an end is nearer to the nearest located enemy; without one, to the enemy's edge. */
export function isAdvance(field: MoveField, base: Base, end: Point, contacts: readonly Contact[]): boolean {
  const nearest = nearestCurrent(base, contacts);
  if (nearest) return distance(end, nearest) < distance(base, nearest);
  const { edge } = field.sides[other(base.side)];
  return toEdge(field, edge, end) < toEdge(field, edge, base);
}
/** The first of the nearest that are in sight now; measured only where one may be nearer than who was found. */
export function nearestCurrent(base: Base, contacts: readonly Contact[]): Contact | undefined {
  let best: Contact | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const contact of contacts) {
    if (contact.status !== 'current' || leastGap(base, contact) >= least) continue;
    const gap = gapBetween(base, contact);
    if (gap < least) {
      best = contact;
      least = gap;
    }
  }
  return best;
}

/** Tactical and non-tactical allowance of a type, without its state: in cm. */
export function allowanceOf({ type }: Base, mode: MoveMode): number {
  const { moveClass } = unitOf(type);
  return moveClass === 'air' || moveClass === 'static' ? 0 : moveRow(moveClass)[mode];
}

/** What a way costs, and how far it is walked (7.15): a refusal by rule, or the way. */
export function wayOf(
  field: MoveField,
  base: Base,
  path: readonly Point[],
  mode: MoveMode,
  advance: boolean,
  options: Options,
): Refusal | Way {
  const { moveClass } = unitOf(base.type);
  if (moveClass === 'air') return forbid('PLA-MV-14', 'it flies: order a flight');
  if (isTowed(base) && !base.limbered)
    return forbid('PLA-MV-13', 'it must be limbered first, which takes a movement step');
  const pieces = wayOver(groundOf(field.terrain.now), base, path);
  const found = movement(
    {
      moveClass,
      path: pieces.length > 0 ? pieces : [{ terrain: 'open', cm: 0, road: false }],
      mode,
      psRow: rowOf(base),
      state: base.state,
      quality: qualityOf(field, base),
      advance,
      demoralised: companyOf(field, base.company)?.demoralised ?? false,
    },
    options,
  );
  if (isRefusal(found)) return found;
  const { result, because } = found;
  return {
    allowanceCm: result.allowanceCm,
    costCm: result.costCm,
    coveredCm: result.coveredCm,
    completes: result.completes,
    walked: cut([base, ...path], result.coveredCm * CM),
    mined: pieces.some(({ terrain }) => terrain === 'minefield'),
    path,
    because,
  };
}

/** The first so much of a way, without the point where it begins. */
export function cut(path: readonly Point[], length: number): Point[] {
  if (pathLength(path) <= length + 1) return path.slice(1);
  const kept: Point[] = [];
  let left = length;
  for (let i = 1; i < path.length; i++) {
    const leg = distance(path[i - 1]!, path[i]!);
    if (leg > left) {
      const end = pointOnPath([path[i - 1]!, path[i]!], left);
      return left > 0 ? [...kept, end] : kept;
    }
    kept.push(path[i]!);
    left -= leg;
  }
  return kept;
}

/** A base at the end of a way, with the heading it takes (PLA-MV-21). */
export function movedTo(base: Base, { x, y }: Point, facing: number): Base {
  const moved = copyOfBase(base);
  moved.x = x;
  moved.y = y;
  moved.facing = facing;
  return moved;
}

/** PLA-MV-19, PLA-MV-22: a base that must go goes, whatever state it is in, and takes its guns along. */
export function asIfUnhurt(base: Base): Base {
  const unhurt = copyOfBase(base);
  unhurt.state = 'ok';
  unhurt.limbered = true;
  return unhurt;
}
