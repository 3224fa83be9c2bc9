import { issueOf } from '../adjudicate.js';
import type { Side } from '../procedure/ask.js';
import { fail, type Result } from '../result.js';
import type { BookTypes } from '../ruleset.js';
import { type Match, type Progress, rule, submit } from './match.js';
import { umpireOrder } from './umpire.js';

/** An order from outside: parsed first, so that whatever comes in, the match is whole afterwards. */
export function receive<B extends BookTypes>(
  match: Match<B>,
  by: Side | 'umpire',
  input: unknown,
): Result<Progress<B>> {
  const parsed = (by === 'umpire' ? umpireOrder : match.rules.order).safeParse(input);
  if (!parsed.success) return fail(issueOf(parsed.error.issues, ''));
  return by === 'umpire' ? rule(match, parsed.data as never) : submit(match, by, parsed.data as B['order']);
}
