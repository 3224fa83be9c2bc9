import { malformed, type Options, type Refusal } from '@umpire/engine';
import type { z } from 'zod';
import type { Draft } from '../../common/book/draft.js';
import { flag } from '../../common/book/fields.js';
import { joined } from '../../common/book/parts.js';
import { distance } from '../../common/mbt/questions/fields.js';
import { mbtQuestions } from '../../common/mbt/questions/questions.js';
import { ARCS, GROUND_SUB_CLASSES, STATES, type StandFacts } from '../pieces.js';
import { airReasons, airSchedule } from '../rules/air.js';
import { arcSeen } from '../rules/arcs.js';
import { readyEngagement, strike } from '../rules/combat.js';
import { modeChange } from '../rules/mode-change.js';
import { recovered } from '../rules/morale.js';
import { mineResult } from '../rules/optional.js';
import { RULES } from '../rules.js';
import { REGIONS } from '../tables/armies.js';

/** What stands of this book alone say of themselves. */
interface OwnGiven {
  readonly helicopter?: boolean;
  readonly ecmWithin?: number | null;
}

function ownFacts(given: OwnGiven, to: Draft<StandFacts>, path: string): Refusal | undefined {
  if (given.helicopter !== undefined && to.class !== 'AIRCRAFT')
    return malformed(`${path}.helicopter`, 'is a mark of AIRCRAFT only');
  to.helicopter = given.helicopter ?? false;
  to.coverWithin = given.ecmWithin ?? null;
  return undefined;
}

const { stands, engagements, SHARED } = mbtQuestions(
  joined(RULES, {
    asked: {
      STATES,
      ARCS,
      REGIONS,
      GROUND_SUB_CLASSES,
      ALIASES: {},
      STAND_FIELDS: { helicopter: flag.optional(), ecmWithin: distance.nullable().optional() } as Record<
        string,
        z.ZodType
      >,
      ownFacts,
      ARCS_SAID: 'stands have a front, two sides and a rear',
      arcSeen,
      modeChange,
      readyEngagement,
      strike,
      recovered,
      airSchedule,
      airReasons,
      mineResult,
    },
  }),
);
export const SHARED_QUESTIONS = SHARED;
export const { legalStand, standSchema } = stands;
export const { factsOf, prepared, situation } = engagements;

/** As this book's own rules know it. */
export const standOf = (given: Parameters<typeof stands.standOf>[0], path: string, options: Options) =>
  stands.standOf(given, path, options) as Refusal | StandFacts;
