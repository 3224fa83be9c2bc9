import {
  fail,
  forbid,
  heldTo,
  isRefusal,
  issueOf,
  malformed,
  type Options,
  ok,
  otherSide,
  type Refusal,
  type Result,
  SIDES,
  type Side,
} from '@umpire/engine';
import { z } from 'zod';
import { frozen } from '../../common/book/frozen.js';
import { refusedBy } from '../../common/book/lines.js';
import { usesAirBalance } from '../options.js';
import { MODEL_SCALES } from '../pieces.js';
import { bestWidth, tableSize } from '../rules/terrain.js';
import { LEAST_POINTS } from '../tables/army.js';
import { armySchema } from './army-schema.js';
import { askedFaults } from './asked-army.js';
import { bareBattle } from './bare-battle.js';
import { aircraftIn, armyRefusal, MADE_FIRST } from './muster.js';
import { id, metres, name, side } from './scenario.js';
import { COURSES, type Ground, type State } from './state.js';

const MOST_GROUPS = 10;
const groups = z.int().min(1).max(MOST_GROUPS);
/** WW2-R-120, WW2-R-121, WW2-PTS-19: what players agree on before a battle that the dice make (5.1, U1). */
export const dicedSchema = z.strictObject({
  id,
  title: name,
  diced: z.literal(true),
  options: z.record(z.string().max(40), z.string().max(40)).optional(),
  limit: z.int().min(1).max(60).default(20),
  points: z.number().min(1).max(100_000),
  groups: z.strictObject({ a: groups, b: groups }),
  /** Metres; as the groups need, where nothing is said (WW2-TAB-01). */
  table: z.strictObject({ width: metres.min(1500).nullable(), depth: metres.min(1500).nullable() }),
  river: z.enum(COURSES),
  /** WW2-SCL-01: the scale of the models on a real table. */
  models: z.enum(MODEL_SCALES).nullable().default(null),
  defender: side.nullable().default(null),
  armies: z.strictObject({ a: armySchema.optional(), b: armySchema.optional() }).default({}),
});
export type DicedScenario = z.output<typeof dicedSchema>;

/** No table is less deep than this, if nobody says so: both zones and the ground between them. */
const USUAL_DEPTH = 6000;

/** A battle whose armies and ground are still to come. */
export function dicedBattle(scenario: unknown, options: Options): Result<State> {
  const parsed = heldTo(dicedSchema, scenario);
  if (!parsed.success) return fail(issueOf(parsed.error.issues, ''));
  const s = parsed.data;
  const ground = agreedGround(s, options);
  if (!ground.ok) return ground;
  const most = Math.max(s.groups.a, s.groups.b);
  if (s.points < LEAST_POINTS * most)
    return fail({ ...forbid('WW2-R-127', `at least ${LEAST_POINTS} points for each battle group`), path: 'points' });
  const state: State = {
    ...bareBattle(s.title, s.limit, 'a', frozen(ground.value)),
    phase: usesAirBalance(options) && !(s.armies.a && s.armies.b) ? 'declare' : 'armies',
    defender: s.defender,
    muster: {
      points: s.points,
      groups: s.groups,
      river: s.river,
      ...(s.models && { models: s.models }),
      declared: null,
      year: null,
      ready: { a: s.armies.a !== undefined, b: s.armies.b !== undefined },
      armies: { a: s.armies.a ?? null, b: s.armies.b ?? null },
      aircraft: null,
      cells: [],
      dropped: [],
      placer: null,
    },
  };
  for (const one of SIDES) {
    const army = s.armies[one];
    const refused = army && (armyRefusal(state, one, army, options) ?? airRefusal(s.armies, one, options));
    if (refused) return fail({ ...refused, path: `armies.${one}` });
  }
  return ok(state);
}

/** WW2-BAL-06: a late German army with aircraft that is brought beforehand is held to that of an Ally, which has to be there too. */
function airRefusal(armies: DicedScenario['armies'], by: Side, options: Options): Refusal | undefined {
  const army = armies[by]!;
  const other = armies[otherSide(by)];
  if (!usesAirBalance(options) || army.nation !== 'German' || army.period !== 'late') return undefined;
  if (aircraftIn(army, options) === 0) return undefined;
  if (!other) return refusedBy(MADE_FIRST);
  const opponent = { nation: other.nation, aircraft: aircraftIn(other, options) };
  for (const { at: _, ...refusal } of askedFaults(army, { year: 1944, opponent }, options)) return refusal;
  return undefined;
}

function agreedGround({ groups: many, table }: DicedScenario, options: Options): Result<Ground> {
  const best = bestWidth(many.a, many.b);
  const width = table.width ?? best;
  const depth = table.depth ?? Math.max(USUAL_DEPTH, width / 2);
  const size = tableSize(best, width, depth, options);
  if (isRefusal(size)) return fail({ ...size, path: 'table' });
  if (!Number.isInteger(depth)) return fail(malformed('table.width', 'an even number of metres'));
  const { deploymentDepth } = size.result;
  return ok({ width, depth, zone: 'Temperate', features: [], roads: [], river: null, crossings: [], deploymentDepth });
}
