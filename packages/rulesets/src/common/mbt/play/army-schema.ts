import { z } from 'zod';
import { GRADES, MODES, POSTURES, SUB_CLASSES, ZONES } from '../pieces.js';

const standSchema = z.strictObject({
  subClass: z.enum(SUB_CLASSES),
  posture: z.enum(POSTURES).optional(),
  mode: z.enum(MODES).optional(),
  bghq: z.boolean().default(false),
  helicopter: z.boolean().default(false),
  jungleTrained: z.boolean().default(false),
  count: z.int().min(1).max(12).default(1),
});

/** An army as a player hands it in: what the question `army-list` asks for, with the army's name, home and grade. */
export const armySchema = z.strictObject({
  name: z.string().min(1).max(60),
  grade: z.enum(GRADES),
  homeZone: z.enum(ZONES).nullable().default(null),
  battleGroups: z
    .array(z.strictObject({ name: z.string().min(1).max(60), stands: z.array(standSchema).min(1).max(12) }))
    .min(1)
    .max(12),
  fantasy: z.strictObject({ location: z.string(), insignia: z.string() }).nullable().default(null),
});
export type Army = z.infer<typeof armySchema>;
