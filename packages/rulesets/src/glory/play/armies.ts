import { type Citation, isRefusal, malformed, type Refusal, type Side } from '@umpire/engine';
import {
  armyRefusal,
  baseAp,
  describeArmy,
  entriesIn,
  entryOf,
  keysOf,
  type List,
  listOf,
  type Muster,
  standardMuster,
  timesTaken,
} from '../rules/army.js';
import { FRESH } from './apply.js';
import { copyOfVignette } from './copy.js';
import type { EventOf } from './events.js';
import type { AgreedArmy, ArmyNote } from './scenario.js';
import type { Vignette } from './state.js';

/** A vignette of an army list, not yet placed. */
export function freshVignette(
  id: string,
  side: Side,
  list: string,
  entry: string,
  brought: readonly List[] = [],
): Vignette {
  const listed = entryOf(list, entry, brought)!;
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

const noList = (name: string): string => `there is no army list ${name}`;

/** An army as a player hands it in, read as the question `army` reads it. */
export function musterFrom(note: ArmyNote, brought: readonly List[]): Refusal | Muster {
  const list = listOf(note.list, brought);
  if (!list) return malformed('army.list', noList(note.list));
  const vignettes = new Map(Object.entries(note.vignettes).filter(([, count]) => count > 0));
  const { multiple, general, lines } = note;
  const muster: Muster = { list, multiple, vignettes, general, key: keysOf(list, multiple), lines };
  return armyRefusal(muster) ?? muster;
}

/** An army that was agreed on: as it was composed, or as its list musters it, as often as the battle takes it. */
export function agreedMuster(note: AgreedArmy, multiple: number, brought: readonly List[]): Refusal | Muster {
  const { vignettes, general } = note;
  if (vignettes && general !== undefined) return musterFrom({ ...note, vignettes, general }, brought);
  if (vignettes || general !== undefined)
    return malformed('army', 'its vignettes and its General are named together, or its list alone');
  const list = listOf(note.list, brought);
  return list ? standardMuster(list, timesTaken(list, multiple)) : malformed('army.list', noList(note.list));
}

/** The models of a muster: A1, A2 …; the General rides with the first of his entry, keys are the last of theirs. */
function modelsOf(muster: Muster, side: Side, brought: readonly List[]): Vignette[] {
  const models: Vignette[] = [];
  for (const { entry } of entriesIn(muster.list))
    for (let i = muster.vignettes.get(entry) ?? 0; i > 0; i--)
      models.push(freshVignette(`${side.toUpperCase()}${models.length + 1}`, side, muster.list.list, entry, brought));
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
export function musteredEvent(muster: Muster, side: Side, brought: readonly List[]): EventOf<'armyMustered'> {
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
    vignettes: modelsOf(muster, side, brought),
    because,
  };
}
