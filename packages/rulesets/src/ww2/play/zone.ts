import type { Footprint, Pose, Side, Zone } from '@umpire/engine';
import { isWhole } from './in-the-way.js';
import { isAircraft, isBattery } from './stands.js';
import type { Stand, State } from './state.js';

/** Where a stand of a group is put down: a place, or null for off the table. */
export interface Placing {
  readonly id: string;
  readonly at: Pose | null;
}

/** WW2-DEP-03, WW2-R-15: who may wait off the table. */
export const mayWait = (stand: Stand): boolean => isAircraft(stand) || isBattery(stand);

/** Where something may be aimed at or set down anywhere. */
export const wholeTable = ({ ground: { now } }: State): Zone[] => [
  { kind: 'rect', x: 0, y: 0, width: now.width, depth: now.depth },
];

/** WW2-DEP-01: the zone of a side, as deep as the table allows (WW2-R-06). */
export function zoneOf({ ground: { now }, sides }: State, side: Side): Extract<Zone, { kind: 'rect' }> {
  const y = sides[side].baseEdge === 'south' ? 0 : now.depth - now.deploymentDepth;
  return { kind: 'rect', x: 0, y, width: now.width, depth: now.deploymentDepth };
}
export function isInOwnZone(state: State, side: Side, base: Footprint): boolean {
  const { y, depth } = zoneOf(state, side);
  return isWhole(state, base) && base.every(corner => corner.y >= y && corner.y <= y + depth);
}
