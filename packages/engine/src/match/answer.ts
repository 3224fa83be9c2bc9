import { type Answer, HANDS, type Hand, type Side } from '../procedure/ask.js';
import { unanswerable } from '../procedure/settle.js';
import { fail, forbid, malformed, ok, type Result } from '../result.js';
import type { BookTypes } from '../ruleset.js';
import { resume } from './drive.js';
import { askedOf, type Match, type Progress } from './match.js';

/** An answer of a side to the open ask: a hand, a choice, a sealed submission, a die that lies on a real table. */
export function answer<B extends BookTypes>(match: Match<B>, by: Side, value: unknown): Result<Progress<B>> {
  const { pending } = match;
  if (!pending) return fail({ message: 'nothing is asked' });
  const { ask } = pending;
  if (pending.thrown !== undefined) return fail(forbid(ask.rule, 'the umpire looks at this throw first'));
  if (!askedOf(ask).includes(by)) return fail(forbid(ask.rule, `not asked of you: ${ask.text}`));
  if (ask.kind === 'sealed') {
    const wrong = ask.check(by, value);
    return wrong ? fail(wrong) : together(match, by, value);
  }
  if (ask.kind === 'rps' && HANDS.includes(value as Hand)) return together(match, by, value);
  if (ask.kind === 'rps' && match.dice.kind.kind !== 'typed')
    return fail(malformed('answer', 'show rock, paper or scissors'));
  const wrong = unanswerable(ask, value, 'answer');
  return wrong ? fail(wrong) : resume(match, value as Answer);
}

/** Kept unseen until every side that was asked has answered. */
function together<B extends BookTypes>(match: Match<B>, by: Side, value: unknown): Result<Progress<B>> {
  const { ask, given } = match.pending!;
  given[by] = value;
  return askedOf(ask).every(side => given[side] !== undefined) ? resume(match, { ...given }) : stillWaiting(match);
}

function stillWaiting<B extends BookTypes>(match: Match<B>): Result<Progress<B>> {
  return ok({ events: match.entries[match.entries.length - 1]!.events, waiting: match.pending!.ask });
}

/** Takes back a hand or a sealed answer that nobody has seen yet. */
export function withdraw<B extends BookTypes>(match: Match<B>, by: Side): Result<Progress<B>> {
  if (match.pending?.given[by] === undefined) return fail({ message: 'there is nothing to take back' });
  delete match.pending.given[by];
  return stillWaiting(match);
}

/** The umpire releases a die, or puts another in its place and says why. */
export function approve<B extends BookTypes>(
  match: Match<B>,
  replace?: { readonly ruled: number; readonly reason: string },
): Result<Progress<B>> {
  const { pending } = match;
  if (pending?.thrown === undefined) return fail({ message: 'no throw waits for the umpire' });
  if (!replace) return resume(match, pending.thrown);
  if (replace.reason.trim() === '') return fail(malformed('reason', 'a replaced throw needs a reason'));
  const wrong = unanswerable(pending.ask, replace.ruled, 'ruled');
  return wrong ? fail(wrong) : resume(match, { thrown: pending.thrown, ...replace } as Answer);
}
