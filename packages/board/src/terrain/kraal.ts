/** A homestead of the veldt: huts in a ring about the fold, a thorn fence round all of it. */
import type { Point } from '@umpire/engine';
import type { Chance } from '../shape/chance.js';
import { between, poleOf, resampled } from '../shape/outline.js';
import { dotsPath, smoothPath } from '../shape/path.js';
import { dots } from '../shape/shape.js';
import type { Drawing, Site } from './site.js';

export function drawKraal(edge: readonly Point[], { land, light, grain }: Site, roll: Chance): Drawing {
  const pole = poleOf(edge);
  const ring = (share: number, apart: number, gaps = 0): Point[] =>
    resampled(
      edge.map(point => between(point, pole, share)),
      apart,
      true,
    ).filter(() => roll() >= gaps);
  const huts = [...ring(0.2, grain * 1.25, 0.1), ...ring(0.42, grain * 1.5, 0.3)];
  const fences = [...ring(0.03, grain * 0.28, 0.06), ...ring(0.62, grain * 0.26, 0.06)];
  const fall = { x: light.shadow.x * grain * 0.3, y: light.shadow.y * grain * 0.3 };
  const straw = land.roofs[0]!;
  return {
    street: [
      { d: smoothPath([...edge]), fill: land.street, opacity: 0.6 },
      { d: smoothPath(edge.map(point => between(point, pole, 0.62))), fill: land.roadEdge, opacity: 0.35 },
    ],
    roof: [
      { ...dots(dotsPath(fences), grain * 0.26, land.shadow, light.strength), shift: { x: fall.x / 2, y: fall.y / 2 } },
      dots(dotsPath(fences), grain * 0.24, land.contour),
      { ...dots(dotsPath(huts), grain * 0.86, land.shadow, light.strength), shift: fall },
      dots(dotsPath(huts), grain * 0.84, straw.dark),
      dots(dotsPath(huts), grain * 0.72, straw.mid),
      { ...dots(dotsPath(huts), grain * 0.4, straw.light), shift: { x: -grain * 0.08, y: -grain * 0.09 } },
      dots(dotsPath(huts), grain * 0.1, straw.dark),
    ],
    lamp: [dots(dotsPath(huts.filter((_, i) => i % 3 === 0)), grain * 0.4, '#ffcf6b', 0.3)],
  };
}
