/** Shaded relief: the slope between two steps, lit or in the shade by the way it falls. All of one tone is one path. */
import type { Point } from '@umpire/engine';
import { averaged } from '../shape/grown.js';
import { between, poleOf } from '../shape/outline.js';
import { polygonPath, smoothPath } from '../shape/path.js';
import type { Shape } from '../shape/shape.js';
import { mix } from '../style/colour.js';
import { heightTones } from '../style/land.js';
import type { Site } from './site.js';

/** How much of the shadow's colour (below nought) or of the light's each tone has, from deep shade to full light. */
const TONES = [-0.4, -0.31, -0.21, -0.11, 0.02, 0.13, 0.24, 0.34] as const;
const LIGHT = '#fffbe6';
/** Neighbours overlap by so much: no ground shines through between them. */
const SEAM = 8;
/** How far in from the last step the rounds of a top lie. */
const CROWN = [-0.12, 0.06, 0.26, 0.46, 0.64, 0.8] as const;

/** How much light falls on a slope, from -1 in full shade to 1: by where it falls to, across its step and from its crest. */
export function lightOn(low: Point, next: Point, high: Point, { light }: Site): number {
  const sun = Math.hypot(light.shadow.x, light.shadow.y);
  const towards = (x: number, y: number): number =>
    -(x * light.shadow.x + y * light.shadow.y) / Math.max(1e-6, sun * Math.hypot(x, y));
  const across = towards(next.y - low.y, low.x - next.x);
  const down = towards(low.x - high.x, low.y - high.y);
  return 0.75 * across + 0.25 * down;
}

const toneOf = (lit: number): number => Math.min(TONES.length - 1, Math.floor(((lit + 1) / 2) * TONES.length * 0.999));

/**
 * The foot is only tinted, so that fields run up to the hill; from there on every slope has its light. `levels`: so many steps the whole
 * hill has, where this is only its lower part.
 */
export function relief(rings: readonly Point[][], site: Site, levels = rings.length): Shape[] {
  const { land } = site;
  const tops = heightTones(land, levels);
  const bands = rings
    .slice(1)
    .flatMap((high, level) => bandsOf(rings[level]!, high, tops[level]!, level / rings.length, site));
  const top = rings[rings.length - 1]!;
  return [
    { d: smoothPath(rings[0]!), fill: tops[0]!, opacity: 0.55 },
    ...bands,
    ...crown(top, tops[rings.length - 1]!),
  ];
}

/** A top is no plateau: it goes on rising in ever smaller rounds, each a little lighter, and none with a hard edge. */
function crown(top: readonly Point[], colour: string): Shape[] {
  const pole = poleOf(top);
  const rounds = CROWN.map((share, i) => ({
    d: smoothPath(
      averaged(
        top.map(point => between(point, pole, share)),
        3,
      ),
    ),
    fill: mix(colour, LIGHT, i * 0.03),
    opacity: 0.42,
  }));
  return [{ d: smoothPath(top), fill: colour }, ...rounds];
}

/** The foot is faint, the slope strong, and a top is round. */
const contrast = (height: number): number => (height === 0 ? 0.6 : 1.1 - height * 0.75);

/** One step of the slope: runs of one tone round it. */
function bandsOf(low: readonly Point[], high: readonly Point[], colour: string, height: number, site: Site): Shape[] {
  const n = low.length;
  const lit = low.map((point, i) => lightOn(point, low[(i + 1) % n]!, high[i]!, site));
  // ground has no facets: each place between its neighbours
  const tones = lit.map((_, i) => toneOf([-2, -1, 0, 1, 2].reduce((sum, k) => sum + lit[(i + k + n) % n]!, 0) / 5));
  const from = Math.max(
    0,
    tones.findIndex((tone, i) => tone !== tones[(i + n - 1) % n]),
  );
  const shapes: Shape[] = [];
  for (let start = from; start < from + n; ) {
    let end = start + 1;
    while (end < from + n && tones[end % n] === tones[start % n]) end++;
    const along = (ring: readonly Point[]): Point[] =>
      Array.from({ length: end - start + 1 }, (_, k) => ring[(start + k) % n]!);
    const tone = TONES[tones[start % n]!]!;
    const fill = mix(colour, tone < 0 ? site.land.shadow : LIGHT, Math.abs(tone) * contrast(height));
    shapes.push({ d: polygonPath([...along(low), ...along(high).reverse()]), ...painted(fill, height === 0) });
    start = end;
  }
  return shapes;
}

const painted = (fill: string, foot: boolean): Omit<Shape, 'd'> =>
  foot ? { fill, opacity: 0.6 } : { fill, stroke: fill, width: SEAM };
