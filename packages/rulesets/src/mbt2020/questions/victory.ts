import type { AnyQuestion, Citation } from '@umpire/engine';
import { flag, list, object, question, whole } from '../../common/book/fields.js';
import { victoryOf } from '../rules/victory.js';
import { RULES } from '../rules.js';

const { GROUP_SIZE } = RULES;

const side = object({
  groups: list(
    object({
      stands: whole(1).default(GROUP_SIZE),
      repulsed: whole(0).default(0),
      neutralised: whole(0).default(0),
      fragile: flag.default(false),
      inPlay: flag.default(true),
    }),
    1,
  ),
});

export const VICTORY_QUESTIONS: Record<string, AnyQuestion> = {
  victory: question(
    'Who is Fragile, and who has lost?',
    object({ a: side, b: side.nullable().default(null) }),
    (sides, options) => {
      const because: Citation[] = [];
      return { result: victoryOf(sides, options, because), because };
    },
  ),
};
