import { answerFault, bareAnswer } from '../procedure/answers.js';
import { type Answer, type AnswerAsk, type Ask, HANDS, isShared } from '../procedure/ask.js';
import { unanswerable } from '../procedure/settle.js';
import { fail, forbid, malformed, ok, type Result } from '../result.js';
import type { BookTypes } from '../ruleset.js';
import { calledAs, type SeatId, UMPIRE } from '../seats.js';
import { resume } from './drive.js';
import { askedOf, type Match, type Progress } from './match.js';

/** An answer to the open ask from a seat: fields that it filled, or a die that lies on a real table. */
export function answer<B extends BookTypes>(match: Match<B>, by: SeatId, value: unknown): Result<Progress<B>> {
  const { pending } = match;
  if (!pending) return fail({ message: 'nothing is asked' });
  const { ask } = pending;
  if (pending.thrown !== undefined) return fail(forbid(ask.rule, 'the umpire looks at this throw first'));
  const name = calledAs(askedOf(ask), by, match.seats);
  if (name === undefined) return fail(forbid(ask.rule, `not asked of you: ${ask.text}`));
  return ask.kind === 'answer' && !isTold(match, ask, value)
    ? filled(match, ask, name, bareAnswer(ask, value))
    : whole(match, value);
}

/** Hands that were shown across a real table: somebody types in how they came out. */
const isTold = <B extends BookTypes>(match: Match<B>, { hands }: AnswerAsk, value: unknown): boolean => {
  const shown: readonly unknown[] = HANDS;
  return hands !== undefined && match.dice.kind.kind === 'typed' && !shown.includes(value);
};

function whole<B extends BookTypes>(match: Match<B>, value: unknown): Result<Progress<B>> {
  const wrong = unanswerable(match.pending!.ask, value, 'answer');
  return wrong ? fail(wrong) : resume(match, value as Answer);
}

function filled<B extends BookTypes>(
  match: Match<B>,
  ask: AnswerAsk,
  name: SeatId,
  value: unknown,
): Result<Progress<B>> {
  const wrong = answerFault(ask, name, value, 'answer');
  if (wrong) return fail(ask.hands ? malformed('answer', 'show rock, paper or scissors') : wrong);
  return isShared(ask) ? together(match, ask, name, value) : resume(match, value);
}

/** Kept until everyone who was asked has answered. */
function together<B extends BookTypes>(
  match: Match<B>,
  { from }: AnswerAsk,
  name: SeatId,
  value: unknown,
): Result<Progress<B>> {
  const { given } = match.pending!;
  given[name] = value;
  if (from.some(each => given[each] === undefined)) return stillWaiting(match);
  return resume(match, Object.fromEntries(from.map(each => [each, given[each]])));
}

function stillWaiting<B extends BookTypes>(match: Match<B>): Result<Progress<B>> {
  return ok({ events: match.entries[match.entries.length - 1]!.events, waiting: match.pending!.ask });
}

/** Takes back an answer while others are still awaited. */
export function withdraw<B extends BookTypes>(match: Match<B>, by: SeatId): Result<Progress<B>> {
  const { pending } = match;
  const name = pending && calledAs(askedOf(pending.ask), by, match.seats);
  if (!pending || name === undefined || pending.given[name] === undefined)
    return fail({ message: 'there is nothing to take back' });
  delete pending.given[name];
  return stillWaiting(match);
}

/** Nothing but the umpire's word is wanted: by the engine before a step, or by a book in the middle of one. */
const isWord = (ask: Ask): boolean =>
  ask.kind === 'answer' && ask.fields.length === 0 && ask.from.length === 1 && ask.from[0] === UMPIRE;

/** The umpire lets the book go on; or releases a die, or puts another in its place and says why. */
export function approve<B extends BookTypes>(
  match: Match<B>,
  replace?: { readonly ruled: number; readonly reason: string },
): Result<Progress<B>> {
  const { pending } = match;
  if (pending && isWord(pending.ask) && !replace) return resume(match, {});
  if (pending?.thrown === undefined) return fail({ message: 'nothing waits for the umpire' });
  if (!replace) return resume(match, pending.thrown);
  if (replace.reason.trim() === '') return fail(malformed('reason', 'a replaced throw needs a reason'));
  const wrong = unanswerable(pending.ask, replace.ruled, 'ruled');
  return wrong ? fail(wrong) : resume(match, { thrown: pending.thrown, ...replace });
}
