import { issueOf } from '../adjudicate.js';
import { heldTo } from '../held-to.js';
import { fail, type Result } from '../result.js';
import type { BookTypes } from '../ruleset.js';
import { type SeatId, UMPIRE } from '../seats.js';
import { type Match, type Progress, rule, submit } from './match.js';
import { umpireSchema } from './umpire.js';

/** An order from outside: parsed first, so that whatever comes in, the match is whole afterwards. */
export function receive<B extends BookTypes>(match: Match<B>, by: SeatId, input: unknown): Result<Progress<B>> {
  const schema = by === UMPIRE ? umpireSchema(match, input) : match.rules.order;
  const parsed = heldTo(schema, input);
  if (!parsed.success) return fail(issueOf(parsed.error.issues, ''));
  return by === UMPIRE ? rule(match, parsed.data) : submit(match, by, parsed.data as B['order']);
}
