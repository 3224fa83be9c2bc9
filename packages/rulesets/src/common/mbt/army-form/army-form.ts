import { fail, forbid, heldTo, isRefusal, issueOf, ok, type Result } from '@umpire/engine';
import { schemaFaults } from '../../book/army-faults.js';
import type { ArmyFault, ArmyForm, ArmyGiven, SheetChoice, SheetField, Start, Tally } from '../../book/army-form.js';
import { countOf } from '../../book/army-parts.js';
import { parts } from '../../book/parts.js';
import type { Nation } from '../book/lists.js';
import { ZONES, type Zone } from '../pieces.js';
import { type Army, type ArmySchemas, armySchemas } from '../play/army-schema.js';
import { copying } from '../play/copy.js';
import { linesInUse } from '../play/lines-in-use.js';
import { listedStands } from '../play/listed-stands.js';
import { type AgreedNations, agreedNations } from '../play/nations.js';
import { type SampleArmies, sampleArmies } from '../play/samples.js';
import { standingFacts } from '../play/stand-facts.js';
import { agreedForce } from '../rules/army.js';
import { armyBattle } from './battle.js';
import type { ArmyFormBook, AskedForce } from './book.js';
import { type GroupList, groupList } from './groups.js';
import { type LegalLines, legalLines } from './line.js';
import { type ArmyMends, armyMends } from './mends.js';
import { type StandList, standList } from './stands.js';

const askedIn = ({ asked }: ArmyGiven): Required<AskedForce> => ({ groups: [], nations: [], ...(asked as AskedForce) });

const ANOTHER: SheetChoice = { value: '', label: 'Another, or an invented one' };
const ANYWHERE: SheetChoice = { value: '', label: 'Nowhere named' };
const USUAL_FORCE = 2;

/** The form for an army of these books: regions, home, Battle Groups and their stands. */
export const armyForm = (book: ArmyFormBook): ArmyForm<Army> =>
  formOf(
    parts(book)
      .with('shapes', copying)
      .with('shapes', standingFacts)
      .with('engaging', linesInUse)
      .with('setup', armySchemas)
      .with('setup', agreedNations)
      .with('setup', listedStands)
      .with('setup', sampleArmies)
      .with('form', legalLines)
      .with('form', standList)
      .with('form', groupList)
      .with('form', armyMends).made,
  );

function formOf(
  book: ArmyFormBook & ArmySchemas & AgreedNations & SampleArmies & LegalLines & StandList & GroupList & ArmyMends,
): ArmyForm<Army> {
  const { idOf } = book;
  const { GROUP_SIZE, NATIONS, STYLES, armyFaults, troopGrading } = book.army;
  const { OPTIONS, classIn, factsOf, groups, lineInWords, mends, regionChoices } = book.form;
  const { armySchema, ofNoneOf, sampleArmy, stylesOf } = book.setup;
  const { CLASSES } = book.words;

  /** HSE-11: a nation brings its name, its regions and its home. */
  function asNation(army: Army, name: string): Army {
    const nation = NATIONS.find(one => one.nation === name);
    return nation ? { ...army, name, regions: [...nation.regions], homeZone: nation.homeZone } : army;
  }
  /** HSE-25: those that were agreed on, and the one that it has. */
  function nationsFor({ name }: Army, given: ArmyGiven): readonly Nation[] {
    const { nations } = askedIn(given);
    return nations.length === 0 ? NATIONS : NATIONS.filter(({ nation }) => nation === name || nations.includes(nation));
  }
  const invented = (part: 'location' | 'insignia', label: string): SheetField<Army> => ({
    kind: 'text',
    name: part,
    label,
    most: 60,
    applies: army => army.fantasy !== null,
    get: army => army.fantasy?.[part] ?? '',
    set: (army, value) => ({ ...army, fantasy: army.fantasy && { ...army.fantasy, [part]: value } }),
  });

  const fields: readonly SheetField<Army>[] = [
    {
      kind: 'choice',
      name: 'nation',
      label: 'Nation',
      among: (army, given) => [
        ANOTHER,
        ...nationsFor(army, given).map(({ nation, grade }) => ({ value: nation, label: nation, code: grade })),
      ],
      get: army => NATIONS.find(({ nation }) => nation === army.name)?.nation ?? '',
      set: asNation,
    },
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      most: 60,
      get: army => army.name,
      set: (army, name) => ({ ...army, name }),
    },
    {
      kind: 'choice',
      name: 'homeZone',
      label: 'Home zone',
      among: () => [ANYWHERE, ...ZONES.map(value => ({ value, label: value }))],
      get: army => army.homeZone ?? '',
      set: (army, zone) => ({ ...army, homeZone: zone === '' ? null : (zone as Zone) }),
    },
    {
      kind: 'flag',
      name: 'fantasy',
      label: 'An invented army',
      get: army => army.fantasy !== null,
      set: (army, on) => ({ ...army, fantasy: on ? { location: '', insignia: '' } : null }),
    },
    invented('location', 'Where it comes from'),
    invented('insignia', 'Its insignia'),
    {
      kind: 'several',
      name: 'regions',
      label: 'Comes from',
      among: regionChoices,
      get: army => army.regions,
      set: (army, regions) => ({ ...army, regions: [...regions] }),
    },
  ];

  function read(data: unknown): Result<Army> {
    const parsed = heldTo(armySchema, data);
    return parsed.success ? ok(parsed.data) : fail(issueOf(parsed.error.issues, ''));
  }

  /** ORG-01, HSE-25. */
  function* forceFaults(army: Army, given: ArmyGiven): Generator<ArmyFault> {
    const { groups: numbers, nations } = askedIn(given);
    if (numbers.length > 0 && !numbers.includes(army.battleGroups.length))
      yield { ...forbid(idOf('ORG-01'), agreedForce(...numbers)), at: [] };
    const foreign = ofNoneOf(nations, army);
    if (foreign) yield { ...foreign, at: ['regions'] };
  }
  function check(army: Army, given: ArmyGiven): ArmyFault[] {
    const lines = army.battleGroups.map(({ stands }) =>
      stands.map(line => ({ stand: factsOf(line), bghq: line.bghq, count: line.count })),
    );
    return [
      ...schemaFaults(armySchema, army),
      ...forceFaults(army, given),
      ...armyFaults({ groups: lines, fantasy: army.fantasy }, given.options),
    ];
  }

  function tallies({ battleGroups }: Army, given: ArmyGiven): Tally[] {
    const [asked, ...others] = askedIn(given).groups;
    const all = battleGroups.flatMap(({ stands }) => stands);
    return [
      {
        at: [],
        label: 'Battle Groups',
        count: battleGroups.length,
        ...(asked !== undefined && others.length === 0 && { of: asked }),
      },
      { at: [], label: 'Stands', count: countOf(all), of: battleGroups.length * GROUP_SIZE },
      ...CLASSES.map(of => ({ at: [], label: of, count: countOf(all.filter(line => classIn(line) === of)) })),
      ...battleGroups.map(({ stands }, i) => ({
        at: ['battleGroups', i],
        label: 'Stands',
        count: countOf(stands),
        of: GROUP_SIZE,
      })),
    ];
  }

  /** As many sample Battle Groups as were agreed on, in every style, for the first nation that may have it: of those agreed on, or of all. */
  function starts(given: ArmyGiven): Start<Army>[] {
    const { groups: numbers, nations } = askedIn(given);
    const [force = USUAL_FORCE] = numbers;
    const among = nations.length > 0 ? nations : NATIONS.map(({ nation }) => nation);
    return Object.keys(STYLES).flatMap(style => {
      const nation = among.find(one => stylesOf(one, given.options).includes(style));
      const army = nation === undefined ? undefined : sampleArmy(nation, style, force);
      if (army === undefined || isRefusal(army)) return [];
      return [{ label: `${style}: ${STYLES[style]!.slice(0, force).join(', ')}`, value: army }];
    });
  }

  function inWords({ name, regions, homeZone, fantasy, battleGroups }: Army): string {
    const { grade } = troopGrading(regions).result;
    return [
      [name, grade, homeZone ?? '', fantasy ? `of ${fantasy.location}, ${fantasy.insignia}` : '']
        .filter(Boolean)
        .join(', '),
      ...battleGroups.flatMap(group => [group.name, ...group.stands.map(line => `  ${lineInWords(line)}`)]),
    ].join('\n');
  }

  return {
    noun: 'army',
    text: 'Battle Groups of twelve stands each, for any battle in which players bring their own armies.',
    sheet: {
      titleOf: army => army.name || 'An army without a name',
      fields,
      list: groups,
      about: ({ regions }) => (regions.length > 0 ? troopGrading(regions).because : []),
    },
    starts,
    read,
    check,
    tallies,
    nameOf: army => army.name,
    inWords,
    armyOf: army => army,
    mends,
    battle: armyBattle(OPTIONS, USUAL_FORCE),
  };
}
