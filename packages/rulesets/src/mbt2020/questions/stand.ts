import { isRefusal, malformed, type Options, type Refusal } from '@umpire/engine';
import type { z } from 'zod';
import { flag, number, object, oneOf } from '../../common/book/fields.js';
import {
  classOf,
  defaultMode,
  defaultPosture,
  GRADES,
  isUnit,
  MODES,
  POSTURES,
  STATES,
  type StandFacts,
  SUB_CLASSES,
} from '../pieces.js';
import { deploys } from '../rules/readings.js';
import { RULES } from '../rules.js';
import { DISTANCES } from '../tables/distances.js';
import { distance } from './fields.js';

const { standRefusal } = RULES.army;

/** 7.2, in its order. Most defaults hang on the class, so they are filled in by `standOf`. */
export const standFields = {
  subClass: oneOf(SUB_CLASSES),
  posture: oneOf(POSTURES).optional(),
  mode: oneOf(MODES).optional(),
  grade: oneOf(GRADES).optional(),
  state: oneOf(STATES).optional(),
  going: oneOf(['good', 'bad']).optional(),
  builtUp: flag.optional(),
  onTable: flag.optional(),
  hasEngaged: flag.optional(),
  engagedLastRound: flag.optional(),
  groupFragile: flag.optional(),
  outOfCommand: flag.optional(),
  infantryWithin: distance.nullable().optional(),
  helicopter: flag.optional(),
  ecmWithin: distance.nullable().optional(),
  base: number.positive({ error: 'is the side of a base in inches, above 0' }).optional(),
  jungleTrained: flag.optional(),
};
export const standSchema = object(standFields);
export type GivenStand = z.infer<typeof standSchema>;

/** The facts of a stand, every default filled in; refused where a field is missing or out of place for its class. */
export function standOf(given: GivenStand, path: string, options: Options): Refusal | StandFacts {
  const { subClass } = given;
  const of = classOf(subClass);
  const posture = given.posture ?? defaultPosture(of);
  if (!posture) return malformed(`${path}.posture`, `is needed: ${of} names its posture`);
  if (given.helicopter !== undefined && of !== 'AIRCRAFT')
    return malformed(`${path}.helicopter`, 'is a mark of AIRCRAFT only');
  const builtUp = given.builtUp ?? false;
  const ground = isUnit({ class: of });
  return {
    subClass,
    class: of,
    posture,
    mode: given.mode ?? defaultMode(of),
    grade: given.grade ?? 'GRADEn',
    state: given.state ?? 'steady',
    going: ground ? (given.going ?? (builtUp ? 'bad' : 'good')) : 'good',
    builtUp,
    onTable: given.onTable ?? (of === 'AIRCRAFT' || deploys({ class: of, posture }, options) === 'table'),
    hasEngaged: given.hasEngaged ?? false,
    engagedLastRound: given.engagedLastRound ?? false,
    groupFragile: given.groupFragile ?? false,
    outOfCommand: given.outOfCommand ?? false,
    infantryWithin: given.infantryWithin ?? null,
    helicopter: given.helicopter ?? false,
    coverWithin: given.ecmWithin ?? null,
    base: given.base ?? DISTANCES.base,
    jungleTrained: given.jungleTrained ?? false,
  };
}

/** The facts of a stand that may be what it says. */
export function legalStand(given: GivenStand, path: string, options: Options): Refusal | StandFacts {
  const stand = standOf(given, path, options);
  return isRefusal(stand) ? stand : (standRefusal(stand, options) ?? stand);
}

/** A unit, where the question is about units only. */
export function legalUnit(given: GivenStand, path: string, options: Options): Refusal | StandFacts {
  if (!isUnit({ class: classOf(given.subClass) }))
    return malformed(`${path}.subClass`, 'is a sub-class of INFANTRY or ARMOUR');
  return legalStand(given, path, options);
}
