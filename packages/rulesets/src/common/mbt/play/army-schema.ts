import { z } from 'zod';
import type { Gift } from '../../book/parts.js';
import type { RulesBook } from '../book.js';
import { ZONES } from '../pieces.js';

/** where troops come from; their grade follows. */
const regions = z.array(z.string().min(1).max(40)).min(1).max(12);

export type ArmySchemas = Gift<'setup', typeof armySchemas>;

/** Army lists as they come from a file. */
export function armySchemas(book: RulesBook) {
  const { ownFields, words } = book;
  const { MODES, POSTURES, SUB_CLASSES } = words;

  /** So many stands alike. */
  const lineSchema = z.strictObject({
    subClass: z.enum(SUB_CLASSES),
    posture: z.enum(POSTURES).optional(),
    mode: z.enum(MODES).optional(),
    bghq: z.boolean().default(false),
    jungleTrained: z.boolean().default(false),
    /** What its owner calls it. */
    name: z.string().max(60).optional(),
    ...(ownFields.LISTED as object),
    count: z.int().min(1).max(12).default(1),
  });

  /** An army as a player hands it in: what the question `army-list` asks for, with the army's name, where it comes from and its home. */
  const armySchema = z.strictObject({
    name: z.string().min(1).max(60),
    regions,
    homeZone: z.enum(ZONES).nullable().default(null),
    battleGroups: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(60),
          /** Of a contingent that comes from elsewhere. */
          regions: regions.optional(),
          stands: z.array(lineSchema).min(1).max(12),
        }),
      )
      .min(1)
      .max(12),
    fantasy: z.strictObject({ location: z.string(), insignia: z.string() }).nullable().default(null),
  });

  return { armySchema, lineSchema };
}
export type Army = z.infer<ArmySchemas['setup']['armySchema']>;
export type ArmyBattleGroup = Army['battleGroups'][number];
export type ArmyLine = ArmyBattleGroup['stands'][number];
