import type { AnyQuestion, Citation } from '@umpire/engine';
import type { z } from 'zod';
import { flag, list, object, question, whole } from '../../common/book/fields.js';
import type { SideFate } from '../../common/mbt/book/losses.js';
import { type SideLosses, victoryOf } from '../rules/victory.js';
import { RULES } from '../rules.js';

const { GROUP_SIZE } = RULES.army;

const side = object({
  groups: list(
    object({
      stands: whole(1).default(GROUP_SIZE),
      pinned: whole(0).default(0),
      shaken: whole(0).default(0),
      broken: whole(0).default(0),
      fragile: flag.default(false),
      inPlay: flag.default(true),
    }),
    1,
  ),
});

/** The losses as the rules count them. */
const lossesOf = ({ groups }: z.infer<typeof side>): SideLosses => ({
  groups: groups.map(({ pinned, shaken, broken, ...group }) => ({
    ...group,
    losses: { broken, pinnedOrShaken: pinned + shaken },
  })),
});

const told = ({ fragileGroups, lost }: SideFate) => ({ fragileGroups, lost });

export const VICTORY_QUESTIONS: Record<string, AnyQuestion> = {
  victory: question(
    'Who is Fragile, and who has lost?',
    object({ a: side, b: side.nullable().default(null) }),
    (given, options) => {
      const because: Citation[] = [];
      const losses = { a: lossesOf(given.a), b: given.b && lossesOf(given.b) };
      const { a, b, outcome } = victoryOf(losses, options, because);
      return { result: { a: told(a), b: b && told(b), outcome }, because };
    },
  ),
};
