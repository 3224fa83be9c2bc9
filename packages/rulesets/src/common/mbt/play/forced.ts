import {
  type Footprint,
  gapToTableEdge,
  inches,
  movingWithin,
  overlaps,
  type Point,
  shifted,
  sweep,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { TOWARDS } from './edges.js';
import type { Ways } from './legs.js';
import { baseOf, type Presence } from './stands.js';
import type { Stand } from './state.js';
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

/** How far a base can be shifted before it would lie on another: the sweep only grows, so the place is found by halving. */
function untilTouch(base: Footprint, way: Point, most: number, other: Footprint): number {
  let clear = 0;
  let blocked = most + 1;
  while (blocked - clear > 1) {
    const middle = (clear + blocked) >> 1;
    if (overlaps(sweep(base, way.x * middle, way.y * middle), other)) blocked = middle;
    else clear = middle;
  }
  return clear;
}

export type ForcedMoves = Gift<'moving', typeof forcedMoves>;

/** Falling back after a result. */
export function forcedMoves(book: PlayBook & Presence & Ways) {
  const { idOf, ruling, sayings } = book;
  const { firstMine, goingFor, losesTheBlocked, stretchesOf } = book.moving;
  const { isSolid } = book.shapes;

  /** is a stand lost whose forced move takes it over its base edge? */
  const losesThoseOver = ruling(idOf('R-56'), { 'stop-at-edge': false, leaves: true });

  /** RES-19, RES-20: straight towards the own base edge, whatever the going, facing kept; R-148: into no mine field further than its edge. */
  function forcedMove(game: Play, stand: Stand, distance: number): FellBack {
    const { state, options } = game;
    const wanted = Math.round(distance * inches(1));
    const { width, depth } = state.ground.now;
    const toEdge = gapToTableEdge(baseOf(stand), state.sides[stand.side].baseEdge, width, depth);
    const mine = mineBehind(game, stand, Math.min(wanted, toEdge));
    const leaves = losesThoseOver(options) && wanted >= toEdge && !mine;
    const most = mine?.far ?? Math.min(wanted, toEdge);
    const room = freeWay(game, stand, most);
    const blocked = room < most;
    if (room > 0) {
      const way = TOWARDS[state.sides[stand.side].baseEdge];
      const to = { x: stand.x + way.x * room, y: stand.y + way.y * room };
      const because = [{ rule: idOf('RES-19'), text: sayings.fallsBack }];
      game.happen({ kind: 'fellBack', stand: stand.id, to, inches: room / inches(1), because });
    }
    if (blocked && losesTheBlocked(options)) return lost(game, stand, idOf('R-55'), sayings.noRoomBack);
    if (leaves && !blocked) return lost(game, stand, idOf('R-56'), sayings.overTheEdge);
    return mine && !blocked ? { lost: false, field: mine.field } : STANDS;
  }

  /** the first mine field on the way back that does not hold the stand, and how far it is until its centre is inside. */
  function mineBehind({ state }: Play, stand: Stand, most: number): { field: string; far: number } | undefined {
    const way = TOWARDS[state.sides[stand.side].baseEdge];
    const mine = firstMine(state.ground.now, [stand, { x: stand.x + way.x * most, y: stand.y + way.y * most }]);
    if (!mine) return undefined;
    const { x, y } = mine.path[mine.path.length - 1]!;
    return { field: mine.field.id, far: Math.abs(x - stand.x) + Math.abs(y - stand.y) };
  }

  /** it stops short of impassable ground and opposing stands; friends are passed if there is room beyond. */
  function freeWay(game: Play, stand: Stand, wanted: number): number {
    const { state } = game;
    const way = TOWARDS[state.sides[stand.side].baseEdge];
    const base = baseOf(stand);
    let far = passable(game, stand, wanted);
    const inTheWay = (own: boolean) =>
      state.stands
        .filter(other => other !== stand && isSolid(other) && (other.side === stand.side) === own)
        .map(baseOf)
        .filter(other => movingWithin(base, way.x * far, way.y * far, other, 0));
    for (const enemy of inTheWay(false)) far = Math.min(far, untilTouch(base, way, far, enemy));
    const friends = inTheWay(true);
    const onFriend = () => friends.find(friend => overlaps(shifted(base, way.x * far, way.y * far), friend));
    for (let friend = onFriend(); friend && far > 0; friend = onFriend()) far = untilTouch(base, way, far, friend);
    return far;
  }

  /** How far the centre goes before impassable ground: it stops a hair's breadth before the edge, which belongs to that ground. */
  function passable({ state, options }: Play, stand: Stand, wanted: number): number {
    const way = TOWARDS[state.sides[stand.side].baseEdge];
    const ground = state.ground.now;
    const end = { x: stand.x + way.x * wanted, y: stand.y + way.y * wanted };
    for (const stretch of stretchesOf(ground, [stand, end])) {
      if (goingFor(ground, stretch, stand.nature!, 'day', options).going !== 'impassable') continue;
      const far = Math.abs(stretch.from.x - stand.x) + Math.abs(stretch.from.y - stand.y);
      return Math.max(0, far - 1);
    }
    return wanted;
  }

  return { forcedMove };
}
