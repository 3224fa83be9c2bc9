import {
  type AnyQuestion,
  type Citation,
  type Finding,
  isRefusal,
  malformed,
  type Options,
  type Procedure,
  type Refusal,
  rps,
} from '@umpire/engine';
import type { z } from 'zod';
import { flag, object, once, oneOf, question, whole } from '../../common/book/fields.js';
import { citation } from '../../common/book/lines.js';
import { ENGAGEMENT_TYPES, type EngagementType, LIGHTS, OWNER_GROUPS } from '../../common/mbt/pieces.js';
import type { EngagementFacts } from '../pieces.js';
import { ARCS, CODES, STATES } from '../pieces.js';
import {
  columnOf,
  factorsOf,
  type ReadyEngagement,
  readyEngagement,
  resultCodes,
  shiftOf,
  strike,
} from '../rules/combat.js';
import { applyCode, recovered } from '../rules/morale.js';
import { RULES } from '../rules.js';
import { distance } from './fields.js';
import { legalStand, standOf, standSchema } from './stand.js';

const { standRefusal } = RULES.army;
const { eligibility } = RULES.engaging;

/** 7.3, in its order. */
const situation = object({
  owner: standSchema,
  target: standSchema,
  range: distance.optional(),
  lineOfSight: oneOf(['clear', 'blocked']).default('clear'),
  ownerArc: oneOf(ARCS).default('front'),
  targetArc: oneOf(ARCS).default('front'),
  light: oneOf(LIGHTS).default('day'),
  targetIlluminated: flag.default(false),
  ownerIlluminated: flag.default(false),
  awc: flag.default(false),
  targetToBghq: distance.default(0),
  ownerGroup: oneOf(OWNER_GROUPS).default('mixed'),
  segment: whole(1, 6).nullable().default(null),
});
type Situation = z.infer<typeof situation>;

/** The facts of an engagement between two legal stands. */
function factsOf(given: Situation, options: Options): Refusal | EngagementFacts {
  const owner = standOf(given.owner, 'given.owner', options);
  if (isRefusal(owner)) return owner;
  const target = standOf(given.target, 'given.target', options);
  if (isRefusal(target)) return target;
  if (given.range === undefined && owner.onTable && target.onTable)
    return malformed('given.range', 'is needed: the distance between the two stands');
  const refused = standRefusal(owner, options) ?? standRefusal(target, options);
  if (refused) return refused;
  return { ...given, owner, target, range: given.range ?? 0 };
}

const CLAMPED = citation('MBT20-R-04', 'a shift beyond the table reads its last column');

function* readTable(type: EngagementType, shift: number, options: Options): Procedure<Finding<object>> {
  const column = columnOf(shift);
  const hand = yield* rps('MBT20-DIC-03', 'a');
  const { owner, target, cited } = resultCodes(type, column, hand, options);
  return { result: { rps: hand, column, owner, target }, because: column === shift ? [cited] : [cited, CLAMPED] };
}

const prepared = once((given: Situation, options: Options): Refusal | ReadyEngagement => {
  const facts = factsOf(given, options);
  if (isRefusal(facts)) return facts;
  const eligible = eligibility(facts, options);
  return isRefusal(eligible) ? eligible : readyEngagement(facts, eligible, options);
});

export const COMBAT_QUESTIONS: Record<string, AnyQuestion> = {
  'engagement-eligibility': question('May a stand engage another?', situation, (given, options) => {
    const facts = factsOf(given, options);
    if (isRefusal(facts)) return facts;
    const found = eligibility(facts, options);
    if (isRefusal(found)) return found;
    const { because, ...result } = found;
    return { result, because };
  }),

  'tactical-factors': question('Which tactical factors count?', situation, (given, options) => {
    const facts = factsOf(given, options);
    if (isRefusal(facts)) return facts;
    const counting = factorsOf(facts, options);
    const shift = shiftOf(counting);
    const factors = counting.map(f => ({ rule: f.rule, shift: f.shift }));
    return { result: { factors, shift, column: columnOf(shift) }, because: counting.map(f => f.cited) };
  }),

  engagement: question('How does an engagement end?', situation, (given, options) => {
    const found = prepared(given, options);
    return isRefusal(found) ? found : strike(found, options);
  }),

  'results-table': question(
    'What does the results table say?',
    object({ type: oneOf(ENGAGEMENT_TYPES), column: whole(Number.MIN_SAFE_INTEGER) }),
    ({ type, column }, options) => readTable(type, column, options),
  ),

  'apply-result': question(
    'What does a result do to a stand?',
    object({ stand: standSchema, code: oneOf(CODES), room: distance.nullable().default(null) }),
    ({ code, room, ...given }, options) => {
      const stand = legalStand(given.stand, 'given.stand', options);
      if (isRefusal(stand)) return stand;
      const because: Citation[] = [];
      return { result: applyCode(stand, code, room, options, because), because };
    },
  ),

  recovery: question(
    'Does a stand recover?',
    object({ state: oneOf(STATES), rested: flag }),
    ({ state, rested }, options) => recovered(state, rested, options),
  ),
};
