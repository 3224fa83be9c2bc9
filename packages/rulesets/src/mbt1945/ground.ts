import { ground } from '../common/ground/ground.js';
import { drawsHands, IDS, ruling, uses } from './options.js';
import { isSightExempt } from './rules/readings.js';
import { DISTANCES } from './tables/distances.js';

/** Terrain, river, sight, light and weather, with this book's ids and data. */
export const GROUND = ground({ ...IDS, ruling, uses, drawsHands, isSightExempt, DISTANCES });
