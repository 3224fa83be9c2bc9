/** Crowns of firs, palms, jungle, thorn trees and trees without leaves. */
import { dotsPath } from '../shape/path.js';
import { dots } from '../shape/shape.js';
import { lighter } from '../style/colour.js';
import type { Trees } from '../style/land.js';
import { crownsPath } from './crown.js';
import { type Crown, round, towardsSun } from './wood.js';

/** Round crowns are every table's (see `wood.ts`). */
export const CROWNS: Readonly<Partial<Record<Trees, Crown>>> = {
  pointed: (trees, diameter, tones, site) => [
    dots(dotsPath(trees), diameter * 0.9, tones.dark),
    { d: crownsPath(trees, diameter * 0.52, 'pointed'), fill: tones.mid },
    dots(dotsPath(towardsSun(trees, diameter * 0.1, site)), diameter * 0.26, tones.light),
  ],
  palm: (trees, diameter, tones) => [
    { d: crownsPath(trees, diameter * 0.72, 'palm'), fill: tones.dark },
    { d: crownsPath(trees, diameter * 0.6, 'palm'), fill: tones.mid },
    dots(dotsPath(trees), diameter * 0.18, tones.light),
  ],
  jungle: (trees, diameter, tones, site) => [
    ...round(trees, diameter * 1.16, tones, site),
    {
      d: crownsPath(
        trees.filter((_, i) => i % 5 === 0),
        diameter * 0.6,
        'palm',
      ),
      fill: tones.light,
    },
  ],
  thorn: (trees, diameter, tones, site) => round(trees, diameter * 0.8, tones, site),
  bare: (trees, diameter, tones) => [
    dots(dotsPath(trees), diameter * 0.9, tones.mid, 0.35),
    { d: crownsPath(trees, diameter * 0.55, 'bare'), fill: tones.dark },
    dots(dotsPath(trees), diameter * 0.16, lighter(tones.light, 0.2)),
  ],
};
