import {
  type Box,
  bounds,
  crossesInside,
  footprint,
  type Options,
  type Point,
  type Polygon,
  squaredDistanceToSegment,
} from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import type { Cover } from '../pieces.js';
import { betterCover, plainSight } from '../rules/sight.js';
import { crestOf, type SightFeature, sightAlong } from '../rules/sight-line.js';
import type { Place } from '../tables/sight.js';
import { outlineOf } from './field.js';
import { distanceOf, isAircraft } from './stands.js';
import { type Area, BASE, type FeatureOfGround, type Ground, type Stand, type State } from './state.js';
import { featuresAt } from './ways.js';

/** What one stand sees of another, measured on the table. */
export interface Seen {
  readonly visible: boolean;
  /** Of the one who is looked at. */
  readonly cover: Cover;
  readonly blockedBy: string | null;
}
const UNSEEN: Seen = { visible: false, cover: 'none', blockedBy: null };

const IN_SIGHT: Seen = { visible: true, cover: 'none', blockedBy: null };
const IN_A_HOLE: Seen = { visible: true, cover: 'hard', blockedBy: null };

interface Hiding {
  readonly feature: SightFeature;
  readonly box: Box;
}
const sightFeatures = memoized((ground: Ground): readonly Hiding[] =>
  ground.features.map(feature => {
    const { id, kind } = feature;
    const outline = outlineOf(feature);
    return { feature: { id, kind, outline, crest: crestOf(outline) }, box: bounds(outline) };
  }),
);
const screenOf = memoized((area: Area): Polygon => footprint(area, area.width, area.depth));

const position = ({ x, y, facing }: Stand) => ({ x, y, facing: facing / 10 });
const reaches = (box: Box, a: Point, b: Point): boolean =>
  Math.max(a.x, b.x) >= box.left &&
  Math.min(a.x, b.x) <= box.right &&
  Math.max(a.y, b.y) >= box.bottom &&
  Math.min(a.y, b.y) <= box.top;

const smokeOf = ({ areas }: State): Area[] => areas.filter(({ kind }) => kind === 'smoke');

/** What may hide the one from the other: features that the line may meet, and all smoke. */
function between(state: State, from: Point, to: Point): SightFeature[] {
  const found: SightFeature[] = [];
  for (const { feature, box } of sightFeatures(state.ground.now)) if (reaches(box, from, to)) found.push(feature);
  if (state.areas.length > 0)
    for (const [i, area] of smokeOf(state).entries())
      found.push({ id: `smoke${i}`, kind: 'smoke', outline: screenOf(area), crest: undefined });
  return found;
}

/** WW2-LOS-01 to WW2-LOS-08: from one stand to another; WW2-ENG-03: who is dug in is in hard cover. */
export function sightBetween(state: State, from: Stand, to: Stand, options: Options): Seen {
  if (to.where !== 'table') return UNSEEN;
  if (from.where !== 'table') return { ...UNSEEN, cover: overhead(state, to, 0, false, options).cover };
  if (isAircraft(from) || isAircraft(to)) return fromTheAir(state, from, to, options);
  const features = between(state, from, to);
  if (features.length === 0) return to.dugIn ? IN_A_HOLE : IN_SIGHT;
  const facts = { from: position(from), to: position(to), features, awc: state.awc, size: BASE };
  const seen = sightAlong(facts, options);
  return to.dugIn ? { visible: seen.visible, cover: betterCover(seen.cover, 'hard'), blockedBy: seen.blockedBy } : seen;
}

const FOREST: readonly FeatureOfGround['kind'][] = ['wood', 'LFA', 'SFH'];
const TOWN: readonly FeatureOfGround['kind'][] = ['BUA', 'MBUA'];
/** WW2-R-22: in the edge of a feature while the base reaches its outline. */
function placeOf({ ground: { now } }: State, stand: Stand): Place {
  const inside = featuresAt(now, stand);
  const town = inside.find(({ kind }) => TOWN.includes(kind));
  const wood = inside.find(({ kind }) => FOREST.includes(kind));
  const feature = town ?? wood;
  if (!feature) return 'open';
  const outline = outlineOf(feature);
  const isEdge = outline.some((a, i) => squaredDistanceToSegment(stand, a, outline[(i + 1) % 4]!) <= (BASE / 2) ** 2);
  return town ? (isEdge ? 'town-edge' : 'town') : isEdge ? 'woods-edge' : 'woods';
}

/** From above only what hides the place itself counts, and smoke. */
function fromTheAir(state: State, from: Stand, to: Stand, options: Options): Seen {
  const smoke = !isAircraft(to) && smokeOf(state).some(area => crossesInside(screenOf(area), from, to));
  return overhead(state, to, distanceOf(from, to), smoke, options);
}
/** WW2-R-26, WW2-ENG-03: wherever it is looked for from, a stand in a wood, in a town or dug in is covered. */
function overhead(state: State, to: Stand, distance: number, smoke: boolean, options: Options): Seen {
  const facts = {
    distance,
    from: 'open',
    to: isAircraft(to) ? 'open' : placeOf(state, to),
    sameFeature: false,
    through: [],
    smoke,
    behindCrest: false,
    hiddenByCrest: false,
    dugIn: to.dugIn,
    awc: state.awc,
    aircraft: true,
  } as const;
  const { visible, cover } = plainSight(facts, options);
  return { visible, cover, blockedBy: null };
}
