import { type ScenarioTerm, SIDE_NAMES, SIDES, type Side } from '@umpire/engine';
import { ARMY_LISTS, readyArmy } from '../rules/army.js';

/** What players may agree on before a battle that the dice make: the army of either side, as its list musters it. */

const inTime = [...ARMY_LISTS].sort((a, b) => a.years.localeCompare(b.years));
const armies = (side: Side): ScenarioTerm => ({
  id: `army-${side}`,
  label: `The army of ${SIDE_NAMES[side]}`,
  path: ['armies', side],
  own: 'lists',
  choices: [
    { id: 'open', label: 'Chosen when the battle begins', value: null },
    ...inTime.map(list => ({
      id: list.list,
      label: `${list.name}, ${list.years}: Epoch ${list.epochs}, ${list.size} vignettes`,
      value: readyArmy(list),
    })),
  ],
});

const ownLists: ScenarioTerm = {
  id: 'lists',
  label: 'Army lists of your own',
  path: ['lists'],
  choices: [],
  files: true,
};

export const TERMS: Readonly<Record<string, readonly ScenarioTerm[]>> = {
  'field-day': [...SIDES.map(armies), ownLists],
};
