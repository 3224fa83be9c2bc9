import type { SheetChoice, SheetField } from '../../common/book/army-form.js';
import type { EntryNote, ListNote } from '../play/scenario.js';

/** The head of a list: its name, its size, its General and its key vignettes. */

type Field = SheetField<ListNote>;

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 30);
/** By what battles know a list; the ids of the book's own begin otherwise. */
export const idFor = (name: string): string => `own-${plainName(name) || 'list'}`;

/** The id follows the name, unless a file gave it one of its own. */
const named = (list: ListNote, name: string): ListNote => ({
  ...list,
  name,
  list: list.list === idFor(list.name) ? idFor(name) : list.list,
});

const text = (name: 'years' | 'epochs', label: string): Field => ({
  kind: 'text',
  name,
  label,
  most: 40,
  get: list => list[name],
  set: (list, value) => ({ ...list, [name]: value }),
});
const figure = (name: 'size' | 'baseAp' | 'lines', label: string, most: number): Field => ({
  kind: 'number',
  name,
  label,
  least: 1,
  most,
  get: list => list[name],
  set: (list, value) => ({ ...list, [name]: value }),
});

const byTroops = (entries: readonly EntryNote[]): SheetChoice[] =>
  entries.map(({ entry, troops }) => ({ value: entry, label: troops || 'Troops without a name' }));
const NOBODY: SheetChoice = { value: '', label: 'Nobody' };

/** IGR-LST-05: one, and no other. */
const ledBy = (entries: readonly EntryNote[], leader: string): EntryNote[] =>
  entries.map(({ general: _, ...entry }) => (entry.entry === leader ? { ...entry, general: true } : entry));

export const LIST_FIELDS: readonly Field[] = [
  { kind: 'text', name: 'name', label: 'Name', most: 80, get: list => list.name, set: named },
  text('years', 'Years'),
  text('epochs', 'Epochs'),
  figure('size', 'Vignettes', 36),
  figure('baseAp', 'Activation points', 60),
  figure('lines', 'Lines', 3),
  {
    kind: 'choice',
    name: 'general',
    label: 'The General rides with',
    among: ({ entries }) => [NOBODY, ...byTroops(entries)],
    get: ({ entries }) => entries.find(entry => entry.general)?.entry ?? '',
    set: (list, leader) => ({ ...list, entries: ledBy(list.entries, leader) }),
  },
  {
    kind: 'choice',
    name: 'key',
    label: 'Key vignettes',
    among: ({ entries }) => [NOBODY, ...byTroops(entries)],
    get: ({ key }) => key?.entry ?? '',
    set: (list, entry) => ({ ...list, key: entry === '' ? null : { entry, count: list.key?.count ?? 1 } }),
  },
  {
    kind: 'number',
    name: 'count',
    label: 'How many are key',
    least: 1,
    most: 9,
    applies: ({ key }) => key !== null,
    get: ({ key }) => key?.count ?? 1,
    set: (list, count) => ({ ...list, key: list.key && { ...list.key, count } }),
  },
];
