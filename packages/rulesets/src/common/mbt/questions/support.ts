import { type AnyQuestion, isRefusal, malformed, type Options, type Refusal } from '@umpire/engine';
import type { z } from 'zod';
import { flag, object, oneOf, question, whole } from '../../book/fields.js';
import { citation } from '../../book/lines.js';
import { OBSTACLE_KINDS, TASKS } from '../book/figures.js';
import { OWNER_GROUPS } from '../pieces.js';
import type { QuestionBook } from './book.js';
import { distance } from './fields.js';
import { fieldOf } from './obstacles.js';
import type { AskedStands, GivenStand } from './stand.js';

/** Smoke, light, flights, obstacles and engineers. */
export function supportQuestions(book: QuestionBook, stands: AskedStands): Record<string, AnyQuestion> {
  const { airReasons, airSchedule } = book.asked;
  const { engineerNeeds, engineersUnused, obstacleUnused } = book.tasks;
  const { minefield, obstruction } = fieldOf(book);
  const { legalStand, legalUnit, standSchema } = stands;
  const { classOf, isFlight, isStriker } = book.words;
  const { lightFinding, smokeFinding } = book.support;

  const AT_WORK = citation(book.idOf('HSE-07'), 'engineers need whole rounds without interruption');

  const support = object({
    stand: standSchema,
    turnsUsed: whole(0).default(0),
    attackerDefender: flag.default(false),
    awc: flag.default(false),
    targetToBghq: distance.default(0),
    ownerGroup: oneOf(OWNER_GROUPS).default('mixed'),
    distance: distance.default(0),
  });

  interface GivenFlight {
    readonly stand: GivenStand;
    readonly entered: number | null;
    readonly firstAttack: number | null;
    readonly turn: number;
  }

  /** Conditions between the turns of a flight. */
  function mistimed({ stand, entered, firstAttack, turn }: GivenFlight): Refusal | undefined {
    if (!isFlight({ class: classOf(stand.subClass) }))
      return malformed('given.stand.subClass', 'is a sub-class of AIRCRAFT');
    const attackFits = entered !== null && stand.posture !== undefined && isStriker({ posture: stand.posture });
    if (firstAttack !== null && !(attackFits && firstAttack > entered && firstAttack <= turn))
      return malformed('given.firstAttack', 'is a turn of CAS, after the turn of entry and not after this turn');
    if (entered !== null && turn < entered) return malformed('given.turn', 'is not before the turn of entry');
    return undefined;
  }

  /** Smoke and light ask the same: a legal stand, then the rules. */
  const supported =
    (answer: typeof smokeFinding | typeof lightFinding) =>
    (given: z.infer<typeof support>, options: Options): ReturnType<typeof answer> => {
      const stand = legalStand(given.stand, 'given.stand', options);
      return isRefusal(stand) ? stand : answer({ ...given, stand }, options);
    };

  const questions: Record<string, AnyQuestion> = {
    smoke: question('May a stand make this smoke?', support, supported(smokeFinding)),
    illumination: question('May a stand light this zone?', support, supported(lightFinding)),

    'air-schedule': question(
      'What may a flight do this turn?',
      object({
        stand: standSchema,
        entered: whole(1).nullable().default(null),
        firstAttack: whole(1).nullable().default(null),
        turn: whole(1),
      }),
      (given, options) => {
        const wrong = mistimed(given);
        if (wrong) return wrong;
        const stand = legalStand(given.stand, 'given.stand', options);
        if (isRefusal(stand)) return stand;
        const flight = { ...given, stand, state: stand.state };
        return { result: airSchedule(flight, options), because: airReasons(flight) };
      },
    ),

    obstacle: question(
      'What does an obstacle do to a stand?',
      object({ kind: oneOf(OBSTACLE_KINDS), stand: standSchema }),
      ({ kind, ...given }, options) => {
        const stand = legalUnit(given.stand, 'given.stand', options);
        if (isRefusal(stand)) return stand;
        const unused = obstacleUnused(kind, options);
        if (unused) return unused;
        return kind === 'MNF' ? minefield(stand, options) : obstruction(stand, options);
      },
    ),

    'engineer-task': question(
      'Is an engineer task done?',
      object({ task: oneOf(TASKS), rounds: whole(0), interrupted: flag.default(false) }),
      ({ task, rounds, interrupted }, options) => {
        const refused = engineersUnused(options);
        if (refused) return refused;
        const needed = engineerNeeds(task);
        return { result: { needed, done: !interrupted && rounds >= needed }, because: [AT_WORK] };
      },
    ),
  };

  return questions;
}
