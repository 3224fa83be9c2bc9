import { type AnyQuestion, inParts, lumping, malformed } from '@umpire/engine';
import { DOCTRINES, GRADES, GROUP_KINDS, NATIONS, ORGANISATIONS, PERIODS, TROOPS, UNITS } from '../pieces.js';
import { airAction } from '../rules/air.js';
import { armyCheck } from '../rules/army.js';
import { groupMorale } from '../rules/morale.js';
import { recover } from '../rules/results.js';
import { describeUnit, grading, price } from '../rules/units.js';
import { type SideFacts, victory } from '../rules/victory.js';
import { AIR_ACTIONS, AIR_TYPES } from '../tables/air.js';
import { ARMY_FIGURES } from '../tables/army.js';
import { list, metres, no, object, once, oneOf, question, text, whole } from './fields.js';

const grade = oneOf(GRADES);
const unit = oneOf(UNITS);
const nation = oneOf(NATIONS);
const count = whole(0).default(0);
const side = object({ groups: whole(1), failed: whole(0) });
const overFailed = ({ groups, failed }: SideFacts): boolean => failed > groups;

/** More than any stand has ever had: the dice of more could not be counted exactly. */
const MOST_MARKERS = 18;

const lumped = once(() => lumping());

const listed = object({
  unit,
  grade,
  count: whole(1).default(1),
  hq: no,
  lightMortars: no,
  aaa: no,
  dugIn: no,
  skirts: no,
  lateBritish: no,
  radar: no,
  jungleTrained: no,
});
const group = object({
  stands: list(listed, 1),
  name: text.default('group'),
  radio: no,
  doctrine: oneOf(DOCTRINES).default('normal'),
  extraHq: no,
});
const army = object({
  nation,
  groups: list(group, 1),
  period: oneOf(PERIODS).default('early'),
  year: whole(Number.MIN_SAFE_INTEGER).optional(),
  pointsLimit: metres.optional(),
  attackDefence: no,
  obstacles: count,
  opponent: object({ nation, aircraft: whole(0) }).optional(),
  fantasy: object({ organisedAs: oneOf(ORGANISATIONS), supplier: nation, allyOf: nation, location: text }).optional(),
});

export const ARMY_QUESTIONS: Record<string, AnyQuestion> = {
  recover: question(
    'Does it recover?',
    object({ grade, repulsed: no, suppression: whole(0, MOST_MARKERS).default(0) }),
    (given, options, counting) => recover(given, options, counting ? lumped(given, options) : inParts),
  ),

  'group-morale': question(
    'Does the battle group hold?',
    object({ grades: list(grade, 1), pinned: count, repulsed: count, destroyed: count, alreadyFailed: no }),
    (given, options) =>
      given.pinned + given.repulsed + given.destroyed > ARMY_FIGURES.stands
        ? malformed('given.destroyed', `a battle group has ${ARMY_FIGURES.stands} stands`)
        : groupMorale(given, options),
  ),

  victory: question('Who has won?', object({ a: side, b: side }), given => {
    if (overFailed(given.a)) return malformed('given.a.failed', 'is no more than its battle groups');
    if (overFailed(given.b)) return malformed('given.b.failed', 'is no more than its battle groups');
    return victory(given);
  }),

  'air-action': question(
    'May it fly, and what then?',
    object({
      type: oneOf(AIR_TYPES),
      action: oneOf(AIR_ACTIONS),
      cp: whole(0),
      group: oneOf(GROUP_KINDS).default('mixed'),
      distance: metres.default(0),
      attacksMade: count,
      repulsed: no,
      targetStatic: no,
    }),
    (given, options) => airAction(given, options),
  ),

  grading: question('What grade are they?', object({ troops: oneOf(TROOPS) }), (given, options) =>
    grading(given.troops, options),
  ),

  unit: question('What is this unit?', object({ unit }), (given, options) => describeUnit(given.unit, options)),

  points: question(
    'What does it cost?',
    object({ unit, grade, lightMortars: no, aaa: no, dugIn: no, count: whole(1).default(1) }),
    (given, options) => price(given, options),
  ),

  'army-check': question('Is this army legal?', army, (given, options) => armyCheck(given, options)),
};
