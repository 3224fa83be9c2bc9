import {
  type AnyQuestion,
  type Finding,
  inParts,
  isRefusal,
  lumping,
  malformed,
  type Options,
  type Procedure,
  type Refusal,
} from '@umpire/engine';
import type { z } from 'zod';
import { ARCS, CLASSES, COVERS, FIRE_OPTIONS, GRADES, GROUP_KINDS, LIGHTS, RESULTS, WEAPONS } from '../pieces.js';
import { byHoldsFire, type Conduct, engage, type ReadyEngagement, readyEngagement } from '../rules/engagement.js';
import { applyResult, pinAfterTurn } from '../rules/results.js';
import { initiative, readyContest, readyShot, resultOf, scoreRequired, shot } from '../rules/shooting.js';
import { type EngagementFacts, isCalled, NEEDS_NO_RANGE, weaponAgainst } from '../tables/engagement.js';
import { STAND_KINDS } from '../tables/results.js';
import { flag, list, metres, no, numbered, object, once, oneOf, question, varyingQuestion, whole } from './fields.js';

const grade = oneOf(GRADES);
const weapon = oneOf(WEAPONS);
const target = oneOf(CLASSES);
const markers = whole(0).default(0);
const yes = flag.default(true);

const contestant = object({
  grade,
  detected: flag,
  suppression: markers,
  fireMarker: no,
  canAffect: yes,
  able: yes,
});

/** From `option` on, the fields of `score-required`. */
const aim = {
  option: numbered(FIRE_OPTIONS).nullable().default(null),
  cover: oneOf(COVERS).default('none'),
  shooterPinned: no,
  shooterRepulsed: no,
  arc: oneOf(ARCS).default('front'),
  targetGun: no,
  skirts: no,
};

const stand = object({
  weapon,
  class: target,
  grade,
  aaa: no,
  lightMortars: no,
  lateBritish: no,
  skirts: no,
  transportAircraft: no,
  radar: no,
  offTable: no,
  moved: no,
  cover: oneOf(COVERS).default('none'),
  fireMarker: no,
  pinned: no,
  repulsed: no,
  suppression: markers,
  arc: oneOf(ARCS).default('front'),
  canBear: yes,
  illuminated: no,
  static: no,
  bussed: no,
  groupFailed: no,
  holdsFire: no,
});
const engagement = object({
  shooter: stand,
  target: stand,
  range: metres.optional(),
  option: numbered(FIRE_OPTIONS).default(2),
  visible: yes,
  targetSees: flag.optional(),
  light: oneOf(LIGHTS).default('day'),
  awc: no,
  call: object({ group: oneOf(GROUP_KINDS), distance: metres }).optional(),
});
export type GivenEngagement = z.infer<typeof engagement>;

function engagementOf(given: GivenEngagement, options: Options): Refusal | EngagementFacts {
  const used = weaponAgainst(given.shooter, given.target);
  if (given.range === undefined && !NEEDS_NO_RANGE.includes(used))
    return malformed('given.range', 'is needed: edge to edge, in metres');
  if (given.call === undefined && isCalled(used, options))
    return malformed('given.call', 'is needed: this fire is called');
  return { ...given, targetSees: given.targetSees ?? given.visible };
}
export const readied = once((given: GivenEngagement, options: Options) => {
  const facts = engagementOf(given, options);
  if (isRefusal(facts)) return facts;
  const ready = readyEngagement(facts, options);
  return isRefusal(ready) ? ready : { ready, lump: lumping() };
});
function* told(ready: ReadyEngagement, conduct: Conduct, options: Options): Procedure<Finding<unknown>> {
  const { result, because } = yield* engage(ready, options, conduct);
  const { shooterFires, targetFires, onTarget, onShooter } = result;
  return { result: { shooterFires, targetFires, onTarget, onShooter }, because };
}

const shotSchema = object({
  weapon,
  target,
  targetGrade: grade,
  range: metres.optional(),
  ...aim,
  targetSuppression: markers,
  lateBritish: no,
  lightMortars: no,
  transportAircraft: no,
  night: no,
  radar: no,
});
const aimed = once((given: z.infer<typeof shotSchema>, options: Options) => readyShot(given, options));

const contest = object({ shooter: contestant, target: contestant });
export type GivenContest = z.infer<typeof contest>;

export const COMBAT_QUESTIONS: Record<string, AnyQuestion> = {
  initiative: question('Who may shoot?', contest, (given, options) => initiative(readyContest(given, options))),

  'score-required': question('What score does it need?', object({ weapon, target, ...aim }), (given, options) =>
    scoreRequired(given, options),
  ),

  'result-table': question(
    'What does this score do?',
    object({ grade, score: whole(Number.MIN_SAFE_INTEGER) }),
    given => resultOf(given.grade, given.score),
  ),

  shot: question('What does one shot do?', shotSchema, (given, options) => {
    const ready = aimed(given, options);
    return isRefusal(ready) ? ready : shot(ready, options);
  }),

  engagement: varyingQuestion('How does an engagement end?', engagement, (given, options, counting) => {
    const found = readied(given, options);
    if (isRefusal(found)) return found;
    const { ready, lump } = found;
    return told(ready, byHoldsFire(ready.facts, counting ? lump : inParts), options);
  }),

  'apply-result': question(
    'What does a result do to a stand?',
    object({
      result: oneOf(RESULTS),
      kind: oneOf(STAND_KINDS).default('ground'),
      pinned: no,
      repulsed: no,
      suppression: markers,
    }),
    (given, options) => applyResult(given, options),
  ),

  'pin-after-turn': question(
    'Is it still pinned?',
    object({ pinned: flag, results: list(oneOf([RESULTS[0], RESULTS[1], RESULTS[2]])), suppression: markers }),
    (given, options) => pinAfterTurn(given, options),
  ),
};
