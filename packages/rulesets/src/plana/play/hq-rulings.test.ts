import { describe, expect, test } from 'vitest';
import { issueOrders } from './issuing.js';
import { base, company, DEFAULTS, put, putCompany, refusal, run, sheet, stateOf } from './kit-rulings.js';
import { jammersOf } from './links.js';
import { lossOf, remove } from './losses.js';
import { testMorale } from './morale.js';
import type { Package, State } from './state.js';
import { beginTurn } from './turn-start.js';

const field = (more: Parameters<typeof stateOf>[0]['more'] = {}, features: readonly object[] = []): State =>
  stateOf({
    features,
    more,
    a: [
      ['a1h1', 'gf-bn-hq', 50, 10],
      ['a1h2', 'hover-scout', 50, 20],
      ['a1a1', 'gf-section', 45, 50],
      ['a1a2', 'gf-coy-hq', 45, 47],
      ['a1b1', 'gf-section', 55, 50],
      ['a1b2', 'gf-coy-hq', 55, 47],
      ['a1g1', 'hover-artillery-platoon', 50, 50],
      ['a2h1', 'gf-bn-hq', 60, 10],
      ['a2a1', 'gf-section', 65, 50],
    ],
    b: [
      ['b1h1', 'militia-bn-hq', 5, 98],
      ['b1t1', 'tracked-tank-platoon', 50, 70],
      ['b1m1', 'mobile-sam-platoon', 60, 60],
      ['b1m2', 'mobile-sam-platoon', 64, 60],
    ],
  });

const written = (stand: string, more: object): object => ({
  verb: 'order',
  stand,
  companies: ['a1a'],
  kind: 'defend',
  route: [],
  mode: 'tactical',
  notBefore: 0,
  onContact: null,
  withdrawIf: 'never',
  attachments: [],
  ...more,
});
test.each<[string, object[], string, string | undefined]>([
  ['its own battalion', [], 'a1h1', undefined],
  ['another battalion, no regiment is named', [], 'a2h1', 'PLA-OM-05'],
  ['another battalion of the regiment that it commands', [{ id: 'regiment-a', hq: 'a2h1' }], 'a2h1', undefined],
  ['of another regiment', [{ id: 'regiment-z', hq: 'a2h1' }], 'a2h1', 'PLA-OM-05'],
  ['a base that is no HQ', [], 'a1b2', 'PLA-OM-05'],
])('PLA-R-145 a regimental HQ is one that the scenario names: an order to %s', (_, regiments, stand, wanted) => {
  expect(refusal(field({ a: { regiments } }), 'orders', 'a', written(stand, {}))).toBe(wanted);
});

describe('PLA-R-142 attached bases', () => {
  const attach = (to: string) => ({ attachments: [{ base: 'a1b1', company: to }] });
  test.each<[string, string, object, string | undefined]>([
    ['given away by their own HQ', 'a1h1', attach('a1a'), undefined],
    ['not by another', 'a2h1', { companies: ['a2a'], ...attach('a2a') }, 'PLA-R-142'],
    ['not of the enemy', 'a1h1', { attachments: [{ base: 'b1t1', company: 'a1a' }] }, 'PLA-R-142'],
  ])('%s', (_, stand, more, wanted) => {
    expect(refusal(field(), 'orders', 'a', written(stand, more))).toBe(wanted);
  });
  test('come back when a later order to fight names them', () => {
    const state = field();
    put(state, 'a1b1', { company: 'a1a' });
    sheet(state, 'a', written('a1h1', attach('a1b')));
    run(state, issueOrders);
    sheet(state, 'a');
    for (let i = 0; i < 6; i++) run(state, issueOrders);
    expect(base(state, 'a1b1').company).toBe('a1b');
  });
  test('come back at once when their host has no base left', () => {
    const state = field();
    put(state, 'a1b1', { company: 'a1a' });
    for (const id of ['a1a1', 'a1a2']) {
      expect(base(state, 'a1b1').company).toBe('a1a');
      put(state, id, { sp: 0 });
      run(state, game => void lossOf(game, id, 4) as undefined);
    }
    expect(base(state, 'a1b1').company).toBe('a1b');
  });
});

const PACK: Package = {
  id: 'order-1',
  hq: 'a1h1',
  side: 'a',
  text: {
    kind: 'attack',
    route: [],
    objective: null,
    mode: 'tactical',
    notBefore: 0,
    onContact: 'assault',
    withdrawIf: 'never',
  },
  companies: [{ id: 'a1a', ready: 2 }],
  attachments: [],
  submitted: 2,
  progress: 1,
  minutes: 20,
};
test.each<[string, (state: State) => void]>([
  ...(['destroyed', 'captured', 'left'] as const).map((fate): [string, (state: State) => void] => [
    fate,
    state =>
      void run(state, game => void remove(game, 'a1h1', fate, { rule: 'PLA-SP-03', text: 'for a test' }) as undefined),
  ]),
  [
    'demoralised',
    state => {
      putCompany(state, 'a1h', { leadership: -3, shaken: true, quality: 'green' });
      run(state, game => testMorale(game, company(state, 'a1h'), false), [0]);
    },
  ],
])('PLA-R-136 an HQ that is %s takes its package with it, and orders in force stay', (_, lose) => {
  const state = field();
  state.packages = [PACK, { ...PACK, id: 'order-2', hq: 'a2h1' }];
  putCompany(state, 'a1a', { order: { ...company(state, 'a1a').order, kind: 'defend' } });
  lose(state);
  expect(state.packages.map(({ hq }) => hq)).toEqual(['a2h1']);
  expect(company(state, 'a1a').order.kind).toBe('defend');
  expect(state.battalions[0]).toMatchObject({ id: 'a1', hq: null, hqAt: 6 });
});

describe('PLA-R-137 who takes over as HQ', () => {
  const lost = (ids: readonly string[], demoralised: readonly string[] = []): State => {
    const state = field();
    for (const id of ['a1h1', ...ids]) put(state, id, { where: 'gone', fate: 'destroyed' });
    for (const id of demoralised) putCompany(state, id, { demoralised: true });
    state.battalions = state.battalions.map(one => (one.id === 'a1' ? { ...one, hq: null, hqAt: 4 } : one));
    run(state, beginTurn);
    return state;
  };
  test.each<[string, string[], string[], string | null]>([
    ['the first company HQ', [], [], 'a1a2'],
    ['not of a company that lost heart', [], ['a1a'], 'a1b2'],
    ['no company HQ: one of the HQ company', ['a1a2', 'a1b2'], [], 'a1h2'],
    ['neither: any base', ['a1a2', 'a1b2', 'a1h2'], [], 'a1a1'],
    ['nobody is left', ['a1a1', 'a1a2', 'a1b1', 'a1b2', 'a1h2', 'a1g1'], [], null],
  ])('%s', (_, ids, demoralised, wanted) => {
    expect(lost(ids, demoralised).battalions[0]!.hq).toBe(wanted);
  });
  test('it stays what it is and where it is, and does not jam; who has none asks again', () => {
    const state = lost([]);
    expect(base(state, 'a1a2')).toMatchObject({ type: 'gf-coy-hq', company: 'a1a' });
    expect(jammersOf(state, 'a', DEFAULTS).map(({ id }) => id)).toEqual(['a2h1']);
    expect(lost(['a1a1', 'a1a2', 'a1b1', 'a1b2', 'a1h2', 'a1g1']).battalions[0]!.hqAt).toBe(4);
  });
});
