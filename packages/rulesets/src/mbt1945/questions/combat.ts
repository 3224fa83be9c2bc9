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
import { ENGAGEMENT_TYPES, type EngagementType } from '../../common/mbt/pieces.js';
import { distance } from '../../common/mbt/questions/fields.js';
import { CODES, type StandFacts } from '../pieces.js';
import type { ReadyEngagement } from '../rules/combat.js';
import { disadvantageOf } from '../rules/disadvantage.js';
import { applyResult } from '../rules/morale.js';
import { resultCodes } from '../rules/results.js';
import type { Counts } from '../tables/results.js';
import { legalStand, prepared, situation, standSchema } from './stand.js';

function* readTable(type: EngagementType, counts: Counts, options: Options): Procedure<Finding<object>> {
  const hand = yield* rps('MBT45-DIC-03', 'a');
  const { owner, target, because } = resultCodes(type, counts, hand, options);
  return { result: { rps: hand, owner, target }, because };
}

export const COMBAT_QUESTIONS: Record<string, AnyQuestion> = {
  disadvantage: question('Which causes of disadvantage count?', situation, (given, options) => {
    const found = prepared(given, options);
    if (isRefusal(found)) return found;
    const { facts, type, weight, because } = found as ReadyEngagement;
    const causes = disadvantageOf(facts, type, options);
    const [owner, target] = weight;
    return { result: { type, owner, target, ownerCauses: causes.owner, targetCauses: causes.target }, because };
  }),

  'results-table': question(
    'What do hand and causes give?',
    object({ type: oneOf(ENGAGEMENT_TYPES), ownerDisadvantage: whole(0), targetDisadvantage: whole(0) }),
    ({ type, ownerDisadvantage: owner, targetDisadvantage: target }, options) =>
      readTable(type, { owner, target }, options),
  ),

  'apply-result': question(
    'What does a result do to a stand?',
    object({ stand: standSchema, code: oneOf(CODES), room: distance.nullable().default(null) }),
    ({ code, room, ...given }, options) => {
      const stand = legalStand(given.stand, 'given.stand', options);
      if (isRefusal(stand)) return stand;
      const because: Citation[] = [];
      return { result: applyResult(stand as StandFacts, code, room, options, because), because };
    },
  ),
};
