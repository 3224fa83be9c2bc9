import { z } from 'zod';
import { LONG_SEED } from '../chance/dice.js';

/** What records of every format have in common. */
export const hashSchema = z.string().regex(/^[0-9a-f]{32}$/);

export const diceSchema = z.discriminatedUnion('kind', [
  z.discriminatedUnion('generator', [
    z.strictObject({ kind: z.literal('seeded'), generator: z.literal('xoroshiro128plus'), seed: z.int() }),
    z.strictObject({ kind: z.literal('seeded'), generator: z.literal('sha256'), seed: z.string().regex(LONG_SEED) }),
  ]),
  z.strictObject({ kind: z.literal('typed') }),
  z.strictObject({ kind: z.literal('scripted') }),
]);
