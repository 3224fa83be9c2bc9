import { type Dice, typedDice } from '../chance/dice.js';
import type { BookTypes } from '../ruleset.js';
import { knownOf, proceed } from './drive.js';
import { forkState } from './fork.js';
import { type Match, matchOf } from './match.js';

/**
 * A copy that can be played on without touching the original. It has the match's seats and settings, waits where the match
 * waits, and has no past of its own.
 */
export function snapshot<B extends BookTypes>(match: Match<B>, dice: Dice = match.dice.copy()): Match<B> {
  const state = (match.rules.fork ?? forkState)(match.before ?? match.state);
  const { rules, options, scenario, seats, umpire, settings } = match;
  const copy = matchOf(
    { rules, options, scenario, seats, umpire, settings: { ...settings, verify: false }, dice },
    state,
  );
  copy.ruled = match.ruled;
  const { entries, pending } = match;
  copy.startHash = entries[entries.length - (pending ? 2 : 1)]?.hash ?? match.startHash;
  if (pending) waitAlike(match, copy);
  return copy;
}

/** Runs the pending entry again as far as it has come. No dice are thrown for it: its answers are known. */
function waitAlike<B extends BookTypes>(match: Match<B>, copy: Match<B>): void {
  const entry = match.entries[match.entries.length - 1]!;
  const { by, order } = entry;
  const { dice } = copy;
  copy.dice = typedDice;
  proceed(copy, by, order, knownOf(entry));
  copy.dice = dice;
  copy.pending = { ...match.pending!, given: { ...match.pending!.given } };
}
