/**
 * Hills as ridges: a spine, spurs and hollows that fall away from it in steps, the lit flank and the shaded one. Engravers stroked
 * down the slope, thicker in the shade; surveyors draw contours.
 */
import type { Feature, Point } from '@umpire/engine';
import { type Chance, chance, wave } from '../shape/chance.js';
import { averaged, grown } from '../shape/grown.js';
import { between } from '../shape/outline.js';
import { smoothPath } from '../shape/path.js';
import type { Shape } from '../shape/shape.js';
import { RARE } from './rare-art.js';
import { relief } from './relief.js';
import type { Drawing, Site } from './site.js';
import { crestAt, isNear, neighbourOf, type Spine, saddleBetween, spineOf } from './spine.js';

const LEVELS: Partial<Record<Feature['kind'], number>> = { hill: 5, highland: 6, 'steep-forest': 6 };
const STEEP = 1.35;
/** How deep hollows are cut between the spurs, as a share of the slope. */
const HOLLOW = 0.74;

const isHill = ({ kind }: Feature): boolean => LEVELS[kind] !== undefined;

export function drawHill(feature: Feature, site: Site): Drawing {
  const row = RARE.here?.rowOf(feature, site.areas);
  if (row) return row[0]!.id === feature.id ? drawRidge(row, site) : {};
  const outline = feature.outline!;
  const roll = chance(`hill ${feature.id} ${outline.length} ${outline[0]!.x}`);
  const foot = grown(outline, roll, site.unit);
  const others = site.areas.filter(area => isHill(area) && area.id !== feature.id).map(area => area.outline!);
  const spine = spineOf(outline, roll, neighbourOf(outline, others));
  const rings = ringsOf(foot, spine, LEVELS[feature.kind]!, roll);
  const steep = feature.kind !== 'hill';
  return {
    saddle: saddlesFrom(feature, site),
    relief: [
      ...relief(rings, site),
      ...strokes(rings, site, steep, roll),
      ...((steep && RARE.here?.rocks(rings, site, roll)) || []),
    ],
  };
}

/** Hills in a row: the first of them draws them all. */
function drawRidge(row: readonly Feature[], site: Site): Drawing {
  const feet = row.map(({ id, outline = [] }) =>
    grown(outline, chance(`hill ${id} ${outline.length} ${outline[0]!.x}`), site.unit),
  );
  const { foot, spine } = RARE.here!.ridgeOf(feet);
  const [{ id, kind }] = row as [Feature];
  const roll = chance(`ridge ${id} ${row.length}`);
  const rings = ringsOf(foot, spine, LEVELS[kind]!, roll, row.length);
  const steep = kind !== 'hill';
  return {
    relief: [
      ...relief(rings, site),
      ...strokes(rings, site, steep, roll),
      ...((steep && RARE.here?.rocks(rings, site, roll)) || []),
    ],
  };
}

const strokes = (rings: readonly Point[][], site: Site, steep: boolean, roll: Chance): Shape[] =>
  site.relief === 'hachures'
    ? (RARE.here?.hachures(rings, site, steep ? STEEP : 1, roll) ?? [])
    : contours(rings, site, steep);

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
function ringsOf(foot: readonly Point[], spine: Spine, levels: number, roll: Chance, hills = 1): Point[][] {
  const [spurs, rills] = [wave(roll, roll.between(7, 10) * hills, true), wave(roll, 19 * hills, true)];
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
  return [...lines, ...((steep && RARE.here?.ticks(rings, grain, land.contour)) || [])];
}
