import { type AnyQuestion, isRefusal, malformed } from '@umpire/engine';
import { DEFENCES, QUALITIES, STRIKES, TROOPS, UNIT_TYPES } from '../pieces.js';
import { airCombat, airSuperiority, interception, readyAirCombat, UNCHALLENGED } from '../rules/air.js';
import { countedGroundToAir, groundToAir, readyWave } from '../rules/air-defence.js';
import { airlift, assetReady, shuttleTransit } from '../rules/assets.js';
import { orbatCheck, surprise, unitType, victory } from '../rules/forces.js';
import { ENEMY_AIR, PLANES } from '../tables/air.js';
import { ASSETS, CARGOES, CARRIERS } from '../tables/assets.js';
import { SURPRISES } from '../tables/scoring.js';
import { asking } from './asking.js';
import {
  amount,
  cm,
  list,
  metres,
  no,
  object,
  oneOf,
  question,
  sides,
  state,
  varyingQuestion,
  whole,
  yes,
} from './fields.js';

const flight = object({
  units: whole(1).default(1),
  kind: oneOf(PLANES).default('air'),
  pilots: oneOf(QUALITIES).default('average'),
  munitionsShort: no,
});
const defender = object({
  type: oneOf(DEFENCES),
  rangeMetres: metres,
  state,
  underCloud: no,
  marine: no,
  engagedEcm: no,
});
const BOTH = ['a', 'b'] as const;

export const AIR_QUESTIONS: Record<string, AnyQuestion> = {
  'ground-to-air': varyingQuestion(
    'What does fire from the ground do to a wave of AIR?',
    object({ strike: oneOf(STRIKES), defenders: list(defender, 1), ecm: no }),
    (given, options, counting) => {
      const ready = readyWave(given, options);
      if (isRefusal(ready)) return ready;
      return counting ? countedGroundToAir(ready, options) : groundToAir(ready, options);
    },
  ),

  'air-combat': question(
    'Who wins in the air?',
    object({ a: flight, b: flight }),
    asking(({ a, b }, options) => readyAirCombat(a, b, options), airCombat),
  ),

  'air-superiority': question(
    'Who holds the air?',
    object({ inAirSp: sides(whole(0)), totalSp: sides(whole(0)) }),
    ({ inAirSp, totalSp }) => {
      const short = BOTH.find(side => totalSp[side] < inAirSp[side]);
      return short
        ? malformed(`given.totalSp.${short}`, 'is no less than what is in the air')
        : airSuperiority(inAirSp, totalSp);
    },
  ),

  interception: question(
    'Is the mission intercepted?',
    object({ enemyAir: oneOf(ENEMY_AIR), enemySpySat: no }),
    (given, options) => (given.enemyAir === 'none' ? UNCHALLENGED : interception(given, options)),
  ),

  airlift: question(
    'May it be lifted?',
    object({
      carrier: oneOf(CARRIERS),
      cargo: object({ kind: oneOf(CARGOES), count: whole(1).default(1), withVehicles: no }),
    }),
    given => airlift(given),
  ),

  'shuttle-transit': question(
    'How long does a shuttle take?',
    object({ orbit: oneOf(['geostationary', 'low']), lowOrbitMinutes: whole(1).optional() }),
    ({ orbit, lowOrbitMinutes }) => {
      if (orbit === 'geostationary') return shuttleTransit(null);
      return lowOrbitMinutes === undefined
        ? malformed('given.lowOrbitMinutes', 'is needed: the scenario gives it')
        : shuttleTransit(lowOrbitMinutes);
    },
  ),

  'asset-ready': question(
    'Is the asset ready?',
    object({ asset: oneOf(ASSETS), elapsedMinutes: amount, damagedToday: no }),
    ({ asset, elapsedMinutes, damagedToday }) => assetReady(asset, elapsedMinutes, damagedToday),
  ),
};

export const FORCE_QUESTIONS: Record<string, AnyQuestion> = {
  surprise: question(
    'Is it a surprise?',
    object({ event: oneOf(SURPRISES), distanceCm: cm.default(0), firstTime: yes }),
    ({ event, distanceCm, firstTime }) => surprise(event, distanceCm, firstTime),
  ),

  'unit-type': question('What is this base?', object({ type: oneOf(UNIT_TYPES) }), ({ type }) => unitType(type)),

  'orbat-check': question(
    'May a company be made so?',
    object({ troop: oneOf(TROOPS), units: list(oneOf(UNIT_TYPES), 1) }),
    ({ troop, units }) => orbatCheck(troop, units),
  ),

  victory: question(
    'Who has won?',
    object({
      objectives: list(object({ value: whole(0), holder: oneOf(['a', 'b', 'none']) })),
      startSp: sides(whole(1)),
      lostSp: sides(whole(0)),
      leftTableSp: sides(whole(0).default(0)).prefault({}),
    }),
    given => {
      const over = BOTH.find(side => given.lostSp[side] + given.leftTableSp[side] > given.startSp[side]);
      return over ? malformed(`given.lostSp.${over}`, 'and what left are no more than there was') : victory(given);
    },
  ),
};
