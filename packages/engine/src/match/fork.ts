import type { BookTypes } from '../ruleset.js';
import type { Match } from './match.js';

/** Called before anything changes: whose turn it is must be asked anew. */
export function beforeChange<B extends BookTypes>(match: Match<B>): void {
  keepBefore(match);
  match.turn = undefined;
}

/**
 * The state as it is before an entry changes it, or before it waits, is kept until the entry is complete. Not in replay without hashes:
 * there nothing waits, and a battle with an entry that fails is nobody's.
 */
export function keepBefore<B extends BookTypes>(match: Match<B>): void {
  const { verify, hashes } = match.settings;
  if (match.before === undefined && (hashes || !verify)) match.before = (match.rules.fork ?? forkState)(match.state);
}

/**
 * A snapshot of a state: one shallow copy of each of its fields. Books replace elements and never change them
 * (see `Ruleset`), so nothing below that level needs a copy.
 */
export function forkState<S extends object>(state: S): S {
  const copy = { ...state } as Record<string, unknown>;
  for (const key in copy) {
    const value = copy[key];
    if (typeof value === 'object' && value !== null) copy[key] = Array.isArray(value) ? value.slice() : { ...value };
  }
  return copy as S;
}
