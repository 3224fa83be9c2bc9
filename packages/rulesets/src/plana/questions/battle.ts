import { type AnyQuestion, malformed } from '@umpire/engine';
import { text } from '../../common/book/fields.js';
import { ASSAULT_KINDS, MOVE_CLASSES, MOVE_MODES, PS_ROWS, STATES, TERRAINS } from '../pieces.js';
import { closeAssault, readyAssault } from '../rules/assault.js';
import { commanderUnderFire, leadership, mayStepIn, stepsIn } from '../rules/leadership.js';
import {
  bitterPrisoners,
  demoralised,
  isBitter,
  morale,
  moraleTrigger,
  prisonersTaken,
  rally,
  readyMorale,
  readyRally,
  recovery,
  recoveryOf,
} from '../rules/morale.js';
import { assaultTiming, movement } from '../rules/movement.js';
import { digIn, engineering } from '../rules/works.js';
import { GRADES, TESTED } from '../tables/morale.js';
import { DIGGERS, TASKS, WORKS } from '../tables/works.js';
import { asking } from './asking.js';
import {
  amount,
  cm,
  dug,
  list,
  metres,
  no,
  object,
  oneOf,
  positive,
  quality,
  question,
  score,
  state,
  whole,
  yes,
} from './fields.js';

const commander = score.nullable().default(null);
const leads = score.default(0);
const troop = oneOf(TESTED).default('normal');

const unit = object({
  id: text.optional(),
  kind: oneOf(ASSAULT_KINDS),
  sp: whole(1),
  state,
  dug,
  nonTactical: no,
  specialist: no,
  shaken: no,
});
const party = { leadership: leads, commander, units: list(unit, 1), surprised: no };

const moraleSchema = object({
  troop,
  fullSp: whole(1),
  sp: whole(1),
  leadership: leads,
  commander,
  quality,
  dugIn: no,
  inCover: no,
  onCapturedObjective: no,
  shaken: no,
  suppressed: no,
});

export const BATTLE_QUESTIONS: Record<string, AnyQuestion> = {
  movement: question(
    'How far does it get?',
    object({
      moveClass: oneOf(MOVE_CLASSES),
      path: list(object({ terrain: oneOf(TERRAINS), cm: positive, road: no }), 1),
      mode: oneOf(MOVE_MODES).default('tactical'),
      psRow: oneOf(PS_ROWS).optional(),
      state,
      quality,
      advance: yes,
      demoralised: no,
    }),
    (given, options) =>
      given.psRow === undefined && given.state !== 'ok'
        ? malformed('given.psRow', 'is needed: what kind of troops move')
        : movement(given, options),
  ),

  'dig-in': question(
    'How long does digging in take?',
    object({
      work: oneOf(WORKS),
      by: oneOf(DIGGERS).default('troops'),
      pinnedTurns: whole(0).default(0),
      suppressedTurns: whole(0).default(0),
      gfOrMarine: no,
    }),
    given => digIn(given),
  ),

  'assault-timing': question(
    'Is the assault fought this turn?',
    object({ spentCm: cm, allowanceCm: positive }),
    ({ spentCm, allowanceCm }) =>
      spentCm > allowanceCm
        ? malformed('given.spentCm', 'is no more than the allowance')
        : assaultTiming(spentCm, allowanceCm),
  ),

  'close-assault': question(
    'How does a close assault end?',
    object({
      attacker: object({ ...party, flank: no }),
      defender: object({ ...party, retreatBlocked: no }),
      denselyBuiltUp: no,
      lastTurnConfused: no,
    }),
    asking(readyAssault, closeAssault),
  ),

  'morale-trigger': question(
    'Does the company test its morale?',
    object({ troop, fullSp: whole(1), beforeSp: whole(0), afterSp: whole(0), bigSurprise: no }),
    given =>
      given.afterSp > given.beforeSp ? malformed('given.afterSp', 'is no more than before') : moraleTrigger(given),
  ),

  morale: question(
    'Does the company stand?',
    moraleSchema,
    asking(
      (given, options) =>
        given.sp > given.fullSp ? malformed('given.sp', 'is no more than the full SP') : readyMorale(given, options),
      morale,
    ),
  ),

  demoralised: question(
    'What becomes of a demoralised unit?',
    object({
      troop: oneOf(['armoured', 'foot']),
      enemyMetres: metres.nullable().default(null),
      retreatPossible: yes,
      leadership: leads,
    }),
    (given, options) => demoralised(given, options),
  ),

  recovery: question(
    'When does demoralised armour recover?',
    object({ umpireHours: amount.nullable().default(null) }),
    ({ umpireHours }) => (umpireHours === null ? recovery() : recoveryOf(umpireHours)),
  ),

  rally: question(
    'Does it rally?',
    object({
      state: oneOf(STATES),
      rallyScore: whole(1).optional(),
      grade: oneOf(GRADES).optional(),
      quality,
      gfOrMarine: no,
      leadership: leads,
      commander,
      underFire: no,
      demoralised: no,
    }),
    asking(readyRally, rally),
  ),

  leadership: question('How well is it led?', object({ gfOrMarine: no }), ({ gfOrMarine }) => leadership(gfOrMarine)),

  commander: question(
    'What of the commander?',
    object({
      event: oneOf(['intervene', 'under-fire']),
      leadership: leads,
      playedByPlayer: yes,
      companyLeadership: leads,
    }),
    (given, options) => {
      if (given.event === 'under-fire') return commanderUnderFire();
      return given.playedByPlayer ? stepsIn(given, options) : mayStepIn(given, options);
    },
  ),

  engineering: question(
    'How long do engineers take?',
    object({ task: oneOf(TASKS), underFire: no, lostTurns: whole(0).default(0) }),
    ({ task, underFire, lostTurns }) => engineering(task, underFire, lostTurns),
  ),

  prisoners: question(
    'Is the surrender accepted?',
    object({
      capturedSp: whole(1),
      forceBefore: whole(1),
      forceAfter: whole(0),
      scenario: oneOf(['normal', 'always', 'never']).default('normal'),
    }),
    given => {
      if (given.forceAfter > given.forceBefore) return malformed('given.forceAfter', 'is no more than it was before');
      return isBitter(given) ? bitterPrisoners(given) : prisonersTaken(given, given.scenario !== 'never', false);
    },
  ),
};
