import { armyQuestions } from './army.js';
import type { QuestionBook } from './book.js';
import { askedEngagements } from './engagement.js';
import { movementQuestions } from './movement.js';
import { sightQuestions } from './sight.js';
import { askedStands } from './stand.js';
import { supportQuestions } from './support.js';
import { terrainQuestions } from './terrain.js';
import { timeQuestions } from './time.js';

/** The questions of section 7.4 that the books of this family share, and what their own ones are made of. */
export function mbtQuestions(book: QuestionBook) {
  const stands = askedStands(book);
  const engagements = askedEngagements(book, stands);
  return {
    stands,
    engagements,
    SHARED: {
      ...armyQuestions(book, stands),
      ...terrainQuestions(book),
      ...movementQuestions(book, stands),
      ...sightQuestions(book),
      ...timeQuestions(book),
      ...supportQuestions(book, stands),
      ...engagements.questions,
    },
  };
}
