import { assembly } from '../assemble.js';
import { autoTerrainRules } from './auto-terrain.js';
import type { GroundBook } from './book.js';
import { lightRules } from './light.js';
import { limits } from './limits.js';
import { placementRules } from './placement.js';
import { riverRules } from './river.js';
import { sightRules } from './sight.js';
import { placementTables } from './tables/placement.js';
import { seasonTables } from './tables/season.js';
import { sightTables } from './tables/sight.js';
import { terrainTables } from './tables/terrain.js';
import { terrainRules } from './terrain.js';

/** The ground of a battle, assembled from the data of a book: each part is handed those before it. */
export const ground = (book: GroundBook) =>
  assembly(book)
    .with(terrainTables)
    .with(terrainRules)
    .with(placementTables)
    .with(placementRules)
    .with(autoTerrainRules)
    .with(riverRules)
    .with(seasonTables)
    .with(lightRules)
    .with(sightTables)
    .with(sightRules)
    .with(limits).made;
export type Ground = ReturnType<typeof ground>;
