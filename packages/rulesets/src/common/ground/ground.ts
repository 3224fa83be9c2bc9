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
export function ground(book: GroundBook) {
  const b1 = { ...book, ...terrainTables(book) };
  const b2 = { ...b1, ...terrainRules(b1) };
  const b3 = { ...b2, ...placementTables(b2) };
  const b4 = { ...b3, ...placementRules(b3) };
  const b5 = { ...b4, ...autoTerrainRules(b4) };
  const b6 = { ...b5, ...riverRules(b5) };
  const b7 = { ...b6, ...seasonTables(b6) };
  const b8 = { ...b7, ...lightRules(b7) };
  const b9 = { ...b8, ...sightTables(b8) };
  const b10 = { ...b9, ...sightRules(b9) };
  const b11 = { ...b10, ...limits(b10) };
  return b11;
}
export type Ground = ReturnType<typeof ground>;
