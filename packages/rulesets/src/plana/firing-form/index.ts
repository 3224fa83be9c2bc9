import { defaultOptions, fail, heldTo, issueOf, ok, type Result } from '@umpire/engine';
import { schemaFaults } from '../../common/book/army-faults.js';
import type { ArmyFault, ArmyForm, Sheet, SheetField, Start, Tally } from '../../common/book/army-form.js';
import { OPTIONS } from '../options.js';
import { COLUMNS, TARGET_ROWS, type TargetRow, WEAPONS, type Weapon } from '../pieces.js';
import type { TableFault } from '../tables/firing.js';
import { HOUSE_ROWS, PRINTED_ROWS, type WrittenRow } from '../tables/firing-rows.js';
import { MOST_ROWS, type OwnFiring, ownFiringFaults, ownFiringSchema } from '../tables/own-firing.js';
import { weaponOf } from '../tables/weapons.js';

/** PLA-FIR-22: firing tables of a player's own, typed in row by row. */

type Row = OwnFiring['rows'][number];

const TARGET_NAMES: Readonly<Record<TargetRow, string>> = {
  Armour: 'armour',
  Inf: 'infantry in the open',
  DI: 'infantry dug in',
  DDI: 'infantry deeply dug in',
};
const titleOf = ({ weapon, target }: Pick<Row, 'weapon' | 'target'>): string =>
  `${weaponOf(weapon).name} at ${TARGET_NAMES[target]}`;

const CELLS = COLUMNS.join(' ');
const bandOf = (name: 'er' | 'lr', label: string): SheetField<Row> => ({
  kind: 'text',
  name,
  label: `${label}: ${CELLS}`,
  wide: true,
  most: 80,
  ...(name === 'lr' && { applies: ({ lr }) => lr !== null }),
  get: row => row[name] ?? '',
  set: (row, value) => ({ ...row, [name]: value }),
});

const ROW_FIELDS: readonly SheetField<Row>[] = [
  {
    kind: 'choice',
    name: 'weapon',
    label: 'Weapon',
    wide: true,
    among: () => WEAPONS.map(value => ({ value, label: weaponOf(value).name })),
    get: ({ weapon }) => weapon,
    set: (row, value) => ({ ...row, weapon: value as Weapon }),
  },
  {
    kind: 'choice',
    name: 'target',
    label: 'At',
    wide: true,
    among: () => TARGET_ROWS.map(value => ({ value, label: TARGET_NAMES[value], code: value })),
    get: ({ target }) => target,
    set: (row, value) => ({ ...row, target: value as TargetRow }),
  },
  {
    kind: 'text',
    name: 'rule',
    label: 'Cited as',
    most: 20,
    get: ({ rule }) => rule,
    set: (row, rule) => ({ ...row, rule }),
  },
  {
    kind: 'flag',
    name: 'long',
    label: 'It has a long range',
    get: ({ lr }) => lr !== null,
    set: (row, long) => ({ ...row, lr: long ? row.er : null }),
  },
  bandOf('er', 'Effective range'),
  bandOf('lr', 'Long range'),
  {
    kind: 'flag',
    name: 'asPrinted',
    label: 'Its gaps and overlaps stand so in print',
    get: ({ asPrinted }) => asPrinted === true,
    set: ({ asPrinted: _, ...row }, printed) => (printed ? { ...row, asPrinted: true } : row),
  },
];
const ROW_SHEET: Sheet<Row> = { titleOf, markOf: ({ rule }) => rule, fields: ROW_FIELDS };

/** A row of the book, to be made into another: what stands so in print may stand so here. */
function startFrom(written: WrittenRow, asPrinted: boolean): Start<Row> {
  const { weapon, target, er, lr, rule } = written;
  const value: Row = { rule: rule.replace(/^PLA-/, 'OWN-'), weapon, target, er, lr };
  return {
    label: titleOf({ weapon, target }),
    under: weaponOf(weapon).name,
    value: asPrinted ? { ...value, asPrinted: true } : value,
  };
}
const ROWS: readonly Start<Row>[] = [
  ...PRINTED_ROWS.map(row => startFrom(row, true)),
  ...HOUSE_ROWS.map(row => startFrom(row, false)),
];
const EASY: OwnFiring = {
  name: 'A table of our own',
  rows: [
    {
      rule: 'OWN-1',
      weapon: 'regular-infantry',
      target: 'Inf',
      er: '0-4 5-6 7 8 9+ - - -',
      lr: '0-6 7-8 9+ - - - - -',
    },
  ],
};
const STARTS: readonly Start<OwnFiring>[] = [
  { label: 'One row', value: EASY },
  { label: 'All rows that are not the book’s own', value: { name: 'Our own annex', rows: houseRows() } },
];
function houseRows(): Row[] {
  return HOUSE_ROWS.map(row => startFrom(row, false).value).slice(0, MOST_ROWS);
}

function read(data: unknown): Result<OwnFiring> {
  const parsed = heldTo(ownFiringSchema, data);
  return parsed.success ? ok(parsed.data) : fail(issueOf(parsed.error.issues, ''));
}

const BANDS: Readonly<Record<string, string>> = { er: 'Effective range', lr: 'Long range' };
/** `rows[3].er[2]`: where it stands, and under which column. */
function placed({ path, message }: TableFault): ArmyFault {
  const [, row, band, cell] = /^rows\[(\d+)\](?:\.(er|lr)(?:\[(\d+)\])?)?$/.exec(path)!;
  const words = [band && BANDS[band], cell && `under ${COLUMNS[Number(cell)]}`].filter(Boolean).join(', ');
  const at = ['rows', Number(row), ...(band ? [band] : []), ...(cell ? [Number(cell)] : [])];
  return { rule: 'PLA-FIR-22', path, at, message: words ? `${words}: ${message}` : message };
}
function check(table: OwnFiring): readonly ArmyFault[] {
  const malformed = schemaFaults(ownFiringSchema, table);
  return malformed.length > 0 ? malformed : [...ownFiringFaults(table)].map(placed);
}

const tallies = ({ rows }: OwnFiring): Tally[] => [
  { at: [], label: 'Rows in place of the book’s', count: rows.length, most: MOST_ROWS, rule: 'PLA-FIR-22' },
];

function inWords({ name, rows }: OwnFiring): string {
  const words = (row: Row) =>
    `${row.rule}, ${titleOf(row)}: ER ${row.er}${row.lr === null ? '' : `; LR ${row.lr}`}${row.asPrinted ? ' (as printed)' : ''}`;
  return [name, `Under ${COLUMNS.join(' ')}:`, ...rows.map(words)].join('\n');
}

export const FIRING_FORM: ArmyForm<OwnFiring> = {
  noun: 'firing table',
  heading: 'Firing tables',
  text: 'Rows that take the place of the book’s: a weapon, a kind of target, and eight cells for each range.',
  sheet: {
    titleOf: ({ name }) => name || 'A table without a name',
    fields: [
      { kind: 'text', name: 'name', label: 'Name', most: 60, get: t => t.name, set: (t, name) => ({ ...t, name }) },
    ],
    list: {
      name: 'rows',
      noun: 'row',
      most: MOST_ROWS,
      sheet: ROW_SHEET as Sheet<unknown>,
      starts: () => ROWS,
    },
  },
  starts: () => STARTS,
  read,
  check,
  tallies,
  nameOf: ({ name }) => name,
  inWords,
  armyOf: table => table,
  battle: {
    usual: { options: defaultOptions(OPTIONS) },
    fields: [],
    agreed: () => ({ terms: {}, options: {} }),
  },
};
