import { forbid, isRefusal, malformed, pathOf, type Refusal } from '@umpire/engine';
import type { ArmyFault, At } from '../../common/book/army-form.js';
import type { Troop } from '../pieces.js';
import { armyRefusals, isWithin, type List, type ListedEntry, listOf, standardMuster } from '../rules/army.js';
import { parseTroop, troopOf } from '../rules/notation.js';
import { CLASS, troopRefusal } from '../rules/troops.js';
import type { EntryNote, ListNote } from './scenario.js';

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

function listFrom(note: ListNote): Refusal | List {
  for (const { at: _, ...refusal } of listFaults(note)) return refusal;
  return listOfNote(note);
}

/** A list whose troops can all be read. */
export const listOfNote = ({ entries, ...note }: ListNote): List => ({
  rule: 'IGR-LST-01',
  ...note,
  own: entries.map(entry => listed(note.list, entry)),
});
const listed = (list: string, { general, defences, ...note }: EntryNote): ListedEntry => ({
  ...note,
  list,
  troop: troopOf(note.notation),
  ...(general && { general }),
  ...(defences && { defences }),
});

/** All that is wrong with a list, in the order in which it is refused. */
export function* listFaults(note: ListNote): Generator<ArmyFault> {
  const { entries, key } = note;
  for (const [i, entry] of entries.entries()) yield* entryFaults(entry, i, entries);
  if (entries.filter(entry => entry.general).length !== 1)
    yield fault(forbid('IGR-LST-05', 'the General usually stands with one of its entries'), ['entries']);
  if (key && !entries.some(({ entry }) => entry === key.entry))
    yield fault(malformed('', `there is no ${key.entry}`), ['key', 'entry']);
  else yield* musterFaults(note);
}
const fault = (refusal: Refusal, path: At, at: At = path): ArmyFault => ({ ...refusal, path: pathOf('', path), at });

function* entryFaults(entry: EntryNote, i: number, all: readonly EntryNote[]): Generator<ArmyFault> {
  if (all.slice(0, i).some(other => other.entry === entry.entry))
    yield fault(malformed('', `there are two ${entry.entry}`), ['entries', i, 'entry']);
  const wrong = troopsRefusal(entry.notation);
  if (wrong) yield fault(wrong, ['entries', i, 'notation']);
}

/** What stands ready keeps the rules of every army. Who is without troops or a General has none ready. */
function* musterFaults(note: ListNote): Generator<ArmyFault> {
  const { entries } = note;
  const unread = entries.some(({ notation }) => typeof parseTroop(notation) === 'string');
  if (unread || !entries.some(entry => entry.general)) return;
  const list = listOfNote(note);
  const ready = standardMuster(list);
  for (const refusal of armyRefusals(ready)) {
    const rows =
      refusal.rule === 'IGR-LST-03' ? list.own!.flatMap((entry, i) => (isWithin(ready, entry) ? [] : i)) : [];
    if (rows.length === 0) yield fault(refusal, ['entries']);
    for (const i of rows) yield fault(refusal, ['entries'], ['entries', i, 'muster']);
  }
}

function troopsRefusal(notation: string): Refusal | undefined {
  const troop = parseTroop(notation);
  if (typeof troop === 'string') return { message: troop };
  return troopRefusal(troop) ?? (lacksEpoch(troop) ? NO_EPOCH : undefined);
}

/** IGR-LST-02: in a battle it is asked how far they shoot, which the notation alone need not tell. */
const lacksEpoch = (troop: Troop): boolean => CLASS[troop.class].epoch && troop.epoch === null;
const NO_EPOCH = forbid('IGR-EPO-07', 'the Epoch of their weapons is needed, such as EII after the parentheses');
