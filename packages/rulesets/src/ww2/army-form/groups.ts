import type { ArmyGiven, SheetChoice, SheetField, SheetList, Start } from '../../common/book/army-form.js';
import { ledBy, numbered } from '../../common/book/army-parts.js';
import { DOCTRINES, type Doctrine, type Grade } from '../pieces.js';
import type { Army } from '../play/army-schema.js';
import { priceOf } from '../play/sample-army.js';
import type { ListedStand } from '../play/scenario.js';
import { groupPoints } from '../rules/army.js';
import { groupOf, listsFor } from '../rules/lists.js';
import { ARMY_LISTS, type ListedGroup } from '../tables/lists.js';
import { freshStand, GRADE_CHOICES, STANDS } from './stands.js';

/** WW2-ORG-01 to WW2-ORG-14: the battle groups of an army. */

export type Group = Army['groups'][number];

const NOBODY: SheetChoice = { value: '', label: 'Nobody' };
/** WW2-ORG-14. */
const ADDITIONAL: SheetChoice = { value: 'extra', label: 'An additional stand that does not fight' };
const MIXED: SheetChoice = { value: '', label: 'mixed' };
const DOCTRINE_WORDS: Readonly<Record<Doctrine, string>> = {
  normal: 'Neither',
  mobile: 'Mobile',
  cautious: 'Cautious',
};

export const hqOf = ({ extraHq, stands }: Group): string =>
  extraHq ? ADDITIONAL.value : `${stands.findIndex(({ hq }) => hq)}`.replace('-1', '');
export const withHq = (group: Group, place: string): Group => ({
  ...group,
  extraHq: place === ADDITIONAL.value,
  stands: ledBy<ListedStand>(group.stands, 'hq', place === '' || place === ADDITIONAL.value ? -1 : Number(place)),
});

export const gradeOf = ({ stands }: Group): string =>
  stands.every(({ grade }) => grade === stands[0]?.grade) ? (stands[0]?.grade ?? '') : '';
export const graded = (group: Group, grade: Grade): Group => ({
  ...group,
  stands: group.stands.map(stand => ({ ...stand, grade })),
});

const fields: readonly SheetField<Group>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Name of the group',
    most: 60,
    get: group => group.name,
    set: (group, name) => ({ ...group, name }),
  },
  {
    kind: 'choice',
    name: 'hq',
    label: 'Headquarters (BGHQ)',
    among: group => [
      NOBODY,
      ...group.stands.map((stand, i) => ({ value: `${i}`, label: `${i + 1} ${STANDS.sheet.titleOf(stand)}` })),
      ADDITIONAL,
    ],
    get: hqOf,
    set: withHq,
  },
  {
    kind: 'choice',
    name: 'grade',
    label: 'Grade',
    among: group => (gradeOf(group) === '' ? [MIXED, ...GRADE_CHOICES] : GRADE_CHOICES),
    get: gradeOf,
    set: (group, grade) => (grade === '' ? group : graded(group, grade as Grade)),
  },
  {
    kind: 'choice',
    name: 'doctrine',
    label: 'Mobile or Cautious',
    among: () => DOCTRINES.map(value => ({ value, label: DOCTRINE_WORDS[value] })),
    get: group => group.doctrine,
    set: (group, doctrine) => ({ ...group, doctrine: doctrine as Doctrine }),
  },
  {
    kind: 'flag',
    name: 'radio',
    label: 'Radio',
    get: group => group.radio,
    set: (group, radio) => ({ ...group, radio }),
  },
];

const fromList = (list: ListedGroup, { options }: ArmyGiven): Group => {
  const { stands, ...group } = groupOf(list, options);
  return { ...group, stands: stands.map(stand => ({ ...stand })) };
};
const SMALLEST: Group = {
  name: 'Battle group',
  radio: false,
  doctrine: 'normal',
  extraHq: false,
  stands: [{ ...freshStand('RG', 'C'), hq: true }],
};

/** WW2-HG-22: what the lists of its nation and period have for it; then the others (WW2-HG-23), and an empty one. */
function starts(given: ArmyGiven, army?: unknown): Start<Group>[] {
  const { nation, period } = (army ?? {}) as Partial<Army>;
  const own = nation && period ? listsFor(nation, period) : [];
  const start = (list: ListedGroup, under: string): Start<Group> => ({
    label: list.name,
    text: `${list.rule}, ${list.nation} ${list.period}, grade ${list.grade}, ${priceOf(list, given.options)} points`,
    under,
    value: fromList(list, given),
  });
  return [
    ...own.map(list => start(list, `Lists of a ${nation} army, ${period}`)),
    { label: 'Only a headquarters', value: SMALLEST },
    ...ARMY_LISTS.filter(list => !own.includes(list)).map(list => start(list, 'Outside its lists')),
  ];
}

export const GROUPS: SheetList<Group> = {
  name: 'groups',
  noun: 'battle group',
  most: 10,
  sheet: {
    titleOf: group => group.name || 'A group without a name',
    worthOf: (group, { options }) => groupPoints(group, options),
    fields,
    list: STANDS as SheetList,
    about: ({ radio, doctrine }) => [
      { rule: 'WW2-HG-02', text: radio ? 'it has radio' : 'it has no radio' },
      ...(doctrine === 'normal'
        ? []
        : [{ rule: doctrine === 'mobile' ? 'WW2-CP-08' : 'WW2-CP-09', text: `it is ${doctrine}` }]),
    ],
  },
  starts,
  beside: (group, others) => ({ ...group, name: numbered(group.name, others.length + 1) }),
};
