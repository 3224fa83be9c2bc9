import { defaultOptions, fail, heldTo, issueOf, ok, type Result } from '@umpire/engine';
import { schemaFaults } from '../../common/book/army-faults.js';
import type { ArmyForm, Start, Tally } from '../../common/book/army-form.js';
import { OPTIONS } from '../options.js';
import { listFaults, listOfNote } from '../play/own-lists.js';
import { type EntryNote, type ListNote, listSchema } from '../play/scenario.js';
import { ARMY_LISTS, type ArmyList, entriesOf, readyArmy } from '../rules/army.js';
import { parseTroop } from '../rules/notation.js';
import { countsAs } from '../rules/troops.js';
import { ENTRIES } from './entry.js';
import { idFor, LIST_FIELDS } from './list.js';

/** IGR-LST-01 to IGR-LST-10: an army list of a player's own. */

const SMALL: ListNote = {
  list: idFor('Our own army'),
  name: 'Our own army',
  years: '',
  epochs: 'II',
  size: 6,
  baseAp: 6,
  lines: 1,
  key: null,
  entries: [
    { entry: 'troops-1', troops: 'Line', notation: '(HIM-III-RA)EII', min: 2, max: 5, muster: 4, general: true },
    { entry: 'troops-2', troops: 'Horse', notation: '(HCC-III-RA)', min: 0, max: 2, muster: 1 },
    { entry: 'troops-3', troops: 'Guns', notation: '(ART-III-RA)EII medium', min: 0, max: 1, muster: 1 },
  ],
};

/** A list of the book, to be made into another. */
function startFrom({ rule: _, list, ...head }: ArmyList): Start<ListNote> {
  const entries = entriesOf(list).map(({ list: _list, troop: _troop, ...entry }): EntryNote => entry);
  return { label: `${head.name}, ${head.years}`, value: { ...head, list: idFor(head.name), entries } };
}
const STARTS: readonly Start<ListNote>[] = [{ label: 'A small force', value: SMALL }, ...ARMY_LISTS.map(startFrom)];

function read(data: unknown): Result<ListNote> {
  const parsed = heldTo(listSchema, data);
  return parsed.success ? ok(parsed.data) : fail(issueOf(parsed.error.issues, ''));
}

/** IGR-LST-04: what stands ready, a carrier with attached artillery as two. */
function counted({ notation, muster }: EntryNote): number {
  const troop = parseTroop(notation);
  return typeof troop === 'string' ? 0 : muster * countsAs(troop);
}
const tallies = ({ entries, size }: ListNote): Tally[] => [
  {
    at: [],
    label: 'Vignettes that stand ready',
    count: entries.reduce((sum, entry) => sum + counted(entry), 0),
    of: size,
  },
];

function inWords({ name, years, epochs, size, baseAp, lines, key, entries }: ListNote): string {
  const keys = ({ entry }: EntryNote) => (key?.entry === entry ? `, ${key.count} key` : '');
  return [
    [name, years, epochs && `Epoch ${epochs}`].filter(Boolean).join(', '),
    `${size} vignettes, ${baseAp} activation points, ${lines === 1 ? '1 line' : `${lines} lines`}`,
    ...entries.map(
      entry =>
        `${entry.min} to ${entry.max}, ready ${entry.muster}: ${entry.troops} ${entry.notation}${entry.general ? ', the General' : ''}${keys(entry)}`,
    ),
  ].join('\n');
}

export const ARMY_FORM: ArmyForm<ListNote> = {
  noun: 'army list',
  text: 'What an army may be composed of, and what stands ready of it.',
  sheet: { titleOf: list => list.name || 'A list without a name', fields: LIST_FIELDS, list: ENTRIES },
  starts: () => STARTS,
  read,
  check: list => [...schemaFaults(listSchema, list), ...listFaults(list)],
  tallies,
  nameOf: list => list.name,
  inWords,
  armyOf: list => readyArmy(listOfNote(list)),
  // nothing that is agreed on changes what a list may hold; what troops can do goes by the rulings
  battle: {
    usual: { options: defaultOptions(OPTIONS) },
    fields: [],
    agreed: () => ({ terms: {}, options: {} }),
  },
};
