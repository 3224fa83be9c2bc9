import type { Feature, Scene } from '@umpire/engine';
import { type Fetched, useFetched } from '../fetched.js';

type RareArt = typeof import('./rare.js');

/** Few tables have water, marshes, rough going, mines, obstacles or earthworks on them; and the first one has no lanes. */
export const RARE: Fetched<RareArt> = { fetch: () => import('./rare.js') };

const KINDS: ReadonlySet<Feature['kind']> = new Set(['water', 'marsh', 'rough', 'mines', 'obstacle', 'works']);

/** Whether all that lies on a table can be drawn. */
export function useRare({ features, scenery = [] }: Pick<Scene, 'features' | 'scenery'>): boolean {
  const wanted = scenery.length > 0 || features.some(({ kind }) => KINDS.has(kind));
  return useFetched(RARE, wanted) !== undefined || !wanted;
}
