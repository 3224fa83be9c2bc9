/** What tells steep ground from a gentle hill. */
import { distance, type Point } from '@umpire/engine';
import { type Chance, wave } from '../shape/chance.js';
import { between, resampled } from '../shape/outline.js';
import { dotsPath, linePath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
import type { Site } from './site.js';

/** Strokes down the slope between its contours. */
export function ticks(rings: readonly Point[][], grain: number, colour: string): Shape[] {
  const strokes = rings.slice(1, -1).flatMap((low, level) =>
    rings[level + 2]!.flatMap((point, i) => {
      if ((i + level) % 2 === 0) return [];
      const length = Math.min(0.5, (grain * 0.8) / Math.max(1, distance(point, low[i]!)));
      return [linePath([between(point, low[i]!, 0.1), between(point, low[i]!, 0.1 + length)])];
    }),
  );
  return [{ d: strokes.join(''), stroke: colour, width: 10, opacity: 0.7 }];
}

/** Rock breaks out along the shoulders of a steep hill. */
export function rocks(rings: readonly Point[][], { grain, land, light }: Site, roll: Chance): Shape[] {
  const edge = rings[rings.length - 2]!;
  const outcrop = wave(roll, 5, true);
  const all = resampled(edge, grain * 0.55, true);
  const at = all
    .filter((_, i) => outcrop(i / all.length) > 0.52 && roll() < 0.8)
    .map(({ x, y }) => ({ x: x + roll.between(-0.5, 0.5) * grain, y: y + roll.between(-0.5, 0.5) * grain }));
  const d = dotsPath(at);
  return [
    { ...dots(d, grain * 0.46, land.shadow, light.strength), shift: { x: grain * 0.1, y: grain * 0.12 } },
    dots(d, grain * 0.42, land.rock.mid),
    { ...dots(d, grain * 0.2, land.rock.light), shift: { x: -grain * 0.06, y: -grain * 0.07 } },
  ];
}
