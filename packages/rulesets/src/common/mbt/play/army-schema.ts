import { z } from 'zod';
import { MODES, POSTURES, SUB_CLASSES, ZONES } from '../pieces.js';

const standSchema = z.strictObject({
  subClass: z.enum(SUB_CLASSES),
  posture: z.enum(POSTURES).optional(),
  mode: z.enum(MODES).optional(),
  bghq: z.boolean().default(false),
  helicopter: z.boolean().default(false),
  jungleTrained: z.boolean().default(false),
  count: z.int().min(1).max(12).default(1),
});

/** where troops come from; their grade follows. */
const regions = z.array(z.string().min(1).max(40)).min(1).max(12);

/** An army as a player hands it in: what the question `army-list` asks for, with the army's name, where it comes from and its home. */
export const armySchema = z.strictObject({
  name: z.string().min(1).max(60),
  regions,
  homeZone: z.enum(ZONES).nullable().default(null),
  battleGroups: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(60),
        /** Of a contingent that comes from elsewhere. */
        regions: regions.optional(),
        stands: z.array(standSchema).min(1).max(12),
      }),
    )
    .min(1)
    .max(12),
  fantasy: z.strictObject({ location: z.string(), insignia: z.string() }).nullable().default(null),
});
export type Army = z.infer<typeof armySchema>;
export type ArmyBattleGroup = Army['battleGroups'][number];
/** So many stands alike. */
export type ArmyLine = ArmyBattleGroup['stands'][number];
