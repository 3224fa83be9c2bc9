import type { Fetched } from '../fetched.js';

export type PictureArt = typeof import('./silhouettes.js');

/** Vehicles and teams seen from above: for counters that are large enough for them. */
export const PICTURES: Fetched<PictureArt> = { fetch: () => import('./silhouettes.js') };
