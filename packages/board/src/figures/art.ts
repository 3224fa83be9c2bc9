import type { FetchedArt } from '../fetched-art.js';

export type FigureArt = typeof import('./vignette.js');

/** Until figures are there a block stands in for each. */
export const FIGURES: FetchedArt<FigureArt> = { fetch: () => import('./vignette.js') };
