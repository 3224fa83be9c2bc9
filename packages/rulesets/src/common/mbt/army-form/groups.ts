import type { SheetChoice, SheetField, SheetList } from '../../book/army-form.js';
import { ledBy, numbered } from '../../book/army-parts.js';
import type { Gift } from '../../book/parts.js';
import type { ArmyBattleGroup } from '../play/army-schema.js';
import type { SampleArmies } from '../play/samples.js';
import { regionInWords } from '../rules/army.js';
import type { ArmyFormBook } from './book.js';
import type { LegalLines } from './line.js';
import type { StandList } from './stands.js';

const NOBODY: SheetChoice = { value: '', label: 'Nobody' };

export type GroupList = Gift<'form', typeof groupList>;

/** ORG-01 to ORG-04: the Battle Groups of an army. */
export function groupList(book: ArmyFormBook & LegalLines & SampleArmies & StandList) {
  const { SAMPLE_GROUPS, troopGrading } = book.army;
  const { REGIONS, freshLine, stands } = book.form;
  const { sampleStands } = book.setup;
  const { subClass: ordinary } = book.words.ORDINARY;

  /** where troops come from, and how good they are for it. */
  const regionChoices: readonly SheetChoice[] = REGIONS.map(region => ({
    value: region,
    label: regionInWords(region),
    code: troopGrading([region]).result.grade,
  }));

  const fields: readonly SheetField<ArmyBattleGroup>[] = [
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
      name: 'bghq',
      label: 'Headquarters (BGHQ)',
      among: group => [
        NOBODY,
        ...group.stands.map((line, i) => ({ value: `${i}`, label: `${i + 1} ${stands.sheet.titleOf(line)}` })),
      ],
      get: group => `${group.stands.findIndex(line => line.bghq)}`.replace('-1', ''),
      set: (group, place) => ({ ...group, stands: ledBy(group.stands, 'bghq', place === '' ? -1 : Number(place)) }),
    },
    {
      kind: 'several',
      name: 'regions',
      label: 'A contingent from elsewhere',
      among: regionChoices,
      get: group => group.regions ?? [],
      set: ({ regions: _, ...group }, regions) => (regions.length > 0 ? { ...group, regions: [...regions] } : group),
    },
  ];

  const groups: SheetList<ArmyBattleGroup> = {
    name: 'battleGroups',
    noun: 'Battle Group',
    most: 12,
    sheet: {
      titleOf: group => group.name || 'A group without a name',
      fields,
      list: stands,
      about: ({ regions }) => (regions ? troopGrading(regions).because : []),
    },
    starts: ({ options }) => [
      ...SAMPLE_GROUPS.map(sample => ({
        label: sample.name,
        value: { name: sample.name, stands: sampleStands(sample) },
      })),
      {
        label: 'Only a headquarters',
        value: { name: 'Battle Group', stands: [{ ...freshLine(ordinary, options), bghq: true }] },
      },
    ],
    beside: (group, others) => ({ ...group, name: numbered(group.name, others.length + 1) }),
  };
  return { groups, regionChoices };
}
