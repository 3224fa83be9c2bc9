import type { Point, Pose, TableEdge } from '@umpire/engine';
import type { State } from './state.js';

/** The direction of a table edge. */
export const TOWARDS: Readonly<Record<TableEdge, Point>> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};
/** Who looks that way faces so. */
export const FACING_EDGE: Readonly<Record<TableEdge, number>> = { north: 0, east: 900, south: 1800, west: 2700 };

/** A place by its distance along an edge and away from it, facing away from the edge. */
export function poseFrom(state: State, edge: TableEdge, along: number, deep: number): Pose {
  const { width, depth } = state.ground.now;
  switch (edge) {
    case 'south':
      return { x: along, y: deep, facing: 0 };
    case 'north':
      return { x: along, y: depth - deep, facing: 1800 };
    case 'west':
      return { x: deep, y: along, facing: 900 };
    case 'east':
      return { x: width - deep, y: along, facing: 2700 };
  }
}

/** How long an edge is, and how far the table goes on from it. */
export function extentOf({ ground: { now } }: State, edge: TableEdge): { along: number; deep: number } {
  const { width, depth } = now;
  return edge === 'south' || edge === 'north' ? { along: width, deep: depth } : { along: depth, deep: width };
}
