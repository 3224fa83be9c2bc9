import {
  type AnyQuestion,
  type Citation,
  type Finding,
  isRefusal,
  type Options,
  type Procedure,
  rps,
} from '@umpire/engine';
import { object, oneOf, question, whole } from '../../common/book/fields.js';
import { citation } from '../../common/book/lines.js';
import { ENGAGEMENT_TYPES, type EngagementType } from '../../common/mbt/pieces.js';
import { distance } from '../../common/mbt/questions/fields.js';
import { CODES, type EngagementFacts, type StandFacts } from '../pieces.js';
import { columnOf, factorsOf, resultCodes, shiftOf } from '../rules/combat.js';
import { applyCode } from '../rules/morale.js';
import { factsOf, legalStand, situation, standSchema } from './stand.js';

const CLAMPED = citation('MBT20-R-04', 'a shift beyond the table reads its last column');

function* readTable(type: EngagementType, shift: number, options: Options): Procedure<Finding<object>> {
  const column = columnOf(shift);
  const hand = yield* rps('MBT20-DIC-03', 'a');
  const { owner, target, cited } = resultCodes(type, column, hand, options);
  return { result: { rps: hand, column, owner, target }, because: column === shift ? [cited] : [cited, CLAMPED] };
}

export const COMBAT_QUESTIONS: Record<string, AnyQuestion> = {
  'tactical-factors': question('Which tactical factors count?', situation, (given, options) => {
    const facts = factsOf(given, options);
    if (isRefusal(facts)) return facts;
    const counting = factorsOf(facts as EngagementFacts, options);
    const shift = shiftOf(counting);
    const factors = counting.map(f => ({ rule: f.rule, shift: f.shift }));
    return { result: { factors, shift, column: columnOf(shift) }, because: counting.map(f => f.cited) };
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
      return { result: applyCode(stand as StandFacts, code, room, options, because), because };
    },
  ),
};
