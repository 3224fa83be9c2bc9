/** What men have put there: mines, obstacles, earthworks. Drawn with more contrast than the land, for they stop people. */
import type { Feature, Point } from '@umpire/engine';
import { chance } from '../shape/chance.js';
import { between, poleOf, resampled } from '../shape/outline.js';
import { dotsPath, linePath, polygonPath } from '../shape/path.js';
import { strewn } from '../shape/scatter.js';
import { dots } from '../shape/shape.js';
import { darker, lighter } from '../style/colour.js';
import type { Drawing, Site } from './site.js';

const WARNING = '#a3271b';

/** A minefield: a fence of warning dashes round mines in rows. */
export function drawMines(feature: Feature, { land, grain }: Site): Drawing {
  const outline = feature.outline!;
  const roll = chance(`mines ${feature.id}`);
  const mines = strewn(outline, roll, { spacing: grain * 0.95, margin: grain * 0.45 });
  return {
    works: [
      { d: polygonPath(outline), fill: lighter(land.ground, 0.25), opacity: 0.7 },
      { d: polygonPath(outline), stroke: WARNING, width: 20, dash: '70 45', cap: 'butt' },
      dots(dotsPath(mines), grain * 0.5, darker(land.outline, 0.3)),
      dots(dotsPath(mines), grain * 0.24, '#e8dfc8'),
    ],
  };
}

/** Rows of crossed beams. */
export function drawObstacle(feature: Feature, { land, grain, light }: Site): Drawing {
  const outline = feature.outline!;
  const roll = chance(`obstacle ${feature.id}`);
  const places = strewn(outline, roll, { spacing: grain * 0.95, margin: grain * 0.5 });
  const arm = grain * 0.3;
  const beam = (p: Point, slant: number): string =>
    linePath([
      { x: p.x - arm, y: p.y - arm * slant },
      { x: p.x + arm, y: p.y + arm * slant },
    ]);
  const crossed = places.map(p => beam(p, 1) + beam(p, -1)).join('');
  const dark = darker(land.roadEdge, 0.6);
  return {
    works: [
      { d: polygonPath(outline), fill: land.verge, opacity: 0.6 },
      { d: polygonPath(outline), stroke: dark, width: 14, dash: '26 26', cap: 'butt' },
      {
        d: crossed,
        stroke: land.shadow,
        width: 30,
        opacity: light.strength,
        shift: { x: light.shadow.x * 22, y: light.shadow.y * 22 },
      },
      { d: crossed, stroke: dark, width: 26, cap: 'butt' },
    ],
  };
}

/** An earthwork: a rampart along the outline or the line, with strokes down its slope. */
export function drawWorks(feature: Feature, { land, grain, light }: Site): Drawing {
  const closed = feature.outline !== undefined;
  const points = feature.outline ?? feature.line ?? [];
  if (points.length < 2) return {};
  const pole = closed ? poleOf(points) : points[0]!;
  const d = linePath(points, closed);
  const thick = Math.min(grain * 0.6, (feature.lineWidth ?? grain * 0.6) * 0.8);
  const strokes = resampled(points, grain * 0.4, closed).map(p => linePath([p, between(p, pole, closed ? 0.07 : 0)]));
  const earth = darker(land.road, 0.18);
  return {
    works: [
      {
        d,
        stroke: land.shadow,
        width: thick,
        opacity: light.strength,
        shift: { x: light.shadow.x * 34, y: light.shadow.y * 34 },
      },
      { d, stroke: darker(land.roadEdge, 0.3), width: thick },
      { d, stroke: earth, width: thick * 0.66 },
      { d: strokes.join(''), stroke: darker(land.roadEdge, 0.3), width: 12 },
    ],
  };
}
