/** What few tables have on them. */
export { drawMarsh, drawRough, drawWater } from './patch.js';
export { drawScenery } from './scenery.js';
export { drawMines, drawObstacle, drawWorks } from './works.js';
