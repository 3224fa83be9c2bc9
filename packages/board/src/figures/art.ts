import type { Fetched } from '../fetched.js';

export type FigureArt = typeof import('./vignette.js');

/** Until figures are there a block stands in for each. */
export const FIGURES: Fetched<FigureArt> = { fetch: () => import('./vignette.js') };
