import type { Feature, Scene } from '@umpire/engine';
import { type Fetched, useFetched } from '../fetched.js';

type RareArt = typeof import('./rare.js');

/** Few tables have water, marshes, rough going, mines, obstacles or earthworks on them. */
export const RARE: Fetched<RareArt> = { fetch: () => import('./rare.js') };

const KINDS: ReadonlySet<Feature['kind']> = new Set(['water', 'marsh', 'rough', 'mines', 'obstacle', 'works']);

/** Whether all that lies on a table can be drawn. */
export function useRare({ features }: Pick<Scene, 'features'>): boolean {
  const wanted = features.some(({ kind }) => KINDS.has(kind));
  return useFetched(RARE, wanted) !== undefined || !wanted;
}
