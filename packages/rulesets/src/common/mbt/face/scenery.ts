import { type Point, polylineCrossing, type Scenery, type TableEdge } from '@umpire/engine';
import type { Ground, PieceOfTerrain, State } from '../play/state.js';

/**
 * What the country has besides what the rules ask for. Roads end in villages (HSE-04), but lanes lead on from there; a lone road is crossed
 * by the lane on which both columns come; and where there is a station there is a railway.
 */

const centreOf = ({ x, y, width, depth }: PieceOfTerrain): Point => ({ x: x + width / 2, y: y + depth / 2 });

/** The middle of an edge of the table. */
function middleOf({ width, depth }: Ground, edge: TableEdge): Point {
  if (edge === 'north' || edge === 'south') return { x: width / 2, y: edge === 'north' ? depth : 0 };
  return { x: edge === 'east' ? width : 0, y: depth / 2 };
}

/** Where a lane leaves the table soonest. */
function wayOut({ width, depth }: Ground, { x, y }: Point): Point {
  const ways = [
    { gap: x, to: { x: 0, y } },
    { gap: width - x, to: { x: width, y } },
    { gap: y, to: { x, y: 0 } },
    { gap: depth - y, to: { x, y: depth } },
  ];
  return ways.reduce((nearest, way) => (way.gap < nearest.gap ? way : nearest)).to;
}

/** From one army's edge to the other's. */
function throughLane({ ground: { now }, sides }: State): readonly Point[] | undefined {
  const [road, more] = now.roads;
  if (!road || more) return undefined;
  const [one, other] = [road.from, road.to].map(id => centreOf(now.pieces.find(piece => piece.id === id)!)) as [
    Point,
    Point,
  ];
  const meeting = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return [middleOf(now, sides.a.baseEdge), meeting, middleOf(now, sides.b.baseEdge)];
}

/** Roads that end in a village go on as lanes. */
function outerLanes(ground: Ground): (readonly Point[])[] {
  const { pieces, roads } = ground;
  const ends = pieces.filter(({ id }) => roads.filter(({ from, to }) => from === id || to === id).length === 1);
  return ends.map(centreOf).map(centre => [centre, wayOut(ground, centre)]);
}

export function sceneryOf(view: State): readonly Scenery[] {
  const ground = view.ground.now;
  if (view.phase !== 'obstacles' && view.phase !== 'deployment' && view.phase !== 'battle') return [];
  const isDry = (line: readonly Point[]): boolean => !ground.river || !polylineCrossing(line, ground.river);
  const through = throughLane(view);
  const lanes = [...outerLanes(ground), ...(through ? [through] : [])].filter(isDry);
  const stations = ground.pieces.filter(({ id }) => id === 'station');
  return [
    ...lanes.map((line): Scenery => ({ kind: 'lane', line })),
    ...stations.map(({ x, y, width, depth }): Scenery => {
      const track = y + depth * 0.3;
      const bend = { x: x + width / 2, y: track };
      return { kind: 'railway', line: [{ x: 0, y: track + depth }, bend, { x: ground.width, y: track - depth * 0.6 }] };
    }),
  ];
}
