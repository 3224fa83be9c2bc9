import { z } from 'zod';
import { briefingSchema } from '../../common/book/briefing.js';
import { stepsSchema } from '../../common/book/guide.js';
import { BASINGS, KINDS, LINK_TYPES, PIECE_TYPES, ROLES, SCALES, SIZES, TILES } from '../pieces.js';
import { CORNERS } from '../rules/march.js';
import { GUIDE_DONE, GUIDE_WHEN } from './guide-moments.js';

const id = z.string().min(1).max(40);
const name = z.string().min(1).max(80);
const place = z.number().min(-1).max(200);
const side = z.enum(['a', 'b']);

/** The table that both agreed on (section 7.1). */
const table = z.strictObject({
  scale: z.enum(SCALES),
  option: z.literal(BASINGS).default(2),
  narrow: z.boolean().default(false),
  size: z.enum(SIZES),
  tile: z.literal(TILES).optional(),
});

const count = z.int().min(0).max(36);
/** An army list that players bring along: what it may take, and how many of each stand ready. */
export const listSchema = z.strictObject({
  list: id,
  name,
  years: z.string().max(40).default(''),
  epochs: z.string().max(40).default(''),
  size: z.int().min(1).max(36),
  baseAp: z.int().min(1).max(60),
  lines: z.int().min(1).max(3).default(1),
  key: z
    .strictObject({ entry: id, count: z.int().min(1).max(9) })
    .nullable()
    .default(null),
  entries: z
    .array(
      z.strictObject({
        entry: id,
        troops: name,
        notation: z.string().min(1).max(60),
        min: count.default(0),
        max: count,
        muster: count,
        general: z.literal(true).optional(),
        defences: z.literal(true).optional(),
      }),
    )
    .min(1)
    .max(24),
});
export type ListNote = z.infer<typeof listSchema>;
export type EntryNote = ListNote['entries'][number];

const extra = {
  id,
  title: name,
  table,
  /** `throw`, or who moves first. */
  first: z.enum(['throw', 'a', 'b']).default('throw'),
  /** The battle ends when both have had so many turns. */
  limit: z
    .strictObject({ turns: z.int().min(1).max(400), result: z.enum(['a', 'b', 'draw']) })
    .nullable()
    .default(null),
  /** IGR-SCN-01: in the first so many player turns nobody shoots. */
  silentTurns: z.int().min(0).max(40).default(0),
  /** IGR-SCN-02: the sides whose General decides. */
  generals: z.array(side).max(2).default(['a', 'b']),
  /** Army lists of the players' own. */
  lists: z.array(listSchema).max(8).default([]),
  /** IGR-SCN-04: what each side reads before the battle. */
  briefing: briefingSchema.optional(),
};

/** What was agreed on before the battle: all of an army, or its list alone. */
const agreedArmy = z.strictObject({
  list: id,
  multiple: z.int().min(1).max(9).default(1),
  vignettes: z.record(id, z.int().min(0).max(36)).optional(),
  general: id.optional(),
  lines: z.int().min(1).max(9).default(1),
});
export type AgreedArmy = z.infer<typeof agreedArmy>;
/** All of an army. */
export interface ArmyNote extends AgreedArmy {
  readonly vignettes: Record<string, number>;
  readonly general: string;
}

const vignette = z.strictObject({
  id,
  entry: id,
  role: z.enum(ROLES).default('mbl'),
  line: z.int().min(1).max(9).default(1),
  general: z.boolean().default(false),
  key: z.boolean().default(false),
  link: z
    .tuple([id, z.enum(LINK_TYPES)])
    .nullable()
    .default(null),
  /** x, y in W and the facing in degrees. */
  at: z
    .tuple([place, place, z.number().min(0).lt(360)])
    .nullable()
    .default(null),
  defences: z.boolean().default(false),
});
export type VignetteNote = z.infer<typeof vignette>;

const sideNote = z.strictObject({
  name,
  list: id,
  multiple: z.int().min(1).max(3).default(1),
  vignettes: z.array(vignette).min(1).max(80),
});

/** A battle with its map and its armies. */
export const placedSchema = z.strictObject({
  ...extra,
  /** `as-given`: it stands as it is written; `free`: players deploy; `ambush`: a march, by section 5.2. */
  setup: z.enum(['as-given', 'free', 'ambush']).default('as-given'),
  terrain: z
    .array(
      z.strictObject({
        square: z.tuple([z.int().min(0).max(20), z.int().min(0).max(20)]),
        type: z.enum(PIECE_TYPES),
        kind: z.enum(KINDS).default('swamp'),
        /** What people there call it. */
        name: z.string().min(1).max(40).optional(),
      }),
    )
    .max(80)
    .default([]),
  roads: z
    .array(
      z.strictObject({
        points: z
          .array(z.tuple([place, place]))
          .min(2)
          .max(20),
        width: z.number().positive().max(5).default(0.5),
      }),
    )
    .max(20)
    .default([]),
  /** Whether the key vignettes of the lists are in use. */
  keys: z.boolean().default(true),
  ambush: z
    .strictObject({
      marcher: side,
      corner: z.enum(CORNERS).nullable().default(null),
      keepOff: z.number().min(0).max(10).default(0),
    })
    .nullable()
    .default(null),
  exit: z
    .strictObject({ side, x: place, y: place, within: z.number().positive().max(20) })
    .nullable()
    .default(null),
  sides: z.strictObject({ a: sideNote, b: sideNote }),
  /** IGR-SCN-04: the guide of side a. */
  steps: stepsSchema(GUIDE_WHEN, GUIDE_DONE).optional(),
});
export type PlacedScenario = z.infer<typeof placedSchema>;

/** A battle made by the book's own dice, between any two lists. */
export const generatedSchema = z.strictObject({
  ...extra,
  generated: z.literal(true),
  /** IGR-BIG-01: lists of 12 are taken so many times by a standard muster. */
  multiple: z.int().min(1).max(3).default(1),
  armies: z.strictObject({ a: agreedArmy.nullable().default(null), b: agreedArmy.nullable().default(null) }),
});
export type GeneratedScenario = z.infer<typeof generatedSchema>;
