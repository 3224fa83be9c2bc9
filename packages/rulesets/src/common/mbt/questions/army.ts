import { type AnyQuestion, isRefusal } from '@umpire/engine';
import { flag, list, object, oneOf, question, text, whole } from '../../book/fields.js';
import type { ArmyStand } from '../rules/army.js';
import type { QuestionBook } from './book.js';
import type { AskedStands } from './stand.js';

/** Grades, stands and army lists. */
export function armyQuestions(book: QuestionBook, stands: AskedStands): Record<string, AnyQuestion> {
  const { REGIONS, modeChange } = book.asked;
  const { MODES } = book.words;
  const { legalStand, standFields, standOf, standSchema } = stands;
  const { armyCheck, standCheck, troopGrading } = book.army;

  const armySchema = object({
    battleGroups: list(
      object({
        name: text.optional(),
        stands: list(object({ ...standFields, bghq: flag.default(false), count: whole(1).default(1) })),
      }),
      1,
    ),
    fantasy: object({ location: text.default(''), insignia: text.default('') })
      .nullable()
      .default(null),
  });

  const questions: Record<string, AnyQuestion> = {
    'troop-grading': question('The grade of an army', object({ regions: list(oneOf(REGIONS), 1) }), ({ regions }) =>
      troopGrading(regions),
    ),

    'stand-check': question('Is a stand legal?', object({ stand: standSchema }), (given, options) => {
      const stand = standOf(given.stand, 'given.stand', options);
      return isRefusal(stand) ? stand : standCheck(stand, options);
    }),

    'mode-change': question(
      'May a stand change its mode?',
      object({ stand: standSchema, to: oneOf(MODES) }),
      ({ to, ...given }, options) => {
        const stand = legalStand(given.stand, 'given.stand', options);
        return isRefusal(stand) ? stand : modeChange(stand, to, options);
      },
    ),

    'army-list': question('Is an army list legal?', armySchema, ({ battleGroups, fantasy }, options) => {
      const groups: ArmyStand[][] = [];
      for (const [g, { stands }] of battleGroups.entries()) {
        const group: ArmyStand[] = [];
        for (const [i, { bghq, count, ...given }] of stands.entries()) {
          const stand = standOf(given, `given.battleGroups[${g}].stands[${i}]`, options);
          if (isRefusal(stand)) return stand;
          group.push({ stand, bghq, count });
        }
        groups.push(group);
      }
      return armyCheck({ groups, fantasy }, options);
    }),
  };

  return questions;
}
