import {
  answer,
  anyAnswer,
  askingOf,
  bookSuite,
  optionsFor,
  type Random,
  random,
  type ScenarioEntry,
  SIDES,
  type Side,
  seatAt,
  seededDice,
  start,
  submit,
  turnOf,
} from '@umpire/engine';
import { expect, test } from 'vitest';
import { ww2 } from './index.js';
import { NATIONS, OBSTACLES } from './pieces.js';
import { copyOfState } from './play/copy.js';
import { riflemen } from './play/sample-army.js';
import { FIRE_POLICIES, REPULSE_POLICIES, type State } from './play/state.js';

/** 5.5: what a side may not know: the standing orders of the other, what its undeclared obstacles are, and the army that it has brought. */
function vary(state: State, side: Side, chance: Random): State {
  const other = copyOfState(state);
  const enemy = side === 'a' ? 'b' : 'a';
  const stands = state.stands.filter(stand => stand.side === enemy);
  const policy = () => ({ fire: chance.pick(FIRE_POLICIES), repulse: chance.pick(REPULSE_POLICIES) });
  other.policies = { ...state.policies, [enemy]: Object.fromEntries(stands.map(({ id }) => [id, policy()])) };
  if (side !== state.defender)
    other.obstacles = state.obstacles.map(one => (one.declared ? one : { ...one, kind: chance.pick(OBSTACLES) }));
  const isUnshown = state.phase === 'declare' || state.phase === 'armies';
  if (isUnshown && state.muster!.ready[enemy]) {
    const { armies, groups, points } = state.muster!;
    const army = riflemen(chance.pick(NATIONS), groups[enemy], points);
    other.muster = { ...state.muster!, armies: { ...armies, [enemy]: army } };
  }
  return other;
}

/** Small battles are asked everything; of the others, whose menus are long, that they end and can be read back. */
const [small, others] = [true, false].map(is => ww2.scenarios.filter(({ size }) => (size === 'small') === is));
const PLAYED = /random play|read back/;
/** WW2-ENG-06: the first battle once more, with obstacles whose kind is secret. */
const [first] = ww2.scenarios;
const { deployment: _placed, ...data } = first!.data as Record<string, unknown>;
const fortified: ScenarioEntry = {
  ...first!,
  id: 'ww2-fortified',
  options: { 'WW2-ENG-01': 'on' },
  data: { ...data, defender: 'b', obstacles: { most: 4, each: 3 }, steps: undefined },
};
/** S-8 with one group a side. */
const free = ww2.scenarios.find(({ id }) => id === 'ww2-8-free-battle')!;
const little: ScenarioEntry = {
  ...free,
  id: 'ww2-little',
  options: { 'WW2-ENG-01': 'on', 'WW2-TOD-01': 'on', 'WW2-WX-01': 'on', 'WW2-R-20': 'die' },
  data: { ...(free.data as object), groups: { a: 1, b: 1 }, points: 140, limit: 2, defender: 'a' },
};
/** WW2-R-126: an army that was brought beforehand, while nations are declared and the other is made. */
const brought: ScenarioEntry = {
  ...little,
  id: 'ww2-brought',
  options: { 'WW2-BAL-05': 'on' },
  data: { ...(little.data as object), defender: undefined, armies: { b: riflemen('British', 1, 140) } },
};
const HIDDEN = /hidden from|tells a side more/;
const cases = [
  ...bookSuite({ ...ww2, scenarios: [brought] }, { games: 1, inputs: 1, vary }).filter(({ title }) =>
    HIDDEN.test(title),
  ),
  ...bookSuite({ ...ww2, scenarios: [little] }, { games: 2, inputs: 500, vary }),
  ...bookSuite({ ...ww2, scenarios: [fortified] }, { games: 2, inputs: 1_000, vary }),
  ...bookSuite({ ...ww2, scenarios: small! }, { games: 2, inputs: 1_000, vary }),
  ...bookSuite({ ...ww2, scenarios: others! }, { games: 1, inputs: 1 }).filter(({ title }) => PLAYED.test(title)),
];
for (const { title, run } of cases) test(title, run, 120_000);

/** The suite looks in at a few moments of long battles; what is hidden here is so in the first steps of all. */
test.each([brought, little, fortified])(
  '$id: from the first question on a side is shown the same, whatever is hidden',
  entry => {
    const { data, options } = entry;
    const rules = { ...ww2, scenarios: [entry] };
    const begun = start({ rules, scenario: data, options: optionsFor(rules, data), dice: seededDice(1) });
    if (!begun.ok) throw new Error(`${JSON.stringify(options)}: ${begun.error.message}`);
    const match = begun.value;
    const chance = random(1);
    for (let input = 0; input < 40; input++) {
      for (const by of SIDES) {
        const [view, other] = [match.state, vary(match.state, by, chance)].map(state => ww2.view(state, by));
        expect(other).toEqual(view);
        const seats = [view!, other!].map(one => ({ view: one, by, options: match.options }));
        expect(ww2.face.menu(seats[1]!)).toEqual(ww2.face.menu(seats[0]!));
      }
      const turn = turnOf(match);
      if ('over' in turn) return;
      const by = turn.waiting[0]!;
      const asking = askingOf(match, by);
      const done = asking
        ? answer(match, by, anyAnswer(asking, chance))
        : submit(match, by, ww2.advice.anyOrder(seatAt(match, by), chance));
      expect(done.ok).toBe(true);
    }
  },
);
