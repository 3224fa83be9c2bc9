import { z } from 'zod';
import { bySide, count, id, ids, over, side, words } from '../../common/book/state-form.js';
import {
  CLASSES,
  DOCTRINES,
  GRADES,
  LIGHTS,
  MODEL_SCALES,
  NATIONS,
  OBSTACLES,
  PIECE_KINDS,
  SEASONS,
  SPEEDS,
  TREADS,
  UNITS,
  WEAPONS,
  ZONES,
} from '../pieces.js';
import { armySchema } from './army-schema.js';
import { COURSES, FIRE_POLICIES, OPTION_NUMBERS, PHASES, PLACES, REPULSE_POLICIES, type State } from './state.js';

const metres = z.int().min(-1000).max(100_000);
const facing = z.int().min(0).max(3599);
const point = z.object({ x: metres, y: metres });
const flag = z.boolean();
const named = id.nullable();

const nature = z.object({
  unit: z.enum(UNITS),
  weapon: z.enum(WEAPONS),
  class: z.enum(CLASSES),
  tread: z.enum([...TREADS, 'air']),
  speed: z.enum(SPEEDS).nullable(),
  grade: z.enum(GRADES),
  fixed: flag,
  aaa: flag,
  lightMortars: flag,
  skirts: flag,
  radar: flag,
  lateBritish: flag,
  jungleTrained: flag,
  carries: z.array(z.enum(WEAPONS)).max(5),
  points: z.number().min(0).max(10_000),
  additional: flag,
});

const stand = z.object({
  id,
  side,
  group: count,
  nature,
  where: z.enum(PLACES),
  x: metres,
  y: metres,
  facing,
  carrier: named,
  sharesWith: named,
  pinned: flag,
  repulsed: flag,
  suppression: count,
  fireMarker: flag,
  dugIn: flag,
  crossing: z.union([named, z.array(id).min(2).max(100)]),
  harmed: flag,
  replied: flag,
  moved: flag,
  marched: flag,
  movesMade: count,
  cpSpent: count,
  moveUsed: z.number().min(0).max(100),
  debussed: flag,
  retreatDone: flag,
  done: flag,
  smokeTurns: count,
  lightTurns: count,
  smoked: flag,
  lit: flag,
  patrol: flag,
  engaged: flag,
  attacksMade: count,
  mission: z.object({ target: named, at: point.nullable() }).nullable(),
  missionTried: flag,
  flakUsed: flag,
});

const group = z.object({
  id,
  side,
  name: words,
  members: z.array(count).max(20),
  hq: named,
  late: flag,
  radio: flag,
  doctrine: z.enum(DOCTRINES),
  support: flag,
  grade: z.enum(GRADES),
  deployed: flag,
  hadGround: flag,
  cp: count,
  cpThrown: count.default(0),
  failed: flag,
  everFailed: flag,
  finished: flag,
});

const feature = z.object({
  id,
  name: words,
  kind: z.enum(PIECE_KINDS),
  x: metres,
  y: metres,
  width: metres,
  depth: metres,
  jungle: flag,
});
const ground = z.object({
  width: metres,
  depth: metres,
  zone: z.enum(ZONES),
  features: z.array(feature).max(200),
  roads: z.array(z.array(point).max(40)).max(40),
  river: z.array(point).max(60).nullable(),
  crossings: z.array(z.object({ id, kind: z.enum(['bridge', 'ferry']), x: metres, y: metres })).max(20),
  deploymentDepth: metres,
});

const policies = z.record(id, z.object({ fire: z.enum(FIRE_POLICIES), repulse: z.enum(REPULSE_POLICIES) }));

const army = armySchema.nullable();
const muster = z.object({
  points: z.number().min(0).max(100_000),
  groups: bySide(count),
  river: z.enum(COURSES),
  models: z.enum(MODEL_SCALES).optional(),
  declared: bySide(z.enum(NATIONS)).nullable(),
  year: z.int().nullable(),
  ready: bySide(flag),
  armies: bySide(army),
  aircraft: count.nullable(),
  cells: z
    .array(
      z.object({
        id,
        x: z.number(),
        y: z.number(),
        width: z.number(),
        depth: z.number(),
        pieces: z.array(z.enum(PIECE_KINDS)).max(20),
      }),
    )
    .max(200),
  dropped: z.array(id).max(2000),
  placer: side.nullable(),
});

/** The form of a state: an umpire's edit and a battle that is carried over must have it. */
export const stateForm: z.ZodType<State> = z.object({
  phase: z.enum(PHASES),
  title: words,
  limit: count,
  objective: named,
  defender: side.nullable(),
  season: z.enum(SEASONS).nullable(),
  minutes: count,
  light: z.enum(LIGHTS),
  awc: flag,
  ground: z.object({ now: ground }),
  areas: z
    .array(
      z.object({
        kind: z.enum(['smoke', 'light']),
        side,
        x: metres,
        y: metres,
        facing,
        width: metres,
        depth: metres,
        until: count,
      }),
    )
    .max(200),
  obstacles: z
    .array(z.object({ id, x: metres, y: metres, facing, kind: z.enum(OBSTACLES).nullable(), declared: flag }))
    .max(40),
  works: z.object({ most: count, each: count }),
  muster: muster.nullable(),
  sides: bySide(z.object({ name: words, baseEdge: z.enum(['south', 'north']) })),
  groups: z.array(group).max(20),
  stands: z.array(stand).max(300),
  lookup: z.object({ ids }),
  policies: bySide(policies),
  turn: count,
  first: side,
  active: side,
  next: side,
  activeGroup: count.nullable(),
  activeStand: named,
  option: z.object({ stand: id, number: z.literal(OPTION_NUMBERS), shotsLeft: count, moveLeft: flag }).nullable(),
  ferried: z.array(id).max(20),
  offered: side.nullable(),
  over,
});
