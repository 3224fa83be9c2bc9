/** What few tables have on them. */
export { drawMarsh, drawRough, drawWater } from './patch.js';
export { drawMines, drawObstacle, drawWorks } from './works.js';
