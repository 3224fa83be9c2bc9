import type { Options } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { issueOrders } from './issuing.js';
import { base, company, DEFAULTS, put, putCompany, run, sheet, stateOf } from './kit-rulings.js';
import { canReport, companyLinked, jammersOf, linked, mayCallHigher } from './links.js';
import type { Base, Company, Package, State } from './state.js';

const RIDGE = {
  kind: 'hill',
  level: 2,
  poly: [
    [20, 20],
    [80, 20],
    [80, 22],
    [20, 22],
  ],
};
/** An HQ in the south, a company before it, and one behind a ridge. */
const field = (features: readonly object[] = [RIDGE]): State =>
  stateOf({
    features,
    a: [
      ['a1h1', 'gf-bn-hq', 50, 5],
      ['a1h2', 'jamming-unit', 60, 5],
      ['a1a1', 'gf-section', 50, 12],
      ['a1b1', 'gf-section', 50, 30],
      ['a1b2', 'gf-section', 54, 30],
    ],
    b: [['b1h1', 'militia-bn-hq', 50, 90]],
  });

describe('PLA-R-10 a jammer jams while it is on the table and could speak', () => {
  test.each<[string, Partial<Base>, Partial<Company>, string[]]>([
    ['as it is', {}, {}, ['a1h1', 'a1h2']],
    ['a suppressed hover vehicle still may', { state: 'suppressed' }, {}, ['a1h1', 'a1h2']],
    ['aboard something it does not', { where: 'aboard' }, {}, ['a1h1']],
    ['gone it does not', { where: 'gone' }, {}, ['a1h1']],
    ['those of a demoralised company do not', {}, { demoralised: true }, []],
  ])('%s', (_, at, of, wanted) => {
    const state = field();
    put(state, 'a1h2', at);
    putCompany(state, 'a1h', of);
    expect(jammersOf(state, 'a', DEFAULTS).map(({ id }) => id)).toEqual(wanted);
  });
  test('foot that is suppressed does not speak, so it does not jam', () => {
    const state = field();
    put(state, 'a1h2', { type: 'gf-bn-hq' });
    put(state, 'a1h1', { type: 'infantry-hq', state: 'suppressed' });
    expect(jammersOf(state, 'a', DEFAULTS).map(({ id }) => id)).toEqual(['a1h2']);
  });
});

describe('PLA-R-11 through jamming only those speak who see each other themselves', () => {
  test.each<[string, boolean, readonly object[], string, boolean]>([
    ['nobody jams', false, [RIDGE], 'a1b1', true],
    ['jammed, in sight', true, [RIDGE], 'a1a1', true],
    ['jammed, behind the ridge, though a friend sees both ways', true, [RIDGE], 'a1b1', false],
    ['jammed, the ridge is not there', true, [], 'a1b1', true],
  ])('%s', (_, jams, features, to, wanted) => {
    const state = field(features);
    put(state, 'a1a1', { x: 1000, y: 2100 }); // beside the ridge: in sight of both
    if (to === 'a1a1') put(state, 'a1a1', { x: 5000, y: 1200 });
    state.sides = { ...state.sides, b: { ...state.sides.b, jams } };
    expect(linked(state, base(state, 'a1h1'), base(state, to), 'order', DEFAULTS)).toBe(wanted);
    if (to === 'a1b1') {
      expect(linked(state, base(state, 'a1h1'), base(state, 'a1a1'), 'order', DEFAULTS)).toBe(true);
      expect(linked(state, base(state, 'a1a1'), base(state, 'a1b1'), 'order', DEFAULTS)).toBe(true);
    }
  });
});

const TEXT: Package['text'] = {
  kind: 'attack',
  route: [{ x: 5000, y: 6000 }],
  objective: { x: 5000, y: 6000 },
  mode: 'tactical',
  notBefore: 0,
  onContact: 'assault',
  withdrawIf: 'never',
};
const pack = (companies: readonly [string, number][], more: Partial<Package> = {}): Package => ({
  id: 'order-1',
  hq: 'a1h1',
  side: 'a',
  text: TEXT,
  companies: companies.map(([id, ready]) => ({ id, ready })),
  attachments: [],
  submitted: 1,
  progress: 0,
  minutes: 20,
  ...more,
});
const jammed = (state: State, jams = true): State =>
  Object.assign(state, { sides: { ...state.sides, b: { ...state.sides.b, jams } } });
const kindOf = (state: State, id: string) => company(state, id).order.kind;

describe('orders that are being issued', () => {
  test('PLA-R-12 a turn in which the company cannot be reached does not count, and none before it is lost', () => {
    const state = field();
    state.packages = [pack([['a1b', 2]])];
    run(state, issueOrders);
    expect(state.packages[0]!.progress).toBe(1);
    run(jammed(state), issueOrders);
    expect(state.packages[0]!.progress).toBe(1);
    expect(kindOf(state, 'a1b')).toBe('hold');
    run(jammed(state, false), issueOrders);
    expect(state.packages).toEqual([]);
    expect(kindOf(state, 'a1b')).toBe('attack');
  });

  // a1b, behind the ridge, is not reached while the enemy jams; a1a is
  test.each<[string, Options, readonly string[], number]>([
    ['one after the other: who comes first is not reached', DEFAULTS, ['a1b', 'a1a'], 0],
    ['one after the other: who comes first is', DEFAULTS, ['a1a', 'a1b'], 1],
    ['all at the end: somebody is', { ...DEFAULTS, 'PLA-R-04': 'all-at-end' }, ['a1b', 'a1a'], 1],
  ])('PLA-R-04, PLA-OM-15 who is being briefed, %s', (_, options, companies, progress) => {
    const state = jammed(field());
    state.packages = [pack(companies.map(id => [id, 3]))];
    run(state, issueOrders, [0], options);
    expect(state.packages[0]!.progress).toBe(progress);
  });

  test.each<[string, Partial<Base>, Partial<Company>]>([
    ['destroyed', { where: 'gone', fate: 'destroyed' }, {}],
    ['captured', { where: 'gone', fate: 'captured' }, {}],
    ['aboard an airtrans', { where: 'aboard', carrier: 'lift' }, {}],
    ['demoralised', {}, { demoralised: true }],
  ])('PLA-R-134 a company that is %s leaves the package, and the next has its order sooner', (_, at, of) => {
    const state = field();
    state.packages = [
      pack([
        ['a1a', 2],
        ['a1b', 4],
      ]),
    ];
    put(state, 'a1a1', at);
    putCompany(state, 'a1a', of);
    run(state, issueOrders);
    expect(state.packages[0]!.companies).toEqual([{ id: 'a1b', ready: 2 }]);
    run(state, issueOrders);
    expect([kindOf(state, 'a1a'), kindOf(state, 'a1b')]).toEqual(['hold', 'attack']);
  });
  test('PLA-R-134 what was spent on it stays spent', () => {
    const state = field();
    state.packages = [
      pack(
        [
          ['a1a', 2],
          ['a1b', 4],
        ],
        { progress: 1 },
      ),
    ];
    put(state, 'a1a1', { where: 'gone', fate: 'destroyed' });
    run(state, issueOrders);
    expect(state.packages[0]).toMatchObject({ progress: 2, companies: [{ id: 'a1b', ready: 3 }] });
  });
  test('PLA-R-134 who rides on a carrier is not lost: his package waits', () => {
    const state = field();
    state.packages = [pack([['a1a', 2]])];
    put(state, 'a1a1', { where: 'mounted', carrier: 'a1h2' });
    run(state, issueOrders);
    expect(state.packages).toMatchObject([{ progress: 0, companies: [{ id: 'a1a', ready: 2 }] }]);
  });

  test.each<[string, [string, number][]]>([
    [
      'the battalion’s is ready later',
      [
        ['a2h1', 1],
        ['a1h1', 2],
      ],
    ],
    [
      'the regiment’s is ready later',
      [
        ['a1h1', 1],
        ['a2h1', 2],
      ],
    ],
  ])('PLA-R-141 of two orders for one company the one that comes into force later stands: %s', (_, hqs) => {
    const state = stateOf({
      a: [
        ['a1h1', 'gf-bn-hq', 50, 5],
        ['a1a1', 'gf-section', 50, 12],
        ['a2h1', 'gf-bn-hq', 60, 5],
      ],
      b: [['b1h1', 'militia-bn-hq', 50, 90]],
    });
    state.packages = hqs.map(([hq, ready]) =>
      pack([['a1a', ready]], { id: `order-${hq}`, hq, text: { ...TEXT, kind: hq === 'a1h1' ? 'defend' : 'attack' } }),
    );
    const kinds = [hqs[0]![0], hqs[1]![0]].map(hq => (hq === 'a1h1' ? 'defend' : 'attack'));
    run(state, issueOrders);
    expect(kindOf(state, 'a1a')).toBe(kinds[0]);
    run(state, issueOrders);
    expect(kindOf(state, 'a1a')).toBe(kinds[1]);
  });
});

const written = (more: object): object => ({
  verb: 'order',
  stand: 'a1h1',
  companies: ['a1b'],
  kind: 'hold',
  route: [],
  mode: 'tactical',
  notBefore: 0,
  onContact: null,
  withdrawIf: 'never',
  attachments: [],
  ...more,
});

describe('PLA-R-144 what acts at once needs a link all the same', () => {
  test.each<[string, boolean, object, string, string]>([
    ['hold, nobody jams', false, { companies: ['a1b'] }, 'a1b', 'hold'],
    ['hold, jammed out of sight: the old order stands', true, { companies: ['a1b'] }, 'a1b', 'defend'],
    ['hold, jammed but in sight', true, { companies: ['a1a'] }, 'a1a', 'hold'],
    ['the HQ company has always a link to its own HQ', true, { companies: ['a1h'] }, 'a1h', 'hold'],
  ])('%s', (_, jams, more, id, wanted) => {
    const state = jammed(field(), jams);
    putCompany(state, id, { order: { ...company(state, id).order, kind: 'defend' } });
    sheet(state, 'a', written(more));
    run(state, issueOrders);
    expect(kindOf(state, id)).toBe(wanted);
    expect(state.packages).toEqual([]);
  });
});

describe('PLA-R-143 an attack of opportunity counts from the base of the company that is nearest', () => {
  test.each<[string, number, boolean]>([
    ['19 cm before the nearer, 23 before the other', 73, true],
    ['20 cm before the nearer', 74, true],
    ['21 cm before the nearer', 75, false],
  ])('%s', (_, x, wanted) => {
    const state = field([]);
    sheet(state, 'a', written({ kind: 'opportunity', route: [{ x: x * 100, y: 3000 }] }));
    run(state, issueOrders);
    expect(state.packages.length === 1).toBe(wanted);
  });
});

describe('PLA-R-138 a side without any HQ', () => {
  const headless = (): State => {
    const state = field([]);
    state.battalions = state.battalions.map(one => (one.side === 'a' ? { ...one, hq: null } : one));
    putCompany(state, 'a1b', { order: { ...company(state, 'a1b').order, kind: 'attack' } });
    return state;
  };
  test('issues no order, and its companies go on with those they have', () => {
    const state = headless();
    sheet(state, 'a', written({ kind: 'defend' }));
    const { heard } = run(state, issueOrders);
    expect(state.packages).toEqual([]);
    expect(kindOf(state, 'a1b')).toBe('attack');
    expect(heard('a')).toMatch(/An order is not issued/);
  });
  test.each<[string, (state: State) => boolean, boolean, boolean]>([
    ['reports', state => canReport(state, company(state, 'a1b'), DEFAULTS), true, false],
    ['calls for AIR and from orbit', state => mayCallHigher(state, 'a', false, DEFAULTS), true, false],
    [
      'calls from base to base',
      state => companyLinked(state, 'a1b', base(state, 'a1a1'), 'call', DEFAULTS),
      true,
      true,
    ],
  ])('%s: with an HQ and without', (_, can, before, after) => {
    expect([can(field([])), can(headless())]).toEqual([before, after]);
  });
});
