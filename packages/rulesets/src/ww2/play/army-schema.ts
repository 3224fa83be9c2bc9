import { z } from 'zod';
import { DOCTRINES, NATIONS, ORGANISATIONS, PERIODS, ZONES } from '../pieces.js';
import { name, standSchema } from './scenario.js';

const flag = z.boolean().default(false);

const groupSchema = z.strictObject({
  name: name.default('group'),
  radio: flag,
  doctrine: z.enum(DOCTRINES).default('normal'),
  /** WW2-ORG-14: the headquarters is an additional stand. */
  extraHq: flag,
  stands: z.array(standSchema).min(1).max(12),
});

/** An army as a player brings it: the fields of the question `army-check`, and its home (WW2-HG-03). */
export const armySchema = z.strictObject({
  name: name.optional(),
  nation: z.enum(NATIONS),
  period: z.enum(PERIODS).default('early'),
  home: z.enum(ZONES).nullable().default(null),
  groups: z.array(groupSchema).min(1).max(10),
  /** WW2-R-105: a point each, for a defender. */
  obstacles: z.int().min(0).max(40).default(0),
  /** WW2-FAN-01. */
  fantasy: z
    .strictObject({
      organisedAs: z.enum(ORGANISATIONS),
      supplier: z.enum(NATIONS),
      allyOf: z.enum(NATIONS),
      location: z.string().min(1).max(60),
    })
    .optional(),
});
export type Army = z.output<typeof armySchema>;
