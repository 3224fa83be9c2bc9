import { type Citation, forbid, isRefusal, malformed, type Refusal, type Side } from '@umpire/engine';
import {
  type ArmyList,
  armyFault,
  baseAp,
  describeArmy,
  entriesOf,
  entryOf,
  keysOf,
  listOf,
  type Muster,
  standardMuster,
} from '../rules/army.js';
import { FRESH } from './apply.js';
import { copyOfVignette } from './copy.js';
import type { EventOf } from './events.js';
import type { OrderOf } from './orders.js';
import type { ArmyNote } from './scenario.js';
import type { State, Vignette } from './state.js';
import { planned } from './verb.js';

/** A vignette of an army list, not yet placed. */
export function freshVignette(id: string, side: Side, list: string, entry: string): Vignette {
  const listed = entryOf(list, entry)!;
  return {
    id,
    side,
    entry,
    name: listed.troops,
    troop: listed.troop,
    general: false,
    key: false,
    place: 'waiting',
    base: null,
    role: 'mbl',
    line: 1,
    lineOrder: 0,
    deployed: 0,
    part: 'centre',
    detached: false,
    link: null,
    bands: 0,
    halted: 0,
    defences: false,
    running: false,
    began: null,
    quiet: false,
    now: FRESH,
  };
}

/** An army as a player hands it in, read as the question `army` reads it. */
export function musterFrom(note: ArmyNote): Refusal | Muster {
  const list = listOf(note.list);
  if (!list) return malformed('army.list', `there is no army list ${note.list}`);
  const vignettes = new Map(Object.entries(note.vignettes).filter(([, count]) => count > 0));
  const { multiple, general, lines } = note;
  const muster: Muster = { list, multiple, vignettes, general, key: keysOf(list, multiple), lines };
  return armyFault(muster) ?? muster;
}

/** The models of a muster: A1, A2 …; the General rides with the first of his entry, keys are the last of theirs. */
function modelsOf(muster: Muster, side: Side): Vignette[] {
  const models: Vignette[] = [];
  for (const { entry } of entriesOf(muster.list.list))
    for (let i = muster.vignettes.get(entry) ?? 0; i > 0; i--)
      models.push(freshVignette(`${side.toUpperCase()}${models.length + 1}`, side, muster.list.list, entry));
  const leader = models.findIndex(v => v.entry === muster.general);
  const marked = models.map((v, i) => (i === leader ? copyOfVignette({ ...v, general: true }) : v));
  for (const [entry, count] of muster.key) markKeys(marked, entry, count);
  return marked;
}

function markKeys(models: Vignette[], entry: string, count: number): void {
  let left = count;
  for (let i = models.length - 1; i >= 0 && left > 0; i--) {
    if (models[i]!.entry !== entry) continue;
    models[i] = copyOfVignette({ ...models[i]!, key: true });
    left--;
  }
}

/** An army takes the field; its list is open to both (IGR-LST-11). */
export function musteredEvent(muster: Muster, side: Side): EventOf<'armyMustered'> {
  const told = describeArmy(muster);
  const because: readonly Citation[] = isRefusal(told) ? [] : told.because;
  return {
    kind: 'armyMustered',
    side,
    name: muster.list.name,
    list: muster.list.list,
    multiple: muster.multiple,
    linesAllowed: muster.list.lines,
    baseAp: baseAp(muster),
    vignettes: modelsOf(muster, side),
    because,
  };
}

function armiesFault(state: State, by: Side): Refusal | undefined {
  const open = state.step === 'armies' && state.sides[by].list === '';
  return open ? undefined : forbid('IGR-LST-01', 'your army is chosen');
}

/** IGR-LST-09: how often the battle takes a list; only those of 12 are taken more than once. */
const timesOf = (state: State, { size }: ArmyList): number => (size === 12 ? state.extra.now.multiple : 1);

/** The standard muster of a list. */
export const muster = planned<OrderOf<'muster'>, Muster>(
  (state, by, { list: name }) => {
    const refused = armiesFault(state, by);
    if (refused) return refused;
    const list = listOf(name);
    if (!list) return malformed('list', `there is no army list ${name}`);
    return standardMuster(list, timesOf(state, list));
  },
  (game, by, _order, found) => game.happen(musteredEvent(found, by)),
);

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice', 3: 'three times' };

export const submitArmy = planned<OrderOf<'submitArmy'>, Muster>(
  (state, by, { army, list = army.list }) => {
    const refused = armiesFault(state, by);
    if (refused) return refused;
    if (list !== army.list) return malformed('army.list', 'it is not the list that was chosen');
    const found = musterFrom(army);
    if (isRefusal(found)) return found;
    const times = timesOf(state, found.list);
    return found.multiple === times ? found : forbid('IGR-LST-09', `this battle takes the list ${TIMES[times]}`);
  },
  (game, by, _order, found) => game.happen(musteredEvent(found, by)),
);
