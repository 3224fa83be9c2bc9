import { isRefusal, malformed, type Options, type Refusal } from '@umpire/engine';
import type { z } from 'zod';
import type { Draft } from '../../book/draft.js';
import { flag, number, object, oneOf } from '../../book/fields.js';
import type { StandFacts } from '../pieces.js';
import type { QuestionBook } from './book.js';
import { distance } from './fields.js';

export type AskedStands = ReturnType<typeof askedStands>;
export type GivenStand = z.infer<AskedStands['standSchema']>;

/** Stands as they are asked about: 7.2. */
export function askedStands(book: QuestionBook) {
  const { DISTANCES } = book;
  const { standRefusal } = book.army;
  const { ALIASES, STAND_FIELDS, STATES, ownFacts } = book.asked;
  const { deploys } = book.setup;
  const { GRADES, MODES, ORDINARY, POSTURES, STEADY, SUB_CLASSES, classOf, defaultMode, defaultPosture } = book.words;
  const { isFlight, isUnit } = book.words;

  /** 7.2, in its order. Most defaults hang on the class, so they are filled in by `standOf`. */
  const standFields = {
    subClass: oneOf(SUB_CLASSES),
    posture: oneOf([...POSTURES, ...Object.keys(ALIASES)]).optional(),
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
    ...(STAND_FIELDS as object),
    base: number.positive({ error: 'is the side of a base in inches, above 0' }).optional(),
    jungleTrained: flag.optional(),
  };
  const standSchema = object(standFields);

  /** The facts of a stand, every default filled in; refused where a field is missing or out of place for its class. */
  function standOf(given: z.infer<typeof standSchema>, path: string, options: Options): Refusal | StandFacts {
    const { subClass } = given;
    const of = classOf(subClass);
    const named = given.posture ?? defaultPosture(of);
    if (!named) return malformed(`${path}.posture`, `is needed: ${of} names its posture`);
    const posture = ALIASES[named] ?? named;
    const builtUp = given.builtUp ?? false;
    const facts: Draft<StandFacts> = {
      subClass,
      class: of,
      posture,
      mode: given.mode ?? defaultMode(of),
      grade: given.grade ?? ORDINARY.grade,
      state: given.state ?? STEADY,
      going: isUnit({ class: of }) ? (given.going ?? (builtUp ? 'bad' : 'good')) : 'good',
      builtUp,
      onTable: given.onTable ?? (isFlight({ class: of }) || deploys({ class: of, posture }, options) === 'table'),
      hasEngaged: given.hasEngaged ?? false,
      engagedLastRound: given.engagedLastRound ?? false,
      groupFragile: given.groupFragile ?? false,
      outOfCommand: given.outOfCommand ?? false,
      infantryWithin: given.infantryWithin ?? null,
      coverWithin: null,
      base: given.base ?? DISTANCES.base,
      jungleTrained: given.jungleTrained ?? false,
    };
    return ownFacts(given, facts, path) ?? facts;
  }

  /** The facts of a stand that may be what it says. */
  function legalStand(given: z.infer<typeof standSchema>, path: string, options: Options): Refusal | StandFacts {
    const stand = standOf(given, path, options);
    return isRefusal(stand) ? stand : (standRefusal(stand, options) ?? stand);
  }

  /** A unit, where the question is about units only. */
  function legalUnit(given: z.infer<typeof standSchema>, path: string, options: Options): Refusal | StandFacts {
    if (!isUnit({ class: classOf(given.subClass) }))
      return malformed(`${path}.subClass`, 'is a sub-class of INFANTRY or ARMOUR');
    return legalStand(given, path, options);
  }

  return { standFields, standSchema, standOf, legalStand, legalUnit };
}
