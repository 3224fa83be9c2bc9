import { type Ask, type BookTypes, type Match, type Random, type Side, seen } from '@umpire/engine';
import type { Situation, Unfinished } from './bot.js';
import type { Budget } from './budget.js';

/** What a bot of a side is given of a match, and what it is asked, if it is. */
export function situationOf(
  match: Match<BookTypes>,
  by: Side,
  chance: Random,
  budget?: Budget,
): { readonly situation: Situation; readonly asked: ReturnType<typeof seen>['asked'] } {
  const { view, asked } = seen(match, by);
  const { rules, options } = match;
  const unfinished = () => (asked ? unfinishedOf(match, by) : undefined);
  return { situation: { rules, view, by, options, chance, budget, unfinished }, asked };
}

function unfinishedOf({ rules, before, entries }: Match<BookTypes>, viewer: Side): Unfinished {
  const { by, order, answers, asks } = entries[entries.length - 1]!;
  return {
    by,
    order,
    answers: answers.map((answer, i) => (isToldTo(asks[i]!.ask, viewer) ? answer : undefined)),
    before: rules.view(before!, viewer),
  };
}

/** What was chosen in secret, or sealed, is its owner's alone. */
const isToldTo = (ask: Ask, viewer: Side): boolean =>
  ask.kind === 'choose' ? !ask.secret || ask.by === viewer : ask.kind !== 'sealed';
