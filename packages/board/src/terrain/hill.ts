/**
 * Hills as ridges: a spine, slopes that fall away from it in steps, the lit flank and the shaded one. Engravers stroked down the
 * slope, thicker in the shade; surveyors draw contours.
 */
import { distance, type Feature, holds, type Point } from '@umpire/engine';
import { type Chance, chance, wave } from '../shape/chance.js';
import { between, natural, resampled, within } from '../shape/outline.js';
import { dotsPath, linePath, smoothPath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
import { lighter } from '../style/colour.js';
import { heightTones } from '../style/land.js';
import type { Drawing, Site } from './site.js';
import { crestAt, neighbourOf, type Spine, spineOf } from './spine.js';

const LEVELS: Partial<Record<Feature['kind'], number>> = { hill: 5, highland: 6, 'steep-forest': 6 };
const STEEP = 1.35;

const isHill = ({ kind }: Feature): boolean => LEVELS[kind] !== undefined;

export function drawHill(feature: Feature, site: Site): Drawing {
  const outline = feature.outline!;
  const roll = chance(`hill ${feature.id} ${outline.length} ${outline[0]!.x}`);
  const foot = natural(outline, roll, within(site.slack));
  const others = site.areas.filter(area => isHill(area) && area.id !== feature.id).map(area => area.outline!);
  const neighbour = neighbourOf(outline, others);
  const spine = spineOf(outline, roll, neighbour);
  const rings = ringsOf(outline, foot, spine, LEVELS[feature.kind]!, roll);
  const steep = feature.kind !== 'hill';
  const drawn = site.relief === 'hachures' ? hachures(rings, spine, site, steep, roll) : contours(rings, site, steep);
  const saddle = neighbour ? [saddleTo(neighbour, spine, site)] : [];
  return { relief: [...saddle, ...slopes(rings, site), ...drawn, ...(steep ? rocks(rings, site, roll) : [])] };
}

/** Ground that hardly rises between two hills of a ridge: a tone without an edge of its own. */
const saddleTo = (neighbour: Point, [from, middle, to]: Spine, { land }: Site): Shape => ({
  d: linePath([middle, between(middle, neighbour, 0.5)]),
  stroke: land.heights[0],
  width: distance(from, to) * 0.9,
  opacity: 0.4,
});

/** Steps up the slope: each ring drawn in towards the spine, freer in its shape the higher it lies. */
function ringsOf(
  outline: readonly Point[],
  foot: readonly Point[],
  spine: Spine,
  levels: number,
  roll: Chance,
): Point[][] {
  const fall = wave(roll, 6, true);
  return Array.from({ length: levels }, (_, level) => {
    if (level === 0) return [...foot];
    const share = (level / levels) ** 0.8 * 0.97;
    const shaped = wave(roll, 9, true);
    return rounded(foot, level).map((point, i) => {
      const t = i / foot.length;
      const uneven = ((fall(t) - 0.5) * 0.22 + (shaped(t) - 0.5) * 0.16) * (1 - share);
      return keptIn(outline, point, crestAt(spine, point), Math.min(0.96, share + uneven));
    });
  });
}

/** Water and frost wear corners away: each point between its neighbours, the more so the higher. */
function rounded(ring: readonly Point[], level: number): Point[] {
  const n = ring.length;
  const reach = Math.round((n / 24) * Math.min(3, level));
  return ring.map((_, i) => {
    let [x, y] = [0, 0];
    for (let k = -reach; k <= reach; k++) {
      const point = ring[(i + k + n) % n]!;
      x += point.x;
      y += point.y;
    }
    return { x: x / (2 * reach + 1), y: y / (2 * reach + 1) };
  });
}

/** An outline that is not star-shaped may lose a point of a ring: it is drawn in until it is back inside. */
function keptIn(outline: readonly Point[], from: Point, to: Point, share: number): Point {
  let ring = between(from, to, share);
  for (let i = 0; i < 4 && holds(outline, ring) !== 'inside'; i++) ring = between(ring, to, 0.5);
  return ring;
}

/** Each step with its shadow on the one below and light on its other rim. */
function slopes(rings: readonly Point[][], { land, light, grain }: Site): Shape[] {
  const tops = heightTones(land, rings.length);
  const step = grain * 0.3;
  const aside = (by: number): Point => ({ x: light.shadow.x * step * by, y: light.shadow.y * step * by });
  return rings.flatMap((ring, i): Shape[] => {
    const d = smoothPath(ring);
    if (i === 0) return [{ d, fill: tops[0]!, opacity: 0.9 }];
    return [
      { d, fill: land.shadow, opacity: light.strength * 0.36, shift: aside(1) },
      { d, fill: lighter(tops[i]!, 0.3), opacity: 0.5, shift: aside(-0.5) },
      { d, fill: tops[i]! },
    ];
  });
}

/** Whether a slope that falls from one point to another lies in the shade. */
const inShade = (crest: Point, foot: Point, { light }: Site): boolean =>
  (foot.x - crest.x) * light.shadow.x + (foot.y - crest.y) * light.shadow.y > 0;

/** Strokes down the slope, in bands between the steps: two paths, fine ones in the light and strong ones in the shade. */
function hachures(rings: readonly Point[][], spine: Spine, site: Site, steep: boolean, roll: Chance): Shape[] {
  const { grain, land } = site;
  const [lit, shaded]: [string[], string[]] = [[], []];
  for (let level = 1; level < rings.length; level++) {
    for (const foot of resampled(rings[level - 1]!, grain * (steep ? 0.34 : 0.44), true)) {
      const crest = crestAt(spine, foot);
      const run = Math.min(0.3, (grain * 1.15) / Math.max(1, distance(crest, foot)));
      const start = roll.between(0.02, 0.07);
      const stroke = linePath([
        between(foot, crest, start),
        between(foot, crest, start + run * roll.between(0.7, 1.1)),
      ]);
      (inShade(crest, foot, site) ? shaded : lit).push(stroke);
    }
  }
  const weight = grain * 0.085 * (steep ? STEEP : 1);
  return [
    { d: lit.join(''), stroke: land.contour, width: weight * 0.75, opacity: 0.42 },
    { d: shaded.join(''), stroke: land.contour, width: weight * 1.25, opacity: 0.72 },
  ];
}

/** Brown lines, every other one strong; strokes down the slope tell steep ground from a gentle hill, in print too. */
function contours(rings: readonly Point[][], { grain, land }: Site, steep: boolean): Shape[] {
  const weight = 9 * (steep ? STEEP : 1);
  const lines = rings.map(
    (ring, i): Shape => ({
      d: smoothPath(ring),
      stroke: land.contour,
      width: weight,
      opacity: i % 2 === 0 ? 0.75 : 0.45,
    }),
  );
  return steep ? [...lines, ticks(rings, grain, land.contour)] : lines;
}

function ticks(rings: readonly Point[][], grain: number, colour: string): Shape {
  const strokes = rings.slice(0, -1).flatMap((low, level) =>
    rings[level + 1]!.flatMap((point, i) => {
      if ((i + level) % 2 === 0) return [];
      const length = Math.min(0.42, (grain * 0.8) / Math.max(1, distance(point, low[i]!)));
      return [linePath([between(point, low[i]!, 0.1), between(point, low[i]!, 0.1 + length)])];
    }),
  );
  return { d: strokes.join(''), stroke: colour, width: 10, opacity: 0.7 };
}

/** Rock shows along the top of a steep hill. */
function rocks(rings: readonly Point[][], { grain, land, light }: Site, roll: Chance): Shape[] {
  const edge = rings[rings.length - 2]!;
  const at = resampled(edge, grain * 0.7, true).filter(() => roll() < 0.6);
  const d = dotsPath(at);
  return [
    { ...dots(d, grain * 0.42, land.shadow, light.strength), shift: { x: grain * 0.1, y: grain * 0.12 } },
    dots(d, grain * 0.38, land.rock.mid),
    { ...dots(d, grain * 0.18, land.rock.light), shift: { x: -grain * 0.06, y: -grain * 0.07 } },
  ];
}
