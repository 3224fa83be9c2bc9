/** Towns and villages: lanes that wander, houses along them by the custom of the country, a church, gardens with a few trees. */
import { direction, type Feature, facingOf, type Point } from '@umpire/engine';
import { type Chance, chance, wave } from '../shape/chance.js';
import { grown } from '../shape/grown.js';
import { boxOf, keepsWithin, resampled } from '../shape/outline.js';
import { dotsPath, polygonPath, smoothLine, smoothPath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
import { ABROAD } from '../style/land.js';
import { type House, lamps, roofs } from './house.js';
import { clearOfStrips, type Drawing, type Site } from './site.js';

/** The share of plots without a house, in a village and in a town. */
const GARDENS = { rustic: [0.5, 0.3], dense: [0.2, 0.05] } as const;

/** Farms are so much larger than the houses of a street. */
const FARMS = 1.55;

export function drawTown(feature: Feature, site: Site): Drawing {
  const outline = feature.outline!;
  const roll = chance(`town ${feature.id} ${outline.length} ${outline[0]!.x}`);
  const edge = grown(outline, roll, site.unit);
  if (site.land.houses === 'kraal' && ABROAD.here?.drawKraal) return ABROAD.here.drawKraal(edge, site, roll);
  return drawStreets(feature, edge, site.rustic ? { ...site, grain: site.grain * FARMS } : site, roll);
}

function drawStreets(feature: Feature, edge: readonly Point[], site: Site, roll: Chance): Drawing {
  const { grain, land } = site;
  const lanes = lanesOf(feature, edge, site, roll);
  const { houses, gardens } = built(
    edge,
    lanes,
    site,
    roll,
    GARDENS[site.rustic ? 'rustic' : 'dense'][feature.kind === 'village' ? 0 : 1],
  );
  const trees = gardens.filter((_, i) => i % 2 === 0).map(({ at }) => at);
  return {
    street: [
      { d: smoothPath(edge), fill: land.street, opacity: feature.kind === 'town' ? 0.75 : 0.45 },
      ...plots(gardens, site),
      { d: lanes.map(smoothLine).join(''), stroke: land.roadEdge, width: grain * 0.44, opacity: 0.45 },
      { d: lanes.map(smoothLine).join(''), stroke: land.road, width: grain * 0.34, opacity: 0.95 },
    ],
    roof: [...roofs(withChurch(houses, edge, grain), roll, site), ...orchard(trees, site)],
    lamp: lamps(houses, grain),
  };
}

/** Where a road runs in: a point of it in the place, and its way there. */
interface RunIn {
  readonly at: Point;
  readonly along: Point;
  /** It ends there: a lane takes it on. */
  readonly ends: boolean;
}

/** The roads that run into a place, those first that end in it. */
function runIns(edge: readonly Point[], { strips }: Site): readonly RunIn[] {
  const found = strips.flatMap(({ kind, line = [] }) => {
    if (kind !== 'road') return [];
    return line.slice(1).flatMap((q, i): RunIn[] => {
      const p = line[i]!;
      const way = (from: Point, to: Point): Point => direction(facingOf(to.x - from.x, to.y - from.y));
      const [first, last] = [i === 0, i === line.length - 2];
      return [
        ...(keepsWithin(edge, q, 0) ? [{ at: q, along: way(p, q), ends: last }] : []),
        ...(first && keepsWithin(edge, p, 0) ? [{ at: p, along: way(q, p), ends: true }] : []),
      ];
    });
  });
  return [...found.filter(({ ends }) => ends), ...found.filter(({ ends }) => !ends)];
}

/** Through which point the middle lane goes, and whither: on the road that runs in, if there is one, as near to the middle as that comes. */
function mainStreet(edge: readonly Point[], road: RunIn | undefined, roll: Chance): Pick<RunIn, 'at' | 'along'> {
  const box = boxOf(edge);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  if (!road)
    return { at: middle, along: direction(Math.round(roll.between(-220, 220)) + (box.width >= box.height ? 900 : 0)) };
  const { at, along } = road;
  const by = (middle.x - at.x) * along.x + (middle.y - at.y) * along.y;
  return { at: { x: at.x + along.x * by, y: at.y + along.y * by }, along };
}

/** From where a road ends, on as it came, to the far side of the place: no road runs against a house. */
function onwards({ at, along }: RunIn, edge: readonly Point[], grain: number): Point[] {
  const far = Array.from({ length: 60 }, (_, i) => ({ x: at.x + along.x * i * grain, y: at.y + along.y * i * grain }));
  const out = far.findIndex(point => !keepsWithin(edge, point, grain * 0.3));
  return far.slice(0, Math.max(0, out));
}

/** Lanes side by side with one across, each with its own bow, cut where they leave the place. */
function lanesOf(feature: Feature, edge: readonly Point[], site: Site, roll: Chance): Point[][] {
  const roads = runIns(edge, site);
  const { at: middle, along } = mainStreet(edge, roads[0], roll);
  const box = boxOf(edge);
  const half = Math.hypot(box.width, box.height) / 2;
  const place = (u: number, v: number): Point => ({
    x: middle.x + along.x * u - along.y * v,
    y: middle.y + along.y * u + along.x * v,
  });
  const lane = (at: (u: number, aside: number) => Point): Point[][] => {
    const bow = wave(roll, 3, false);
    const points = Array.from({ length: 25 }, (_, i) =>
      at((i / 12 - 1) * half, (bow(i / 24) - 0.5) * site.grain * 2.2),
    );
    return runs(points.map(point => (keepsWithin(edge, point, site.grain * 0.3) ? point : undefined)));
  };
  const apart = site.grain * (feature.kind === 'town' ? 2.7 : 3.3);
  const count = Math.floor((half * 0.8) / apart);
  const beside = Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * apart);
  const across = roll.between(-0.15, 0.15) * half;
  return [
    ...roads.filter(({ ends }) => ends).map(road => onwards(road, edge, site.grain * 0.5)),
    ...beside.flatMap(v => lane((u, aside) => place(u, v + aside))),
    ...lane((v, aside) => place(across + aside, v)),
  ];
}

/** The unbroken runs of a line with gaps. */
function runs(points: readonly (Point | undefined)[]): Point[][] {
  const found: Point[][] = [[]];
  for (const point of points) {
    if (point) found[found.length - 1]!.push(point);
    else if (found[found.length - 1]!.length > 0) found.push([]);
  }
  return found.filter(run => run.length > 2);
}

interface Built {
  readonly houses: House[];
  readonly gardens: House[];
}

const isNear = (a: Point, b: Point, reach: number): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < reach * reach;

/** Houses on both sides of the lanes, their ridges along them; where none is wanted there is a garden. */
function built(edge: readonly Point[], lanes: readonly Point[][], site: Site, roll: Chance, empty: number): Built {
  const { grain } = site;
  const done: Built = { houses: [], gardens: [] };
  const streets = lanes.flatMap(lane => resampled(lane, grain * 0.4));
  for (const lane of lanes) {
    const steps = resampled(lane, grain * 0.26);
    steps.forEach((point, i) => {
      const next = steps[i + 1] ?? steps[i - 1];
      if (!next) return;
      for (const side of [1, -1]) {
        const house = houseBeside(point, next, side, grain, roll);
        if (!isRoomFor(house, edge, streets, done, site)) continue;
        (roll() < empty ? done.gardens : done.houses).push(house);
      }
    });
  }
  return done;
}

function houseBeside(point: Point, next: Point, side: number, grain: number, roll: Chance): House {
  const long = Math.max(1, Math.hypot(next.x - point.x, next.y - point.y));
  const along = { x: (next.x - point.x) / long, y: (next.y - point.y) / long };
  const [length, depth] = [grain * roll.between(0.3, 0.46), grain * roll.between(0.22, 0.3)];
  const gable = roll() < 0.2;
  const off = side * (grain * roll.between(0.28, 0.4) + (gable ? length : depth));
  const at = { x: point.x - along.y * off, y: point.y + along.x * off };
  return { at, along: gable ? { x: -along.y, y: along.x } : along, length, depth };
}

function isRoomFor({ at, length }: House, edge: readonly Point[], streets: readonly Point[], done: Built, site: Site) {
  const { grain } = site;
  return (
    keepsWithin(edge, at, length * 1.2) &&
    clearOfStrips(site, at, length * 1.1) &&
    !streets.some(point => isNear(point, at, grain * 0.42)) &&
    ![...done.houses, ...done.gardens].some(other => isNear(other.at, at, length + other.length))
  );
}

/** The house nearest to the middle is the church: half as long again as any other. */
function withChurch(houses: readonly House[], edge: readonly Point[], grain: number): House[] {
  const box = boxOf(edge);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const far = ({ at }: House): number => (at.x - middle.x) ** 2 + (at.y - middle.y) ** 2;
  const [church, ...rest] = [...houses].sort((p, q) => far(p) - far(q));
  if (!church) return [];
  const others = rest.filter(house => !isNear(house.at, church.at, grain * 0.95));
  return [{ ...church, length: grain * 0.66, depth: grain * 0.32, church: true }, ...others];
}

/** Beds behind the houses, in the green of the fields. */
function plots(gardens: readonly House[], { land, grain }: Site): Shape[] {
  const bed = ({ at, along }: House): string => {
    const corner = (u: number, v: number): Point => ({
      x: at.x + (along.x * u - along.y * v) * grain * 0.42,
      y: at.y + (along.y * u + along.x * v) * grain * 0.42,
    });
    return polygonPath([corner(-1, -0.8), corner(1, -0.8), corner(1, 0.8), corner(-1, 0.8)]);
  };
  return [{ d: gardens.map(bed).join(''), fill: land.undergrowth, opacity: 0.55 }];
}

const orchard = (trees: readonly Point[], { land, grain, light }: Site): Shape[] => [
  { ...dots(dotsPath(trees), grain * 0.5, land.shadow, light.strength), shift: { x: grain * 0.1, y: grain * 0.13 } },
  dots(dotsPath(trees), grain * 0.5, land.crowns[1]!.dark),
  { ...dots(dotsPath(trees), grain * 0.34, land.crowns[1]!.mid), shift: { x: -grain * 0.04, y: -grain * 0.05 } },
];
