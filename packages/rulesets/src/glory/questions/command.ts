import type { AnyQuestion } from '@umpire/engine';
import { NEIGHBOUR_ACTIONS } from '../pieces.js';
import { activationPoints, describeCost } from '../rules/command.js';
import { initiative, initiativeRefusal } from '../rules/initiative.js';
import { firstRefusal } from '../rules/troops.js';
import { distance, flag, list, object, oneOf, question, thrownFor, whole } from './fields.js';
import { troop } from './troop.js';

const neighbour = oneOf(NEIGHBOUR_ACTIONS).nullable().default(null);

export const COMMAND_QUESTIONS: Record<string, AnyQuestion> = {
  'activation-points': thrownFor(
    'How many activation points are there this turn?',
    object({ base: whole(0) }),
    ['die'],
    ({ base }) => activationPoints(base),
  ),

  'activation-cost': question(
    'What does it cost to activate it?',
    object({
      troops: list(troop, 1),
      distance: distance.default(0),
      lineOfSight: flag.default(true),
      crossing: flag.default(false),
      detachment: flag.default(false),
    }),
    (given, options) => firstRefusal(given.troops) ?? describeCost(given, options),
  ),

  initiative: thrownFor(
    'What does it do by itself?',
    object({ troops: list(troop, 1), right: neighbour, left: neighbour }),
    ['die', 'score'],
    (given, options) => firstRefusal(given.troops) ?? initiativeRefusal(given.troops) ?? initiative(given, options),
  ),
};
