import type { Fetched } from '../fetched.js';

type AreaArt = typeof import('./rule-areas.js');

/** Of everything, of nothing, or of the features with these ids. */
export type AreasShown = boolean | readonly string[];

/** Nobody sees them before somebody asks or measures. */
export const AREAS: Fetched<AreaArt> = { fetch: () => import('./rule-areas.js') };

export const showsAreas = (shown: AreasShown): boolean => shown === true || (shown !== false && shown.length > 0);
