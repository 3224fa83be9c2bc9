import { z } from 'zod';
import { briefingSchema } from '../../common/book/briefing.js';
import { stepsSchema } from '../../common/book/guide.js';
import { DOCTRINES, GRADES, PIECE_KINDS, SEASONS, UNITS, ZONES } from '../pieces.js';
import { GUIDE_DONE, GUIDE_WHEN } from './guide-moments.js';

/** Metres, as the specification writes scenarios; x from side A's left corner, y towards side B. */
export const metres = z.int().min(0).max(60_000);
export const id = z.string().min(1).max(40);
export const name = z.string().min(1).max(60);
const point = z.tuple([metres, metres]);
export const side = z.enum(['a', 'b']);
const flag = z.boolean().default(false);

export const standSchema = z.strictObject({
  unit: z.enum(UNITS),
  grade: z.enum(GRADES),
  count: z.int().min(1).max(13).default(1),
  hq: flag,
  lightMortars: flag,
  aaa: flag,
  skirts: flag,
  radar: flag,
  lateBritish: flag,
  jungleTrained: flag,
  dugIn: flag,
});
export type ListedStand = z.output<typeof standSchema>;

/** A battle group of the house lists (4.4), with what its scenario changes: stands by their numbers, from and to. */
const changeSchema = z.strictObject({
  stands: z.tuple([z.int().min(1).max(13), z.int().min(1).max(13)]),
  grade: z.enum(GRADES).optional(),
  dugIn: z.boolean().optional(),
  radar: z.boolean().optional(),
});
const fromListSchema = z.strictObject({
  id,
  list: z.string().min(1).max(20),
  changes: z.array(changeSchema).max(13).default([]),
});

/** Or one that is written out. Stands are numbered in their order: A1.1, A1.2 and so on. */
const writtenSchema = z.strictObject({
  id,
  name,
  radio: flag,
  doctrine: z.enum(DOCTRINES).default('normal'),
  stands: z.array(standSchema).min(1).max(13),
});
const groupSchema = z.union([fromListSchema, writtenSchema]);
export type GroupNote = z.output<typeof groupSchema>;
/** A battle group, stand by stand. */
export type ListedGroup = z.output<typeof writtenSchema>;

const sideSchema = z.strictObject({ name, groups: z.array(groupSchema).min(1).max(10) });

const featureSchema = z.strictObject({
  id,
  name: name.optional(),
  kind: z.enum(PIECE_KINDS),
  from: point,
  to: point,
  jungle: flag,
});

/** WW2-HG-21: where everybody stands, with his facing in degrees, or in whose vehicle he sits. */
const placeSchema = z.union([z.tuple([metres, metres, z.int().min(0).max(359)]), z.strictObject({ in: id })]);

/** A battle with its map and its armies: play begins with deployment or the first turn. */
export const scenarioSchema = z.strictObject({
  id,
  title: name,
  options: z.record(z.string().max(40), z.string().max(40)).optional(),
  /** WW2-R-121: turns a side. */
  limit: z.int().min(1).max(60),
  table: z.strictObject({ width: metres.min(1000), depth: metres.min(1000), zones: metres.min(250) }),
  zone: z.enum(ZONES),
  season: z.enum(SEASONS).nullable().default(null),
  /** Minutes after midnight when the battle begins. */
  minutes: z.int().min(0).max(1439).default(720),
  awc: flag,
  defender: side.nullable().default(null),
  /** WW2-ENG-04: how many obstacles the defender places before deployment, and how many of each kind; what they are is never written here. */
  obstacles: z
    .strictObject({ most: z.int().min(0).max(40), each: z.int().min(0).max(40) })
    .default({ most: 0, each: 0 }),
  features: z.array(featureSchema).max(200),
  roads: z.array(z.array(point).min(2).max(20)).max(20).default([]),
  river: z.array(point).min(2).max(40).nullable().default(null),
  crossings: z
    .array(z.strictObject({ id, kind: z.enum(['bridge', 'ferry']), at: point }))
    .max(20)
    .default([]),
  first: side,
  objective: id.nullable().default(null),
  sides: z.strictObject({ a: sideSchema, b: sideSchema }),
  deployment: z.record(id, placeSchema).optional(),
  briefing: briefingSchema.optional(),
  steps: stepsSchema(GUIDE_WHEN, GUIDE_DONE).optional(),
});
export type Scenario = z.output<typeof scenarioSchema>;
