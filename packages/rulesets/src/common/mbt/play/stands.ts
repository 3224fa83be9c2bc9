import { type Footprint, footprint, gap, inches, type Side, squaredDistance, toInches, within } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import { slotOf, slotsForPlaces } from '../../book/places.js';
import type { PlayBook } from '../book.js';
import type { GroupKind } from '../pieces.js';
import type { Group, Nature, Stand, State } from './state.js';

/** Finding stands, and what a side may know of them. */
export const standOf = (state: State, id: string): Stand | undefined => {
  const at = state.lookup.ids[id];
  return at === undefined ? undefined : state.stands[at];
};

/**
 * What `by` knows of a stand's nature: everything of its own, of others only what is revealed. Every check that decides
 * whether an order is refused asks here, so it comes out the same on a state and on a view of it.
 */
export const natureKnown = (by: Side, stand: Stand): Nature | null =>
  stand.side === by || stand.revealed ? stand.nature : null;

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
  readonly base: number;
  readonly corners: Footprint;
}
const laid = slotsForPlaces<Laid>();

export function baseOf({ x, y, facing, base }: Stand): Footprint {
  const slot = slotOf(x, y);
  const known = laid[slot];
  if (known && known.x === x && known.y === y && known.facing === facing && known.base === base) return known.corners;
  const corners = footprint({ x, y, facing }, base, base);
  laid[slot] = { x, y, facing, base, corners };
  return corners;
}

/** between the nearest points of two bases, in inches. */
export const gapInches = (a: Stand, b: Stand): number => toInches(gap(baseOf(a), baseOf(b)));

/** HSE-18: a Battle Group that its scenario leaves out of account. */
export const isLeftOut = ({ ending }: State, { name }: Group): boolean => ending.leaveOut?.includes(name) ?? false;

export const groupOf = (state: State, stand: Stand): Group => state.groups[stand.group]!;

/** The BGHQ of a group while it is in play. */
export function bghqOf(state: State, group: Group): Stand | undefined {
  for (const i of group.members) {
    const stand = state.stands[i]!;
    if (stand.nature?.bghq && stand.place !== 'removed' && stand.place !== 'gone') return stand;
  }
  return undefined;
}

/** the mark of being out of command points at the BGHQ, so nobody sees it before both are turned up. */
export const isMarkOpen = (state: State, stand: Stand): boolean =>
  stand.revealed && (bghqOf(state, groupOf(state, stand))?.revealed ?? true);

/** In play: on the table or waiting behind its edge. */
export const inPlay = (stand: Stand): boolean => stand.place !== 'removed' && stand.place !== 'gone';

export type Presence = Gift<'shapes', typeof presence>;

/** Who is on the ground, of what a group is made, and how near a stand is to its BGHQ. */
export function presence(book: PlayBook) {
  const { DISTANCES } = book;
  const { isFlight, isUnit } = book.words;

  /** Over the table, and in nobody's way. */
  const isAirborne = (nature: Nature | null): boolean => nature !== null && isFlight(nature);

  /** A ground stand in the way of others. What is unknown and on the table is treated as one: blanks are never flights. */
  const isSolid = (stand: Stand): boolean => stand.place === 'table' && !isAirborne(stand.nature);

  /** ORG-05, ORG-06: by the stands it began with. Only its owner can ask. */
  function kindOfGroup(state: State, group: Group): GroupKind {
    let ground = false;
    let other = false;
    for (const i of group.members) {
      const nature = state.stands[i]!.nature;
      if (!nature || nature.fake) continue;
      if (isUnit(nature)) ground = true;
      else other = true;
    }
    return ground ? (other ? 'mixed' : 'ground') : 'air-artillery';
  }

  /** ORG-07: within 12" of a BGHQ, exactly, which mostly a corner and the middle show; the distance itself is measured only where somebody asks for it. */
  const isNearBghq = (base: Footprint, bghq: Stand): boolean =>
    squaredDistance(base[0]!, bghq) <= TO_BGHQ * TO_BGHQ || within(base, baseOf(bghq), TO_BGHQ);
  const TO_BGHQ = inches(DISTANCES.toBghq);

  return { isAirborne, isSolid, kindOfGroup, isNearBghq };
}
