import type { Fetched } from '../fetched.js';

/** Names of groups: few tables are so full that somebody has no label. */
export const CROWDS: Fetched<typeof import('./crowd-names.js')> = { fetch: () => import('./crowd-names.js') };
