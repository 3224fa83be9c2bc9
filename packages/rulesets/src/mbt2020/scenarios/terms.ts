import type { ScenarioTerm } from '@umpire/engine';
import { armyTerms } from './army-terms.js';
import { HEADS } from './heads.js';

/** What players may agree on before a battle that the dice make. */
export const TERMS: Readonly<Record<string, readonly ScenarioTerm[]>> = {
  [HEADS.encounter.id]: armyTerms({ a: 2, b: 2 }),
};
