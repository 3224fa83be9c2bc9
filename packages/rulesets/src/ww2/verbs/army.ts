import { type ChoiceTroops, forbid, type Gesture, malformed, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { refusedBy } from '../../common/book/lines.js';
import { SHOWN } from '../../common/book/verbs.js';
import { namesOf } from '../face/plain-words.js';
import { symbolOf } from '../face/symbols.js';
import type { Nation, Period } from '../pieces.js';
import { type Army, armySchema } from '../play/army-schema.js';
import { askedStarts, FORCES, type Force, inTheirYear } from '../play/asked-army.js';
import { aircraftIn, armyRefusal, askedOf, germanOf, MADE_FIRST, mustWait } from '../play/muster.js';
import { natureOf } from '../play/natures.js';
import { armyFrom, listOf, priceOf, sampleLists } from '../play/sample-army.js';
import type { Play, Seat } from '../play/types.js';
import { groupOf, listsFor } from '../rules/lists.js';
import type { ListedStand } from '../tables/army.js';
import type { ListedGroup } from '../tables/lists.js';
import { id, verb } from './verb.js';

/** U2: each side brings an army, unseen until both are in. */

const isOpen = ({ view, by }: Seat): boolean =>
  view.phase === 'armies' && !view.muster!.ready[by] && !mustWait(view.muster!, by);
const shown = ({ seat }: { seat: Seat }) => (isOpen(seat) ? SHOWN : undefined);

function brought(seat: Seat, army: Army): Army | Refusal {
  const { view, by, options } = seat;
  if (view.phase !== 'armies' || view.muster!.ready[by]) return forbid('WW2-PTS-19', 'no army is asked of you now');
  if (mustWait(view.muster!, by)) return refusedBy(MADE_FIRST);
  return armyRefusal(view, by, army, options) ?? army;
}
function bring(game: Play, side: 'a' | 'b', army: Army): void {
  const german = germanOf(game.state.muster!);
  const isAllied = german !== undefined && german !== side;
  const aircraft = isAllied ? aircraftIn(army, game.options) : null;
  const because = [{ rule: 'WW2-ORG-02', text: 'twelve stands in every battle group' }];
  game.happen({ kind: 'armyBrought', side, army, aircraft, because });
}

export const forcesFor = ({ view, by }: Seat): Force[] =>
  FORCES.filter(({ nation }) => (view.muster?.declared?.[by] ?? nation) === nation);

const countsOf = (lists: readonly ListedGroup[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { rule } of lists) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
};
/** Groups that such an army may be made of, to begin with. */
export const sampleCounts = (
  { view, by, options }: Seat,
  nation: Nation,
  period: Period,
): Record<string, number> | undefined => {
  const { groups, points } = view.muster!;
  const found = sampleLists(nation, period, groups[by], points, options);
  return found.length > 0 ? countsOf(found) : undefined;
};

/** What a stand of the lists is besides its unit. */
const BESIDES = [
  ['hq', 'headquarters'],
  ['lightMortars', 'light mortars'],
  ['aaa', 'flak'],
  ['skirts', 'skirt plates'],
  ['lateBritish', 'late British'],
] as const satisfies readonly (readonly [keyof ListedStand, string])[];
function nameOf(stand: ListedStand): string {
  const besides = BESIDES.flatMap(([flag, words]) => (stand[flag] ? [words] : []));
  return `${namesOf(stand.unit).name}${besides.length > 0 ? ` (${besides.join(', ')})` : ''}`;
}

/** Who would come: sort by sort, group by group. */
function troopsOf({ options }: Seat, lists: readonly ListedGroup[], nation: Nation, period: Period): ChoiceTroops[] {
  return armyFrom(nation, period, lists, options).groups.flatMap(({ name, stands }) =>
    stands.map(stand => ({
      group: name,
      name: nameOf(stand),
      text: `grade ${stand.grade}`,
      symbol: symbolOf(natureOf(stand, options)),
      count: stand.count,
    })),
  );
}

/** `Infantry group (headquarters), 4 T34/76`: whoever chooses knows troops by their names, not by how the lists write them. */
const inPlainWords = (list: ListedGroup, options: Seat['options']): string =>
  groupOf(list, options)
    .stands.map(stand => `${stand.count > 1 ? `${stand.count} ` : ''}${nameOf(stand)}`)
    .join(', ');

const groupsWords = (many: number): string => `${many} battle group${many === 1 ? '' : 's'}`;

function composed(seat: Seat, force: string | undefined): Gesture | Refusal {
  const found = forcesFor(seat).find(one => one.id === force);
  if (!found) return forbid('WW2-R-120', 'choose a nation and a period first');
  const { nation, period } = found;
  const many = seat.view.muster!.groups[seat.by];
  const start = sampleCounts(seat, nation, period);
  return {
    kind: 'compose',
    text: `${groupsWords(many)}, ${seat.view.muster!.points} points at most`,
    counts: 'groups',
    parts: listsFor(nation, period).map(list => ({
      id: list.rule,
      label: `${list.name}, grade ${list.grade}, ${priceOf(list, seat.options)} points`,
      text: inPlainWords(list, seat.options),
      min: 0,
      max: many,
    })),
    choices: [],
    starts: start ? [{ label: 'As many points as can be spent', value: { groups: start } }] : [],
  };
}

const counts = z.looseObject({ groups: z.record(id, z.int().min(0).max(10)) });

/** WW2-HL-01 to WW2-HL-73: an army of groups from the lists. */
export const raiseArmy = verb({
  order: { force: id, lists: counts },
  label: 'Raise an army',
  text: 'Battle groups from the lists of a nation',
  key: 'r',
  on: shown,
  fields: {
    force: {
      choose: ({ seat }) =>
        inTheirYear(forcesFor(seat), seat.view.muster!.year).map(({ id: value, nation, period }) => {
          const { groups, points } = seat.view.muster!;
          const lists = sampleLists(nation, period, groups[seat.by], points, seat.options);
          return { value, label: value, troops: troopsOf(seat, lists, nation, period) };
        }),
    },
    lists: { compose: ({ seat, sofar }) => composed(seat, sofar.force) },
  },
  plan(seat, { force, lists: { groups } }): Army | Refusal {
    const found = FORCES.find(one => one.id === force);
    if (!found) return malformed('force', `there is no army ${force}`);
    const lists: ListedGroup[] = [];
    for (const [rule, many] of Object.entries(groups)) {
      const list = listOf(rule);
      if (!list || !listsFor(found.nation, found.period).includes(list))
        return forbid('WW2-HG-22', `such an army has no ${rule}`);
      lists.push(...Array.from({ length: many }, () => list));
    }
    if (lists.length === 0) return forbid('WW2-R-120', 'an army has a battle group at least');
    return brought(seat, armyFrom(found.nation, found.period, lists, seat.options));
  },
  act: (game, by, _order, army) => bring(game, by, army),
});

/** WW2-HG-23, WW2-FAN-01: an army of one's own. */
export const submitArmy = verb({
  order: { army: armySchema },
  label: 'Hand in your own army',
  text: 'Your own army list, twelve stands in each battle group',
  key: 'd',
  on: shown,
  fields: {
    army: {
      write: ({ seat }) => {
        const { groups, points } = seat.view.muster!;
        const asked = askedOf(seat.view, seat.by);
        return {
          text: `${groupsWords(groups[seat.by])}, ${points} points at most`,
          given: { options: seat.options, asked },
          starts: askedStarts(asked, seat.options),
        };
      },
    },
  },
  plan: (seat, { army }) => brought(seat, army),
  act: (game, by, _order, army) => bring(game, by, army),
});
