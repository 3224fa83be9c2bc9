import type { Scene } from '@umpire/engine';
import { type Fetched, useFetched } from '../fetched.js';

type RareArt = typeof import('./rare.js');

/** Few tables have water, marshes, rough going, mines, obstacles or earthworks on them; and the first one has no roads, rivers or lanes. */
export const RARE: Fetched<RareArt> = { fetch: () => import('./rare.js') };

/** Three hills may lie in a row. */
const isRidged = (features: Scene['features']): boolean => features.filter(({ kind }) => kind === 'hill').length > 2;

const RARELY = /road|river|bridge|water|marsh|rough|mines|obstacle|works|highland|steep/;

/** Whether all that lies on a table can be drawn. */
export function useRare({ features, scenery = [], relief }: Pick<Scene, 'features' | 'scenery' | 'relief'>): boolean {
  const wanted =
    relief === 'hachures' || scenery.length > 0 || features.some(({ kind }) => RARELY.test(kind)) || isRidged(features);
  return useFetched(RARE, wanted) !== undefined || !wanted;
}
