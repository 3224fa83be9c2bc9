/** Hills in a row are one ridge: one foot about them all, drawn in between them, and one crest that runs from end to end. */
import { distance, doubledArea, type Feature, type Point } from '@umpire/engine';
import { averaged } from '../shape/grown.js';
import { isNear, middleOf, type Spine } from './spine.js';

/** A row bends by no more than this, of how far a hill reaches. */
const STRAIGHT = 0.6;
/** How wide the ridge is between two of its hills, of their width. */
const WAIST = 0.64;
/** So many stations along it has each hill. */
const STATIONS = 26;
/** The crest ends this far before its last hills do, of how far they reach. */
const ENDS = 0.45;
/** And swings so far to either side in between, of how wide they are. */
const BOW = 0.09;

type Hill = Feature & { readonly outline: readonly Point[] };

/** The hills of the ridge that a hill belongs to, from end to end; nothing where it stands alone, or they lie in no row. */
export function rowOf(feature: Feature, areas: readonly Feature[]): readonly Hill[] | undefined {
  const hills = areas.filter((area): area is Hill => area.kind === feature.kind && area.outline !== undefined);
  let row = hills.filter(({ id }) => id === feature.id);
  for (let size = 0; size < row.length; ) {
    size = row.length;
    row = hills.filter(hill => row.some(other => other === hill || isNear(other.outline, hill.outline)));
  }
  if (row.length < 3) return undefined;
  const middles = row.map(({ outline }) => middleOf(outline));
  const [from, to] = farthest(middles);
  const along = axisOf(from, to);
  const sorted = row.toSorted((a, b) => along(middleOf(a.outline)).u - along(middleOf(b.outline)).u);
  const isStraight = row.every(({ outline }) => {
    const here = middleOf(outline);
    return Math.abs(along(here).v) <= STRAIGHT * Math.min(...outline.map(point => distance(point, here)));
  });
  return isStraight ? sorted : undefined;
}

function farthest(points: readonly Point[]): readonly [Point, Point] {
  const pairs = points.flatMap((a, i) => points.slice(i + 1).map(b => [a, b] as const));
  return pairs.reduce((best, pair) => (distance(...pair) > distance(...best) ? pair : best));
}

interface OnAxis {
  readonly u: number;
  readonly v: number;
}

/** Where a point lies along a line and beside it. */
const axisOf = (from: Point, to: Point): ((point: Point) => OnAxis) => {
  const far = Math.max(1, distance(from, to));
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
  return point => ({
    u: (point.x - from.x) * x + (point.y - from.y) * y,
    v: (point.y - from.y) * x - (point.x - from.x) * y,
  });
};

/** How far a ring lies to either side of the axis at a station; nothing where it does not reach so far. */
function flanksAt(ring: readonly OnAxis[], u: number): readonly [number, number] | undefined {
  const met = ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    return a.u <= u === b.u <= u ? [] : [a.v + ((b.v - a.v) * (u - a.u)) / (b.u - a.u)];
  });
  return met.length > 0 ? [Math.min(...met), Math.max(...met)] : undefined;
}

/** `feet`: the grown foot of each hill of the row, in its order. */
export function ridgeOf(feet: readonly (readonly Point[])[]): {
  readonly foot: readonly Point[];
  readonly spine: Spine;
} {
  const middles = feet.map(middleOf);
  const [from, to] = [middles[0]!, middles.at(-1)!];
  const along = axisOf(from, to);
  const rings = feet.map(foot => foot.map(along));
  const [first, last] = [Math.min(...rings[0]!.map(({ u }) => u)), Math.max(...rings.at(-1)!.map(({ u }) => u))];
  const count = STATIONS * feet.length;
  const stations = Array.from({ length: count }, (_, i) => first + ((last - first) * (i + 0.5)) / count);
  const wide = rings.map(ring => {
    const { u } = along(middleOf(feet[rings.indexOf(ring)]!));
    return { u, flanks: flanksAt(ring, u) ?? ([0, 0] as const) };
  });
  const flanks = stations.map((u): readonly [number, number] => {
    const met = rings.flatMap(ring => flanksAt(ring, u) ?? []);
    const at = wide.findIndex(one => one.u > u);
    if (at > 0) {
      const [before, after] = [wide[at - 1]!, wide[at]!];
      const t = (u - before.u) / (after.u - before.u);
      // full where it leaves a hill, drawn in half way
      const share = 1 - (1 - WAIST) * 4 * t * (1 - t);
      for (const side of [0, 1] as const)
        met.push((before.flanks[side] + (after.flanks[side] - before.flanks[side]) * t) * share);
    }
    return met.length > 0 ? [Math.min(...met), Math.max(...met)] : [0, 0];
  });
  const far = Math.max(1, distance(from, to));
  const [x, y] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const point = (u: number, v: number): Point => ({ x: from.x + u * x - v * y, y: from.y + u * y + v * x });
  const foot = [
    ...stations.map((u, i) => point(u, flanks[i]![1])),
    ...stations.map((u, i) => point(u, flanks[i]![0])).reverse(),
  ];
  const bow = BOW * Math.min(...wide.map(({ flanks: [low, high] }) => high - low));
  const reach = (i: number, end: number): number => Math.abs(end - along(middles[i]!).u) * ENDS;
  const spine = [
    point(-reach(0, first), 0),
    // no crest runs as straight as a wall
    ...middles.slice(1, -1).map((middle, i) => point(along(middle).u, along(middle).v + (i % 2 === 0 ? 1 : -1) * bow)),
    point(along(to).u + reach(feet.length - 1, last), 0),
  ];
  // its light is told by the way round in which a foot runs
  return { foot: averaged(doubledArea(foot) > 0 ? foot : foot.toReversed(), 3), spine };
}
