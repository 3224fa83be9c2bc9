import {
  type Gesture,
  type GestureChoice,
  isRefusal,
  type Options,
  type OrderSoFar,
  type Preview,
  type Refusal,
  type Side,
} from '@umpire/engine';
import type { OrderOf } from '../play/orders.js';
import { planOf } from '../play/perform.js';
import type { State, Vignette } from '../play/state.js';
import {
  ARMY_LISTS,
  type ArmyList,
  baseAp,
  describeArmy,
  entriesOf,
  entryOf,
  type ListedEntry,
  limitsOf,
  listOf,
  type Muster,
  sizeOf,
} from '../rules/army.js';
import { countsAs, generalOf, mayLeaveBattleLine } from '../rules/troops.js';

/** What is composed, ticked or put in order in lists: armies and the order of march. */

const listWords = (list: ArmyList, multiple = 1): string =>
  `${list.years}, ${list.size * multiple} vignettes, ${baseAp({ list, multiple })} points`;

export const listChoices = (): GestureChoice[] =>
  ARMY_LISTS.map(l => ({ value: l.list, label: l.name, text: listWords(l) }));

/** An army from a list, beginning with the one that stands ready; how large it may be is that one's affair. */
export function composing(view: State, by: Side, { list }: OrderSoFar, options: Options): Gesture | Refusal {
  const ready = planOf(view, by, { verb: 'muster', list: String(list) }, options) as Muster | Refusal;
  if (isRefusal(ready)) return ready;
  const entries = entriesOf(ready.list.list);
  const { multiple, general, lines } = ready;
  const vignettes = Object.fromEntries(entries.map(({ entry }) => [entry, ready.vignettes.get(entry) ?? 0]));
  return {
    kind: 'compose',
    text: `${ready.list.name}, ${listWords(ready.list, multiple)}`,
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
      { label: 'The ready army', value: { list: ready.list.list, multiple, vignettes, general, lines } },
      {
        label: 'The least of each',
        value: { list: ready.list.list, multiple, vignettes: least(ready), general, lines },
      },
    ],
  };
}

const least = (m: Muster): Record<string, number> =>
  Object.fromEntries(entriesOf(m.list.list).map(entry => [entry.entry, limitsOf(m, entry).min]));

/** `(HIP-III-IA)+AA(EII), counts as two, 1 key`. */
function entryWords({ key }: Muster, { entry, notation, troop }: ListedEntry): string {
  const counts = countsAs(troop) === 2 ? ', counts as two' : '';
  const keys = key.has(entry) ? `, ${key.get(entry)}\u00a0key` : '';
  return `${notation}${counts}${keys}`;
}

/** How large the army is that is being composed, also while there is no such army. */
export function armyPreview(army: OrderOf<'submitArmy'>['army'], plan: Muster | Refusal): Preview {
  const list = listOf(army.list);
  if (!list) return { because: [], ...(isRefusal(plan) && { refusal: plan }) };
  const known = Object.entries(army.vignettes).filter(([entry]) => entryOf(army.list, entry));
  const { size } = sizeOf({ list, vignettes: new Map(known) });
  const most = list.size * army.multiple;
  const told = { cost: `${size} of ${most} vignettes`, used: Math.min(1, size / most) };
  if (isRefusal(plan)) return { ...told, refusal: plan, because: [] };
  const found = describeArmy(plan);
  return { ...told, because: isRefusal(found) ? [] : found.because };
}

const nameOf = (v: Vignette) => ({
  label: v.id,
  text: `${v.name}${v.general ? ', the General' : ''}${v.key ? ', key' : ''}`,
});
const ownOf = (view: State, by: Side): Vignette[] => view.vignettes.filter(v => v.side === by);

/** IGR-AMB-10: who of the column is no part of the main battle line. */
export const outside = (view: State, by: Side): Gesture => ({
  kind: 'several',
  text: 'Who is outside the main battle line',
  among: ownOf(view, by)
    .filter(v => mayLeaveBattleLine(v.troop))
    .map(v => ({ value: v.id, ...nameOf(v) })),
});
/** Whether there is anything to say about that. */
export const mayStayOutside = (view: State, by: Side): boolean =>
  ownOf(view, by).some(v => mayLeaveBattleLine(v.troop));

/** IGR-AMB-02: the column, the head first; a few ready orders to begin with. */
export function column(view: State, by: Side): Gesture {
  const own = ownOf(view, by);
  const mounted = (v: Vignette) => Number(generalOf(v.troop) === 'FOOT');
  const sorted = (rank: (v: Vignette) => number) => [...own].sort((a, b) => rank(a) - rank(b));
  const ready: readonly (readonly [string, readonly Vignette[]])[] = [
    ['As listed', own],
    ['The last first', [...own].reverse()],
    ['Horse and guns first', sorted(mounted)],
    ['Foot first', sorted(v => -mounted(v))],
    ['The General in front', sorted(v => (v.general ? 0 : 1))],
  ];
  return {
    kind: 'rank',
    text: 'The head of the column first',
    rows: own.map(v => ({ id: v.id, ...nameOf(v) })),
    starts: ready.map(([label, order]) => ({ label, value: order.map(v => v.id) })),
  };
}
