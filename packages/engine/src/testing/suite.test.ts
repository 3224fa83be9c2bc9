import { expect, test } from 'vitest';
import type { Random } from '../chance/seeded.js';
import { skirmish } from '../examples/skirmish/index.js';
import { fault, IDS, type Order, type SkirmishTypes, type State } from '../examples/skirmish/rules.js';
import { choose, type Procedure } from '../procedure/ask.js';
import { isRefusal } from '../result.js';
import type { AnyRuleset, Game, Ruleset } from '../ruleset.js';
import { otherSide, type Side } from '../seats.js';
import { bookSuite } from './suite.js';

// A skirmish in which each side knows its own steadfast stand alone, and asks the other something before each order.

const HIDDEN = '';
const steadfastOf = ({ steadfast }: State, side: Side, other: string): Pick<State, 'steadfast'> =>
  steadfast ? { steadfast: { ...steadfast, [otherSide(side)]: other } } : {};

const UNNAMED: Pick<State, 'steadfast'> = { steadfast: { a: HIDDEN, b: HIDDEN } };
const IDS_OF: Record<Side, readonly string[]> = { a: IDS.slice(0, 12), b: IDS.slice(12) };
const vary = (state: State, side: Side, chance: Random): State => ({
  ...state,
  ...steadfastOf(state, side, chance.pick(IDS_OF[otherSide(side)])),
});

function asking(text: (state: State, by: Side) => string): AnyRuleset {
  function* asked(game: Game<SkirmishTypes>, by: Side, order: Order): Procedure<void> {
    yield* choose('SKI-ASK-01', otherSide(by), text(game.state, by), [{ value: true, label: 'Yes' }]);
    const done = skirmish.perform(game, by, order);
    if (done && !isRefusal(done)) yield* done;
  }
  const rules: Ruleset<SkirmishTypes> = {
    ...skirmish,
    scenarios: skirmish.scenarios.filter(({ id }) => id === 'falling-back'),
    perform: (game, by, order) => fault(game.state, by, order) ?? asked(game, by, order),
    view: (state, viewer) =>
      viewer === 'umpire'
        ? state
        : { ...state, ...(viewer === 'spectator' ? UNNAMED : steadfastOf(state, viewer, HIDDEN)) },
    imagine: (view, viewer, chance) => ({
      ...skirmish.imagine(view, viewer, chance),
      ...steadfastOf(view, viewer, chance.pick(IDS_OF[otherSide(viewer)])),
    }),
  };
  return rules as unknown as AnyRuleset;
}
const secrecyOf = (rules: AnyRuleset) =>
  bookSuite(rules, { games: 1, inputs: 1 }).find(({ title }) => title.includes('hidden from it'))!;

test('an ask that speaks of what is hidden is found while it is open', () => {
  expect(secrecyOf(asking(() => 'shall we go on?')).run).not.toThrow();
  const leak = asking((state, by) => `shall we go on before ${state.steadfast?.[by]}?`);
  expect(secrecyOf(leak).run).toThrow(/sees while it waits/);
});

test('a view that shows what is hidden is found by what is varied under it', () => {
  const close = asking(() => 'shall we go on?');
  const leaky: AnyRuleset = { ...close, view: skirmish.view, imagine: skirmish.imagine };
  const shown = (rules: AnyRuleset) =>
    bookSuite(rules, { games: 1, inputs: 1, vary }).find(({ title }) => title.includes('shown the same'))!;
  expect(shown(close).run).not.toThrow();
  expect(secrecyOf(leaky).run).not.toThrow();
  expect(shown(leaky).run).toThrow(/the view of a differs/);
});
