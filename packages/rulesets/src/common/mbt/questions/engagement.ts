import { type AnyQuestion, isRefusal, malformed, type Options, type Refusal } from '@umpire/engine';
import type { z } from 'zod';
import { flag, object, once, oneOf, question, whole } from '../../book/fields.js';
import type { ReadyEngagement } from '../book/engagements.js';
import { LIGHTS, OWNER_GROUPS } from '../pieces.js';
import type { EngagementFacts } from '../rules/engagement-facts.js';
import type { QuestionBook } from './book.js';
import { distance } from './fields.js';
import type { AskedStands } from './stand.js';

/** Engagements as they are asked about: 7.3. */
export function askedEngagements(book: QuestionBook, { standOf, standSchema }: AskedStands) {
  const { standRefusal } = book.army;
  const { ARCS, STATES, readyEngagement, recovered, strike } = book.asked;
  const { eligibility } = book.engaging;

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

  const prepared = once((given: Situation, options: Options): Refusal | ReadyEngagement => {
    const facts = factsOf(given, options);
    if (isRefusal(facts)) return facts;
    const eligible = eligibility(facts, options);
    return isRefusal(eligible) ? eligible : readyEngagement(facts, eligible, options);
  });

  const questions: Record<string, AnyQuestion> = {
    'engagement-eligibility': question('May a stand engage another?', situation, (given, options) => {
      const facts = factsOf(given, options);
      if (isRefusal(facts)) return facts;
      const found = eligibility(facts, options);
      if (isRefusal(found)) return found;
      const { because, ...result } = found;
      return { result, because };
    }),

    engagement: question('How does an engagement end?', situation, (given, options) => {
      const found = prepared(given, options);
      return isRefusal(found) ? found : strike(found, options);
    }),

    recovery: question(
      'Does a stand recover?',
      object({ state: oneOf(STATES), rested: flag }),
      ({ state, rested }, options) => recovered(state, rested, options),
    ),
  };

  return { situation, factsOf, prepared, questions };
}
