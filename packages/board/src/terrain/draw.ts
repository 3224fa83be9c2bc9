/** All features of a table as one list of shapes, from the ground up. */
import type { Feature } from '@umpire/engine';
import { drawnFeature } from '../coordinates.js';
import { merged } from '../shape/merged.js';
import type { Shape } from '../shape/shape.js';
import type { Mode } from '../style/mode.js';
import { drawHill } from './hill.js';
import { RARE } from './rare-art.js';
import { type Drawing, LAYERS, type Layer, type Site, type SiteScene, siteOf } from './site.js';
import { drawTown } from './town.js';
import { drawWood } from './wood.js';

type Draw = (feature: Feature, site: Site) => Drawing;

/** Drawn by what is fetched when it is first to be seen. */
const rare =
  (
    name: Exclude<
      keyof NonNullable<typeof RARE.here>,
      'drawScenery' | 'bentRoads' | 'hachures' | 'ridgeOf' | 'rocks' | 'rowOf' | 'ticks'
    >,
  ): Draw =>
  (feature, site) =>
    RARE.here?.[name](feature, site) ?? {};

const AREAS: Partial<Record<Feature['kind'], Draw>> = {
  wood: drawWood,
  forest: drawWood,
  'steep-forest': (feature, site) => ({ ...drawWood(feature, site), ...drawHill(feature, site) }),
  highland: drawHill,
  hill: drawHill,
  town: drawTown,
  village: drawTown,
  water: rare('drawWater'),
  marsh: rare('drawMarsh'),
  rough: rare('drawRough'),
  mines: rare('drawMines'),
  obstacle: rare('drawObstacle'),
  works: rare('drawWorks'),
};

const STRIPS: Partial<Record<Feature['kind'], Draw>> = {
  road: rare('drawRoad'),
  river: rare('drawRiver'),
  bridge: rare('drawBridge'),
  works: rare('drawWorks'),
};

/** A feature that has neither an outline nor a line worth drawing is left out. */
function drawingOf(feature: Feature, site: Site): Drawing {
  if ((feature.outline?.length ?? 0) >= 3) return AREAS[feature.kind]?.(feature, site) ?? {};
  if ((feature.line?.length ?? 0) >= 2 && feature.lineWidth) return STRIPS[feature.kind]?.(feature, site) ?? {};
  return {};
}

export type TerrainScene = SiteScene;

export interface TerrainDrawing {
  readonly land: readonly Shape[];
  /** What shines at night: drawn above the veils of the dark. */
  readonly lamps: readonly Shape[];
}

export function drawTerrain(scene: TerrainScene, mode: Mode): TerrainDrawing {
  const site = siteOf(scene, mode);
  const drawings = [
    ...(scene.scenery ?? []).map(one => RARE.here?.drawScenery(one, scene, site) ?? {}),
    ...scene.features.map(feature => drawingOf(drawnFeature(scene, feature), site)),
  ];
  const layer = (name: Layer): Shape[] => merged(drawings.flatMap(drawing => drawing[name] ?? []));
  const dark = mode !== 'print' && (scene.light === 'night' || scene.light === 'dusk');
  return { land: LAYERS.filter(name => name !== 'lamp').flatMap(layer), lamps: dark ? layer('lamp') : [] };
}
