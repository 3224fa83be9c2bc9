import type { AnyQuestion, Citation } from '@umpire/engine';
import type { z } from 'zod';
import { flag, list, object, question, whole } from '../../common/book/fields.js';
import { type SideLosses, victoryOf } from '../rules/victory.js';
import { RULES } from '../rules.js';

const { GROUP_SIZE } = RULES.army;

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

/** The losses as the rules count them. */
const lossesOf = ({ groups }: z.infer<typeof side>): SideLosses => ({
  groups: groups.map(({ repulsed, neutralised, ...group }) => ({ ...group, losses: { repulsed, neutralised } })),
});

export const VICTORY_QUESTIONS: Record<string, AnyQuestion> = {
  victory: question(
    'Who is Fragile, and who has lost?',
    object({ a: side, b: side.nullable().default(null) }),
    ({ a, b }, options) => {
      const because: Citation[] = [];
      return { result: victoryOf({ a: lossesOf(a), b: b && lossesOf(b) }, options, because), because };
    },
  ),
};
