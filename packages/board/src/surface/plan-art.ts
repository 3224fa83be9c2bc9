import type { Overlay } from '@umpire/engine';
import type { Fetched } from '../fetched.js';

type PlanArt = typeof import('./plans.js');

const KINDS: ReadonlySet<Overlay['kind']> = new Set(['plan', 'link', 'bearing', 'unseen']);
export const isPlan = ({ kind }: Overlay): boolean => KINDS.has(kind);

/** Few books have anything to show that is meant, heard or guessed. */
export const PLANS: Fetched<PlanArt> = { fetch: () => import('./plans.js') };
