import {
  type ChoiceTroops,
  forbid,
  type Gesture,
  type GestureChoice,
  isRefusal,
  malformed,
  type Preview,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { z } from 'zod';
import { SHOWN } from '../../common/book/verbs.js';
import { CLASS_WORDS } from '../face/plain-words.js';
import { symbolOf } from '../face/symbols.js';
import { musteredEvent, musterFrom } from '../play/armies.js';
import type { State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import {
  ARMY_LISTS,
  type ArmyList,
  baseAp,
  describeArmy,
  entriesIn,
  entryOf,
  type ListedEntry,
  limitsOf,
  listOf,
  type Muster,
  sizeOf,
  standardMuster,
  timesTaken,
} from '../rules/army.js';
import { countsAs } from '../rules/troops.js';
import { id, verb } from './verb.js';

/** An army is chosen or composed from a list. */

const isOpen = (view: State, by: Side): boolean => view.step === 'armies' && view.sides[by].list === '';
const armiesRefusal = (view: State, by: Side): Refusal | undefined =>
  isOpen(view, by) ? undefined : forbid('IGR-LST-01', 'your army is chosen');

export const timesOf = (view: State, list: ArmyList): number => timesTaken(list, view.extra.now.multiple);

const listWords = (list: ArmyList, multiple = 1): string =>
  `${list.years}, ${list.size * multiple} vignettes, ${baseAp({ list, multiple })} points`;
/** Those that were brought along first. */
const listChoices = ({ seat }: { readonly seat: Seat }): GestureChoice[] =>
  [...seat.view.extra.now.lists, ...ARMY_LISTS].map(l => ({
    value: l.list,
    label: l.name,
    text: listWords(l),
    troops: troopsOf(seat.view, l),
  }));

/** Who stands ready in a list. */
function troopsOf(view: State, list: ArmyList): ChoiceTroops[] {
  const { lists } = view.extra.now;
  const ready = standardMuster(list, timesOf(view, list));
  if (isRefusal(ready)) return [];
  return [...ready.vignettes].flatMap(([entry, count]) => {
    const listed = entryOf(list.list, entry, lists);
    if (!listed || count === 0) return [];
    const { name, text } = CLASS_WORDS[listed.troop.class];
    return [{ count, name: `${listed.troops}, ${name}`, symbol: symbolOf(listed.troop), text }];
  });
}

function readyMuster({ view, by }: Seat, name: string): Refusal | Muster {
  const refused = armiesRefusal(view, by);
  if (refused) return refused;
  const list = listOf(name, view.extra.now.lists);
  if (!list) return malformed('list', `there is no army list ${name}`);
  return standardMuster(list, timesOf(view, list));
}

export const muster = verb({
  order: { list: id },
  label: 'Choose an army',
  text: 'The standard muster of a list',
  key: 'm',
  on: ({ seat }) => (isOpen(seat.view, seat.by) ? SHOWN : undefined),
  fields: { list: { choose: listChoices } },
  plan: (seat, { list }) => readyMuster(seat, list),
  act: (game, by, _order, found) => game.happen(musteredEvent(found, by, game.state.extra.now.lists)),
});

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice', 3: 'three times' };
const army = z.strictObject({
  list: id,
  multiple: z.int().min(1).max(9).default(1),
  vignettes: z.record(id, z.int().min(0).max(36)),
  general: id,
  lines: z.int().min(1).max(9).default(1),
});

export const submitArmy = verb({
  /** Whoever composes an army chooses its list first; it is that of the army. */
  order: { list: id.optional(), army },
  label: 'Compose an army',
  text: 'Your own army from a list, beginning with its standard muster',
  key: 'c',
  on: ({ seat }) => (isOpen(seat.view, seat.by) ? SHOWN : undefined),
  fields: {
    list: { choose: listChoices },
    army: { compose: ({ seat, sofar }) => composing(readyMuster(seat, String(sofar.list))) },
  },
  plan: ({ view, by }, { army: note, list = note.list }) => {
    const refused = armiesRefusal(view, by);
    if (refused) return refused;
    if (list !== note.list) return malformed('army.list', 'it is not the list that was chosen');
    const found = musterFrom(note, view.extra.now.lists);
    if (isRefusal(found)) return found;
    const times = timesOf(view, found.list);
    return found.multiple === times ? found : forbid('IGR-LST-09', `this battle takes the list ${TIMES[times]}`);
  },
  preview: (found, { view }, order) => {
    const told = describeArmy(found);
    return { ...sizeTold(view, order.army), because: isRefusal(told) ? [] : told.because };
  },
  refused: ({ view }, order) => sizeTold(view, order.army),
  act: (game, by, _order, found) => game.happen(musteredEvent(found, by, game.state.extra.now.lists)),
});

/** How large the army is that is being composed, also while there is no such army. */
function sizeTold({ extra }: State, note: z.output<typeof army>): Pick<Preview, 'cost' | 'used'> {
  const { lists } = extra.now;
  const list = listOf(note.list, lists);
  if (!list) return {};
  const known = Object.entries(note.vignettes).filter(([entry]) => entryOf(note.list, entry, lists));
  const { size } = sizeOf({ list, vignettes: new Map(known) });
  const most = list.size * note.multiple;
  return { cost: `${size} of ${most} vignettes`, used: Math.min(1, size / most) };
}

/** An army from a list, beginning with the one that stands ready; how large it may be is that one's affair. */
function composing(ready: Refusal | Muster): Gesture | Refusal {
  if (isRefusal(ready)) return ready;
  const { multiple, general, lines } = ready;
  const { list, name } = ready.list;
  const entries = entriesIn(ready.list);
  const counted = (count: (entry: ListedEntry) => number) =>
    Object.fromEntries(entries.map(entry => [entry.entry, count(entry)]));
  const startWith = (vignettes: Record<string, number>) => ({ list, multiple, vignettes, general, lines });
  return {
    kind: 'compose',
    text: `${name}, ${listWords(ready.list, multiple)}`,
    parts: entries.map(entry => ({
      id: entry.entry,
      label: entry.troops,
      text: entryWords(ready, entry),
      ...limitsOf(ready, entry),
    })),
    counts: 'vignettes',
    choices: [
      {
        name: 'general',
        label: 'The General rides with',
        among: entries.map(({ entry, troops }) => ({ value: entry, label: troops })),
      },
    ],
    starts: [
      { label: 'The ready army', value: startWith(counted(({ entry }) => ready.vignettes.get(entry) ?? 0)) },
      { label: 'The least of each', value: startWith(counted(entry => limitsOf(ready, entry).min)) },
    ],
  };
}

/** `(HIP-III-IA)+AA(EII), counts as two, 1 key`. */
function entryWords({ key }: Muster, { entry, notation, troop }: ListedEntry): string {
  const counts = countsAs(troop) === 2 ? ', counts as two' : '';
  const keys = key.has(entry) ? `, ${key.get(entry)}\u00a0key` : '';
  return `${notation}${counts}${keys}`;
}
