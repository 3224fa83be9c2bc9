import { z } from 'zod';
import { bySide, count, id, ids, over, side, words } from '../../common/book/state-form.js';
import {
  ACTIONS,
  ARMIES,
  BASINGS,
  CLASSES,
  EPOCHS,
  INTEGRITIES,
  KINDS,
  LINK_TYPES,
  PARTS,
  PIECE_TYPES,
  ROLES,
  SCALES,
  SIZES,
  TABLE_EDGES,
  TILES,
  WEIGHTS,
} from '../pieces.js';
import type { List } from '../rules/army.js';
import { CORNERS } from '../rules/march.js';
import { PHASE_NAMES } from '../rules/sequence.js';
import { PLACES, STEPS, type State, type Thrown } from './state.js';

/** W; no table is larger than this. */
const width = z.number().min(-500).max(500);
const extent = z.number().positive().max(500);
const point = z.object({ x: width, y: width });
const degrees = z.number().min(-3600).max(3600);
const unit = z.number().min(-1).max(1);

const base = z.object({
  ...point.shape,
  facing: z.number().min(0).lt(360),
  forwardX: unit,
  forwardY: unit,
  halfWidth: extent,
  halfDepth: extent,
});

const troop = z.object({
  class: z.enum(CLASSES),
  integrity: z.enum(INTEGRITIES),
  army: z.enum(ARMIES),
  epoch: z.enum(EPOCHS).nullable(),
  weight: z.enum(WEIGHTS).nullable(),
  attachedEpoch: z.enum(EPOCHS).nullable(),
});

const step = z.union([z.object({ turn: degrees, backward: z.boolean() }), z.object({ ahead: width })]);

/** Zod says of a field that may be missing that it may be undefined, too. */
const thrown = z.object({
  die: z.int().min(1).max(20).nullable(),
  score: z.int().min(-20).max(40).nullable(),
  action: z.enum([...ACTIONS, 'as-right', 'as-left']),
  like: id.nullable(),
  acrossFrom: z.boolean().optional(),
  does: z.enum([...ACTIONS, 'activated', 'halt']).nullable(),
  done: z.boolean(),
  shooting: z.boolean().optional(),
});

const doings = z.object({
  activated: z.boolean(),
  crossing: z.boolean(),
  moved: z.boolean(),
  turned: degrees,
  way: width.min(0),
  steps: z.array(step),
  arrivals: z.array(id),
  evaded: z.array(id),
  shotOwn: z.boolean(),
  shotAttached: z.boolean(),
  answered: count,
  fought: z.boolean(),
  thrown: (thrown as z.ZodType<Thrown>).nullable(),
});

const vignette = z.object({
  id,
  side,
  entry: id,
  name: words,
  troop,
  general: z.boolean(),
  key: z.boolean(),
  place: z.enum(PLACES),
  base: base.nullable(),
  role: z.enum(ROLES),
  line: z.int().min(0).max(9),
  lineOrder: count,
  deployed: count,
  part: z.enum(PARTS),
  detached: z.boolean(),
  link: id.nullable(),
  bands: z.int().min(0).max(9),
  halted: z.literal([0, 1, 2, 3]),
  defences: z.boolean(),
  running: z.boolean(),
  began: point.nullable(),
  quiet: z.boolean(),
  now: doings,
});

const link = z.object({ id, type: z.enum(LINK_TYPES), side, members: z.array(count).min(2) });

const ground = z.object({
  facts: z.object({
    scale: z.enum(SCALES),
    option: z.literal(BASINGS),
    narrow: z.boolean(),
    size: z.enum(SIZES),
    tile: z.literal(TILES),
  }),
  top: z.object({
    frontage: extent,
    width: extent,
    depth: extent,
    columns: z.int().min(1).max(40),
    rows: z.int().min(1).max(40),
    squareWidth: extent,
    squareDepth: extent,
    rearZone: extent,
    flankSector: extent,
  }),
  pieces: z.array(
    z.object({
      id,
      square: z.tuple([count, count]),
      type: z.enum(PIECE_TYPES),
      kind: z.enum(KINDS),
      name: z.string().optional(),
    }),
  ),
  roads: z.array(z.object({ points: z.array(point).min(2), width: extent })),
});

const sideState = z.object({
  name: words,
  edge: z.enum(TABLE_EDGES),
  list: z.string().max(40),
  multiple: z.int().min(1).max(9),
  linesAllowed: z.int().min(0).max(9),
  baseAp: count,
  ap: count,
  apLeft: count,
  lineTotal: count,
  lines: count,
  turns: count,
});

const listedEntry = z.object({
  list: id,
  entry: id,
  troops: words,
  notation: words,
  min: count,
  max: count,
  muster: count,
  general: z.literal(true).optional(),
  defences: z.literal(true).optional(),
  troop,
});

const list = z.object({
  rule: id,
  list: id,
  name: words,
  years: words,
  epochs: words,
  size: count,
  baseAp: count,
  lines: count,
  key: z.object({ entry: id, count }).nullable(),
  own: z.array(listedEntry).optional(),
});

const extra = z.object({
  multiple: z.int().min(1).max(9),
  turns: count.min(1).nullable(),
  result: z.enum(['a', 'b', 'draw']),
  first: side.nullable(),
  silentTurns: count.default(0),
  generals: z.array(side).max(2).default(['a', 'b']),
  lists: z.array(list as z.ZodType<List>).default([]),
  exit: z.object({ side, ...point.shape, within: extent }).nullable(),
});

const ambush = z.object({
  marcher: side,
  corner: z.enum(CORNERS).nullable(),
  steps: count,
  sprung: z.boolean(),
  keepOff: width.min(0),
});

/** The form of a battle's state. */
export const stateForm: z.ZodType<State> = z.object({
  step: z.enum(STEPS),
  title: words,
  extra: z.object({ now: extra }),
  ground: z.object({ now: ground }),
  diced: z.boolean(),
  throwOff: z.boolean(),
  adjuster: side.nullable(),
  ambush: z.object({ now: ambush.nullable() }),
  march: z.object({ order: z.array(id) }),
  sides: bySide(sideState),
  vignettes: z.array(vignette),
  lookup: z.object({ ids }),
  links: z.record(id, link),
  linksMade: count,
  deployed: count,
  next: side,
  turn: count,
  active: side,
  phase: z.enum(PHASE_NAMES),
  apThrown: z.boolean(),
  initiativeThrown: z.boolean(),
  entered: z.boolean(),
  fire: z.literal([0, 1, 2]),
  firing: side,
  pursuit: z.object({ unit: id.nullable(), evaded: z.array(id) }),
  drawOffer: side.nullable(),
  over,
});
