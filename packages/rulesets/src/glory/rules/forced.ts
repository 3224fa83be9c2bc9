import { wayToRoom } from '@umpire/engine';
import { SLACK } from '../limits.js';
import { ruling } from '../options.js';
import type { Obstacle } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import {
  type Base,
  drawnIn,
  isLeftBehind,
  isPieceLeftBehind,
  liesOn,
  type Outline,
  passesOver,
  shiftedBase,
  sizedTo,
  standsOn,
  wayTo,
  wayToEdge,
  wayToPiece,
} from './geometry.js';

/** What a moving base may meet. */
export interface Surroundings {
  readonly friends: readonly Base[];
  readonly enemies: readonly Base[];
  /** IGR-GEO-25: the enemy who is charged is met with the whole front. */
  readonly aim?: Base | null;
  readonly impassable: readonly Outline[];
  /** Of the table. */
  readonly width: number;
  readonly depth: number;
}

/** How far it is to the first thing of each kind that stands in a way; Infinity: there is none. */
export type Ways = Readonly<Record<Obstacle, number>>;

/** How a way is swept. */
export interface Sweep {
  /** IGR-GEO-28: repulse, retreat, evade and follow-up, which nothing stops that they only graze. */
  readonly forced: boolean;
  /** IGR-GAP-02: with half its width. */
  readonly half: boolean;
  /** IGR-GAP-03: friends are passed. */
  readonly through: boolean;
}
const SWEEPS: readonly Sweep[] = Array.from({ length: 8 }, (_, i) => ({
  forced: (i & 1) > 0,
  half: (i & 2) > 0,
  through: (i & 4) > 0,
}));
export const sweepOf = (forced: boolean, half: boolean, through: boolean): Sweep =>
  SWEEPS[(forced ? 1 : 0) + (half ? 2 : 0) + (through ? 4 : 0)]!;

/** IGR-R-105: whether those who pass half gaps do so in moves that nobody ordered. */
export const squeezesWhenForced = ruling('IGR-R-105', { 'half-gaps': true, 'full-base': false });

/** IGR-GEO-18, IGR-GEO-28: the base with which a way is swept. */
export function sweptBase(base: Base, half: boolean, forced = false): Base {
  const swept = half ? sizedTo(base, base.halfWidth / 2, base.halfDepth) : base;
  return forced ? drawnIn(swept) : swept;
}
/** IGR-GEO-28: a base that was drawn in touches so much later. */
const hairOf = (forced: boolean): number => (forced ? DISTANCES.contact : 0);

/** The way of a base to the first of others that it does not leave behind, swept by a leaner one. */
function toFirst(base: Base, lean: Base, dx: number, dy: number, others: readonly Base[], hair: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const way = Math.max(0, wayTo(lean, dx, dy, other) - hair);
    if (way < least && !isLeftBehind(base, dx, dy, other)) least = way;
  }
  return least;
}
function toFirstPiece(base: Base, lean: Base, dx: number, dy: number, pieces: readonly Outline[], hair: number) {
  let least = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const way = Math.max(0, wayToPiece(lean, dx, dy, piece) - hair);
    if (way < least && !isPieceLeftBehind(base, dx, dy, piece)) least = way;
  }
  return least;
}

/** IGR-GEO-18, IGR-GEO-26 to IGR-GEO-28: the way to the first friend, enemy, impassable piece and table edge. */
export function waysOf(base: Base, dx: number, dy: number, wanted: number, around: Surroundings, how: Sweep): Ways {
  const lean = sweptBase(base, how.half, how.forced);
  const hair = hairOf(how.forced);
  const ways = {
    friend: toFirst(base, lean, dx, dy, around.friends, hair),
    enemy: toFirst(base, lean, dx, dy, around.enemies, hair),
    impassable: toFirstPiece(base, lean, dx, dy, around.impassable, hair),
    edge: wayToEdge(base, dx, dy, around.width, around.depth),
  };
  if (around.aim && !isLeftBehind(base, dx, dy, around.aim))
    ways.enemy = Math.min(ways.enemy, wayTo(base, dx, dy, around.aim));
  return how.half ? clearAtEnd(base, dx, dy, wanted, around, how, ways) : ways;
}

/** IGR-R-105: what the whole base would end on is in its way, from where the whole of it first touches. */
function clearAtEnd(
  base: Base,
  dx: number,
  dy: number,
  wanted: number,
  around: Surroundings,
  how: Sweep,
  ways: Ways,
): Ways {
  const end = wayBefore(ways, wanted, how.through);
  const there = shiftedBase(base, dx * end, dy * end);
  const whole = sweptBase(base, false, how.forced);
  const hair = hairOf(how.forced);
  const met = (others: readonly Base[]) =>
    toFirst(
      base,
      whole,
      dx,
      dy,
      others.filter(other => liesOn(there, other)),
      hair,
    );
  const under = around.impassable.filter(piece => standsOn(drawnIn(there), piece));
  const friend = how.through ? ways.friend : Math.min(ways.friend, met(around.friends));
  const enemy = Math.min(ways.enemy, met(around.enemies));
  const impassable = Math.min(ways.impassable, toFirstPiece(base, whole, dx, dy, under, hair));
  const found = { friend, enemy, impassable, edge: ways.edge };
  return wayBefore(found, wanted, how.through) < end - SLACK
    ? clearAtEnd(base, dx, dy, wanted, around, how, found)
    : found;
}

/** How far it is to the first thing on a way, or to its end. */
export function wayBefore(ways: Ways, wanted: number, passesFriends: boolean): number {
  const first = firstOnWay(ways, wanted, passesFriends);
  return first === null ? wanted : ways[first];
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
 * IGR-GEO-18: a move of VLI that would end on a friend goes on to the first free place, up to `limit`, or if there is none stops at the
 * last free place before him. Friends whom it leaves behind are not in its way.
 */
export function clearOfFriends(
  base: Base,
  dx: number,
  dy: number,
  length: number,
  limit: number,
  friends: readonly Base[],
): number {
  const ahead = friends.filter(friend => !isLeftBehind(base, dx, dy, friend));
  return wayToRoom(base, dx, dy, length, limit, ahead);
}

/** Where a way ends that comes so far. Who passes friends ends clear of them: when forced further on, else within its rate (IGR-R-120). */
export function endOfWay(
  base: Base,
  dx: number,
  dy: number,
  got: number,
  ways: Ways,
  around: Surroundings,
  how: Sweep,
): number {
  if (!how.through) return got;
  const limit = how.forced ? Math.min(ways.enemy, ways.impassable, ways.edge) : got;
  const others = how.half ? [...around.friends, ...around.enemies] : around.friends;
  const end = clearOfFriends(base, dx, dy, got, limit, others);
  return how.half ? clearOfPieces(base, dx, dy, end, others, around.impassable, how) : end;
}

/** IGR-GEO-18, IGR-R-105: nor does it end on impassable ground that half of its width went past: it stops where the whole of it touches. */
function clearOfPieces(
  base: Base,
  dx: number,
  dy: number,
  end: number,
  others: readonly Base[],
  pieces: readonly Outline[],
  how: Sweep,
): number {
  const there = drawnIn(shiftedBase(base, dx * end, dy * end));
  const under = pieces.filter(piece => standsOn(there, piece));
  const short = toFirstPiece(base, sweptBase(base, false, how.forced), dx, dy, under, hairOf(how.forced));
  if (short >= end - SLACK) return end;
  return clearOfPieces(base, dx, dy, clearOfFriends(base, dx, dy, short, short, others), others, pieces, how);
}

/** IGR-R-113: whether a road helps those who move without an order. */
export const roadsAlwaysCount = ruling('IGR-R-113', { count: true, ignore: false });

/**
 * IGR-GEO-21: how far a forced move of so many full moves goes; each is judged by itself. `bad`: the pieces of bad going; `byRoad`
 * tells whether a way of this length is made by road, which cancels it (IGR-R-113).
 */
export function forcedLength(
  base: Base,
  dx: number,
  dy: number,
  moves: number,
  rates: { readonly good: number; readonly bad: number },
  bad: readonly Outline[],
  byRoad: (from: Base, length: number) => boolean,
): number {
  let length = 0;
  for (let i = 0; i < moves; i++) {
    const at = shiftedBase(base, dx * length, dy * length);
    const slow = bad.some(piece => passesOver(at, dx, dy, rates.good, piece)) && !byRoad(at, rates.good);
    length += slow ? rates.bad : rates.good;
  }
  return length;
}
