/** Walking over the pieces with the arrow keys. */
import type { Point, Scene } from '@umpire/engine';
import { placeOf } from './frame.js';

export type Heading = 'north' | 'east' | 'south' | 'west';

const AHEAD: Readonly<Record<Heading, Point>> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};

/** The nearest piece that way, pieces off the table included; what lies aside counts as farther than what lies ahead. */
export function neighbourOf(
  scene: Pick<Scene, 'width' | 'depth' | 'pieces'>,
  pieceId: string,
  heading: Heading,
): string | undefined {
  const from = placeOf(scene, pieceId);
  if (!from) return undefined;
  const way = AHEAD[heading];
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { id } of scene.pieces) {
    const to = placeOf(scene, id);
    if (!to || id === pieceId) continue;
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y) + Math.abs((to.y - from.y) * way.x);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const far = ahead + 2 * aside;
    if (far >= least) continue;
    least = far;
    nearest = id;
  }
  return nearest;
}
