import { describe, expect, test } from 'vitest';
import { DEFAULTS, knows, put, putCompany, type Row, stateOf } from './kit-rulings.js';
import { whyStill } from './standing-still.js';
import type { State } from './state.js';
import { view } from './view.js';

const OWN: Row[] = [
  ['a1h1', 'gf-bn-hq', 50, 20],
  ['a1a1', 'gf-section', 48, 50],
  ['a1a2', 'gf-section', 52, 50],
];
const FOE: Row[] = [
  ['b1h1', 'militia-bn-hq', 50, 95],
  ['b1v1', 'militia-company', 50, 57],
];
const to = { x: 5000, y: 8000 };
function ordered(state: State, order: object = {}, rest: object = {}): void {
  const company = state.companies.find(({ id }) => id === 'a1a')!;
  const attack = {
    kind: 'attack',
    route: [to],
    objective: to,
    onContact: 'assault',
    notBefore: 0,
    from: { x: 5000, y: 5000 },
  };
  putCompany(state, 'a1a', { order: { ...company.order, ...attack, ...order } as never, ...rest });
}
/** In the movement window of turn 3: at 10:20, if it began at ten. */
function told(change: (state: State) => void): [string, string] | undefined {
  const state = stateOf({ a: OWN, b: FOE });
  state.turn = 3;
  state.stage = 'move';
  ordered(state);
  change(state);
  const seen = view(state, 'a');
  const why = whyStill(seen, seen.companies.find(({ id }) => id === 'a1a')!, DEFAULTS);
  return why && [why.rule, why.text];
}
const meets = (state: State): void => {
  knows(state, 'a', 'b1v1', ['a1a']);
  ordered(state, {}, { contactSince: 3 });
};

describe('PLA-SOP-09 why a company stays where it is', () => {
  test.each<[string, (state: State) => void, string | undefined, RegExp]>([
    ['it goes: nothing is said', () => {}, undefined, /./],
    ['who defends is where he should be', state => ordered(state, { kind: 'defend' }), undefined, /./],
    ['demoralised', state => putCompany(state, 'a1a', { demoralised: true }), 'PLA-MOR-35', /lost heart/],
    [
      'all suppressed',
      state => {
        for (const id of ['a1a1', 'a1a2']) put(state, id, { state: 'suppressed' });
      },
      'PLA-PS-15',
      /until it rallies/,
    ],
    ['before its hour', state => ordered(state, { notBefore: 5 }), 'PLA-OM-18', /^waits for \d\d:\d\d, as ordered$/],
    [
      'without an order',
      state => ordered(state, { kind: 'hold', route: [], objective: null }),
      'PLA-OM-06',
      /no order/,
    ],
    [
      'told to halt',
      state => ordered(state, {}, { instructions: { ...state.companies[0]!.instructions, pace: 'halt' } }),
      'PLA-SOP-06',
      /told it to halt/,
    ],
    [
      'to halt in contact',
      state => ordered(state, { onContact: 'halt' }, { contactSince: 2 }),
      'PLA-OM-19',
      /halt when it meets/,
    ],
    [
      'it has come where it should',
      state => ordered(state, { route: [{ x: 5000, y: 5000 }] }),
      'PLA-SOP-06',
      /has come/,
    ],
    ['at its fire line', meets, 'PLA-SOP-07', /until they are suppressed/],
  ])('%s', (_, change, rule, text) => {
    const why = told(change);
    expect(why?.[0]).toBe(rule);
    if (why) expect(why[1]).toMatch(text);
  });
});
