import { wayToFirst } from '@umpire/engine';
import { SLACK } from '../limits.js';
import type { Obstacle } from '../pieces.js';
import { type Base, type Outline, passesOver, shiftedBase, sizedTo, wayToEdge, wayToPiece } from './geometry.js';

/** What a moving base may meet. */
export interface Surroundings {
  readonly friends: readonly Base[];
  readonly enemies: readonly Base[];
  readonly impassable: readonly Outline[];
  /** Of the table. */
  readonly width: number;
  readonly depth: number;
}

/** How far it is to the first thing of each kind that stands in a way; Infinity: there is none. */
export type Ways = Readonly<Record<Obstacle, number>>;

/** IGR-GEO-18: the way to the first friend, enemy, impassable piece and table edge. */
export function waysOf(base: Base, dx: number, dy: number, around: Surroundings): Ways {
  let impassable = Number.POSITIVE_INFINITY;
  for (const piece of around.impassable) impassable = Math.min(impassable, wayToPiece(base, dx, dy, piece));
  return {
    friend: wayToFirst(base, dx, dy, around.friends),
    enemy: wayToFirst(base, dx, dy, around.enemies),
    impassable,
    edge: wayToEdge(base, dx, dy, around.width, around.depth),
  };
}

/** The first thing met before `wanted`; ties in the order friend, enemy, impassable, edge. */
export function firstOnWay(ways: Ways, wanted: number, passesFriends: boolean): Obstacle | null {
  let first: Obstacle | null = null;
  let least = wanted - SLACK;
  if (!passesFriends && ways.friend < least) {
    first = 'friend';
    least = ways.friend - SLACK;
  }
  if (ways.enemy < least) {
    first = 'enemy';
    least = ways.enemy - SLACK;
  }
  if (ways.impassable < least) {
    first = 'impassable';
    least = ways.impassable - SLACK;
  }
  return ways.edge < least ? 'edge' : first;
}

/**
 * IGR-GEO-18: a forced move of VLI that would end on a friend goes on to the first free place, up to `limit`, or if there is none
 * stops at the last free place before him.
 */
export { wayToRoom as clearOfFriends } from '@umpire/engine';

/** IGR-GEO-21: how far a forced move of so many full moves goes; each is judged by itself. `bad`: the pieces of bad going. */
export function forcedLength(
  base: Base,
  dx: number,
  dy: number,
  moves: number,
  rates: { readonly good: number; readonly bad: number },
  bad: readonly Outline[],
): number {
  let length = 0;
  for (let i = 0; i < moves; i++) {
    const at = shiftedBase(base, dx * length, dy * length);
    length += bad.some(piece => passesOver(at, dx, dy, rates.good, piece)) ? rates.bad : rates.good;
  }
  return length;
}

/** IGR-GEO-18: the base with which a way is swept: half as wide for those who pass half gaps. */
export const sweptBase = (base: Base, halfGap: boolean): Base =>
  halfGap ? sizedTo(base, base.halfWidth / 2, base.halfDepth) : base;
