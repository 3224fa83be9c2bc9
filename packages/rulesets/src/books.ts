import type { AnyRuleset } from '@umpire/engine';
import { glory } from './glory/index.js';
import { mbt2020 } from './mbt2020/index.js';

/** Every book that can be played, in the order of the shelf. */
export const RULESETS: readonly AnyRuleset[] = [mbt2020, glory];

export const rulesetOf = (id: string): AnyRuleset | undefined => RULESETS.find(book => book.id === id);
