/** Hills as stacked contours, each step lighter than the one below and throwing its shadow on it. */
import { distance, type Feature, holds, type Point } from '@umpire/engine';
import { chance } from '../shape/chance.js';
import { between, natural, poleOf } from '../shape/outline.js';
import { linePath, smoothPath } from '../shape/path.js';
import type { Shape } from '../shape/shape.js';
import { heightTones } from '../style/land.js';
import type { Drawing, Site } from './site.js';

const LEVELS: Partial<Record<Feature['kind'], number>> = { hill: 3, highland: 5, 'steep-forest': 4 };

export function drawHill(feature: Feature, site: Site): Drawing {
  const outline = feature.outline!;
  const roll = chance(`hill ${feature.id} ${outline.length} ${outline[0]!.x}`);
  const { grain, land, light } = site;
  const foot = natural(outline, roll, {
    inset: grain * 0.05,
    wobble: grain * 0.4,
    round: grain * 5,
    step: grain * 1.8,
  });
  const levels = LEVELS[feature.kind]!;
  const tops = heightTones(land, levels);
  const rings = ringsOf(outline, foot, levels);
  const step = grain * 0.22;
  const relief = rings.flatMap((ring, i): Shape[] => {
    const d = smoothPath(ring);
    return [
      {
        d,
        fill: land.shadow,
        opacity: light.strength * (i === 0 ? 0.75 : 0.55),
        shift: { x: light.shadow.x * step, y: light.shadow.y * step },
      },
      { d, fill: tops[i]!, stroke: land.contour, width: 9 },
    ];
  });
  return { relief: feature.kind === 'hill' ? relief : [...relief, hachures(rings, grain, land.contour)] };
}

/** The contours: each drawn in towards a top that lies a little off the middle. */
function ringsOf(outline: readonly Point[], foot: readonly Point[], levels: number): Point[][] {
  const roll = chance(`rings ${outline[0]!.x} ${outline[0]!.y} ${levels}`);
  const pole = poleOf(outline);
  const reach = Math.min(...foot.map(p => distance(p, pole)));
  const top = { x: pole.x + roll.between(-0.18, 0.18) * reach, y: pole.y - roll.between(0, 0.22) * reach };
  return Array.from({ length: levels }, (_, level) => {
    if (level === 0) return [...foot];
    const share = (level / levels) ** 0.9 * 0.88;
    return foot.map(point => {
      let ring = between(point, top, share + roll.between(-0.02, 0.02));
      // an outline that is not star-shaped about its top may lose the ring: it is drawn in until it is back inside
      for (let i = 0; i < 4 && holds(outline, ring) !== 'inside'; i++) ring = between(ring, top, 0.5);
      return ring;
    });
  });
}

/** Short strokes down the slope, as on old maps: they tell steep ground from a gentle hill, in print too. */
function hachures(rings: readonly Point[][], grain: number, colour: string): Shape {
  const strokes: string[] = [];
  for (let level = 0; level + 1 < rings.length; level++) {
    const low = rings[level]!;
    const high = rings[level + 1]!;
    high.forEach((point, i) => {
      if ((i + level) % 2 === 0) return;
      const length = Math.min(0.42, (grain * 0.8) / Math.max(1, distance(point, low[i]!)));
      strokes.push(linePath([between(point, low[i]!, 0.1), between(point, low[i]!, 0.1 + length)]));
    });
  }
  return { d: strokes.join(''), stroke: colour, width: 10, opacity: 0.75 };
}
