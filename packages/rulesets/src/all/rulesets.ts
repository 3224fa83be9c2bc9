import type { AnyRuleset } from '@umpire/engine';
import { SHELF } from '../shelf.js';

/** Every book that can be played, in the order of the shelf: for programs that have them all at hand. */
export const RULESETS: readonly AnyRuleset[] = await Promise.all(SHELF.flatMap(({ play }) => play?.rules() ?? []));

export const rulesetOf = (id: string): AnyRuleset | undefined => RULESETS.find(book => book.id === id);
