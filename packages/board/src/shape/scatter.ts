/** Things strewn over an area: evenly enough to fill it, unevenly enough to look grown. */
import type { Point } from '@umpire/engine';
import type { Chance } from './chance.js';
import { boxOf, keepsWithin } from './outline.js';

export interface Strewing {
  /** The usual distance between neighbours. */
  readonly spacing: number;
  /** How far from the outline each keeps. */
  readonly margin: number;
  /** Share of the places that stay empty. */
  readonly gaps?: number;
  /** Whether a place is taken by something else: a road, say. */
  readonly taken?: (point: Point) => boolean;
}

/** Places on a shaken honeycomb grid within the outline. */
export function strewn(outline: readonly Point[], roll: Chance, how: Strewing): Point[] {
  const { spacing, margin, gaps = 0, taken } = how;
  const box = boxOf(outline);
  const places: Point[] = [];
  const rise = spacing * 0.866;
  let shifted = false;
  for (let y = box.y + margin; y <= box.y + box.height - margin; y += rise) {
    shifted = !shifted;
    for (let x = box.x + margin + (shifted ? spacing / 2 : 0); x <= box.x + box.width - margin; x += spacing) {
      const point = { x: x + roll.between(-0.28, 0.28) * spacing, y: y + roll.between(-0.28, 0.28) * spacing };
      if (roll() < gaps || !keepsWithin(outline, point, margin) || taken?.(point)) continue;
      places.push(point);
    }
  }
  return places;
}
