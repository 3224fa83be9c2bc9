import {
  type Footprint,
  forbid,
  gap,
  isRefusal,
  type Options,
  type Point,
  type Refusal,
  toInches,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Crowding } from './in-the-way.js';
import type { MovePermission } from './may-move.js';
import { isWhole, type Permission } from './permission.js';
import { baseOf, bghqOf, gapInches, groupOf, type Presence } from './stands.js';
import type { Stand, State } from './state.js';

/** A move that may not be made, with the place where it breaks if there is one. */
export type Barred = Refusal & { readonly at?: Point };

export type MoveEnds = Gift<'moving', typeof moveEnds>;

/** Whom a way leads through, and whether it may end where it does. */
export function moveEnds(book: PlayBook & Presence & Crowding & MovePermission & Permission) {
  const { idOf, ruleFor } = book;
  const { commandRadius } = book.command;
  const { canStillMove } = book.moving;
  const { enemyInTheWay, isAirborne, isNearBghq, standUnder } = book.shapes;
  const { leavesTable } = book.turns;

  /** Other stands, the edge of the table and the BGHQ: whom the way leads through, and where it ends. */
  function wayRefusal(
    state: State,
    stand: Stand,
    way: readonly Point[],
    base: Footprint,
    options: Options,
  ): Barred | undefined {
    const crossed = enemyInTheWay(state, stand, way);
    if (crossed)
      return {
        ...forbid(idOf('R-84'), `the way leads through the opposing stand ${crossed.id}`),
        at: { x: crossed.x, y: crossed.y },
      };
    const refused = endRefusal(state, stand, base, options);
    return refused && { ...refused, at: way[way.length - 1]! };
  }

  function endRefusal(state: State, stand: Stand, base: Footprint, options: Options): Refusal | undefined {
    const under = standUnder(state, stand, base);
    if (under) {
      const refused = forbid(idOf('R-83'), `it would end on top of ${under.id}`);
      return refused && { ...refused, stop: `${under.id} stands there` };
    }
    return isWhole(state, base) ? commandRefusal(state, stand, base, options) : leavesTable();
  }

  /** ORG-07, R-45. */
  function commandRefusal(state: State, stand: Stand, base: Footprint, options: Options): Refusal | undefined {
    const group = groupOf(state, stand);
    const bghq = bghqOf(state, group);
    if (!bghq) return undefined;
    const inchesTo = (from: Footprint, to: Stand) => toInches(gap(from, baseOf(to)));
    if (bghq !== stand) {
      if (bghq.place !== 'table' || isNearBghq(base, bghq)) return undefined;
      const found = commandRadius(gapInches(stand, bghq), inchesTo(base, bghq));
      return isRefusal(found) ? found : undefined;
    }
    for (const i of group.members) {
      const other = state.stands[i]!;
      if (other === stand || other.place !== 'table' || isAirborne(other.nature) || canStillMove(other, options))
        continue;
      if (isNearBghq(base, other)) continue;
      const found = commandRadius(gapInches(stand, other), inchesTo(base, other));
      if (isRefusal(found))
        return forbid(ruleFor.bghqStays, `the BGHQ would leave ${other.id} behind, which can no longer move`);
    }
    return undefined;
  }

  return { wayRefusal };
}
