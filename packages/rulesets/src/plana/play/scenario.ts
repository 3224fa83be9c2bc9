import { SIDES } from '@umpire/engine';
import { z } from 'zod';
import { stepsSchema } from '../../common/book/guide.js';
import { DUGS, MOVE_MODES, QUALITIES, TROOPS, UNIT_TYPES } from '../pieces.js';
import { ownTablesSchema } from '../tables/own-firing.js';
import { GUIDE_DONE, GUIDE_WHEN } from './guide-moments.js';
import { ASSET_KINDS, FEATURE_KINDS, MUNITIONS, ON_CONTACT, ORDER_KINDS, WITHDRAW_IF } from './state.js';

/** PLA-SCN-07: the limits of a file. Lengths are centimetres, x east and y north from the south-west corner. */
const id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]+$/i, 'letters, digits and hyphens');
const name = z.string().min(1).max(80);
const text = z.string().max(1500);
const cm = z.number().min(0).max(200);
const point = z.tuple([cm, cm]);
const side = z.enum(['a', 'b']);
const edge = z.enum(['N', 'E', 'S', 'W']);
const turn = z.int().min(1).max(60);
const degrees = z.int().min(0).max(359);
export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

const featureSchema = z.strictObject({
  id: id.optional(),
  kind: z.enum(FEATURE_KINDS),
  name: name.optional(),
  poly: z.array(point).min(3).max(100).optional(),
  line: z.array(point).min(2).max(100).optional(),
  at: point.optional(),
  level: z.int().min(0).max(5).default(0),
  cover: z.boolean().default(false),
  dense: z.boolean().default(true),
  hiddenFrom: side.optional(),
});

const orderSchema = z.strictObject({
  kind: z.enum(ORDER_KINDS),
  objective: point.optional(),
  route: z.array(point).max(24).optional(),
  mode: z.enum(MOVE_MODES).optional(),
  notBefore: turn.optional(),
  onContact: z.enum(ON_CONTACT).optional(),
  withdrawIf: z.enum(WITHDRAW_IF).optional(),
});

const baseSchema = z.strictObject({
  id,
  type: z.enum(UNIT_TYPES),
  sp: z.int().min(1).max(20),
  x: cm.optional(),
  y: cm.optional(),
  heading: degrees.default(0),
  dug: z.enum(DUGS).default('none'),
  offTableCm: z.number().min(0).max(1000).optional(),
  allocated: z.strictObject({ to: id, as: z.enum(['close-support', 'support']) }).optional(),
  mountedOn: id.optional(),
  aboard: id.optional(),
  limbered: z.boolean().default(false),
});

const companySchema = z.strictObject({
  id,
  name,
  troop: z.enum(TROOPS),
  quality: z.enum(QUALITIES).default('average'),
  leadership: z.int().min(-3).max(5).nullable().default(null),
  rallyScore: z.int().min(1).max(20).nullable().default(null),
  order: orderSchema.default({ kind: 'hold' }),
  bases: z.array(baseSchema).min(1).max(20),
});

const battalionSchema = z.strictObject({
  id,
  name,
  regiment: name.optional(),
  commander: z.strictObject({ leadership: z.int().min(-3).max(5).nullable().default(null) }),
  irregular: z.boolean().default(false),
  netComplete: z.boolean().default(true),
  companies: z.array(companySchema).min(1).max(20),
});

const assetSchema = z.strictObject({
  id,
  kind: z.enum(ASSET_KINDS),
  sp: z.int().min(1).max(20).optional(),
  munitions: z.enum(MUNITIONS).optional(),
  pilots: z.enum([...QUALITIES, 'robot']).default('average'),
  windows: z
    .array(z.tuple([turn, turn]))
    .max(20)
    .default([]),
  shots: z.int().min(0).max(60).optional(),
  shuttle: z.boolean().default(false),
  orbit: z.enum(['low', 'geostationary']).optional(),
});

const sideSchema = z.strictObject({
  name,
  battalions: z.array(battalionSchema).min(1).max(10),
  regiments: z
    .array(z.strictObject({ id, hq: id }))
    .max(5)
    .default([]),
  assets: z.array(assetSchema).max(40).default([]),
});

export const scenarioSchema = z.strictObject({
  id,
  title: name,
  guided: z.boolean().optional(),
  turns: turn,
  start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour such as 06:30'),
  table: z.tuple([z.number().min(10).max(200), z.number().min(10).max(200)]),
  edges: z.strictObject({ a: edge, b: edge }),
  air: z.strictObject({
    superiority: side.nullable(),
    fought: z.boolean(),
    sorties: z.int().min(0).max(20),
    sortieEvery: turn.optional(),
  }),
  weather: z
    .strictObject({
      visibilityMetres: z.int().min(100).max(20_000).optional(),
      closeLimitMetres: z.int().min(0).max(1000).optional(),
      denseCloud: z.boolean().optional(),
      blowsToward: z.enum(COMPASS).optional(),
      prevailing: z.enum(COMPASS).optional(),
    })
    .nullable(),
  windows: z.enum(['four', 'two', 'one']).optional(),
  options: z.record(z.string().max(40), z.string().max(40)).default({}),
  briefing: z.strictObject({ public: text, a: text, b: text, umpire: text.optional() }),
  features: z.array(featureSchema).max(100),
  objectives: z
    .array(
      z.strictObject({
        id: id.optional(),
        at: point,
        value: z.int().min(0).max(50),
        name,
        whenBlown: z.strictObject({ a: z.int().min(0).max(50), b: z.int().min(0).max(50) }).optional(),
        keeper: z.enum(SIDES).optional(),
      }),
    )
    .max(20),
  bonuses: z
    .array(
      z.strictObject({
        when: z.enum(['lost', 'fired', 'exited', 'blown', 'standing']),
        base: id.optional(),
        bridge: id.optional(),
        to: side,
        points: z.int().min(1).max(50),
      }),
    )
    .max(20)
    .default([]),
  exits: z
    .array(z.strictObject({ side, type: z.enum(UNIT_TYPES), edge, points: z.int().min(0).max(50) }))
    .max(10)
    .default([]),
  prisoners: z.strictObject({ a: z.enum(['never']).optional(), b: z.enum(['never']).optional() }).default({}),
  nuclear: z
    .strictObject({
      a: z.strictObject({ fromTurn: turn }).optional(),
      b: z.strictObject({ fromTurn: turn }).optional(),
    })
    .default({}),
  lift: z.record(z.string().max(40), z.string().max(40)).default({}),
  lowOrbitMinutes: z.int().min(0).max(600).default(60),
  startAboard: z
    .array(z.strictObject({ company: id, assets: z.array(id).min(1).max(10) }))
    .max(10)
    .default([]),
  zones: z.strictObject({ a: z.array(point).min(3).max(20), b: z.array(point).min(3).max(20) }),
  /** PLA-FIR-21: firing tables of the players' own. */
  firingTables: ownTablesSchema.optional(),
  special: z.array(text).max(20).default([]),
  sides: z.strictObject({ a: sideSchema, b: sideSchema }),
  steps: stepsSchema(GUIDE_WHEN, GUIDE_DONE).optional(),
});
export type Scenario = z.output<typeof scenarioSchema>;
export type ListedBase = z.output<typeof baseSchema>;
export type ListedCompany = z.output<typeof companySchema>;
export type ListedBattalion = z.output<typeof battalionSchema>;
export type ListedAsset = z.output<typeof assetSchema>;
