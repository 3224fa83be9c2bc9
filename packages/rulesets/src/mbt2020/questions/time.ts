import type { AnyQuestion } from '@umpire/engine';
import { object, oneOf, question, whole } from '../../common/book/fields.js';
import { SEASONS, ZONES } from '../../common/mbt/pieces.js';
import { GROUND } from '../ground.js';

const { adverseWeather, hour, lightOfTurn, season } = GROUND;

const seasonField = oneOf(SEASONS);

export const TIME_QUESTIONS: Record<string, AnyQuestion> = {
  season: question('Which season is it?', object({}), () => season()),

  hour: question('Which hour is it?', object({ season: seasonField }), given => hour(given.season)),

  light: question(
    'How light is it in a turn?',
    object({ season: seasonField, hour24: whole(0, 23), turn: whole(1).default(1) }),
    (given, options) => lightOfTurn(given.season, given.hour24, given.turn, options),
  ),

  'adverse-weather': question('Is the weather adverse?', object({ season: seasonField, zone: oneOf(ZONES) }), given =>
    adverseWeather(given.season, given.zone),
  ),
};
