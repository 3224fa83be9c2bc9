import {
  type Footprint,
  footprint,
  forbid,
  gapToTableEdge,
  inches,
  type Options,
  type Pose,
  type Refusal,
} from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { extentOf, poseFrom } from './edges.js';
import type { Footholds } from './foothold.js';
import type { Crowding } from './in-the-way.js';
import type { Permission } from './permission.js';
import { bghqOf, groupOf, type Presence } from './stands.js';
import type { Stand, State } from './state.js';

const STEP = inches(0.5);

export type ComingOnFoot = Gift<'moving', typeof comingOnFoot>;

/** how stands that were held back come on. */
export function comingOnFoot(book: PlayBook & Footholds & Crowding & Presence & Permission) {
  const { DISTANCES, idOf } = book;
  const { isNearBghq, standUnder } = book.shapes;
  const { noFoothold } = book.terrain;
  const { notWhole } = book.turns;

  /** R-17, in tenths of a millimetre. */
  const TOUCHING = Math.floor(DISTANCES.contact * inches(1));

  /** Why a stand may not step on at a place: by the edge, by other stands, by the ground, by its BGHQ. */
  function stepOnRefusal(state: State, stand: Stand, at: Pose, options: Options): Refusal | undefined {
    const base = footprint(at, stand.base, stand.base);
    return (
      notWhole(state, base) ??
      edgeRefusal(state, stand, base) ??
      standRefusal(state, stand, base) ??
      noFoothold(state.ground.now, at, stand.nature!, options) ??
      commandRefusal(state, stand, base)
    );
  }

  function edgeRefusal(state: State, { side }: Stand, base: Footprint): Refusal | undefined {
    const { width, depth } = state.ground.now;
    return gapToTableEdge(base, state.sides[side].baseEdge, width, depth) > TOUCHING
      ? forbid(idOf('R-131'), 'it comes on touching its base edge')
      : undefined;
  }

  function standRefusal(state: State, stand: Stand, base: Footprint): Refusal | undefined {
    const under = standUnder(state, stand, base);
    return under && forbid(idOf('R-83'), `it would lie on ${under.id}`);
  }

  /** A group without a BGHQ on the table may come on anywhere along the edge, and so may a BGHQ. */
  function commandRefusal(state: State, stand: Stand, base: Footprint): Refusal | undefined {
    const bghq = bghqOf(state, groupOf(state, stand));
    return bghq?.place === 'table' && !isNearBghq(base, bghq)
      ? forbid(idOf('R-147'), `it comes on within ${DISTANCES.toBghq}" of its BGHQ`)
      : undefined;
  }

  /** A place to step on, nearest to the BGHQ or to the middle of the edge; none: it waits. */
  function edgePlace(state: State, stand: Stand, options: Options): Pose | undefined {
    const edge = state.sides[stand.side].baseEdge;
    const { along } = extentOf(state, edge);
    const half = Math.ceil(stand.base / 2);
    const bghq = bghqOf(state, groupOf(state, stand));
    const middle = bghq?.place === 'table' ? (edge === 'south' || edge === 'north' ? bghq.x : bghq.y) : along / 2;
    for (let aside = 0; aside <= along; aside += STEP)
      for (const at of aside === 0 ? [middle] : [middle + aside, middle - aside]) {
        const pose = poseFrom(state, edge, Math.round(at), half);
        if (at >= half && at <= along - half && !stepOnRefusal(state, stand, pose, options)) return pose;
      }
    return undefined;
  }

  return { stepOnRefusal, edgePlace };
}
