import type { AnyQuestion } from '@umpire/engine';
import { object, oneOf, question, whole } from '../../book/fields.js';
import { SEASONS, ZONES } from '../pieces.js';
import type { QuestionBook } from './book.js';

/** Season, hour, light and weather. */
export function timeQuestions(book: QuestionBook): Record<string, AnyQuestion> {
  const { adverseWeather, hour, lightOfTurn, season } = book;

  const seasonField = oneOf(SEASONS);

  const questions: Record<string, AnyQuestion> = {
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

  return questions;
}
