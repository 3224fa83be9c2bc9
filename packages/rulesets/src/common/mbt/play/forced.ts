import {
  type Footprint,
  footprint,
  forward,
  inches,
  legLength,
  movingWithin,
  overlaps,
  type Point,
  rounded,
  SCALE,
  shifted,
  sweep,
  withinTable,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { natureOf } from './deeds.js';
import type { Ways } from './legs.js';
import { baseOf, type Presence } from './stands.js';
import type { Ground, Stand } from './state.js';
import type { Play } from './types.js';

/** How a forced move ended: the stand was lost by it (R-55 `removed`, R-56 `leaves`), or its centre has entered a mine field. */
export interface FellBack {
  readonly lost: boolean;
  readonly field: string | null;
}
export const STANDS: FellBack = { lost: false, field: null };

function lost(game: Play, stand: Stand, rule: string, text: string): FellBack {
  game.happen({ kind: 'removed', stand: stand.id, ...natureOf(stand), why: 'lost', because: [{ rule, text }] });
  return { lost: true, field: null };
}

/** So far along a facing. */
function along(facing: number, far: number): Point {
  const way = forward(facing);
  return { x: rounded((way.x * far) / SCALE), y: rounded((way.y * far) / SCALE) };
}
const beside = (at: Point, by: Point): Point => ({ x: at.x + by.x, y: at.y + by.y });

const moved = (base: Footprint, by: Point): Footprint => shifted(base, by.x, by.y);

/** How far a stand can fall back, and where it stands then. */
interface FreeWay {
  readonly far: number;
  readonly to: Point;
}

/** HSE-27: in tenths of a millimetre, what the rounding of corners may come to between two bases. */
const HAIR = 2;
/** HSE-27: whoever is no farther short of its whole way has gone it. */
const SHORT = 2 * HAIR + 1;
/** All places so near to an end, the nearest first. */
const NUDGES: readonly Point[] = Array.from({ length: (4 * HAIR + 1) ** 2 }, (_, i) => ({
  x: (i % (4 * HAIR + 1)) - 2 * HAIR,
  y: Math.floor(i / (4 * HAIR + 1)) - 2 * HAIR,
})).sort((p, q) => p.x * p.x + p.y * p.y - q.x * q.x - q.y * q.y);

/** How far a base can be shifted before it would leave the table. */
function untilEdge(base: Footprint, facing: number, { width, depth }: Ground): number {
  const way = forward(facing);
  const paces = (at: number, pace: number, end: number): number =>
    pace === 0 ? Number.POSITIVE_INFINITY : ((pace > 0 ? end - at : at) * SCALE) / Math.abs(pace);
  return Math.floor(Math.min(...base.flatMap(({ x, y }) => [paces(x, way.x, width), paces(y, way.y, depth)])));
}

/** How far a base can be shifted before it would lie on another: the sweep only grows, so the place is found by halving. */
function untilTouch(base: Footprint, facing: number, most: number, other: Footprint): number {
  let clear = 0;
  let blocked = most + 1;
  while (blocked - clear > 1) {
    const middle = (clear + blocked) >> 1;
    const way = along(facing, middle);
    if (overlaps(sweep(base, way.x, way.y), other)) blocked = middle;
    else clear = middle;
  }
  return clear;
}

/** How far a base can be shifted until it meets a foe; friends are passed, but it does not end on one. */
function untilMet(
  base: Footprint,
  facing: number,
  most: number,
  friends: readonly Footprint[],
  foes: readonly Footprint[],
): number {
  let far = most;
  for (const foe of foes) far = Math.min(far, untilTouch(base, facing, far, foe));
  const onFriend = () => friends.find(friend => overlaps(moved(base, along(facing, far)), friend));
  for (let friend = onFriend(); friend && far > 0; friend = onFriend()) far = untilTouch(base, facing, far, friend);
  return far;
}

export type ForcedMoves = Gift<'moving', typeof forcedMoves>;

/** Falling back after a result. */
export function forcedMoves(book: PlayBook & Presence & Ways) {
  const { idOf, ruleFor, ruling, sayings } = book;
  const { backFrom, firstMine, goingFor, losesTheBlocked, stretchesOf } = book.moving;
  const { isSolid } = book.shapes;

  /** is a stand lost whose forced move takes it over the edge? */
  const losesThoseOver = ruling(idOf('R-56'), { 'stop-at-edge': false, leaves: true });

  /** Straight back as the book means it (`backFrom`), whatever the going, facing kept; R-148: into no mine field further than its edge. */
  function forcedMove(game: Play, stand: Stand, distance: number): FellBack {
    const { state, options } = game;
    const wanted = Math.round(distance * inches(1));
    const facing = backFrom(state, stand);
    const toEdge = untilEdge(baseOf(stand), facing, state.ground.now);
    const mine = mineBehind(game, stand, facing, Math.min(wanted, toEdge));
    const leaves = losesThoseOver(options) && wanted >= toEdge && !mine;
    const most = mine?.far ?? Math.min(wanted, toEdge);
    const { far: room, to } = freeWay(game, stand, facing, most);
    const blocked = most - room > SHORT;
    const because = [{ rule: ruleFor.fallsBack, text: sayings.fallsBack }];
    if (blocked) because.push({ rule: idOf('R-55'), text: 'it stops short of what is in its way' });
    else if (toEdge < wanted && !mine && !leaves)
      because.push({ rule: idOf('R-56'), text: 'it stops at the edge of the table' });
    // Who has no room at all is told of, too; but not of one who leaves the table at once.
    if (room > 0 || blocked || !leaves) {
      const who = { stand: stand.id, ...natureOf(stand), status: stand.status };
      game.happen({ kind: 'fellBack', ...who, to, inches: room / inches(1), because });
    }
    if (blocked && losesTheBlocked(options)) return lost(game, stand, idOf('R-55'), sayings.noRoomBack);
    if (leaves && !blocked) return lost(game, stand, idOf('R-56'), sayings.overTheEdge);
    return mine && room === most ? { lost: false, field: mine.field } : STANDS;
  }

  /** the first mine field on the way back that does not hold the stand, and how far it is until its centre is inside. */
  function mineBehind(
    { state }: Play,
    stand: Stand,
    facing: number,
    most: number,
  ): { field: string; far: number } | undefined {
    const mine = firstMine(state.ground.now, [stand, beside(stand, along(facing, most))]);
    if (!mine) return undefined;
    const far = Math.ceil(legLength(stand, mine.path[mine.path.length - 1]!));
    return { field: mine.field.id, far: Math.min(far, most) };
  }

  /**
   * it stops short of impassable ground and opposing stands; friends are passed if there is room beyond. HSE-27: whom it only grazes,
   * since corners are rounded, is not in its way.
   */
  function freeWay(game: Play, stand: Stand, facing: number, wanted: number): FreeWay {
    const base = baseOf(stand);
    const most = passable(game, stand, facing, wanted);
    const way = along(facing, most);
    // A shorter way is rounded otherwise: whom the whole of it just misses it may graze.
    const near = game.state.stands.filter(
      other => other !== stand && isSolid(other) && movingWithin(base, way.x, way.y, baseOf(other), HAIR),
    );
    const [friends, foes] = [near.filter(s => s.side === stand.side), near.filter(s => s.side !== stand.side)];
    const wayOf = (moving: Footprint) => untilMet(moving, facing, most, friends.map(baseOf), foes.map(baseOf));
    const far = near.length === 0 ? most : wayOf(base);
    if (far < most) {
      const slim = footprint(stand, stand.base - 2 * HAIR, stand.base - 2 * HAIR);
      const beyond = wayOf(slim);
      const free = beyond - far > 2 * HAIR && setDown(game, stand, facing, beyond, near.map(baseOf));
      if (free) return free;
    }
    return { far, to: beside(stand, along(facing, far)) };
  }

  /** HSE-27: a base that has grazed others is set down clear of them, at most a hair's breadth from where it ended. */
  function setDown(
    game: Play,
    stand: Stand,
    facing: number,
    far: number,
    others: readonly Footprint[],
  ): FreeWay | undefined {
    const base = baseOf(stand);
    const { now } = game.state.ground;
    const end = along(facing, far);
    for (const nudge of NUDGES) {
      const by = beside(end, nudge);
      const there = moved(base, by);
      if (others.some(other => overlaps(there, other)) || !withinTable(there, now.width, now.depth)) continue;
      const to = beside(stand, by);
      if (isPassable(game, stand, to)) return { far, to };
    }
    return undefined;
  }

  const isPassable = ({ state, options }: Play, stand: Stand, to: Point): boolean =>
    stretchesOf(state.ground.now, [stand, to]).every(
      stretch => goingFor(state.ground.now, stretch, stand.nature!, 'day', options).going !== 'impassable',
    );

  /** How far the centre goes before impassable ground: it stops a hair's breadth before the edge, which belongs to that ground. */
  function passable({ state, options }: Play, stand: Stand, facing: number, wanted: number): number {
    const ground = state.ground.now;
    const end = beside(stand, along(facing, wanted));
    for (const stretch of stretchesOf(ground, [stand, end])) {
      if (goingFor(ground, stretch, stand.nature!, 'day', options).going !== 'impassable') continue;
      return Math.max(0, Math.floor(legLength(stand, stretch.from)) - 1);
    }
    return wanted;
  }

  return { forcedMove };
}
