import {
  type AnyRuleset,
  adjudicate,
  type BookTypes,
  type Match,
  optionsFor,
  parseRecord,
  random,
  receive,
  recordOf,
  replay,
  seatAt,
  seededDice,
  snapshot,
  start,
  step,
  turnOf,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { examplesOf } from '../../../tests/kit/examples.js';
import { ADJUDICATORS, RULESETS } from './all/index.js';
import { SHELF } from './shelf.js';

/** JSON that says how long it is, and by no number: whatever measures it breaks. It is put wherever something stands. */
const ODD = { length: { toString: 1, valueOf: 1 } };

type Keys = readonly (string | number)[];

const placesIn = (value: unknown, keys: Keys = []): Keys[] =>
  typeof value !== 'object' || value === null
    ? [keys]
    : [keys, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...keys, key]))];

function withOdd(value: unknown, [key, ...rest]: Keys): unknown {
  if (key === undefined) return ODD;
  const inner = withOdd((value as Record<string, unknown>)[key], rest);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}
const withOdds = (value: unknown): unknown[] => placesIn(value).map(keys => withOdd(value, keys));

function begun(rules: AnyRuleset, scenario: unknown): Match<BookTypes> {
  const options = optionsFor(rules, scenario);
  const made = start<BookTypes>({ rules, options, scenario, dice: seededDice(4), umpire: true });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** Orders of a battle: one of each verb that its first steps know, with whoever may give it, and the battle then. */
function* orders(rules: AnyRuleset, scenario: unknown, steps: number) {
  const match = begun(rules, scenario);
  const chance = random(8);
  const known = new Set<string>();
  for (let i = 0; i < steps; i++) {
    const turn = turnOf(match);
    if ('over' in turn) return;
    const by = turn.waiting[0]!;
    const order = match.pending ? undefined : rules.advice.anyOrder(seatAt(match, by), chance);
    if (order && !known.has(order.verb)) yield { match, by, order };
    if (order) known.add(order.verb);
    step(match, by, chance);
  }
}

describe.each(RULESETS.map(rules => [rules.id, rules] as const))('%s is not broken by an odd length', (_, rules) => {
  test('in a scenario', () => {
    for (const { data } of rules.scenarios) for (const odd of withOdds(data)) rules.setup(odd, optionsFor(rules, data));
  });

  test('in an order, of a player or of the umpire, nor in an order that is being made', () => {
    for (const { data } of rules.scenarios.slice(0, 4))
      for (const { match, by, order } of orders(rules, data, 40))
        for (const odd of withOdds(order)) {
          receive(snapshot(match), by, odd);
          receive(snapshot(match), 'umpire', { verb: 'rule', decision: 'note', reason: ODD });
          for (const field of Object.keys(order))
            rules.face.gesture(seatAt(match, by), field, { ...(odd as object), verb: order.verb });
        }
  });

  test('in a record', () => {
    const match = begun(rules, rules.scenarios[0]!.data);
    const { scenario: _scenario, ...record } = recordOf(match);
    for (const odd of withOdds(record)) {
      const parsed = parseRecord({ scenario: match.scenario, ...(odd as object) });
      if (parsed.ok) replay(rules, parsed.value);
    }
  });

  test('in a state that is carried over, or that the umpire edits', () => {
    const match = begun(rules, rules.scenarios[0]!.data);
    for (const field of Object.keys(match.state)) {
      const state = { ...match.state, [field]: ODD };
      const order = { verb: 'carried', version: rules.version, entries: 0, state };
      replay(rules, { ...recordOf(match), entries: [{ by: 'book', order }] });
      receive(match, 'umpire', { verb: 'rule', decision: 'edit', path: field, value: ODD, reason: 'odd' });
    }
  });
});

test.each(ADJUDICATORS.map(book => [book.id, book] as const))('%s answers questions with an odd length', (id, book) => {
  for (const { ask } of examplesOf(id))
    for (const given of withOdds(ask.given)) expect(adjudicate([book], { ...ask, given })).toHaveProperty('ok');
});

test('a record of the first format is refused where its entries have an odd length', () => {
  const head = { umpire: 1, ruleset: 'x', version: 1, options: {}, scenario: {}, dice: { kind: 'typed' } };
  expect(parseRecord({ ...head, entries: ODD })).toMatchObject({ ok: false, error: { path: 'entries' } });
});

test.each(SHELF.flatMap(({ id, play }) => (play?.armyForm ? [[id, play.armyForm] as const] : [])))(
  '%s reads army lists with an odd length',
  async (_, armyForm) => {
    const form = await armyForm();
    for (const { value } of form.starts(form.battle?.usual ?? { options: {} }).slice(0, 2))
      for (const odd of withOdds(value)) expect(form.read(odd)).toHaveProperty('ok');
  },
);
