import { type Area, distance, lerp, type Point, pointsWithin, splitLeg } from '@umpire/engine';
import type { Terrain } from '../pieces.js';
import { BY_COST, type Ground, near, type Patch } from './ground.js';
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
  const pieces: WayPiece[] = [];
  let at = from;
  for (const to of path) {
    for (const piece of legOver(ground, at, to)) push(pieces, piece);
    at = to;
  }
  return pieces;
}

function push(pieces: WayPiece[], piece: WayPiece): void {
  const last = pieces.at(-1);
  if (last && last.terrain === piece.terrain && last.road === piece.road)
    pieces[pieces.length - 1] = { ...last, cm: last.cm + piece.cm };
  else if (piece.cm > 0) pieces.push(piece);
}

function legOver(ground: Ground, from: Point, to: Point): WayPiece[] {
  const met = near(ground.going, from, to);
  const length = distance(from, to) / CM;
  if (met.length === 0) return [{ terrain: 'open', cm: length, road: false }];
  const areas: Area[] = met.map(({ area }) => area);
  return splitLeg(from, to, areas).map(piece => ({
    ...groundHere(
      ground,
      piece.areas.map(index => met[index]!),
      lerp(from, to, (piece.from + piece.to) / 2),
    ),
    cm: (piece.to - piece.from) * length,
  }));
}

/** PLA-MV-12, PLA-MV-17: what a stretch counts as, by all that lies there. */
function groundHere(ground: Ground, patches: readonly Patch[], at: Point): Omit<WayPiece, 'cm'> {
  const kinds = patches.map(({ feature }) => asTerrain(feature.kind));
  const cleared = kinds.includes('lane');
  const here = BY_COST.filter(kind => kinds.includes(kind) && !(cleared && kind === 'minefield'));
  const isWater = here.some(kind => (WATER as readonly string[]).includes(kind));
  const road = kinds.includes('road') || patches.some(({ feature }) => isBridge(feature));
  const onRoad = road && (!isWater || isBridged(ground, at));
  const mines = here.includes('minefield');
  return { terrain: mines ? 'minefield' : (here[0] ?? 'open'), road: onRoad };
}
const isBridge = ({ kind, down }: Feature): boolean => kind === 'bridge' && !down;
const isBridged = (ground: Ground, at: Point): boolean =>
  ground.bridges.some(bridge => isBridge(bridge) && bridge.at !== null && pointsWithin(bridge.at, at, BRIDGE_REACH));
