import { distance, type Point, splitLeg } from '@umpire/engine';
import { groundOf } from '../play/ground.js';
import type { View } from '../play/view.js';

/** The point so far from one towards another. */
export function pointAlong(from: Point, to: Point, far: number): Point {
  const length = distance(from, to);
  const share = length === 0 ? 0 : Math.min(1, far / length);
  return { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
}

/** A river lies between two places: whoever cannot swim goes over a bridge. */
export function isAcross({ terrain }: Pick<View, 'terrain'>, from: Point, to: Point): boolean {
  const rivers = groundOf(terrain.now)
    .going.filter(({ feature }) => feature.kind === 'river')
    .map(({ area }) => area);
  return rivers.length > 0 && splitLeg(from, to, rivers).some(({ areas }) => areas.length > 0);
}
