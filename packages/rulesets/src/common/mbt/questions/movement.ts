import { type AnyQuestion, isRefusal, malformed } from '@umpire/engine';
import { flag, list, number, object, oneOf, question, whole } from '../../book/fields.js';
import { citation } from '../../book/lines.js';
import { LIGHTS, MOVE_KINDS, TERRAINS, ZONES } from '../pieces.js';
import type { QuestionBook } from './book.js';
import { distance } from './fields.js';
import type { AskedStands } from './stand.js';

/** Going, moves, command and deployment. */
export function movementQuestions(book: QuestionBook, stands: AskedStands): Record<string, AnyQuestion> {
  const { DISTANCES, idOf, ruleFor } = book;
  const { GROUND_SUB_CLASSES } = book.asked;
  const { legalStand, standSchema } = stands;
  const { commandRadius } = book.command;
  const { allowanceOf, checkMove, goingOf, groundRefusal, held } = book.moving;
  const { deployment, fakesAllowed, revealFinding } = book.setup;

  const ground = {
    terrain: oneOf(TERRAINS),
    road: flag.default(false),
    bridge: flag.default(false),
    jungle: flag.default(false),
  };
  const zone = oneOf(ZONES).default('Temperate');
  const light = oneOf(LIGHTS).default('day');
  const mover = {
    stand: standSchema,
    revealed: flag.default(true),
    kind: oneOf(MOVE_KINDS).default('tactical'),
  };
  const leg = object({
    distance: number.positive({ error: 'is a distance in inches, above 0' }),
    ...ground,
    terrain: ground.terrain.default('O'),
  });

  const RADIUS = citation(idOf('ORG-07'), `a stand on the table keeps within ${DISTANCES.toBghq}" of its BGHQ`);
  const ITS_STANDS = citation(ruleFor.bghqStays, `the BGHQ keeps within ${DISTANCES.toBghq}" of its stands`);
  const FAKES = citation(idOf('OPT-01'), 'three blanks in ten may be fakes');

  const questions: Record<string, AnyQuestion> = {
    going: question(
      'How is the going?',
      object({ subClass: oneOf(GROUND_SUB_CLASSES), ...ground, jungleTrained: flag.default(false), zone, light }),
      (given, options) => {
        const refused = groundRefusal(given);
        if (refused) return refused;
        const { going, because } = goingOf(given, options);
        return { result: { going }, because };
      },
    ),

    'movement-allowance': question(
      'How far may a stand go?',
      object({ ...mover, going: oneOf(['good', 'bad']).default('good') }),
      ({ revealed, kind, going, ...given }, options) => {
        const stand = legalStand(given.stand, 'given.stand', options);
        if (isRefusal(stand)) return stand;
        const allowance = allowanceOf(stand, revealed, kind, options);
        if (isRefusal(allowance)) return allowance;
        return (
          held(stand, revealed, kind, options) ?? { result: { inches: allowance[going] }, because: [allowance.cited] }
        );
      },
    ),

    move: question(
      'May this move be made?',
      object({
        ...mover,
        legs: list(leg, 1),
        zone,
        light,
        nearestOpposing: distance.nullable().default(null),
        endsCloser: flag.default(false),
      }),
      (given, options) => {
        const stand = legalStand(given.stand, 'given.stand', options);
        if (isRefusal(stand)) return stand;
        const move = checkMove({ ...given, stand }, options);
        if (isRefusal(move)) return move;
        const { distance, allowance, used, spare, because } = move;
        return { result: { distance, allowance: { good: allowance.good, bad: allowance.bad }, used, spare }, because };
      },
    ),

    'command-radius': question(
      'Does a move keep to its BGHQ?',
      object({ isBghq: flag.default(false), before: distance, after: distance }),
      ({ isBghq, before, after }) => {
        const found = commandRadius(before, after);
        if (isRefusal(found)) return isBghq ? { ...found, rule: ruleFor.bghqStays } : found;
        return { result: found, because: [isBghq ? ITS_STANDS : RADIUS] };
      },
    ),

    deployment: question(
      'May a stand be placed here?',
      object({
        stand: standSchema,
        where: oneOf(['table', 'off-table']).default('table'),
        fromBaseEdge: distance.default(0),
        nearestOpposing: distance.nullable().default(null),
      }),
      (given, options) => {
        const stand = legalStand(given.stand, 'given.stand', options);
        return isRefusal(stand) ? stand : deployment({ ...given, stand }, options);
      },
    ),

    fakes: question(
      'How many fakes may there be?',
      object({ onTableStands: whole(0), allStands: whole(0).optional() }), // only those on the table count
      ({ onTableStands }, options) => ({ result: { max: fakesAllowed(onTableStands, options) }, because: [FAKES] }),
    ),

    reveal: question(
      'Is a blank turned up?',
      object({
        trigger: oneOf(['rec', 'engages', 'nominated']),
        distance: distance.optional(),
        fake: flag.default(false),
      }),
      ({ trigger, distance, fake }, options) => {
        if (trigger !== 'rec') return revealFinding({ trigger, fake }, options);
        if (distance === undefined) return malformed('given.distance', 'is needed: the distance to the REC stand');
        return revealFinding({ trigger, distance, fake }, options);
      },
    ),
  };

  return questions;
}
