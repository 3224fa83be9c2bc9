import type { Odds, ResultInWords } from '@umpire/engine';

/** How good it is on the whole, for lists: -1 to 1. */
export const worth = ({ chances }: Odds<ResultInWords>): number =>
  chances.reduce((sum, { ways, of, result }) => sum + (ways / of) * result.good, 0);
