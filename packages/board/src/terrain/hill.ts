/**
 * Hills as ridges: a spine, spurs and hollows that fall away from it in steps, the lit flank and the shaded one. Engravers stroked
 * down the slope, thicker in the shade; surveyors draw contours.
 */
import { distance, type Feature, type Point } from '@umpire/engine';
import { type Chance, chance, wave } from '../shape/chance.js';
import { averaged, grown } from '../shape/grown.js';
import { between, resampled } from '../shape/outline.js';
import { dotsPath, linePath, smoothPath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
import { lightOn, relief } from './relief.js';
import type { Drawing, Site } from './site.js';
import { crestAt, isNear, neighbourOf, type Spine, saddleBetween, spineOf } from './spine.js';

const LEVELS: Partial<Record<Feature['kind'], number>> = { hill: 5, highland: 6, 'steep-forest': 6 };
const STEEP = 1.35;
/** How deep hollows are cut between the spurs, as a share of the slope. */
const HOLLOW = 0.74;

const isHill = ({ kind }: Feature): boolean => LEVELS[kind] !== undefined;

export function drawHill(feature: Feature, site: Site): Drawing {
  const outline = feature.outline!;
  const roll = chance(`hill ${feature.id} ${outline.length} ${outline[0]!.x}`);
  const foot = grown(outline, roll, site.unit);
  const others = site.areas.filter(area => isHill(area) && area.id !== feature.id).map(area => area.outline!);
  const spine = spineOf(outline, roll, neighbourOf(outline, others));
  const rings = ringsOf(foot, spine, LEVELS[feature.kind]!, roll);
  const steep = feature.kind !== 'hill';
  return {
    saddle: saddlesFrom(feature, site),
    relief: [...relief(rings, site), ...strokes(rings, site, steep, roll), ...(steep ? rocks(rings, site, roll) : [])],
  };
}

const strokes = (rings: readonly Point[][], site: Site, steep: boolean, roll: Chance): Shape[] =>
  site.relief === 'hachures' ? hachures(rings, site, steep, roll) : contours(rings, site, steep);

/** A saddle has so many steps, of a hill that would be higher than its neighbours by so many. */
const SADDLE = { steps: 4, higher: 3 } as const;

/** The ground between a hill and those of its ridge that come after it: it rises, but is neither's area, and never as high as they are. */
function saddlesFrom({ id, kind, outline }: Feature, site: Site): Shape[] {
  const hills = site.areas.filter(area => area.kind === kind && isHill(area));
  const later = hills
    .slice(hills.findIndex(hill => hill.id === id) + 1)
    .filter(hill => isNear(outline!, hill.outline!));
  return later.flatMap(other => {
    const roll = chance(`saddle ${id} ${other.id}`);
    const { foot, spine } = saddleBetween(outline!, other.outline!, roll);
    const rings = ringsOf(foot, spine, SADDLE.steps, roll);
    return [...relief(rings, site, LEVELS[kind]! + SADDLE.higher), ...strokes(rings, site, false, roll)];
  });
}

/** Steps up the slope, each drawn in towards the spine; spurs and hollows lie one above the other and end at foot and crest. */
function ringsOf(foot: readonly Point[], spine: Spine, levels: number, roll: Chance): Point[][] {
  const [spurs, rills] = [wave(roll, roll.between(7, 10), true), wave(roll, 19, true)];
  // where slopes of two directions meet the ground is round
  const crests = averaged(
    foot.map(point => crestAt(spine, point)),
    4,
  );
  return Array.from({ length: levels }, (_, level) => {
    const share = (level / (levels - 1)) ** 0.85 * 0.86;
    const cut = HOLLOW * Math.sin(Math.PI * Math.min(1, share * 1.04));
    const ring = foot.map((point, i) => {
      const t = i / foot.length;
      const uneven = (0.72 * spurs(t) + 0.28 * rills(t) - 0.5) * cut;
      return between(point, crests[i]!, Math.min(0.92, Math.max(0, share + uneven)));
    });
    return averaged(ring, Math.round(share * 3));
  });
}

/** Strokes down the slope, from step to step: fine ones in the light and strong ones in the shade. */
function hachures(rings: readonly Point[][], site: Site, steep: boolean, roll: Chance): Shape[] {
  const { grain, land } = site;
  const [lit, shaded]: [string[], string[]] = [[], []];
  const apart = grain * (steep ? 0.3 : 0.4);
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
  const weight = grain * 0.075 * (steep ? STEEP : 1);
  return [
    { d: lit.join(''), stroke: land.contour, width: weight * 0.7, opacity: 0.34 },
    { d: shaded.join(''), stroke: land.contour, width: weight * 1.3, opacity: 0.66 },
  ];
}

/** Brown lines, every other one strong; strokes down the slope tell steep ground from a gentle hill, in print too. */
function contours(rings: readonly Point[][], { grain, land }: Site, steep: boolean): Shape[] {
  const weight = 8 * (steep ? STEEP : 1);
  const lines = rings.map(
    (ring, i): Shape => ({
      d: smoothPath(ring),
      stroke: land.contour,
      width: weight,
      opacity: i === 0 ? 0.28 : i % 2 === 0 ? 0.62 : 0.42,
    }),
  );
  return steep ? [...lines, ticks(rings, grain, land.contour)] : lines;
}

function ticks(rings: readonly Point[][], grain: number, colour: string): Shape {
  const strokes = rings.slice(1, -1).flatMap((low, level) =>
    rings[level + 2]!.flatMap((point, i) => {
      if ((i + level) % 2 === 0) return [];
      const length = Math.min(0.5, (grain * 0.8) / Math.max(1, distance(point, low[i]!)));
      return [linePath([between(point, low[i]!, 0.1), between(point, low[i]!, 0.1 + length)])];
    }),
  );
  return { d: strokes.join(''), stroke: colour, width: 10, opacity: 0.7 };
}

/** Rock breaks out along the shoulders of a steep hill. */
function rocks(rings: readonly Point[][], { grain, land, light }: Site, roll: Chance): Shape[] {
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
