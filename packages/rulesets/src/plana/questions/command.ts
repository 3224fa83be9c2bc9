import { type AnyQuestion, malformed } from '@umpire/engine';
import { LOCATION_ROWS, OBSERVERS, POSTURES, PS_ROWS } from '../pieces.js';
import { commsCheck, countedJamming, jamming, noJammer } from '../rules/comms.js';
import { locate, readyLocation } from '../rules/location.js';
import { orderTime } from '../rules/orders.js';
import { cloud, lineOfSight, nuclear, weather } from '../rules/sight.js';
import { psEffect } from '../rules/states.js';
import { ORDER_KINDS, PURPOSES } from '../tables/orders.js';
import { CLOUD_SOURCES, WEATHER_TABLES, WINDS } from '../tables/weather.js';
import { asking } from './asking.js';
import {
  cm,
  flag,
  list,
  metres,
  no,
  object,
  oneOf,
  positive,
  quality,
  question,
  several,
  state,
  whole,
  yes,
} from './fields.js';

const end = object({ psRow: oneOf(PS_ROWS), state, demoralised: no });

const located = object({
  observer: object({
    kind: oneOf(OBSERVERS),
    quality,
    state,
    moving: no,
    spySat: no,
    airRecce: no,
    flyerRecce: no,
    demoralised: no,
  }),
  target: object({
    row: oneOf(LOCATION_ROWS),
    count: whole(1).default(1),
    posture: oneOf(POSTURES).default('open'),
    firing: no,
    firedTwice: no,
    moving: no,
    nonTactical: no,
    underCloud: no,
    quality,
  }),
  rangeMetres: metres,
  visibilityMetres: positive.default(6000),
  los: yes,
  denseCloud: no,
});

export const COMMAND_QUESTIONS: Record<string, AnyQuestion> = {
  'comms-check': question(
    'Can one talk to the other?',
    object({ sender: end, receiver: end, los: flag, enemyJamming: no, purpose: oneOf(PURPOSES).default('report') }),
    (given, options) => commsCheck(given, options),
  ),

  jamming: question(
    'Is the enemy jammed?',
    object({ jammers: several(0).default(1) }),
    ({ jammers }, options, counting) => noJammer(jammers) ?? (counting ? countedJamming : jamming)(jammers, options),
  ),

  'order-time': question(
    'How long do orders take?',
    object({
      kind: oneOf(ORDER_KINDS),
      companies: several(1).default(1),
      objectives: several(1).default(1),
      battalions: several(1).default(1),
      irregular: no,
      incompleteNet: no,
      underFire: no,
      unfamiliar: no,
      issuerSuppressed: no,
      receiverSuppressed: no,
    }),
    (given, options) => orderTime(given, options),
  ),

  locate: question('Is the target located?', located, asking(readyLocation, locate)),

  weather: question(
    'How is the weather?',
    object({ table: oneOf(WEATHER_TABLES), prevailing: oneOf(WINDS).default('E') }),
    ({ table, prevailing }) => weather(table, prevailing),
  ),

  'line-of-sight': question(
    'Is there a line of sight?',
    object({
      distanceCm: cm,
      visibilityCm: positive.default(60),
      closeCountryCm: cm.default(0),
      closeLimitCm: cm.default(3),
      observerLevel: whole(0).default(0),
      targetLevel: whole(0).default(0),
      ridges: list(object({ level: whole(0), atCm: cm })).default([]),
      slaveFire: no,
    }),
    given => {
      if (given.closeCountryCm > given.distanceCm)
        return malformed('given.closeCountryCm', 'is no more than the whole distance');
      const beyond = given.ridges.findIndex(({ atCm }) => atCm > given.distanceCm);
      if (beyond >= 0) return malformed(`given.ridges[${beyond}].atCm`, 'lies between the two');
      return lineOfSight(given);
    },
  ),

  'ps-effect': question(
    'What may pinned or suppressed troops do?',
    object({ psRow: oneOf(PS_ROWS), state: state.unwrap(), quality, dugIn: no }),
    (given, options) => psEffect(given, options),
  ),

  nuclear: question('What does a nuclear burst do?', object({ distanceMetres: metres }), ({ distanceMetres }) =>
    nuclear(distanceMetres),
  ),

  cloud: question(
    'Is the CLOUD still there?',
    object({ source: oneOf(CLOUD_SOURCES), turnsAfter: whole(0), guns: whole(1).default(4) }),
    ({ source, turnsAfter, guns }) => cloud(source, turnsAfter, guns),
  ),
};
