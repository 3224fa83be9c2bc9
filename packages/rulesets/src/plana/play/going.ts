import { type Area, distance, lerp, type Point, pointsWithin, splitLeg } from '@umpire/engine';
import type { Draft } from '../../common/book/draft.js';
import type { Terrain } from '../pieces.js';
import { BY_COST, type Ground, near } from './ground.js';
import { CM, type Feature, type FeatureKind } from './state.js';

/** A piece of a way over one kind of ground, as the question `movement` takes it. */
export interface WayPiece {
  readonly terrain: Terrain;
  readonly cm: number;
  readonly road: boolean;
}

/** PLA-MV-17: a road crosses water only at a standing bridge so near to the crossing. */
const BRIDGE_REACH = 3 * CM;
const WATER: readonly FeatureKind[] = ['river', 'stream'];
/** PLA-HE-04: a crater is half speed for all, as a built-up area is. */
const asTerrain = (kind: FeatureKind): FeatureKind => (kind === 'crater' ? 'built-up' : kind);

/** What lies along a way, piece by piece. */
export function wayOver(ground: Ground, from: Point, path: readonly Point[]): WayPiece[] {
  const pieces: Draft<WayPiece>[] = [];
  let at = from;
  for (const to of path) {
    addLeg(pieces, ground, at, to);
    at = to;
  }
  return pieces;
}

function addLeg(pieces: Draft<WayPiece>[], ground: Ground, from: Point, to: Point): void {
  const met = near(ground.going, from, to);
  const length = distance(from, to) / CM;
  if (met.length === 0) return push(pieces, 'open', length, false);
  const areas: Area[] = met.map(({ area }) => area);
  for (const piece of splitLeg(from, to, areas)) {
    const cm = (piece.to - piece.from) * length;
    if (piece.areas.length === 0) {
      push(pieces, 'open', cm, false);
      continue;
    }
    const here = piece.areas.map(index => met[index]!.feature);
    push(pieces, terrainOf(here), cm, isRoad(ground, here, from, to, (piece.from + piece.to) / 2));
  }
}
function push(pieces: Draft<WayPiece>[], terrain: Terrain, cm: number, road: boolean): void {
  const last = pieces[pieces.length - 1];
  if (last && last.terrain === terrain && last.road === road) last.cm += cm;
  else if (cm > 0) pieces.push({ terrain, cm, road });
}

const has = (features: readonly Feature[], kind: FeatureKind): boolean => {
  for (const feature of features) if (asTerrain(feature.kind) === kind) return true;
  return false;
};
/** PLA-MV-12: what a stretch counts as, by all that lies there: mines, unless a lane leads through them, or else what costs most. */
function terrainOf(features: readonly Feature[]): Terrain {
  if (has(features, 'minefield') && !has(features, 'lane')) return 'minefield';
  for (const kind of BY_COST) if (kind !== 'minefield' && has(features, kind)) return kind;
  return 'open';
}
/** PLA-MV-17: a road or a bridge, over water only where a bridge stands. */
function isRoad(ground: Ground, features: readonly Feature[], from: Point, to: Point, share: number): boolean {
  if (!has(features, 'road') && !features.some(isBridge)) return false;
  return !WATER.some(kind => has(features, kind)) || isBridged(ground, lerp(from, to, share));
}
const isBridge = ({ kind, down }: Feature): boolean => kind === 'bridge' && !down;
const isBridged = (ground: Ground, at: Point): boolean =>
  ground.bridges.some(bridge => isBridge(bridge) && bridge.at !== null && pointsWithin(bridge.at, at, BRIDGE_REACH));
