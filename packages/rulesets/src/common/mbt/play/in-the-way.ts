import {
  type Box,
  bounds,
  crossesInside,
  type Footprint,
  footprint,
  gap,
  holds,
  overlaps,
  type Point,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import { isWhole } from './permission.js';
import { baseOf, type Presence } from './stands.js';
import type { Stand, State } from './state.js';

/** nearer at the end than at the start to any opposing stand, blanks and AIRCRAFT included. */
export function endsCloser(state: State, stand: Stand, base: Footprint): boolean {
  return state.stands.some(
    other =>
      other.side !== stand.side &&
      other.place === 'table' &&
      gap(base, baseOf(other)) < gap(baseOf(stand), baseOf(other)),
  );
}

/** Whether a stand is surely clear of a box. */
function isBeside(box: Box, { x, y, base }: Stand): boolean {
  return x + base < box.left || x - base > box.right || y + base < box.bottom || y - base > box.top;
}

function leadsThrough(way: readonly Point[], base: Footprint): boolean {
  for (let i = 1; i < way.length; i++) if (crossesInside(base, way[i - 1]!, way[i]!)) return true;
  return holds(base, way[way.length - 1]!) === 'inside';
}

export type Crowding = Gift<'shapes', typeof crowding>;

/** Who is in the way of whom. */
export function crowding(book: Presence) {
  const { isSolid } = book.shapes;
  /** the centre passes through no base of an opposing ground stand. */
  function enemyInTheWay(state: State, stand: Stand, way: readonly Point[]): Stand | undefined {
    const box = bounds(way);
    for (const other of state.stands)
      if (other.side !== stand.side && !isBeside(box, other) && isSolid(other) && leadsThrough(way, baseOf(other)))
        return other;
    return undefined;
  }

  /** the ground stand on which a base would lie. */
  function standUnder(state: State, stand: Stand, base: Footprint): Stand | undefined {
    const box = bounds(base);
    for (const other of state.stands)
      if (other !== stand && !isBeside(box, other) && isSolid(other) && overlaps(base, baseOf(other))) return other;
    return undefined;
  }

  /** Whether a base at a place is clear of all other ground stands: for sampling and for drawing where a move may end. */
  function isFree(state: State, stand: Stand, x: number, y: number): boolean {
    const base = footprint({ x, y, facing: stand.facing }, stand.base, stand.base);
    return isWhole(state, base) && !standUnder(state, stand, base);
  }

  return { enemyInTheWay, standUnder, isFree };
}
