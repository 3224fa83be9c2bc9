import { z } from 'zod';
import type { Options } from '../rules/option.js';
import { TWO_SEATS, UMPIRE } from '../seats.js';
import type { BattleRecord } from './record.js';
import { diceSchema, hashSchema } from './record-parts.js';

/** A record of the first format: two seats, no word of an umpire, and hashes of the whole state. */
export const recordSchema1 = z.strictObject({
  umpire: z.literal(1),
  ruleset: z.string(),
  version: z.int(),
  options: z.record(z.string(), z.string()),
  scenario: z.json(),
  dice: diceSchema,
  entries: z
    .array(
      z.strictObject({
        by: z.enum(['a', 'b', 'umpire', 'book']),
        order: z.looseObject({ verb: z.string() }),
        answers: z.array(z.json()).optional(),
        hash: hashSchema.optional(),
      }),
    )
    .min(1),
});
export type Record1 = z.infer<typeof recordSchema1>;

/** The same battle in the format of today. Its hashes stay what they were, and so the record says how they were made. */
export function converted({ umpire: _first, options, entries, ...rest }: Record1): BattleRecord {
  return {
    format: 2,
    ...rest,
    options: options as Options,
    seats: TWO_SEATS,
    umpire: entries.some(({ by }) => by === UMPIRE),
    approval: 'off',
    hashing: 'state',
    entries: entries as BattleRecord['entries'],
  };
}
