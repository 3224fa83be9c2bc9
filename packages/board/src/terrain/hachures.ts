/** Hills as engravers drew them. */
import { distance, type Point } from '@umpire/engine';
import type { Chance } from '../shape/chance.js';
import { between } from '../shape/outline.js';
import { linePath } from '../shape/path.js';
import type { Shape } from '../shape/shape.js';
import { lightOn } from './relief.js';
import type { Site } from './site.js';

/** Strokes down the slope, from step to step: fine ones in the light and strong ones in the shade; the steeper the heavier. */
export function hachures(rings: readonly Point[][], site: Site, weighs: number, roll: Chance): Shape[] {
  const { grain, land } = site;
  const [lit, shaded]: [string[], string[]] = [[], []];
  const apart = grain * (weighs > 1 ? 0.3 : 0.4);
  for (let level = 1; level < rings.length; level++) {
    const [low, high] = [rings[level - 1]!, rings[level]!];
    low.forEach((point, i) => {
      const [next, up, upNext] = [low[(i + 1) % low.length]!, high[i]!, high[(i + 1) % high.length]!];
      const shade = lightOn(point, next, up, site) < 0;
      const count = Math.max(1, Math.round(distance(up, upNext) / apart));
      for (let k = 0; k < count; k++) {
        const t = (k + roll()) / count;
        const [from, to] = [between(up, upNext, t), between(point, next, t)];
        const run = roll.between(0.62, 0.86) * (level === 1 ? 0.7 : 1);
        (shade ? shaded : lit).push(linePath([between(from, to, 0.08), between(from, to, run)]));
      }
    });
  }
  const weight = grain * 0.075 * weighs;
  return [
    { d: lit.join(''), stroke: land.contour, width: weight * 0.7, opacity: 0.34 },
    { d: shaded.join(''), stroke: land.contour, width: weight * 1.3, opacity: 0.66 },
  ];
}
