import { heldTo, type Parsed, SIDES, type Side } from '@umpire/engine';
import { z } from 'zod';
import { briefingSchema } from '../../book/briefing.js';
import { stepsSchema } from '../../book/guide.js';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import { PIECE_KINDS, SEASONS, ZONES } from '../pieces.js';
import type { Army, ArmySchemas } from './army-schema.js';
import { GUIDE_DONE, GUIDE_WHEN } from './guide-moments.js';

/** Inches, as the specification writes scenarios; halves and quarters are exact in tenths of a millimetre times ten. */
const inch = z.number().min(0).max(400);
const id = z.string().min(1).max(40);

/** HSE-18: Battle Groups by their names that are left out of account. */
const leaveOut = z.array(z.string().min(1).max(60)).min(1).max(20).optional();
const endingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('losses'), leaveOut }),
  z.strictObject({ kind: z.literal('hold'), piece: id, leaveOut }),
  z.strictObject({ kind: z.literal('towns'), pieces: z.array(id).length(2), leaveOut }),
]);

/** TER-04: the sides that a square of terrain may have. */
export const SQUARES = [12, 16] as const;
const squareSize = z.literal(SQUARES);

const tableSchema = z.strictObject({ width: inch, depth: inch, squareSize });

const nation = z.string().max(60).nullable().default(null);

/** Battle Groups of a side in a battle that the dice make. */
export const MOST_GROUPS = 10;
/** A side of a battle that was laid out beforehand: two corps at most, 240 stands. */
const MOST_PLACED = 20;

/** HSE-12, HSE-22: an army of the book's own, as many Battle Groups of it as were agreed on. */
const namedArmySchema = z.strictObject({ nation: z.string().min(1).max(60), style: z.string().min(1).max(60) });
export type NamedArmy = z.infer<typeof namedArmySchema>;
type BroughtSchema = z.ZodType<Army | NamedArmy>;

const isNamed = (army: unknown): boolean => typeof army === 'object' && army !== null && 'style' in army;

export type ScenarioSchemas = Gift<'setup', typeof scenarioSchemas>;

/** Scenarios as they come from a file. */
export function scenarioSchemas(book: PlayBook & ArmySchemas) {
  const { ownFields, words } = book;
  const { LOSS_KINDS } = book.ending;
  const { armySchema } = book.setup;
  const { GRADES, MODES, POSTURES, SUB_CLASSES } = words;

  const fragileAt = Object.fromEntries(LOSS_KINDS.map(kind => [kind, z.int().min(1)]));

  const standSchema = z.strictObject({
    ids: z.array(id).min(1),
    /** What its owner calls it. */
    name: z.string().max(60).optional(),
    subClass: z.enum(SUB_CLASSES),
    posture: z.enum(POSTURES),
    mode: z.enum(MODES),
    bghq: z.boolean().default(false),
    jungleTrained: z.boolean().default(false),
    ...(ownFields.LISTED as object),
  });

  const sideSchema = z.strictObject({
    name: z.string(),
    grade: z.enum(GRADES),
    homeZone: z.enum(ZONES),
    baseEdge: z.enum(['north', 'east', 'south', 'west']),
    groups: z
      .array(
        z.strictObject({
          name: z.string(),
          /** of a contingent. */
          regions: z.array(z.string().min(1).max(40)).min(1).max(12).optional(),
          stands: z.array(standSchema).min(1).max(40),
        }),
      )
      .min(1)
      .max(MOST_PLACED),
  });

  /** A battle with its map and its armies: play begins with deployment. */
  const placedSchema = z.strictObject({
    id,
    title: z.string(),
    /** Rulings and optional rules that it sets; players may still change them. */
    options: z.record(z.string().max(40), z.string().max(40)).optional(),
    turns: z.int().min(1).nullable(),
    table: tableSchema,
    zone: z.enum(ZONES),
    season: z.enum(SEASONS),
    hour24: z.int().min(0).max(23),
    awc: z.boolean(),
    gameType: z.enum(['encounter', 'attack-defence']),
    attacker: z.enum(['a', 'b']).optional(),
    pieces: z
      .array(
        z.strictObject({
          id,
          kind: z.enum(PIECE_KINDS),
          x: inch,
          y: inch,
          width: inch,
          depth: inch,
          jungle: z.boolean().default(false),
        }),
      )
      .max(200),
    roads: z.array(z.tuple([id, id])).max(20),
    river: z
      .strictObject({ course: z.enum(['across', 'south-west', 'north-west']), agreed: z.literal(true) })
      .nullable(),
    sides: z.strictObject({ a: sideSchema, b: sideSchema }),
    /** Where they lie, by their centres; given: nobody places any. */
    obstacles: z
      .array(z.strictObject({ kind: z.enum(['MNF', 'OBS']), side: z.enum(['a', 'b']), x: inch, y: inch }))
      .max(80)
      .optional(),
    /** Where ground stands are, by their ids: x, y and the facing in degrees. Given: nobody deploys, and everything is a blank. */
    deployment: z.record(id, z.tuple([inch, inch, z.number().min(0).lt(360)])).optional(),
    ending: endingSchema,
    /** HSE-19, R-165. */
    fragileAt: z.strictObject(fragileAt).optional(),
    victory: z.string(),
    /** What each side reads before the battle. */
    briefing: briefingSchema.optional(),
    /** HSE-20: the guide of side a. */
    steps: stepsSchema(GUIDE_WHEN, GUIDE_DONE).optional(),
  });

  /** A battle made by the book's own dice: armies in secret, then zone, terrain, edges, time and weather. */
  const dicedSchema = (armies: Readonly<Record<Side, BroughtSchema>>) =>
    z.strictObject({
      id,
      title: z.string(),
      diced: z.literal(true),
      turns: z.int().min(1).nullable(),
      groups: z.strictObject({ a: z.int().min(1).max(MOST_GROUPS), b: z.int().min(1).max(MOST_GROUPS) }),
      /** Inches; a depth of null is 48, or half of the width if that is more (TAB-02), or that of a fixed table. */
      table: z
        .strictObject({
          fixed: z.enum(['6x4', '8x4', '8x5']).nullable(),
          depth: inch.nullable(),
          squareSize,
        })
        .default({ fixed: null, depth: null, squareSize: 12 }),
      /** Not said: somebody attacks if he is named (HSE-13). */
      gameType: z.enum(['encounter', 'attack-defence']).optional(),
      attacker: z.enum(['a', 'b']).nullable().default(null),
      river: z.boolean(),
      /** R-168: agreed on, or found by the armies' homes and the dice. */
      zone: z.enum(ZONES).nullable().default(null),
      /** HSE-24: whether the forest of the Tropical zone is jungle; null: as whoever places it says. */
      jungle: z.boolean().nullable().default(null),
      /** HSE-25: where the armies come from; null: as their players say. */
      nations: z.strictObject({ a: nation, b: nation }).default({ a: null, b: null }),
      /** Armies that are known from the start; a side without one hands its list in. */
      armies: z.strictObject({ a: armies.a.optional(), b: armies.b.optional() }).default({}),
    });

  const LISTED = { a: armySchema, b: armySchema };
  const listedSchema = dicedSchema(LISTED);
  /** Each army is held to what it is meant to be, a list or a name, and refused by that: a union would only say that it is neither. */
  function readDiced(scenario: unknown): Parsed<DicedScenario> {
    const brought = (scenario as { readonly armies?: unknown }).armies;
    const named = SIDES.filter(side => isNamed((brought as Readonly<Record<string, unknown>> | undefined)?.[side]));
    const schema =
      named.length === 0
        ? listedSchema
        : dicedSchema({ ...LISTED, ...Object.fromEntries(named.map(side => [side, namedArmySchema])) });
    return heldTo(schema, scenario);
  }

  return { placedSchema, dicedSchema, readDiced };
}
export type PlacedScenario = z.infer<ScenarioSchemas['setup']['placedSchema']>;
export type DicedScenario = z.infer<ReturnType<ScenarioSchemas['setup']['dicedSchema']>>;
