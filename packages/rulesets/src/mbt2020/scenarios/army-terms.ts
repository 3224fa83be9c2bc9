import { type AgreedTerm, agreedData, type ScenarioTerm, SIDE_NAMES, SIDES, type Side } from '@umpire/engine';
import type { AskedForce } from '../../common/mbt/army-form/army-form.js';

/** MBT20-ORG-01, MBT20-FAN-01: players bring armies of their own to a battle that the dice make. */

const army = (side: Side): ScenarioTerm => ({
  id: `army-${side}`,
  label: `The army of ${SIDE_NAMES[side]}`,
  rules: ['MBT20-ORG-01', 'MBT20-R-162'],
  path: ['armies', side],
  own: 'armies',
  choices: [
    { id: 'open', label: 'Raised or drawn up when the battle begins, unseen by the other side', value: undefined },
  ],
});

/** How many Battle Groups the sides have, by what was agreed on. */
function askedForce(usual: Readonly<Record<Side, number>>, agreed: readonly AgreedTerm[]): AskedForce {
  const { groups } = agreedData({ groups: usual }, agreed) as { readonly groups: Readonly<Record<Side, number>> };
  return { groups: [...new Set(SIDES.map(side => groups[side]))] };
}

/** For a scenario that leaves the armies to the players, with the Battle Groups it has by itself. */
export const armyTerms = (groups: Readonly<Record<Side, number>>): readonly ScenarioTerm[] => [
  ...SIDES.map(army),
  {
    id: 'armies',
    label: 'Armies of your own',
    rules: ['MBT20-ORG-02', 'MBT20-FAN-01'],
    path: [],
    choices: [],
    files: true,
    asked: agreed => askedForce(groups, agreed),
  },
];
