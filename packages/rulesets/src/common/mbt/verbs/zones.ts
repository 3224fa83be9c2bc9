import { inches, type Pose, type Side, type Size, type TableEdge, type Zone } from '@umpire/engine';
import type { Stand, State } from '../play/state.js';

/** Where gestures may end on the table, and where they begin. */
export const wholeTable = (view: State): Zone => ({
  kind: 'rect',
  x: 0,
  y: 0,
  width: view.ground.now.width,
  depth: view.ground.now.depth,
});

/** A strip along the own base edge, so deep. */
export function edgeZone(view: State, by: Side, deep: number): Zone {
  const { width, depth } = view.ground.now;
  const zones: Record<TableEdge, Zone> = {
    south: { kind: 'rect', x: 0, y: 0, width, depth: Math.min(deep, depth) },
    north: { kind: 'rect', x: 0, y: Math.max(0, depth - deep), width, depth: Math.min(deep, depth) },
    west: { kind: 'rect', x: 0, y: 0, width: Math.min(deep, width), depth },
    east: { kind: 'rect', x: Math.max(0, width - deep), y: 0, width: Math.min(deep, width), depth },
  };
  return zones[view.sides[by].baseEdge];
}

const FACING: Readonly<Record<TableEdge, number>> = { south: 0, west: 900, north: 1800, east: 2700 };

/** In the middle of the own base edge, facing the table. */
export function middleOf(view: State, by: Side, base: number): Pose {
  const { width, depth } = view.ground.now;
  const edge = view.sides[by].baseEdge;
  const half = Math.ceil(base / 2);
  const x = edge === 'west' ? half : edge === 'east' ? width - half : Math.round(width / 2);
  const y = edge === 'south' ? half : edge === 'north' ? depth - half : Math.round(depth / 2);
  return { x, y, facing: FACING[edge] };
}

/** Where a CAS stand would be put for an attack run if nobody says: a little short of the target, facing it. */
export function runAt(view: State, stand: Stand, target: Stand): Pose {
  const { width, depth } = view.ground.now;
  const half = Math.ceil(stand.base / 2);
  const north = view.sides[stand.side].baseEdge === 'south';
  const step = inches(3);
  const y = target.y + (north ? -step : step);
  const clampTo = (v: number, most: number) => Math.min(Math.max(v, half), most - half);
  return { x: clampTo(target.x, width), y: clampTo(y, depth), facing: north ? 0 : 1800 };
}

export const sizeOf = ({ base }: { readonly base: number }): Size => ({ width: base, depth: base });
export const poseOf = ({ x, y, facing }: Stand): Pose => ({ x, y, facing });
/** Where a stand is, for gestures that begin there. */
export const fromHere = (stand: Stand) => ({ from: poseOf(stand), size: sizeOf(stand) });
