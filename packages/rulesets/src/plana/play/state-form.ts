import { z } from 'zod';
import { bySide, count, id, ids, over, side, words } from '../../common/book/state-form.js';
import { DUGS, UNIT_TYPES } from '../pieces.js';
import { ownTablesSchema } from '../tables/own-firing.js';
import { ACTION_FIELDS, type Action } from './actions.js';
import { deskForm } from './desk-form.js';
import { asset, base, battalion, commander, company, orderText, regiment } from './force-form.js';
import { cm, named, number, place, pose, zone } from './form-parts.js';
import { type Ledger, SOURCES } from './ledger.js';
import { AIR_STATUS, CALL_KINDS, FEATURE_KINDS, STEPS, STOPS, type State, WINDOWS } from './state.js';

const flag = z.boolean();
const line = z.array(place).max(100);

const feature = z.object({
  id,
  kind: z.enum(FEATURE_KINDS),
  name: words.nullable(),
  outline: line.nullable(),
  line: line.nullable(),
  at: place.nullable(),
  level: count,
  cover: flag,
  dense: flag,
  hiddenFrom: z.array(side).max(2),
  down: flag,
  rubble: flag,
  dug: z.enum(DUGS),
  owner: side.nullable(),
  captured: count.nullable(),
});
const cloud = z.object({
  id,
  source: z.enum(['tank', 'shell', 'canister']),
  at: pose,
  guns: count,
  turn: count,
  seenBy: z.array(side).max(2),
});
const weather = z.object({
  visibility: cm,
  closeLimit: cm,
  denseCloud: flag,
  wind: number,
  prevailing: number,
  fixed: z.record(z.string().max(20), z.union([number, z.literal(true)])),
});
const objective = z.object({
  id,
  name: words,
  at: place,
  value: count,
  whenBlown: bySide(count).nullable(),
  keeper: side.optional(),
  only: side.nullable().default(null),
  holder: side.nullable(),
  heldBy: z.array(side).max(2),
});
const sideState = z.object({
  name: words,
  edge: z.enum(['N', 'E', 'S', 'W']),
  jams: flag,
  air: z.enum(AIR_STATUS),
  startSp: count,
  lostSp: count,
  leftSp: count,
  prisonersSp: count,
  guardsSp: count,
  bonus: number,
  nuclearFrom: count.nullable(),
  offers: flag,
  takesPrisoners: flag,
});

const pack = z.object({
  id,
  hq: id,
  side,
  text: orderText,
  companies: z.array(z.object({ id, ready: number })).max(20),
  attachments: z.array(z.object({ base: id, company: id })).max(10),
  submitted: count,
  progress: number,
  minutes: number,
});
const call = z.object({
  id,
  side,
  caller: id,
  batteries: z.array(id).max(20),
  zone,
  multiple: count,
  kind: z.enum(CALL_KINDS),
  turnCalled: count,
  locatedAtCall: z.array(id).max(500),
});

const effect = z.enum(['none', 'pinned', 'suppressed']);
const contact = z.object({
  no: count,
  type: z.enum([...UNIT_TYPES, 'vehicles', 'infantry']),
  ...pose.shape,
  width: cm,
  depth: cm,
  dug: flag,
  firing: flag,
  moved: flag,
  seenTurn: count,
  seenBy: z.array(id).max(100),
  reported: flag,
  status: z.enum(['current', 'old', 'gone']),
  source: z.enum(SOURCES),
  hit: z.object({ turn: count, spLost: count.nullable(), effect, shots: z.array(words).max(100) }).nullable(),
  note: words,
  pencil: z
    .object({
      sameAs: count.nullable(),
      guess: z.object({ type: z.enum(UNIT_TYPES), sp: count }).nullable(),
    })
    .optional(),
  base: named,
  heldUntil: count.nullable(),
});
const ledger: z.ZodType<Ledger> = z.object({
  next: count,
  contacts: z.array(contact).max(2000),
  bearings: z
    .array(z.object({ turn: count, base: id, facing: number.nullable(), weapon: words, spLost: count, effect }))
    .max(2000),
  tracks: z.array(z.object({ turn: count, kind: words, x: number, y: number })).max(2000),
  reports: z.array(z.object({ turn: count, text: words })).max(2000),
  features: z.record(id, z.object({ turn: count, down: flag })),
});

const lines = Object.entries(ACTION_FIELDS).map(([verb, fields]) =>
  z.strictObject({ verb: z.literal(verb), ...(fields as Readonly<Record<string, z.ZodType>>) }),
);
/** A line of a sheet, by its verb: what each may say is written once, in `actions.ts`. */
const action = z.discriminatedUnion('verb', lines as never) as unknown as z.ZodType<Action>;

/** The form of a state: an umpire's edit and a battle that is carried over must have it. */
export const stateForm: z.ZodType<State> = z.object({
  title: words,
  limit: count,
  start: count,
  turn: count,
  stage: z.enum([...WINDOWS, ...STEPS]),
  seats: bySide(z.array(id).max(20)),
  commands: z.record(id, z.array(id).max(50)),
  away: z.record(id, id.nullable()),
  silent: bySide(count),
  tables: z.object({ apart: z.boolean(), asReported: z.boolean() }),
  pictures: z.record(words, z.object({ turn: count, linked: z.boolean(), bases: z.array(base).max(200) })),
  ready: z.record(id, z.literal(true)),
  sheets: bySide(z.array(action).max(500)),
  table: z.object({ now: z.object({ width: cm, depth: cm }) }),
  zones: bySide(line),
  terrain: z.object({ now: z.array(feature).max(2000) }),
  clouds: z.array(cloud).max(500),
  weather,
  objectives: z.array(objective).max(20),
  sides: bySide(sideState),
  regiments: z.array(regiment).max(10),
  battalions: z.array(battalion).max(20),
  companies: z.array(company).max(400),
  bases: z.array(base).max(2000),
  commanders: z.array(commander).max(40),
  assets: z.array(asset).max(100),
  toThrow: z.array(id).max(500),
  packages: z.array(pack).max(200),
  calls: z.array(call).max(500),
  lookup: z.object({ ids }),
  ledgers: bySide(ledger),
  rulings: z.object({
    sight: z.array(z.object({ from: id, to: id, sees: flag })).max(500),
    stops: z.array(z.enum(STOPS)).max(20),
    waived: z.array(words).max(500),
  }),
  desk: deskForm,
  wire: z.record(z.string().max(40), place),
  airFought: flag,
  airFight: z.object({ units: bySide(z.array(id).max(100)), round: count }).nullable(),
  sorties: count,
  sortieEvery: count.nullable(),
  lowOrbitMinutes: count,
  lift: z.record(z.string().max(40), z.string().max(40)),
  startAboard: z.array(z.object({ company: id, assets: z.array(id).max(10) })).max(10),
  exits: z
    .array(z.object({ side, edge: z.enum(['N', 'E', 'S', 'W']), type: z.enum(UNIT_TYPES), points: count }))
    .max(10),
  bonuses: z
    .array(
      z.object({
        when: z.enum(['lost', 'fired', 'exited', 'blown', 'standing']),
        what: z.string().max(40),
        to: side,
        points: count,
        given: flag,
      }),
    )
    .max(20),
  firing: z.object({ own: ownTablesSchema }).optional(),
  over,
});
