import { type AgreedTerm, agreedData, type ScenarioTerm, SIDES, type Side } from '@umpire/engine';
import { armyTerms as termsOf } from '../../book/army-terms.js';
import type { BookIds } from '../../book/ids.js';
import type { AskedForce } from '../army-form/book.js';

/** ORG-01, FAN-01: players bring armies of their own to a battle that the dice make. */

interface Forces {
  readonly groups: Readonly<Record<Side, number>>;
  readonly nations: Readonly<Partial<Record<Side, string | null>>>;
}

/** How many Battle Groups the sides have, and where they come from (HSE-25), by what was agreed on: an army may be for either. */
function askedForce(usual: Forces['groups'], agreed: readonly AgreedTerm[]): AskedForce {
  const { groups, nations } = agreedData({ groups: usual, nations: {} }, agreed) as Forces;
  const named = SIDES.map(side => nations[side] ?? null).filter(nation => nation !== null);
  return {
    groups: [...new Set(SIDES.map(side => groups[side]))],
    ...(named.length === SIDES.length && { nations: [...new Set(named)] }),
  };
}

/** For a scenario that leaves the armies to the players, with the Battle Groups it has by itself. */
export const armyTerms = (
  { idOf }: Pick<BookIds, 'idOf'>,
  groups: Readonly<Record<Side, number>>,
): readonly ScenarioTerm[] =>
  termsOf({
    rules: [idOf('ORG-01'), idOf('R-162')],
    ownRules: [idOf('ORG-02'), idOf('FAN-01')],
    asked: agreed => askedForce(groups, agreed),
  });
