import {
  type Footprint,
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
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
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
  game.happen({ kind: 'removed', stand: stand.id, why: 'lost', because: [{ rule, text }] });
  return { lost: true, field: null };
}

/** So far along a facing. */
function along(facing: number, far: number): Point {
  const way = forward(facing);
  return { x: rounded((way.x * far) / SCALE), y: rounded((way.y * far) / SCALE) };
}
const beside = (at: Point, by: Point): Point => ({ x: at.x + by.x, y: at.y + by.y });

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
    const room = freeWay(game, stand, facing, most);
    const blocked = room < most;
    if (room > 0) {
      const to = beside(stand, along(facing, room));
      const because = [{ rule: ruleFor.fallsBack, text: sayings.fallsBack }];
      game.happen({ kind: 'fellBack', stand: stand.id, to, inches: room / inches(1), because });
    }
    if (blocked && losesTheBlocked(options)) return lost(game, stand, idOf('R-55'), sayings.noRoomBack);
    if (leaves && !blocked) return lost(game, stand, idOf('R-56'), sayings.overTheEdge);
    return mine && !blocked ? { lost: false, field: mine.field } : STANDS;
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

  /** it stops short of impassable ground and opposing stands; friends are passed if there is room beyond. */
  function freeWay(game: Play, stand: Stand, facing: number, wanted: number): number {
    const { state } = game;
    const base = baseOf(stand);
    let far = passable(game, stand, facing, wanted);
    const way = along(facing, far);
    const inTheWay = (own: boolean) =>
      state.stands
        .filter(other => other !== stand && isSolid(other) && (other.side === stand.side) === own)
        .map(baseOf)
        .filter(other => movingWithin(base, way.x, way.y, other, 0));
    for (const enemy of inTheWay(false)) far = Math.min(far, untilTouch(base, facing, far, enemy));
    const friends = inTheWay(true);
    const there = (): Footprint => {
      const { x, y } = along(facing, far);
      return shifted(base, x, y);
    };
    const onFriend = () => friends.find(friend => overlaps(there(), friend));
    for (let friend = onFriend(); friend && far > 0; friend = onFriend()) far = untilTouch(base, facing, far, friend);
    return far;
  }

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
