import type { SheetChoice, SheetField, SheetList } from '../../book/army-form.js';
import type { ArmyBattleGroup, ArmyLine } from '../play/army-schema.js';
import { sampleStands } from '../play/samples.js';
import type { ArmyFormBook } from './book.js';
import { legalLines } from './line.js';
import { standList } from './stands.js';

/** ORG-03: one stand of the line is the BGHQ, and nobody else: it is taken out of a line of several. */
function ledBy(stands: readonly ArmyLine[], leader: number): ArmyLine[] {
  return stands.flatMap((line, i) => {
    const { count } = line;
    if (i !== leader) return { ...line, bghq: false };
    const first = { ...line, count: 1, bghq: true };
    return count > 1 ? [first, { ...line, count: count - 1, bghq: false }] : first;
  });
}

const NOBODY: SheetChoice = { value: '', label: 'Nobody' };
/** `2. Garrison`: the number says how many came before. */
const numbered = (name: string, place: number): string => `${place}. ${name.replace(/^\d+\. /, '')}`.slice(0, 60);

/** ORG-01 to ORG-04: the Battle Groups of an army. */
export function groupList(book: ArmyFormBook): SheetList<ArmyBattleGroup> {
  const { SAMPLE_GROUPS } = book;
  const { freshLine } = legalLines(book);
  const stands = standList(book);

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
      set: (group, place) => ({ ...group, stands: ledBy(group.stands, place === '' ? -1 : Number(place)) }),
    },
    {
      kind: 'several',
      name: 'regions',
      label: 'A contingent from elsewhere',
      among: regionChoices(book),
      get: group => group.regions ?? [],
      set: ({ regions: _, ...group }, regions) => (regions.length > 0 ? { ...group, regions: [...regions] } : group),
    },
  ];

  return {
    name: 'battleGroups',
    noun: 'Battle Group',
    most: 12,
    sheet: {
      titleOf: group => group.name || 'A group without a name',
      fields,
      list: stands,
      about: ({ regions }) => (regions ? book.troopGrading(regions).because : []),
    },
    starts: ({ options }) => [
      ...SAMPLE_GROUPS.map(sample => ({
        label: sample.name,
        value: { name: sample.name, stands: sampleStands(sample) },
      })),
      {
        label: 'Only a headquarters',
        value: { name: 'Battle Group', stands: [{ ...freshLine('INFn', options), bghq: true }] },
      },
    ],
    beside: (group, others) => ({ ...group, name: numbered(group.name, others.length + 1) }),
  };
}

/** where troops come from, and how good they are for it. */
export const regionChoices = ({ REGIONS, troopGrading }: ArmyFormBook): SheetChoice[] =>
  REGIONS.map(region => ({ value: region, label: inWords(region), code: troopGrading([region]).result.grade }));
const inWords = (region: string): string =>
  region
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
