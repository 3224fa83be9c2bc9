import type { Citation } from '@umpire/engine';
import type { ArmyGiven, Sheet, SheetChoice, SheetField, SheetList, Start } from '../../common/book/army-form.js';
import { capital } from '../../common/book/capital.js';
import { symbolOf } from '../face/symbols.js';
import { ARMIES, CLASSES, type Class, INTEGRITIES, type Troop, WEIGHTS } from '../pieces.js';
import type { EntryNote } from '../play/scenario.js';
import { parseTroop, printTroop, weightOf } from '../rules/notation.js';
import { CLASS, CLASS_NAMES, describeTroop, generalOf } from '../rules/troops.js';
import { EPOCH_ROWS } from '../tables/epochs.js';

/** One entry of a list: its troops, field by field, and how many of them there may be. */

type Field = SheetField<EntryNote>;

const GENERAL_NAMES = { FOOT: 'Foot', MOUNTED: 'Horse', ANIMAL: 'Animals' } as const;
const CLASS_CHOICES: readonly SheetChoice[] = CLASSES.map(code => ({
  value: code,
  code,
  label: capital(CLASS_NAMES[code]),
  under: code === 'ART' ? 'Guns' : GENERAL_NAMES[CLASS[code].general],
}));
/** IGR-INT-01 to IGR-INT-05. */
const QUALITIES = { I: 'levies', II: 'below average', III: 'average', IV: 'above average', V: 'the best' } as const;
const QUALITY_CHOICES: readonly SheetChoice[] = INTEGRITIES.map(code => ({
  value: code,
  code,
  label: capital(QUALITIES[code]),
}));
const ARMY_NAMES = { RA: 'Regular', IA: 'Irregular' } as const;
const EPOCH_CHOICES: readonly SheetChoice[] = EPOCH_ROWS.map(({ epoch, from, to }) => ({
  value: epoch,
  code: `Epoch ${epoch}`,
  label: `${from} to ${to}`,
}));
const NONE: SheetChoice = { value: '', label: 'None' };

/** The troops as they stand in the notation; ordinary ones if it cannot be read. */
const ORDINARY: Troop = { class: 'HIM', integrity: 'III', army: 'RA', epoch: 'II', weight: null, attachedEpoch: null };
function troopIn({ notation }: EntryNote): Troop {
  const troop = parseTroop(notation);
  return typeof troop === 'string' ? ORDINARY : troop;
}
/** IGR-EPO-07: one is needed; none is shown only while a list that was read from a file lacks it. */
const epochsFor = (entry: EntryNote): readonly SheetChoice[] =>
  troopIn(entry).epoch === null ? [NONE, ...EPOCH_CHOICES] : EPOCH_CHOICES;
const carries = (troop: Troop): boolean => generalOf(troop) === 'FOOT';

/** IGR-EPO-07, IGR-TRP-20, IGR-TRP-21: another class loses what it does not have and gets what it needs. */
function asClass(troop: Troop, of: Class): Troop {
  const changed = { ...troop, class: of, weight: weightOf(of, troop.weight) };
  return {
    ...changed,
    weight: of === 'ART' ? changed.weight : null,
    epoch: CLASS[of].epoch ? (troop.epoch ?? ORDINARY.epoch) : null,
    attachedEpoch: carries(changed) ? troop.attachedEpoch : null,
  };
}
const written = (entry: EntryNote, troop: Troop): EntryNote => ({ ...entry, notation: printTroop(troop) });

type Part = 'integrity' | 'army' | 'epoch' | 'weight' | 'attachedEpoch';
interface PartOfTroop {
  readonly name: Part;
  readonly label: string;
  readonly wide?: true;
  readonly among: readonly SheetChoice[] | ((entry: EntryNote) => readonly SheetChoice[]);
  readonly applies?: (entry: EntryNote) => boolean;
}
const partOfTroop = ({ name, among, ...head }: PartOfTroop): Field => ({
  ...head,
  kind: 'choice',
  name,
  among: typeof among === 'function' ? among : () => among,
  get: entry => troopIn(entry)[name] ?? '',
  set: (entry, value) => written(entry, { ...troopIn(entry), [name]: value === '' ? null : value }),
});

const count = (name: 'min' | 'max' | 'muster', label: string): Field => ({
  kind: 'number',
  name,
  label,
  least: 0,
  most: 36,
  get: entry => entry[name],
  set: (entry, value) => ({ ...entry, [name]: value }),
});

const FIELDS: readonly Field[] = [
  {
    kind: 'text',
    name: 'troops',
    label: 'Troops',
    wide: true,
    most: 80,
    get: entry => entry.troops,
    set: (entry, troops) => ({ ...entry, troops }),
  },
  {
    kind: 'choice',
    name: 'notation',
    label: 'Class',
    wide: true,
    among: () => CLASS_CHOICES,
    get: entry => troopIn(entry).class,
    set: (entry, value) => written(entry, asClass(troopIn(entry), value as Class)),
  },
  partOfTroop({ name: 'integrity', label: 'Quality', among: QUALITY_CHOICES }),
  partOfTroop({
    name: 'army',
    label: 'Discipline',
    among: ARMIES.map(code => ({ value: code, code, label: ARMY_NAMES[code] })),
  }),
  partOfTroop({
    name: 'epoch',
    label: 'Weapons of',
    wide: true,
    among: epochsFor,
    applies: entry => CLASS[troopIn(entry).class].epoch,
  }),
  partOfTroop({
    name: 'weight',
    label: 'Guns',
    among: WEIGHTS.map(value => ({ value, label: capital(value) })),
    applies: entry => troopIn(entry).class === 'ART',
  }),
  partOfTroop({
    name: 'attachedEpoch',
    label: 'Guns with them',
    wide: true,
    among: [NONE, ...EPOCH_CHOICES],
    applies: entry => carries(troopIn(entry)),
  }),
  count('min', 'Least'),
  count('max', 'Most'),
  count('muster', 'Ready'),
  {
    kind: 'flag',
    name: 'defences',
    label: 'May have field defences',
    get: entry => entry.defences === true,
    set: ({ defences: _, ...entry }, value) => (value ? { ...entry, defences: true } : entry),
  },
];

function about(entry: EntryNote, { options }: ArmyGiven): readonly Citation[] {
  const troop = parseTroop(entry.notation);
  if (typeof troop === 'string') return [];
  return describeTroop(troop, options).because;
}

const freshEntry = (of: Class): EntryNote => ({
  entry: 'troops-1',
  troops: capital(CLASS_NAMES[of]),
  notation: printTroop(asClass(ORDINARY, of)),
  min: 0,
  max: 4,
  muster: 1,
});

const sheet: Sheet<EntryNote> = {
  titleOf: entry => entry.troops || 'Troops without a name',
  markOf: entry => (entry.general ? 'General' : undefined),
  symbolOf: entry => symbolOf(troopIn(entry)),
  fields: FIELDS,
  about,
};

/** The first name that nobody has yet: a key names its entry by it. */
function freeName(others: readonly EntryNote[]): string {
  const taken = new Set(others.map(({ entry }) => entry));
  let n = 1;
  while (taken.has(`troops-${n}`)) n++;
  return `troops-${n}`;
}

export const ENTRIES: SheetList<EntryNote> = {
  name: 'entries',
  noun: 'entry',
  most: 24,
  sheet,
  starts: () =>
    CLASS_CHOICES.map(
      ({ value, label }): Start<EntryNote> => ({ label, text: value, value: freshEntry(value as Class) }),
    ),
  beside: ({ general: _, ...entry }, others) => ({ ...entry, entry: freeName(others) }),
};
