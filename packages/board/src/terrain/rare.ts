/** What the first table that somebody sees has not on it. */
export { rocks, ticks } from './crags.js';
export { hachures } from './hachures.js';
export { drawMarsh, drawRough, drawWater } from './patch.js';
export { ridgeOf, rowOf } from './ridge.js';
export { bentRoads } from './road-way.js';
export { drawScenery } from './scenery.js';
export { drawBridge, drawRiver, drawRoad } from './strip.js';
export { drawMines, drawObstacle, drawWorks } from './works.js';
