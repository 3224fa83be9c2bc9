import {
  type AnyRuleset,
  type BattleRecord,
  type BookTypes,
  chooseOptions,
  type Entry,
  matchOf,
  type RecordedEntry,
  type Trace,
  type Trail,
  tracesOf,
  typedDice,
} from '@umpire/engine';
import type { Past } from './past.js';

/**
 * A battle of an earlier version as it was then, from what was kept of it: nothing is played again, the book of today only shows it.
 * Undefined where not every position was kept, or where the book has not even the options any more; it throws on what it cannot read.
 */
export function asItWas(rules: AnyRuleset, record: BattleRecord, trail: Trail | undefined): Past | undefined {
  const options = chooseOptions(rules.options, record.options);
  if (!options.ok || !trail || trail.length < record.entries.length) return undefined;
  const traces = tracesOf<BookTypes>(trail.slice(0, record.entries.length)).map(trace => lifted(rules, trace));
  const { scenario, seats, umpire } = record;
  const begin = { rules, options: options.value, scenario, seats, umpire, dice: typedDice };
  const match = matchOf<BookTypes>(begin, traces.at(-1)!.state);
  match.entries.push(...record.entries.map((entry, i) => entryThen(entry, traces[i]!)));
  return {
    match,
    length: traces.length,
    at: index => ({ ...match, state: traces[index]!.state, entries: match.entries.slice(0, index + 1) }),
  };
}

/** With what the state of then did not know yet. */
const lifted = ({ form }: AnyRuleset, trace: Trace<BookTypes>): Trace<BookTypes> => ({
  ...trace,
  state: form ? form.parse(trace.state) : trace.state,
});

const entryThen = (
  { by, order, rulings }: RecordedEntry,
  { events, answered }: Trace<BookTypes>,
): Entry<BookTypes> => ({
  by,
  order: order as Entry<BookTypes>['order'],
  answered,
  rulings: rulings as Entry<BookTypes>['rulings'],
  events,
});
