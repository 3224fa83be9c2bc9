import type { Adjudicator } from '../../common/book/form.js';
import type { ListedArmy } from '../../common/book/listed-army.js';
import { OPTIONS } from '../options.js';
import { ARMY_ENTRIES, ARMY_LISTS } from '../tables/armies.js';
import { ALSO } from './also.js';
import { meleeCounts } from './combat.js';
import { EXAMPLES, GROUPS } from './examples.js';
import { QUESTIONS } from './index.js';
import { LABELS } from './labels.js';
import { tell } from './tell.js';

/** IGR-LST-21 to IGR-LST-41: what each list may take, as it is written. */
const armies = (): readonly ListedArmy[] =>
  ARMY_LISTS.map(({ list, name, years }) => ({
    title: `${name}, ${years}`,
    sections: [
      {
        title: name,
        troops: ARMY_ENTRIES.filter(entry => entry.list === list).map(({ troops, notation }) => ({
          label: `${troops} ${notation}`,
          value: notation,
        })),
      },
    ],
  }));

/** The questions of the book as forms show them. */
export const ADJUDICATOR: Adjudicator = {
  id: 'glory',
  title: 'Into Glory Ride',
  options: OPTIONS,
  questions: QUESTIONS,
  groups: GROUPS,
  labels: LABELS,
  examples: EXAMPLES,
  also: ALSO,
  armies,
  counts: { melee: meleeCounts },
  tell,
};
