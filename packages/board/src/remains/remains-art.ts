import type { Fetched } from '../fetched.js';

export type RemainsArt = typeof import('./remains.js');

/** What is left where stands were lost: nobody is lost when a battle begins. */
export const REMAINS: Fetched<RemainsArt> = { fetch: () => import('./remains.js') };
