import { parts } from '../book/parts.js';
import { autoTerrainRules } from './auto-terrain.js';
import type { GroundBook } from './book.js';
import { contact } from './contact.js';
import { lightRules } from './light.js';
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
  parts(book)
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
    .with(contact).made;
export type Ground = ReturnType<typeof ground>;
