import type { Dice } from '../chance/dice.js';
import type { BookTypes } from '../ruleset.js';
import { proceed } from './drive.js';
import { forkState } from './fork.js';
import { type Match, matchOf } from './match.js';

/** A copy that can be played on without touching the original; it has no past of its own. */
export function snapshot<B extends BookTypes>(match: Match<B>, dice: Dice = match.dice.copy()): Match<B> {
  const { rules, options, scenario } = match;
  const state = (match.rules.fork ?? forkState)(match.before ?? match.state);
  const copy = matchOf({ rules, options, scenario, dice }, state);
  copy.ruled = match.ruled;
  if (match.pending) {
    const entry = match.entries[match.entries.length - 1]!;
    proceed(copy, entry.by, entry.order, entry.answers);
    if (copy.pending) Object.assign(copy.pending.given, match.pending.given);
  }
  return copy;
}
