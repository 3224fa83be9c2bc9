import { malformed, type Refusal } from '@umpire/engine';
import type { z } from 'zod';
import type { Draft } from '../../common/book/draft.js';
import { oneOf } from '../../common/book/fields.js';
import { joined } from '../../common/book/parts.js';
import { mbtQuestions } from '../../common/mbt/questions/questions.js';
import {
  ALTITUDES,
  type Altitude,
  ARCS,
  defaultAltitude,
  GROUND_SUB_CLASSES,
  STATES,
  type StandFacts,
} from '../pieces.js';
import { airReasons, airSchedule } from '../rules/air.js';
import { arcSeen } from '../rules/arcs.js';
import { readyEngagement, strike } from '../rules/combat.js';
import { modeChange } from '../rules/mode-change.js';
import { recovered } from '../rules/morale.js';
import { mineResult } from '../rules/optional.js';
import { RULES } from '../rules.js';
import { REGIONS } from '../tables/nations.js';

function ownFacts(given: { readonly altitude?: Altitude }, to: Draft<StandFacts>, path: string): Refusal | undefined {
  if (given.altitude !== undefined && to.class !== 'AIRCRAFT')
    return malformed(`${path}.altitude`, 'is asked of AIRCRAFT only');
  to.altitude = given.altitude ?? defaultAltitude(to);
  return undefined;
}

const { stands, engagements, SHARED } = mbtQuestions(
  joined(RULES, {
    asked: {
      STATES,
      ARCS,
      REGIONS,
      GROUND_SUB_CLASSES,
      // MBT45-R-101
      ALIASES: { ADA: 'AAA' },
      STAND_FIELDS: { altitude: oneOf(ALTITUDES).optional() } as Record<string, z.ZodType>,
      ownFacts,
      ARCS_SAID: 'stands have a front and a rear',
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
export const { legalStand, standOf, standSchema } = stands;
export const { prepared, situation } = engagements;
