import { type AnyQuestion, malformed } from '@umpire/engine';
import { GROUP_KINDS, OBSTACLES, SEASONS, TREADS, ZONES } from '../pieces.js';
import { lightOfTurn, timeOfDay, weather } from '../rules/light.js';
import { areaRefusal, areaShoot, obstacle } from '../rules/optional.js';
import { isCalled } from '../tables/engagement.js';
import { AREA_EFFECTS, AREA_FIRERS } from '../tables/support.js';
import { flag, metres, no, object, oneOf, question, whole } from './fields.js';

const season = oneOf(SEASONS);
const count = whole(0).default(0);

export const OPTIONAL_QUESTIONS: Record<string, AnyQuestion> = {
  obstacle: question(
    'Does it cross the obstacle?',
    object({ kind: oneOf(OBSTACLES), tread: oneOf(TREADS), towing: no, suppression: count }),
    (given, options) => obstacle(given, options),
  ),

  'area-shoot': question(
    'Can smoke or light be fired?',
    object({
      effect: oneOf(AREA_EFFECTS),
      firer: oneOf(AREA_FIRERS),
      range: metres.optional(),
      visible: flag.default(true),
      call: object({ group: oneOf(GROUP_KINDS), distance: metres, lateBritish: no }).optional(),
      turnsUsed: count,
      attackDefence: no,
      awc: no,
    }),
    (given, options) => {
      const called = given.firer === 'artillery' || isCalled('Ms', options);
      if (given.firer === 'mortars' && given.range === undefined)
        return malformed('given.range', 'is needed: from the mortars to the place, in metres');
      if (called && !given.call) return malformed('given.call', 'is needed: it is placed by a call');
      const facts = { ...given, call: called ? given.call! : null };
      return areaRefusal(facts) ?? areaShoot(facts, options);
    },
  ),

  'time-of-day': question(
    'At what hour is the battle fought?',
    object({ season: season.optional() }).prefault({}),
    given => timeOfDay(given.season),
  ),

  'light-at': question(
    'What light is there?',
    object({ season, minutes: whole(0, 1439), turnsPlayed: count }),
    (given, options) => lightOfTurn(given.season, given.minutes, given.turnsPlayed, options),
  ),

  weather: question('How is the weather?', object({ season, zone: oneOf(ZONES) }), given =>
    weather(given.season, given.zone),
  ),
};
