import type { Options } from '@umpire/engine';
import type { BookIds } from '../book/ids.js';
import type { Rulings } from '../book/options.js';

/** What a book gives so that its ground can be assembled. */
export interface GroundBook extends BookIds, Pick<Rulings, 'ruling' | 'uses'> {
  /** Does the program draw hands, or do the players show theirs? */
  readonly drawsHands: (options: Options) => boolean;
  /** Postures whose lines are never blocked. */
  readonly isSightExempt: (posture: string | null, options: Options) => boolean;
  /** In inches. */
  readonly DISTANCES: {
    readonly contact: number;
    readonly minor: number;
    readonly minorsApart: number;
    readonly mbua: number;
    readonly river: number;
    readonly road: number;
  };
}
