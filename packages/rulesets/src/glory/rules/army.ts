import { allProhibitions, type Finding, type Refusal, rows } from '@umpire/engine';
import { byKey, citation, type Prohibition, prohibitedBy } from '../lines.js';
import { EPOCHS, type Epoch, type Troop } from '../pieces.js';
import { ARMY_ENTRIES, ARMY_LISTS, type ArmyEntry, type ArmyList, SUGGESTED_OPPONENTS } from '../tables/armies.js';
import { DISTANCES } from '../tables/distances.js';
import { troopOf } from './notation.js';
import { countsAs } from './troops.js';

export { ARMY_ENTRIES, ARMY_LISTS, type ArmyEntry, type ArmyList, SUGGESTED_OPPONENTS } from '../tables/armies.js';

/** An entry with its troops read. */
export interface ListedEntry extends ArmyEntry {
  readonly troop: Troop;
}
const LISTED = byKey(
  ARMY_ENTRIES.map((entry): ListedEntry => ({ ...entry, troop: troopOf(entry.notation) })),
  entry => entry.list,
);
export const LIST_NAMES = ARMY_LISTS.map(row => row.list) as [string, ...string[]];
/** A list of the book, or one that players brought along with its entries. */
export interface List extends ArmyList {
  readonly own?: readonly ListedEntry[];
}
const NONE: readonly List[] = [];
/** A list by its name, of the book or of those that were brought along. */
export const listOf = (name: string, brought: readonly List[] = NONE): List | undefined =>
  ARMY_LISTS.find(row => row.list === name) ?? brought.find(row => row.list === name);
/** IGR-LST-02: the entries of a list, in its order. */
export const entriesOf = (list: string): readonly ListedEntry[] => LISTED[list] ?? [];
export const entriesIn = (list: List): readonly ListedEntry[] => list.own ?? entriesOf(list.list);
const entryIn = (list: List, entry: string): ListedEntry | undefined => entriesIn(list).find(e => e.entry === entry);
export function entryOf(list: string, entry: string, brought: readonly List[] = NONE): ListedEntry | undefined {
  const found = listOf(list, brought);
  return found && entryIn(found, entry);
}

/** An army as players give it: IGR-LST-01, one list; how many models of each entry. */
export interface Muster {
  readonly list: List;
  /** IGR-LST-09. */
  readonly multiple: number;
  readonly vignettes: ReadonlyMap<string, number>;
  /** The entry whose vignette carries the General. */
  readonly general: string;
  readonly key: ReadonlyMap<string, number>;
  /** In how many lines it deploys. */
  readonly lines: number;
}

/** IGR-LST-06, IGR-LST-09: the key vignettes that a list asks for. */
export function keysOf(list: ArmyList, multiple: number): ReadonlyMap<string, number> {
  return new Map(list.key ? [[list.key.entry, list.key.count * multiple]] : []);
}
/** IGR-LST-04: vignettes as they count, and models. */
export function sizeOf(m: Pick<Muster, 'list' | 'vignettes'>): { size: number; models: number } {
  let size = 0;
  let models = 0;
  for (const [name, count] of m.vignettes) {
    models += count;
    size += count * countsAs(entryIn(m.list, name)!.troop);
  }
  return { size, models };
}
const taken = (m: Muster, entry: string): number => m.vignettes.get(entry) ?? 0;
/** IGR-LST-03, IGR-LST-09: how often an entry may be taken. */
export const limitsOf = ({ multiple }: Pick<Muster, 'multiple'>, { min, max }: ArmyEntry) => ({
  min: min * multiple,
  max: max * multiple,
});
export function isWithin(m: Muster, entry: ArmyEntry): boolean {
  const { min, max } = limitsOf(m, entry);
  return taken(m, entry.entry) >= min && taken(m, entry.entry) <= max;
}
/** IGR-LST-05: the entry is taken, and it is not ART. */
const mayLead = (m: Muster): boolean => taken(m, m.general) > 0 && entryIn(m.list, m.general)?.troop.class !== 'ART';
function sameKeys(m: Muster): boolean {
  const asked = keysOf(m.list, m.multiple);
  const given = [...m.key].filter(([, count]) => count > 0);
  return (
    given.length === asked.size &&
    given.every(([entry, count]) => asked.get(entry) === count && count <= taken(m, entry))
  );
}

/** What forbids an army, in the order of the question `army`. */
// biome-ignore format: one line a rule
const ARMY_BARS = rows<Prohibition<Muster>>('glory/ARMY_BARS', [
  { rule: 'IGR-BIG-01', text: 'armies have 12, 24 or 36 vignettes: only a list of 12 is taken two or three times', when: m => m.multiple > 3 || (m.multiple > 1 && m.list.size !== 12) },
  { rule: 'IGR-LST-02', text: 'only entries of its own list may be taken', when: m => [...m.vignettes.keys()].some(name => !entryIn(m.list, name)) },
  { rule: 'IGR-LST-03', text: 'each entry has a minimum and a maximum', when: m => entriesIn(m.list).some(entry => !isWithin(m, entry)) },
  { rule: 'IGR-LST-04', text: 'the vignettes do not add up to the size of the list', when: m => sizeOf(m).size !== m.list.size * m.multiple },
  { rule: 'IGR-LST-05', text: 'the General rides with a vignette that was taken, and not with the guns', when: m => !mayLead(m) },
  { rule: 'IGR-LST-06', text: 'the key vignettes are not those of the list', when: m => !sameKeys(m) },
  { rule: 'IGR-LST-07', text: 'the list does not allow so many lines', when: m => m.lines > m.list.lines },
]);
/** IGR-LST-01 to IGR-LST-09, IGR-BIG-01: why there is no such army. */
export const armyRefusal = (m: Muster): Refusal | undefined => prohibitedBy(ARMY_BARS, m);
/** All that forbids it. */
export const armyRefusals = (m: Muster): Refusal[] => allProhibitions(ARMY_BARS, m);

/** IGR-LST-08, IGR-LST-09, IGR-ACT-12. */
export const baseAp = (m: Pick<Muster, 'list' | 'multiple'>): number => m.list.baseAp * m.multiple;

export interface ArmyTold {
  readonly size: number;
  readonly models: number;
  readonly baseAp: number;
  readonly lines: number;
}
const SIZE = citation('IGR-LST-04', 'the vignettes add up; a carrier with attached artillery counts as two');
export function describeArmy(m: Muster): Refusal | Finding<ArmyTold> {
  const refused = armyRefusal(m);
  if (refused) return refused;
  const { rule, name, years } = m.list;
  return {
    result: { ...sizeOf(m), baseAp: baseAp(m), lines: m.list.lines },
    because: [SIZE, citation(rule, `${name}, ${years}`)],
  };
}

/** The standard muster of a list: how many of each entry, and with whom the General rides. */
export function standardMuster(list: List, multiple = 1): Muster {
  const entries = entriesIn(list);
  return {
    list,
    multiple,
    vignettes: new Map(entries.filter(e => e.muster > 0).map(e => [e.entry, e.muster * multiple])),
    general: entries.find(e => e.general)!.entry,
    key: keysOf(list, multiple),
    lines: 1,
  };
}

/** IGR-LST-09: how often a battle takes a list; only those of 12 are taken more than once. */
export const timesTaken = ({ size }: ArmyList, multiple: number): number => (size === 12 ? multiple : 1);

/** An army that is agreed on by its list alone: its standard muster takes the field. */
export const readyArmy = ({ list }: List) => ({ list });

/** IGR-LST-10: who may have field defences. */
export const mayEntrench = (list: string, entry: string, brought: readonly List[] = NONE): boolean =>
  entryOf(list, entry, brought)?.defences === true;

/** 4.1: the lists that are suggested against another, those of its own time (IGR-EPO-06). */
export function suitableFor(list: string, brought: readonly List[] = NONE): readonly string[] {
  const suggested = SUGGESTED_OPPONENTS.flatMap(pair =>
    pair.includes(list) ? pair.filter(name => name !== list) : [],
  );
  if (suggested.length > 0)
    return suggested.filter(name => yearsApart(listOf(list)!, listOf(name)!) <= DISTANCES.overlapYears);
  const own = brought.find(row => row.list === list);
  const fits = own && ofItsTime(own);
  return fits ? [fits.list] : [];
}

/** How long after the one the other comes; below 0: they meet. */
function yearsApart(...lists: readonly [ArmyList, ArmyList]): number {
  const spans = lists.map(({ years }) => years.split('-').map(Number));
  return Math.max(...spans.map(([from]) => from!)) - Math.min(...spans.map(span => span.at(-1)!));
}

/** IGR-EPO-01: against a list that players brought along, that of the book with weapons of the same Epoch which is nearest in size. */
function ofItsTime(own: List): ArmyList | undefined {
  const epoch = epochOf(own);
  const fits = ARMY_LISTS.filter(row => epochOf(row) === epoch);
  return fits.sort((a, b) => Math.abs(a.size - own.size) - Math.abs(b.size - own.size))[0];
}

/** The Epoch of the latest weapons in a list. */
const epochOf = (list: List): Epoch | undefined =>
  EPOCHS.findLast(epoch => entriesIn(list).some(({ troop }) => troop.epoch === epoch || troop.attachedEpoch === epoch));
