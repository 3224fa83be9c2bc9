import { type AnyQuestion, malformed, type Refusal } from '@umpire/engine';
import { DOCTRINES, GOINGS, GRADES, MOVE_KINDS, SPEEDS, TACTICAL_OPTIONS, TERRAINS, TREADS } from '../pieces.js';
import { bus, commandPoints, tacticalMove } from '../rules/command.js';
import { goingOf } from '../rules/going.js';
import { allowance, march, moveCheck, rateCited, repulseMove, repulseWay, retreat } from '../rules/movement.js';
import { CARRIERS, PASSENGERS } from '../tables/command.js';
import type { GoingFacts } from '../tables/going.js';
import { flag, list, metres, no, numbered, object, oneOf, place, position, question, whole } from './fields.js';

const speed = oneOf(SPEEDS);
const tread = oneOf(TREADS);
const kind = oneOf(MOVE_KINDS);
const grade = oneOf(GRADES);
/** Ground that can be crossed. */
const going = oneOf([GOINGS[0], GOINGS[1]]).default('good');
const cp = whole(0);
const count = whole(0).default(0);

const ground = { terrain: oneOf(TERRAINS), jungle: no, road: no };
function noJungle({ terrain, jungle }: Pick<GoingFacts, 'terrain' | 'jungle'>, path: string): Refusal | undefined {
  const grows = terrain === 'LFA' || terrain === 'SFH' || terrain === 'wood';
  return jungle && !grows ? malformed(path, 'only LFA, SFH and woods can be jungle') : undefined;
}
const untrained = (g: Pick<GoingFacts, 'tread' | 'jungleTrained'>): Refusal | undefined =>
  g.jungleTrained && g.tread !== 'foot'
    ? malformed('given.jungleTrained', 'only infantry on foot is jungle-trained')
    : undefined;

const leg = object({ metres, terrain: ground.terrain.default('O'), jungle: no, road: no });
const MOVED_KINDS = ['bus', 'debus'] as const;

export const MOVEMENT_QUESTIONS: Record<string, AnyQuestion> = {
  going: question(
    'What is the going?',
    object({ terrain: ground.terrain, tread, jungle: no, road: no, jungleTrained: no }),
    (given, options) => {
      const refused = noJungle(given, 'given.jungle') ?? untrained(given);
      if (refused) return refused;
      const found = goingOf(given, options);
      return { result: { going: found.going }, because: found.because };
    },
  ),

  'move-allowance': question('How far does it move?', object({ speed, kind, going }), given => ({
    result: { metres: allowance(given.speed, given.kind, given.going) },
    because: [rateCited(given.speed)],
  })),

  'move-check': question(
    'May it move so?',
    object({
      speed,
      tread,
      kind,
      legs: list(leg, 1),
      jungleTrained: no,
      pinned: no,
      repulsed: no,
      nearestEnemyStart: metres.nullable().default(null),
      nearestEnemyLeast: metres.nullable().default(null),
    }),
    (given, options) => {
      for (const [i, l] of given.legs.entries()) {
        const refused = noJungle(l, `given.legs[${i}].jungle`);
        if (refused) return refused;
      }
      return untrained(given) ?? moveCheck(given, options);
    },
  ),

  march: question(
    'May they march, and what does it cost?',
    object({
      cp,
      hqDistance: metres,
      nearestEnemy: metres.nullable().default(null),
      links: list(metres).default([]),
      byRoad: no,
      abreast: whole(1).default(1),
      groupFailed: no,
    }),
    (given, options) => march(given, options),
  ),

  'command-points': question(
    'How many command points are there?',
    object({ grades: list(grade, 1), radio: no, doctrine: oneOf(DOCTRINES).default('normal') }),
    (given, options) => commandPoints(given, options),
  ),

  'tactical-move': question(
    'May it make a tactical move?',
    object({
      grade,
      option: numbered(TACTICAL_OPTIONS),
      hqDistance: metres,
      cp,
      mobile: no,
      movesMade: count,
      cpSpentOnStand: count,
      artillery: no,
      bussed: no,
      justDebussed: no,
      offTable: no,
      groupFailed: no,
    }),
    (given, options) => tacticalMove(given, options),
  ),

  bus: question(
    'May it bus or de-bus?',
    object({
      action: oneOf(MOVED_KINDS),
      passenger: oneOf(PASSENGERS),
      transport: oneOf(CARRIERS),
      grade,
      cp,
      distance: metres.default(0),
      transportFull: no,
      hqDistance: metres.default(0),
      mobile: no,
      movesMade: count,
      cpSpentOnStand: count,
    }),
    (given, options) => bus(given, options),
  ),

  retreat: question(
    'How far does it retreat?',
    object({ speed, going, halt: no, cp: count, hqDistance: metres.default(0) }),
    (given, options) => retreat(given, options),
  ),

  'repulse-move': question(
    'Is this where a repulsed stand goes?',
    object({
      stand: position,
      to: place,
      enemies: list(position, 1),
      blocked: flag.default(false),
      coverAvailable: no,
      endsInCover: no,
    }),
    ({ stand, to, enemies, ...given }) => repulseMove({ ...given, ...repulseWay(stand, to, enemies) }),
  ),
};
