import {
  type Asking,
  askingOf,
  type BookTypes,
  isAnswerKnown,
  type Match,
  type Random,
  type SeatId,
  seatAt,
  seatNamed,
  viewerAt,
} from '@umpire/engine';
import type { Situation, Unfinished } from './bot.js';
import type { Budget } from './budget.js';

/** What a bot at a seat is given of a match, and what it is asked, if it is. */
export function situationOf(
  match: Match<BookTypes>,
  id: SeatId,
  chances: { readonly a: Random; readonly b: Random },
  budget?: Budget,
): { readonly situation: Situation; readonly asking: Asking | undefined } {
  const { view, by, seat, options } = seatAt(match, id);
  const asking = askingOf(match, id);
  const unfinished = asking ? () => unfinishedOf(match, id) : NOTHING_UNFINISHED;
  // Written out: this is asked for every decision of every battle, and a spread would cost as much as the decision.
  const situation = { view, by, seat, options, rules: match.rules, chance: chances[by], budget, unfinished };
  return { situation, asking };
}

const NOTHING_UNFINISHED = (): undefined => undefined;

function unfinishedOf(match: Match<BookTypes>, id: SeatId): Unfinished {
  const { rules, before, entries, seats } = match;
  const { by, order, answered } = entries[entries.length - 1]!;
  return {
    by,
    order,
    answers: answered.map(({ ask, answer }) => (isAnswerKnown(match, ask, id) ? answer : undefined)),
    before: rules.view(before!, viewerAt(seats, id), seatNamed(seats, id)),
  };
}
