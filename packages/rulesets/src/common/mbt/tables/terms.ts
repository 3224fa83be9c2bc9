import { type ScenarioTerm, SIDE_NAMES, SIDES, type Side, type TermChoice } from '@umpire/engine';
import type { BookIds } from '../../book/ids.js';
import type { Nation } from '../book/lists.js';
import { ZONES } from '../pieces.js';
import { MOST_GROUPS, SQUARES } from '../play/scenario.js';

/** What this needs of its book: little, since it is read where nobody plays. */
export interface TermsBook extends Pick<BookIds, 'idOf'> {
  readonly NATIONS: readonly Nation[];
  readonly DISTANCES: { readonly base: number };
}

/** What a scenario that the dice make says by itself, of that which players may agree on. */
export interface UsualTerms {
  readonly turns: number;
  readonly groups: Readonly<Record<Side, number>>;
}

const choice = (id: string, label: string, value: unknown): TermChoice => ({ id, label, value });

/** `Ynys Mon (fantasy)` is said `ynys-mon`. */
const wordOf = (nation: string): string => nation.toLowerCase().replace(/ \(.*/, '').replaceAll(' ', '-');

/** S1: all that players may agree on before a battle that the dice make. */
export function agreeableTerms({ DISTANCES, NATIONS, idOf }: TermsBook, usual: UsualTerms): readonly ScenarioTerm[] {
  const ids = (...rules: string[]) => rules.map(idOf);

  const groups = (side: Side): ScenarioTerm => {
    const label = `Battle Groups of ${SIDE_NAMES[side]}`;
    const count = usual.groups[side];
    return {
      id: `groups-${side}`,
      label,
      rules: ids('ORG-01'),
      heading: 'Forces',
      path: ['groups', side],
      choices: [choice(`${count}`, `${label}: ${count}`, count)],
      numbers: { min: 1, max: MOST_GROUPS },
    };
  };

  const nation = (side: Side): ScenarioTerm => ({
    id: `nation-${side}`,
    label: `${SIDE_NAMES[side]} comes from`,
    text: 'Gives its troops their grade. What the army is made of stays secret.',
    rules: ids('HSE-25', 'R-162', 'HSE-11'),
    heading: 'Forces',
    path: ['nations', side],
    choices: [
      choice('open', `Any nation for ${SIDE_NAMES[side]}`, null),
      ...NATIONS.map(({ nation, grade, homeZone }) =>
        choice(wordOf(nation), `${nation} (${grade}, ${homeZone}) for ${SIDE_NAMES[side]}`, nation),
      ),
    ],
  });

  const bases: ScenarioTerm = {
    id: 'bases',
    label: 'Bases',
    rules: ids('ORG-10', 'R-163'),
    heading: 'Forces',
    path: [],
    option: idOf('R-163'),
    choices: [
      choice('one-inch', `Bases of ${DISTANCES.base}", for 6 mm figures`, 'one-inch'),
      choice('two-inch', `Bases of ${2 * DISTANCES.base}", for 10 mm figures`, 'two-inch'),
    ],
  };

  const table: readonly ScenarioTerm[] = [
    {
      id: 'table',
      label: 'Table',
      text: 'It grows by a foot with every Battle Group of either side; a fixed one does not.',
      rules: ids('TAB-01', 'TAB-03'),
      heading: 'Table',
      path: ['table', 'fixed'],
      choices: [
        choice('by-groups', 'As wide as the Battle Groups need', null),
        choice('6x4', '6 by 4 feet', '6x4'),
        choice('8x4', '8 by 4 feet', '8x4'),
        choice('8x5', '8 by 5 feet', '8x5'),
      ],
    },
    {
      id: 'depth',
      label: 'Depth',
      text: 'At least half of the width; a fixed table has its own.',
      rules: ids('TAB-02'),
      heading: 'Table',
      path: ['table', 'depth'],
      choices: [choice('usual', '48 inches deep, or half the width if that is more', null)],
      numbers: { min: 12, max: 240, usual: 48, unit: 'inches deep' },
    },
    {
      id: 'squares',
      label: 'Squares of terrain',
      text: 'One die each: larger squares are fewer, and their woods and hills larger.',
      rules: ids('TER-04'),
      heading: 'Table',
      path: ['table', 'squareSize'],
      choices: SQUARES.map(side => choice(`${side}`, `Squares of ${side}"`, side)),
    },
  ];

  const ground: readonly ScenarioTerm[] = [
    {
      id: 'zone',
      label: 'Climatic zone',
      rules: ids('R-168', 'TER-01'),
      heading: 'Ground',
      path: ['zone'],
      choices: [
        choice('open', 'Zone by homes or by a die', null),
        ...ZONES.map(zone => choice(zone.toLowerCase(), zone, zone)),
      ],
    },
    {
      id: 'jungle',
      label: 'Jungle',
      text: 'Only in the Tropical zone: closed to tanks but for roads, hard on everybody else.',
      rules: ids('GO-15', 'HSE-24'),
      heading: 'Ground',
      path: ['jungle'],
      choices: [
        choice('open', 'Jungle as its placer says', null),
        choice('yes', 'All forest is jungle', true),
        choice('no', 'No forest is jungle', false),
      ],
    },
    {
      id: 'river',
      label: 'River',
      text: 'Whoever places the terrain says where it runs; it is crossed by bridges alone.',
      rules: ids('RIV-01', 'RIV-02'),
      heading: 'Ground',
      path: ['river'],
      choices: [choice('no', 'No river', false), choice('yes', 'There is a river', true)],
    },
  ];

  const battle: readonly ScenarioTerm[] = [
    {
      id: 'attack',
      label: 'Attack and defence',
      text: 'The attacker has the first round; nobody runs out of smoke and light.',
      rules: ids('HSE-13', 'SMK-07', 'ILL-07'),
      heading: 'The battle',
      path: ['attacker'],
      choices: [
        choice('encounter', 'An encounter: nobody attacks', null),
        ...SIDES.map(side => choice(side, `${SIDE_NAMES[side]} attacks`, side)),
      ],
    },
    {
      id: 'length',
      label: 'Length',
      text: 'After the last turn the side with the smaller share of its stands lost has won.',
      rules: ids('R-64', 'R-153'),
      heading: 'The battle',
      path: ['turns'],
      choices: [
        choice(`${usual.turns}`, `${usual.turns} turns`, usual.turns),
        choice('none', 'No last turn: until one side has lost', null),
      ],
      numbers: { min: 1, max: 60, unit: 'turns' },
    },
  ];

  return [...SIDES.map(groups), ...SIDES.map(nation), bases, ...table, ...ground, ...battle];
}
