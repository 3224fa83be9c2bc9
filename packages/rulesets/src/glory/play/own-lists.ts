import { forbid, isRefusal, malformed, type Refusal } from '@umpire/engine';
import { armyRefusal, type List, type ListedEntry, listOf, standardMuster } from '../rules/army.js';
import { parseTroop } from '../rules/notation.js';
import { troopRefusal } from '../rules/troops.js';
import type { ListNote } from './scenario.js';

/** IGR-LST-01 to IGR-LST-08: army lists that players bring along, checked as those of the book are. */
export function broughtLists(notes: readonly ListNote[]): Refusal | readonly List[] {
  const lists: List[] = [];
  for (const [i, note] of notes.entries()) {
    const list = listOf(note.list, lists) ? malformed('list', `there is a list ${note.list} already`) : listFrom(note);
    if (isRefusal(list)) return { ...list, path: list.path ? `lists[${i}].${list.path}` : `lists[${i}]` };
    lists.push(list);
  }
  return lists;
}

function listFrom({ entries, ...note }: ListNote): Refusal | List {
  const own: ListedEntry[] = [];
  for (const [i, each] of entries.entries()) {
    if (own.some(entry => entry.entry === each.entry))
      return malformed(`entries[${i}].entry`, `there are two ${each.entry}`);
    const entry = entryFrom(note.list, each);
    if (isRefusal(entry)) return { ...entry, path: `entries[${i}].notation` };
    own.push(entry);
  }
  if (own.filter(entry => entry.general).length !== 1)
    return { ...forbid('IGR-LST-05', 'the General usually stands with one of its entries'), path: 'entries' };
  const { key } = note;
  if (key && !own.some(({ entry }) => entry === key.entry)) return malformed('key.entry', `there is no ${key.entry}`);
  const list: List = { rule: 'IGR-LST-01', ...note, own };
  const refused = armyRefusal(standardMuster(list));
  return refused ? { ...refused, path: 'entries' } : list;
}

function entryFrom(list: string, { general, defences, ...note }: ListNote['entries'][number]): Refusal | ListedEntry {
  const troop = parseTroop(note.notation);
  if (typeof troop === 'string') return { message: troop };
  const refused = troopRefusal(troop);
  if (refused) return refused;
  return { ...note, list, troop, ...(general && { general }), ...(defences && { defences }) };
}
