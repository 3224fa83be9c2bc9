import { type AnyQuestion, isRefusal } from '@umpire/engine';
import { flag, list, object, oneOf, question, text, whole } from '../../common/book/fields.js';
import type { ArmyStand } from '../../common/mbt/rules/army.js';
import { MODES } from '../pieces.js';
import { modeChange } from '../rules/mode-change.js';
import { RULES } from '../rules.js';
import { REGIONS } from '../tables/armies.js';
import { legalStand, standFields, standOf, standSchema } from './stand.js';

const { armyCheck, standCheck, troopGrading } = RULES.army;

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

export const ARMY_QUESTIONS: Record<string, AnyQuestion> = {
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
      return isRefusal(stand) ? stand : modeChange(stand, to);
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
