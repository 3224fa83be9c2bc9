import {
  type AgreedTerm,
  agreedData,
  type ScenarioTerm,
  SIDE_NAMES,
  SIDES,
  type Side,
  type TermChoice,
} from '@umpire/engine';
import { armyTerms } from '../../common/book/army-terms.js';
import type { AskedForce } from '../play/asked-army.js';
import { GROUND_SCALES } from '../tables/scale.js';
import { scenario } from './encounter.js';
import { USUAL } from './usual.js';

const choice = (id: string, label: string, value: unknown): TermChoice => ({ id, label, value });

const groups = (side: Side): ScenarioTerm => {
  const label = `Battle groups of ${SIDE_NAMES[side]}`;
  const usual = USUAL.groups[side];
  return {
    id: `groups-${side}`,
    label,
    text: 'Half of them failed lose the battle: odd numbers play better.',
    rules: ['WW2-R-120', 'WW2-ORG-01'],
    heading: 'Forces',
    path: ['groups', side],
    choices: [choice(`${usual}`, `${label}: ${usual}`, usual)],
    numbers: { min: 1, max: 10 },
  };
};

const points: ScenarioTerm = {
  id: 'points',
  label: 'Points',
  text: 'Neither army may cost more: about 140 for one group, 620 for three, 2000 for six with support.',
  rules: ['WW2-PTS-19', 'WW2-HG-14', 'WW2-R-127'],
  heading: 'Forces',
  path: ['points'],
  choices: [choice(`${USUAL.points}`, `${USUAL.points} points`, USUAL.points)],
  numbers: { min: 6, max: 20_000, unit: 'points' },
};

const table: readonly ScenarioTerm[] = [
  {
    id: 'width',
    label: 'Width of the table',
    rules: ['WW2-TAB-01', 'WW2-TAB-03'],
    heading: 'Table',
    path: ['table', 'width'],
    choices: [
      choice('by-groups', '3000m for each battle group of the larger side', null),
      choice('18000', '18,000m: 6 feet at 6mm', 18_000),
      choice('24000', '24,000m: 8 feet at 6mm', 24_000),
    ],
    numbers: { min: 1500, max: 60_000, unit: 'metres wide' },
  },
  {
    id: 'depth',
    label: 'Depth of the table',
    text: 'At least half of the width.',
    rules: ['WW2-TAB-02'],
    heading: 'Table',
    path: ['table', 'depth'],
    choices: [
      choice('usual', '6000m, or half the width if that is more', null),
      choice('12000', '12,000m: 4 feet at 6mm', 12_000),
      choice('15000', '15,000m: 5 feet at 6mm', 15_000),
    ],
    numbers: { min: 1500, max: 60_000, unit: 'metres deep' },
  },
];

/** WW2-SCL-01: on a real table lengths are told as they are there, too; nothing else hangs on it. */
const models: ScenarioTerm = {
  id: 'models',
  label: 'Models',
  text: 'Distances and the ruler are told in centimetres and inches of your table, too.',
  rules: GROUND_SCALES.map(({ rule }) => rule),
  heading: 'Table',
  path: ['models'],
  choices: [
    choice('none', 'No models: metres alone', null),
    ...GROUND_SCALES.map(({ scales: [first, ...others], cm, inches }) =>
      choice(
        first!.replace('/', '-'),
        `${[first, ...others].join(', ')}: 250m are ${cm} cm${inches === null ? '' : `, or ${inches} inch${inches === 1 ? '' : 'es'}`}`,
        first,
      ),
    ),
  ],
};

const river: ScenarioTerm = {
  id: 'river',
  label: 'River',
  text: 'It bends round highland and hills, and is crossed where roads meet it.',
  rules: ['WW2-TER-38', 'WW2-TER-39', 'WW2-R-124'],
  heading: 'Ground',
  path: ['river'],
  choices: [
    choice('across', 'A river from left to right, half way across', 'across'),
    choice('south-west', 'A river from the south-west corner to the north-east', 'south-west'),
    choice('north-west', 'A river from the north-west corner to the south-east', 'north-west'),
    choice('none', 'No river', 'none'),
  ],
};

const battle: readonly ScenarioTerm[] = [
  {
    id: 'attack',
    label: 'Attack and defence',
    text: 'The attacker moves first. With field engineering on, the defender may dig in and place obstacles.',
    rules: ['WW2-ENG-01', 'WW2-HG-08'],
    heading: 'The battle',
    path: ['defender'],
    choices: [
      choice('encounter', 'An encounter: nobody attacks', null),
      ...SIDES.map(side => choice(side, `${SIDE_NAMES[side]} defends`, side)),
    ],
  },
  {
    id: 'length',
    label: 'Length',
    text: 'After the last turn fewer failed groups win, then the town in the middle, then points destroyed.',
    rules: ['WW2-HG-09', 'WW2-R-121'],
    heading: 'The battle',
    path: ['limit'],
    choices: [choice(`${USUAL.limit}`, `${USUAL.limit} turns a side`, USUAL.limit)],
    numbers: { min: 1, max: 60, unit: 'turns a side' },
  },
];

/** What the battle asks of armies of players' own: one may be for either side. */
function askedForce(agreed: readonly AgreedTerm[]): AskedForce {
  const { groups, points: most, defender } = agreedData({ ...USUAL, defender: null }, agreed) as Agreed;
  return { groups: [...new Set(SIDES.map(side => groups[side]))], points: most, defends: defender !== null };
}
interface Agreed {
  readonly groups: Readonly<Record<Side, number>>;
  readonly points: number;
  readonly defender: Side | null;
}
const armies = armyTerms({
  rules: ['WW2-ORG-01', 'WW2-HG-23'],
  ownRules: ['WW2-ORG-02', 'WW2-PTS-19', 'WW2-FAN-01'],
  asked: askedForce,
});

/** What players may agree on, by the ids of scenarios (5.1, U1). */
export const TERMS: Readonly<Record<string, readonly ScenarioTerm[]>> = {
  [scenario.id]: [...SIDES.map(groups), points, ...table, models, river, ...battle, ...armies],
};
