import { type Area, bounds, inArea, type Point, type Polygon, rectangle } from '@umpire/engine';
import type { Terrain } from '../pieces.js';
import { type Sides, sidesOf } from './half-planes.js';
import { CM, type Feature, type FeatureKind } from './state.js';

/** An area with the box about it: most lines pass far from most areas. */
export interface Patch<A extends Area = Area> {
  readonly feature: Feature;
  readonly area: A;
  /** Of a convex outline, for whoever asks quickly; null: it is another. */
  readonly sides: Sides | null;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** What lines of sight ask for. */
export interface SightGround {
  /** PLA-LOS-02: woods, forest, built-up areas, and craters (PLA-HE-04). */
  readonly close: readonly Patch<Polygon>[];
  readonly hills: readonly Patch<Polygon>[];
}

/** The ground of a battle as sight and moves ask for it; made once of each list of features. */
export interface Ground extends SightGround {
  /** The same object for all lists with these woods and hills: what else changes hides nobody. */
  readonly sight: SightGround;
  /** PLA-COV-01. */
  readonly cover: readonly Patch<Polygon>[];
  readonly builtUp: readonly Patch<Polygon>[];
  /** What makes a move dearer, and roads, lanes and bridges that make it cheaper. */
  readonly going: readonly Patch[];
  readonly bridges: readonly Feature[];
  readonly works: readonly Patch<Polygon>[];
  readonly rubble: readonly Patch<Polygon>[];
}

const CLOSE: readonly FeatureKind[] = ['open-woods', 'close-woods', 'forest', 'built-up', 'crater'];
const GOING: readonly FeatureKind[] = [
  'open-woods',
  'close-woods',
  'forest',
  'built-up',
  'stream',
  'river',
  'road',
  'minefield',
  'lane',
  'crater',
  'bridge',
];

/** PLA-MV-17: a stream is a belt 1 cm wide, and so is the ground within half a centimetre of a road. */
const BELT = CM;

function areaOf({ outline, line }: Feature): Area | undefined {
  if (outline) return outline;
  return line ? { points: line, width: BELT } : undefined;
}
function patch(feature: Feature): Patch[] {
  const area = areaOf(feature);
  if (!area) return [];
  const box = bounds(feature.outline ?? feature.line!);
  const margin = feature.outline ? 0 : BELT / 2;
  return [
    {
      feature,
      area,
      sides: feature.outline && sidesOf(feature.outline),
      left: box.left - margin,
      right: box.right + margin,
      bottom: box.bottom - margin,
      top: box.top + margin,
    },
  ];
}

const made = new WeakMap<readonly Feature[], Ground>();
/** Mostly the same is asked for again. */
let lastFeatures: readonly Feature[] | undefined;
let lastGround: Ground;
export function groundOf(features: readonly Feature[]): Ground {
  if (features === lastFeatures) return lastGround;
  lastGround = made.get(features) ?? compiled(features);
  lastFeatures = features;
  made.set(features, lastGround);
  return lastGround;
}

function compiled(features: readonly Feature[]): Ground {
  const patches = (is: (feature: Feature) => boolean): Patch[] => features.filter(is).flatMap(patch);
  const polygons = (is: (feature: Feature) => boolean) =>
    patches(feature => feature.outline !== null && is(feature)) as Patch<Polygon>[];
  const sight = sameSight(
    polygons(({ kind }) => CLOSE.includes(kind)),
    polygons(({ level }) => level > 0),
  );
  return {
    sight,
    close: sight.close,
    hills: sight.hills,
    cover: polygons(({ kind, cover }) => cover || CLOSE.includes(kind)),
    builtUp: polygons(({ kind }) => kind === 'built-up'),
    going: patches(({ kind, down }) => GOING.includes(kind) && !(kind === 'minefield' && down)),
    bridges: features.filter(({ kind }) => kind === 'bridge'),
    works: polygons(({ kind, down }) => kind === 'works' && !down),
    rubble: polygons(({ rubble }) => rubble),
  };
}

/** Both sides' maps and the truth mostly have the same woods and hills, and what is seen over them is kept with them. */
let sights: SightGround[] = [];
const MOST_SIGHTS = 32;
function sameSight(close: SightGround['close'], hills: SightGround['hills']): SightGround {
  const same = sights.find(one => areAlike(one.close, close) && areAlike(one.hills, hills));
  if (same) return same;
  const found = { close, hills };
  sights = [found, ...sights].slice(0, MOST_SIGHTS);
  return found;
}
const areAlike = (some: readonly Patch[], others: readonly Patch[]): boolean =>
  some.length === others.length &&
  some.every(({ feature, area }, i) => area === others[i]!.area && feature.level === others[i]!.feature.level);

const holdsPoint = ({ area, left, right, bottom, top }: Patch, p: Point): boolean =>
  p.x >= left && p.x <= right && p.y >= bottom && p.y <= top && inArea(area, p);

export function isIn(patches: readonly Patch[], p: Point): boolean {
  for (const one of patches) if (holdsPoint(one, p)) return true;
  return false;
}
export const patchesAt = (patches: readonly Patch[], p: Point): readonly Patch[] =>
  patches.filter(one => holdsPoint(one, p));

/** Patches that the straight line from one point to another may come so near to: none of those beside its box, nor of those with a side that it stays outside of. */
export function near<P extends Patch>(patches: readonly P[], a: Point, b: Point, margin = 0): P[] {
  const left = Math.min(a.x, b.x) - margin;
  const right = Math.max(a.x, b.x) + margin;
  const bottom = Math.min(a.y, b.y) - margin;
  const top = Math.max(a.y, b.y) + margin;
  const met: P[] = [];
  for (const one of patches) {
    if (one.left > right || one.right < left || one.bottom > top || one.top < bottom) continue;
    if (one.sides === null || !isOutside(one.sides, a, b, margin)) met.push(one);
  }
  return met;
}
/** Both ends lie clearly outside of one and the same side. */
function isOutside(sides: Sides, a: Point, b: Point, margin: number): boolean {
  for (let i = 0; i < sides.length; i += 3) {
    const x = sides[i]!;
    const y = sides[i + 1]!;
    const most = sides[i + 2]! - CLEARLY - margin;
    if (x * a.x + y * a.y < most && x * b.x + y * b.y < most) return true;
  }
  return false;
}
const CLEARLY = 0.01;

/** The level of the ground at a point: that of the highest hill it lies on. */
export function levelAt(ground: SightGround, p: Point): number {
  let level = 0;
  for (const hill of ground.hills) if (hill.feature.level > level && holdsPoint(hill, p)) level = hill.feature.level;
  return level;
}

/** PLA-COV-01: by the centre (PLA-R-122). */
export const isCover = (ground: Ground, p: Point): boolean => isIn(ground.cover, p);
/** PLA-COV-02: buildings that stand. */
export const isBuilt = (ground: Ground, p: Point): boolean => isIn(ground.builtUp, p) && !isIn(ground.rubble, p);
/** PLA-CA-06, PLA-COV-04. */
export const isDense = (ground: Ground, p: Point): boolean =>
  patchesAt(ground.builtUp, p).some(({ feature }) => feature.dense);

/** The dearest first: where two kinds of ground lie over each other, the one that is named first counts. */
export const BY_COST: readonly Terrain[] = [
  'river',
  'stream',
  'forest',
  'close-woods',
  'open-woods',
  'built-up',
  'minefield',
];

/** The square about a point, for features that a battle makes. */
export const squareAt = ({ x, y }: Point, side: number): Polygon => rectangle(x - side / 2, y - side / 2, side, side);
