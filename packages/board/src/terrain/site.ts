/** What every piece of terrain is drawn with: the land's colours, the light, the size of things, and where the roads run. */
import { doubledArea, type Feature, holds, type Point, type Scene, squaredDistanceToSegment } from '@umpire/engine';
import { drawnFeature } from '../coordinates.js';
import type { Shape } from '../shape/shape.js';
import { type Land, landOf } from '../style/land.js';
import { type Light, lightOf } from '../style/light.js';
import type { Mode } from '../style/mode.js';
import { THATCH } from '../style/temperate.js';
import { RARE } from './rare-art.js';

export interface Site {
  readonly land: Land;
  readonly light: Light;
  /** Roads have tarmac. */
  readonly paved: boolean;
  /** Before machines: few houses, most of them under straw, with yards and orchards about a church. */
  readonly rustic: boolean;
  readonly relief: NonNullable<Scene['relief']>;
  /** About the diameter of a tree's crown: what is strewn over the table takes its size from this. */
  readonly grain: number;
  /** The book's unit of length: how far an edge is drawn from the true one is told in it. */
  readonly unit: number;
  /** The diameter of a crown: larger where the table is nearly all wood, so that no drawing grows without limit. */
  readonly crown: number;
  readonly strips: readonly Feature[];
  /** Where roads and bridges lead over water: a river runs as it does in truth there. */
  readonly crossings: readonly (readonly Point[])[];
  readonly areas: readonly Feature[];
  /** The outlines of towns and villages: no trees grow there, even where a wood lies over them. */
  readonly clearings: readonly (readonly Point[])[];
}

export type SiteScene = Pick<
  Scene,
  | 'width'
  | 'depth'
  | 'unit'
  | 'ground'
  | 'landscape'
  | 'period'
  | 'tints'
  | 'relief'
  | 'season'
  | 'light'
  | 'features'
  | 'scenery'
>;

/** From the ground up. Roads come in three layers, so that they run into each other without seams; lamps shine above the dark. */
export const LAYERS = [
  'saddle',
  'relief',
  'patch',
  'lane',
  'river',
  'street',
  'verge',
  'carriage-edge',
  'carriage',
  'works',
  'roof',
  'bridge',
  'crown',
  'lamp',
] as const;
export type Layer = (typeof LAYERS)[number];

/** A feature's share of each layer. */
export type Drawing = Partial<Record<Layer, readonly Shape[]>>;

const isStrip = ({ kind, line, lineWidth }: Feature): boolean =>
  (kind === 'road' || kind === 'river') && Boolean(line && lineWidth);
const isArea = ({ outline }: Feature): boolean => (outline?.length ?? 0) >= 3;
const isTown = ({ kind }: Feature): boolean => kind === 'town' || kind === 'village';

const TARMAC = { road: '#8f918e', roadEdge: '#55585a' } as const;
const isPaved = ({ period }: SiteScene): boolean => period === 'modern' || period === 'future';

/** What the age has made of a country: tarmac, or roofs of straw. */
function aged(land: Land, scene: SiteScene, mode: Mode): Land {
  if (isPaved(scene)) return { ...land, ...TARMAC };
  const straw = scene.period === undefined && land.houses === 'gables' && !land.snow && mode !== 'print';
  return straw ? { ...land, roofs: THATCH } : land;
}

export function siteOf(scene: SiteScene, mode: Mode): Site {
  const features = scene.features.map(feature => drawnFeature(scene, feature));
  const grain = grainOf(scene.width, scene.depth);
  // books that measure in metres of the ground have a unit that nobody sees
  const unit = Math.max(scene.unit.length, grain * 2.2);
  // trees and houses keep clear of a road where it is drawn
  const bent = RARE.here?.bentRoads(features, { grain, unit }) ?? features;
  return {
    land: aged(landOf(scene, mode), scene, mode),
    paved: isPaved(scene),
    rustic: scene.period === undefined,
    light: lightOf(scene, mode),
    relief: scene.relief ?? 'contours',
    grain,
    unit,
    crown: crownOf(features, grain),
    strips: bent.filter(isStrip),
    crossings: bent.flatMap(({ kind, line }) => (line && (kind === 'road' || kind === 'bridge') ? [line] : [])),
    areas: features.filter(isArea),
    clearings: features.filter(feature => isTown(feature) && isArea(feature)).map(({ outline }) => outline!),
  };
}

/** Whether a point keeps clear of the roads and rivers by a margin. */
export function clearOfStrips(site: Site, point: Point, margin: number): boolean {
  for (const { line = [], lineWidth = 0, kind } of site.strips) {
    const reach = (kind === 'road' ? lineWidth * 0.3 : lineWidth / 2) + margin;
    for (let i = 1; i < line.length; i++) {
      if (squaredDistanceToSegment(point, line[i - 1]!, line[i]!) <= reach * reach) return false;
    }
  }
  return true;
}

/** How far a point is from the nearest of some lines. */
export const gapToLines = (point: Point, lines: readonly (readonly Point[])[]): number =>
  Math.sqrt(
    lines
      .flatMap(line => line.slice(1).map((to, i) => squaredDistanceToSegment(point, line[i]!, to)))
      .reduce((least, gap) => Math.min(least, gap), Number.POSITIVE_INFINITY),
  );

const MOST_TREES = 2400;

/** Whether something can grow or stand here: clear of strips, and of towns. */
export const isFree = (site: Site, point: Point, margin: number): boolean =>
  clearOfStrips(site, point, margin) && site.clearings.every(outline => holds(outline, point) === 'outside');

/** Whether nothing at all lies here. */
export const isBare = (site: Site, point: Point, margin: number): boolean =>
  clearOfStrips(site, point, margin) && site.areas.every(({ outline }) => holds(outline!, point) === 'outside');

export function crownOf(features: readonly Feature[], grain: number): number {
  const woods = features.filter(({ kind, outline }) => kind.endsWith('wood') || (kind.endsWith('forest') && outline));
  const area = woods.reduce(
    (sum, { outline = [] }) => sum + (outline.length < 3 ? 0 : Math.abs(doubledArea(outline)) / 2),
    0,
  );
  return Math.max(grain, Math.sqrt(area / MOST_TREES));
}

/** The crown's diameter on a table: smaller on small tables, within limits. */
export const grainOf = (width: number, depth: number): number =>
  Math.min(150, Math.max(85, Math.sqrt(width * depth) / 100));
