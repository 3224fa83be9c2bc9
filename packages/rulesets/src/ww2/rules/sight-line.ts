import {
  baseAt,
  type Citation,
  distance,
  doubledArea,
  type Finding,
  inArea,
  type Options,
  type Point,
  type Polygon,
  pointOf,
  shareInside,
  squaredDistanceToSegment,
  withinPolygon,
} from '@umpire/engine';
import { beyond, SLACK } from '../../common/book/limits.js';
import { citation } from '../../common/book/lines.js';
import type { Cover, PieceKind } from '../pieces.js';
import { CLOSE, overlooks, seesOut } from '../tables/sight.js';
import { distanceOf, type Position } from './movement.js';
import { betterCover, type Sight, SMOKE_USELESS } from './sight.js';

export interface SightFeature {
  readonly id: string;
  readonly kind: PieceKind | 'smoke';
  readonly outline: Polygon;
  /** Of a hill or highland; left out: the outline shrunk to half (WW2-R-23). */
  readonly crest?: Polygon | undefined;
}
/** A line over a table: the question `sight-line`. */
export interface SightLineFacts {
  readonly from: Position;
  readonly to: Position;
  readonly features: readonly SightFeature[];
  readonly awc: boolean;
  readonly size: number;
}
export interface SightLine extends Sight {
  /** The first that blocks, in the order given. */
  readonly blockedBy: string | null;
  readonly distance: number;
}

const FOREST: readonly SightFeature['kind'][] = ['wood', 'LFA', 'SFH'];
const BUILT_UP: readonly SightFeature['kind'][] = ['BUA', 'MBUA'];
const isHigh = (f: SightFeature): boolean => f.kind === 'hill' || f.kind === 'H';

/** WW2-R-23: the outline shrunk to half its size about the centroid of its area. */
export function crestOf(outline: Polygon): Polygon {
  const area = doubledArea(outline);
  let x = 0;
  let y = 0;
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    const cross = p.x * q.y - q.x * p.y;
    x += (p.x + q.x) * cross;
    y += (p.y + q.y) * cross;
  });
  const centre = area === 0 ? outline[0]! : { x: x / (3 * area), y: y / (3 * area) };
  return outline.map(p => ({ x: (p.x + centre.x) / 2, y: (p.y + centre.y) / 2 }));
}
const crest = (f: SightFeature): Polygon => f.crest ?? crestOf(f.outline);

/** The length of the line inside an outline, in whole metres (WW2-R-21). */
const lengthInside = (outline: Polygon, from: Point, to: Point): number =>
  Math.round(shareInside(from, to, outline) * distance(from, to));
/** WW2-R-22: from the centre of a stand in a feature to its outline. */
function depthIn(outline: Polygon, p: Point): number {
  let least = Number.POSITIVE_INFINITY;
  outline.forEach((a, i) => {
    least = Math.min(least, squaredDistanceToSegment(p, a, outline[(i + 1) % outline.length]!));
  });
  return Math.sqrt(least);
}
function cornersOf(stand: Position, size: number): Polygon {
  const base = baseAt(stand, size, size);
  const half = size / 2;
  return [
    pointOf(base, half, -half),
    pointOf(base, half, half),
    pointOf(base, -half, half),
    pointOf(base, -half, -half),
  ];
}

/** What one feature does to the line. */
interface Finds {
  readonly blocks: boolean;
  readonly cover: Cover;
  readonly because: readonly Citation[];
}
const NOTHING: Finds = { blocks: false, cover: 'none', because: [] };

// biome-ignore format: one line a rule
const CITED = {
  smoke:   citation('WW2-SMK-04', 'smoke blocks the line', 'blocked'),
  between: citation('WW2-LOS-08', 'a feature lies between the two', 'blocked'),
  crest:   citation('WW2-LOS-08', 'a crest lies between the two', 'blocked'),
  woods:   citation('WW2-LOS-06', `inside woods one is seen within ${CLOSE}m only`, 'blocked'),
  town:    citation('WW2-LOS-07', `inside a built-up area one is seen within ${CLOSE}m only`, 'blocked'),
  behind:  citation('WW2-LOS-01', 'behind the crest, touching it', 'cover'),
  inWoods: citation('WW2-LOS-02', 'the target is in woods', 'cover'),
  inTown:  citation('WW2-LOS-04', 'the target is in a built-up area', 'hard'),
  clear:   citation('WW2-LOS-08', 'nothing blocks the line', 'clear'),
};
const blocked = (why: Citation): Finds => ({ blocks: true, cover: 'none', because: [why] });
const BLOCKED = { smoke: blocked(CITED.smoke), between: blocked(CITED.between), crest: blocked(CITED.crest) };
const covered = (by: Cover, why: Citation): Finds => ({ blocks: false, cover: by, because: [why] });
const COVERED = {
  behind: covered('cover', CITED.behind),
  inWoods: covered('cover', CITED.inWoods),
  inTown: covered('hard', CITED.inTown),
};

/** Said field by field: many a line is looked along. */
interface Line extends SightLineFacts {
  /** Edge to edge; measured when somebody asks. */
  distance: number | undefined;
  /** WW2-R-24 `overlook`: on what kind of crest an end of the line is. */
  readonly height: 'H' | 'hill' | null;
}

function lineOf({ from, to, features, awc, size }: SightLineFacts, options: Options): Line {
  return { from, to, features, awc, size, distance: undefined, height: heightOf(features, from, to, options) };
}
function distanceIn(line: Line): number {
  line.distance ??= distanceOf(line.from, line.to, line.size);
  return line.distance;
}

function smokeOn(line: Line, f: SightFeature): Finds {
  if (lengthInside(f.outline, line.from, line.to) === 0) return NOTHING;
  return line.awc ? { ...NOTHING, because: [SMOKE_USELESS] } : BLOCKED.smoke;
}
/** WW2-R-24: whether a height looks over what holds neither of the two. */
function looksOver(line: Line, { kind }: SightFeature): boolean {
  if (line.height === null || kind === 'H' || kind === 'SFH') return false;
  return kind !== 'hill' || line.height === 'H';
}
const passed = (line: Line, f: SightFeature): Finds =>
  lengthInside(f.outline, line.from, line.to) === 0 || looksOver(line, f) ? NOTHING : BLOCKED.between;

/** Woods and towns that hold one of the two, or both. */
function cover(line: Line, f: SightFeature, holdsFrom: boolean, holdsTo: boolean, options: Options): Finds {
  const inWoods = FOREST.includes(f.kind);
  const held = !holdsTo ? NOTHING : inWoods ? COVERED.inWoods : COVERED.inTown;
  if ((holdsFrom && !holdsTo && seesOut(options)) || !beyond(distanceIn(line), CLOSE)) return held;
  const deep = (isIn: boolean, p: Point): boolean => isIn && beyond(depthIn(f.outline, p), line.size / 2);
  const hides =
    deep(holdsFrom, line.from) || deep(holdsTo, line.to) || lengthInside(f.outline, line.from, line.to) > CLOSE;
  if (!hides) return held;
  return { blocks: true, cover: held.cover, because: [...held.because, inWoods ? CITED.woods : CITED.town] };
}

/** WW2-LOS-01, WW2-R-23: a hill or highland that holds one of the two, or both. */
function crestBetween(line: Line, f: SightFeature, holdsFrom: boolean, holdsTo: boolean): Finds {
  const top = crest(f);
  if (inArea(top, line.from) || inArea(top, line.to) || lengthInside(top, line.from, line.to) === 0) return NOTHING;
  const touches = (held: boolean, p: Position): boolean => held && withinPolygon(cornersOf(p, line.size), top, SLACK);
  if (touches(holdsTo, line.to)) return COVERED.behind;
  return touches(holdsFrom, line.from) ? NOTHING : BLOCKED.crest;
}

function found(line: Line, f: SightFeature, options: Options): Finds {
  if (f.kind === 'smoke') return smokeOn(line, f);
  const holdsFrom = inArea(f.outline, line.from);
  const holdsTo = inArea(f.outline, line.to);
  if (!holdsFrom && !holdsTo) return passed(line, f);
  return isHigh(f) ? crestBetween(line, f, holdsFrom, holdsTo) : cover(line, f, holdsFrom, holdsTo, options);
}

function heightOf(features: readonly SightFeature[], from: Point, to: Point, options: Options): Line['height'] {
  if (!overlooks(options)) return null;
  const tops = features.filter(f => isHigh(f) && (inArea(crest(f), from) || inArea(crest(f), to)));
  if (tops.length === 0) return null;
  return tops.some(f => f.kind === 'H') ? 'H' : 'hill';
}

/** WW2-LOS-01 to WW2-LOS-08, WW2-R-21 to WW2-R-25: each feature on its own, by the straight line between the centres. */
export function sightLine(facts: SightLineFacts, options: Options): Finding<SightLine> {
  const because: Citation[] = [];
  const line = lineOf(facts, options);
  const { visible, blockedBy, cover: best } = alongLine(line, options, because);
  if (visible) because.push(CITED.clear);
  return { result: { visible, blockedBy, distance: distanceIn(line), cover: best }, because };
}
/** The same for whoever asks neither how far it is nor why. */
export const sightAlong = (facts: SightLineFacts, options: Options): Omit<SightLine, 'distance'> =>
  alongLine(lineOf(facts, options), options);

function alongLine(line: Line, options: Options, because?: Citation[]): Omit<SightLine, 'distance'> {
  let blockedBy: string | null = null;
  let best: Cover = 'none';
  for (const f of line.features) {
    const finds = found(line, f, options);
    if (finds.blocks) blockedBy ??= f.id;
    best = betterCover(best, finds.cover);
    because?.push(...finds.because);
  }
  return { visible: blockedBy === null, blockedBy, cover: best };
}

/** WW2-RES-25: ground in which a repulsed stand is in cover; hard in built-up areas. */
export const coverOf = (kind: SightFeature['kind']): Cover =>
  FOREST.includes(kind) ? 'cover' : BUILT_UP.includes(kind) ? 'hard' : 'none';
