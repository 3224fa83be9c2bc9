import { describe, expect, test } from 'vitest';
import { told } from '../kit.js';
import { UNIT_TYPES, type UnitType } from '../pieces.js';
import { unitOf } from '../tables/units.js';
import { dugOf, isUnderCover } from './condition.js';
import { isSafe, legAway, wayToCover } from './forced.js';
import { groundOf, isDense } from './ground.js';
import {
  base,
  company,
  DEFAULTS,
  knows,
  put,
  putCompany,
  type Row,
  refusal,
  run,
  sheet,
  square,
  stateOf,
} from './kit-rulings.js';
import { rowOf } from './links.js';
import { location } from './locating.js';
import { observerKind } from './location-chance.js';
import { movement } from './movement.js';
import { sightBetween } from './sight.js';
import type { Base, Cloud, OrderKind, State } from './state.js';
import { beginTurn } from './turn-start.js';

const field = (
  a: readonly Row[],
  b: readonly Row[] = [],
  features: readonly object[] = [],
  scenario: object = {},
): State => {
  const state = stateOf({
    a: [['a1h1', 'gf-bn-hq', 5, 2], ...a],
    b: [['b1h1', 'militia-bn-hq', 5, 98], ...b],
    features,
    scenario,
  });
  for (const { id } of state.companies) putCompany(state, id, { leadership: 0 });
  return state;
};
const at = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
const goes = (stand: string, ...path: { x: number; y: number }[]) => ({
  verb: 'move',
  stand,
  path,
  mode: 'tactical',
  heading: null,
});
const walked = (state: State, side: 'a' | 'b', ...lines: object[]): State => {
  sheet(state, side, ...lines);
  state.stage = 'movement';
  run(state, movement);
  return state;
};
const ordered = (state: State, id: string, kind: OrderKind, ...route: { x: number; y: number }[]): void => {
  const { order } = company(state, id);
  putCompany(state, id, { order: { ...order, kind, route, objective: route.at(-1) ?? null, onContact: 'assault' } });
};
const place = ({ x, y, facing }: Base) => [x / 100, y / 100, facing / 10];

describe('types', () => {
  test('PLA-UT-90 the rows of the location table', () => {
    const needed = (row: string, count: number) =>
      (
        told(
          'locate',
          { observer: { kind: 'regular' }, target: { row, count, posture: 'open' }, rangeMetres: 900 },
          { throws: [0] },
        ) as { needed: number }
      ).needed;
    expect([needed('vehicle', 1), needed('vehicle', 3), needed('infantry', 1), needed('infantry', 2)]).toEqual([
      3, 2, 4, 3,
    ]);
  });
  // biome-ignore format: one line a row
  test.each<[string, UnitType, string]>([
    ['foot', 'militia-company', 'foot'], ['Marines', 'marine-group', 'marine'], ['GF', 'gf-section', 'gf'], ['armour', 'tracked-tank-platoon', 'armour'],
    ['hover', 'hovertank-platoon', 'hovertank'], ['guns', 'towed-battery', 'artillery'], ['GF artillery', 'cscv-platoon', 'gf-artillery'], ['a grounded airtrans counts as guns', 'medium-airtrans', 'artillery'],
  ])('PLA-UT-91 %s', (_, type, row) => {
    const state = field([['a1a1', 'gf-section', 50, 50]]);
    expect(rowOf({ ...base(state, 'a1a1'), type })).toBe(row);
  });
  test('PLA-UT-92 who can paint', () => {
    const painters = UNIT_TYPES.filter(type => unitOf(type).paints);
    expect(painters).toEqual([
      'gf-section',
      'gf-coy-hq',
      'gf-bn-hq',
      'gf-heavy-section',
      'gf-atgw-section',
      'gf-missile-section',
      'gf-engineer-platoon',
      'marine-group',
      'regular-platoon',
      'infantry-hq',
      'engineer-platoon',
      'hovertank-platoon',
      'tracked-tank-platoon',
      'hover-scout',
    ]);
  });
  test.each<[UnitType, boolean, string]>([
    ['marine-group', false, 'marine'],
    ['gf-section', false, 'gf'],
    ['hovertank-platoon', false, 'armour'],
    ['regular-platoon', false, 'regular'],
    ['regular-platoon', true, 'militia'],
    ['technical-section', true, 'militia'],
  ])('PLA-UT-94 %s, irregular %s: observes as %s', (type, irregular, kind) => {
    const state = field([['a1a1', 'gf-section', 50, 50]]);
    state.battalions = state.battalions.map(one => ({ ...one, irregular }));
    expect(observerKind(state, { ...base(state, 'a1a1'), type })).toBe(kind);
  });
  test('PLA-BAS-13 lorries: 4 mm of depth for each vehicle', () => {
    const { sp, baseMm } = unitOf('lorry-column');
    expect(baseMm![1]).toBe(4 * sp);
  });
});

test('PLA-SCL-02 a centimetre is 100 metres: who stands 20 cm off is seen if the eye carries 2000 m', () => {
  const seen = (metres: number) => {
    const weather = { visibilityMetres: metres, closeLimitMetres: 300, denseCloud: false, blowsToward: 'E' };
    const state = field([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 72]], [], { weather });
    return sightBetween(state, base(state, 'a1a1'), base(state, 'b1r1'), DEFAULTS).visible;
  };
  expect([seen(1999), seen(2000)]).toEqual([false, true]);
});

describe('PLA-WX-05 when the weather is thrown for', () => {
  test.each<[number, string[]]>([
    [6, []],
    [7, ['PLA-WX-04']],
    [13, ['PLA-WX-04']],
    [36, []],
    [37, ['PLA-WX-01', 'PLA-WX-03', 'PLA-WX-04']],
  ])('turn %i', (turn, wanted) => {
    const state = field([], [], [], { weather: { closeLimitMetres: 300 } });
    state.turn = turn - 1;
    const thrown = run(state, beginTurn, [5]).dice.map(({ rule }) => rule);
    expect(thrown.filter(rule => rule.startsWith('PLA-WX'))).toEqual(wanted);
  });
  test('what the scenario gives stays for the whole battle', () => {
    const state = field([]);
    state.turn = 36;
    expect(run(state, beginTurn, [9]).dice.filter(({ rule }) => rule.startsWith('PLA-WX'))).toEqual([]);
    expect(state.weather).toMatchObject({ visibility: 8000, wind: 900 });
  });
});

describe('PLA-LOS-08 under CLOUD', () => {
  const cloud = (x: number, y: number, guns = 1): Cloud => ({
    id: 'c',
    source: 'shell',
    at: { ...at(x, y), facing: 0 },
    guns,
    turn: 2,
    seenBy: ['a', 'b'],
  });
  const laid = (...clouds: Cloud[]) => {
    const state = field([['a1a1', 'gf-section', 50, 40]], [['b1r1', 'regular-platoon', 50, 52]]);
    state.clouds = clouds;
    return sightBetween(state, base(state, 'a1a1'), base(state, 'b1r1'), DEFAULTS).underCloud;
  };
  test.each<[string, Cloud[], boolean]>([
    ['nothing lies there', [], false],
    ['the centre of the target is in it', [cloud(50, 52)], true],
    ['every line crosses it', [cloud(50, 46, 6)], true],
    ['one line goes by', [cloud(50, 46, 1)], false],
    ['two screens together close them all', [cloud(48.5, 46, 4), cloud(51.5, 46, 4)], true],
    ['it lies behind', [cloud(50, 60, 6)], false],
  ])('%s', (_, clouds, wanted) => expect(laid(...clouds)).toBe(wanted));

  const WINDS = { N: 0, NE: 450, E: 900, SE: 1350, S: 1800, SW: 2250, W: 2700, NW: 3150 };
  test.each(Object.entries(WINDS).flatMap(([name, wind]) => [1, 2, 3].map(age => [name, age, wind] as const)))(
    'PLA-LOG-04 PLA-R-122 who laid a canister is in it: wind to %s, %i turns after',
    (_, age, wind) => {
      const state = field([['a1a1', 'gf-section', 50, 40]], [['b1r1', 'regular-platoon', 50, 52]]);
      state.weather = { ...state.weather, wind };
      const { x, y } = base(state, 'b1r1');
      state.clouds = [{ ...cloud(0, 0), source: 'canister', at: { x, y, facing: wind }, turn: state.turn - age }];
      expect(sightBetween(state, base(state, 'a1a1'), base(state, 'b1r1'), DEFAULTS).underCloud).toBe(true);
    },
  );
});

describe('cover', () => {
  // biome-ignore format: one line a kind
  test.each<[string, object, boolean]>([
    ['open woods', { kind: 'open-woods' }, true], ['close woods', { kind: 'close-woods' }, true], ['forest', { kind: 'forest' }, true], ['houses', { kind: 'built-up' }, true],
    ['a crater', { kind: 'crater' }, true], ['ground that the scenario calls cover', { kind: 'open', cover: true }, true], ['open ground', { kind: 'open' }, false], ['a hill', { kind: 'hill', level: 1 }, false], ['a river', { kind: 'river' }, false],
  ])('PLA-COV-01 %s', (_, feature, wanted) => {
    const state = field([['a1a1', 'gf-section', 50, 50]], [], [{ ...feature, poly: square(45, 45, 50, 55) }]);
    expect(isUnderCover(state, base(state, 'a1a1'))).toBe(wanted);
    put(state, 'a1a1', { x: 5001 }); // by the centre (PLA-R-122)
    expect(isUnderCover(state, base(state, 'a1a1'))).toBe(false);
  });
  // biome-ignore format: one line a case
  test.each<[string, UnitType, Partial<Base>, boolean, string]>([
    ['foot that did not move', 'regular-platoon', {}, false, 'dug-in'],
    ['GF', 'gf-section', {}, false, 'dug-in'],
    ['who moved in the last step', 'regular-platoon', { lastMove: 'tactical' }, false, 'none'],
    ['vehicles never', 'hovertank-platoon', {}, false, 'none'],
    ['nor in rubble', 'regular-platoon', {}, true, 'none'],
  ])('PLA-COV-02 among houses: %s', (_, type, to, rubble, dug) => {
    const houses = [{ kind: 'built-up', poly: square(45, 45, 55, 55) }];
    const state = field([['a1a1', 'gf-section', 50, 50]], [], houses);
    put(state, 'a1a1', { type, ...to });
    if (rubble) state.terrain = { now: [...state.terrain.now, { ...state.terrain.now[0]!, id: 'r', kind: 'open', rubble: true }] };
    expect(dugOf(state, base(state, 'a1a1'))).toBe(dug);
  });
  test.each<[string, (state: State) => void, boolean]>([
    ['cover that no known enemy sees', () => {}, true],
    ['the open', state => put(state, 'a1a1', { x: 3000 }), false],
    ['its own trench in the open', state => put(state, 'a1a1', { x: 3000, dug: 'dug-in' }), true],
    ['a known enemy looks in', state => void knows(state, 'a', 'b1r1', ['a1a']), false],
  ])('PLA-COV-03 safe cover: %s', (_, change, wanted) => {
    const wood = [{ kind: 'open-woods', poly: square(45, 45, 55, 55) }];
    const state = field([['a1a1', 'gf-section', 50, 53]], [['b1r1', 'regular-platoon', 50, 62]], wood);
    put(state, 'b1r1', { y: 5700 });
    change(state);
    expect(isSafe(state, base(state, 'a1a1'), base(state, 'a1a1'), DEFAULTS)).toBe(wanted);
  });
  test.each<[object, boolean]>([
    [{}, true],
    [{ dense: false }, false],
  ])('PLA-COV-04 houses %j are dense: %s', (more, wanted) => {
    const state = field([], [], [{ kind: 'built-up', poly: square(45, 45, 55, 55), ...more }]);
    expect(isDense(groundOf(state.terrain.now), at(50, 50))).toBe(wanted);
  });
});

describe('PLA-MV-13 guns that are limbered', () => {
  const guns = (limbered: boolean): State => {
    const state = field([['a1g1', 'towed-battery', 50, 50, { limbered, allocated: { to: 'a1', as: 'support' } }]]);
    ordered(state, 'a1g', 'move', at(50, 90));
    return state;
  };
  test.each<[boolean, object, string | undefined]>([
    [false, goes('a1g1', at(50, 51)), 'PLA-MV-13'],
    [true, goes('a1g1', at(50, 51)), undefined],
    [false, { verb: 'limber', stand: 'a1g1', on: true }, undefined],
    [true, { verb: 'limber', stand: 'a1g1', on: true }, 'PLA-MV-13'],
  ])('limbered %s: %j', (limbered, order, rule) => expect(refusal(guns(limbered), 'move', 'a', order)).toBe(rule));
  test('it takes the whole step, and limbered they do not fire', () => {
    const state = walked(guns(false), 'a', { verb: 'limber', stand: 'a1g1', on: true });
    expect(base(state, 'a1g1')).toMatchObject({ limbered: true, x: 5000, y: 5000 });
    const call = {
      verb: 'call-support',
      stand: 'a1g1',
      caller: 'a1g',
      at: at(50, 80),
      kind: 'he',
      heading: 0,
      width: null,
      depth: null,
      multiple: 1,
    };
    expect(refusal(state, 'orders', 'a', call)).toBe('PLA-MV-13');
    expect(refusal(guns(false), 'orders', 'a', call)).toBeUndefined();
  });
  test.each<[boolean, number, boolean]>([
    // guns in the open are found on 4, a soft vehicle on 3
    [false, 3, false],
    [true, 3, true],
  ])('limbered %s they are found as vehicles are', (limbered, face, found) => {
    const state = field([['a1a1', 'gf-section', 50, 50]], [['b1g1', 'towed-battery', 50, 62]]);
    put(state, 'b1g1', { limbered });
    run(state, location, [face]);
    expect(company(state, 'a1a').located.some(one => one.base === 'b1g1')).toBe(found);
  });
});

describe('walking', () => {
  const free = (a: readonly Row[], b: readonly Row[] = [], features: readonly object[] = []): State => {
    const state = field(a, b, features);
    for (const id of ['a1a', 'a1t', 'a1r'])
      if (state.companies.some(one => one.id === id)) ordered(state, id, 'attack', at(50, 95));
    return state;
  };
  test('PLA-MV-16 through friends, and not through enemies; it may end on a friend', () => {
    const through = free([
      ['a1a1', 'gf-section', 50, 50],
      ['a1a2', 'gf-section', 50, 54],
    ]);
    expect(
      place(base(walked(through, 'a', goes('a1a1', at(50, 58)), { verb: 'stay', stand: 'a1a2' }), 'a1a1')),
    ).toEqual([50, 58, 0]);
    const onto = free([
      ['a1a1', 'gf-section', 50, 50],
      ['a1a2', 'gf-section', 50, 54],
    ]);
    expect(place(base(walked(onto, 'a', goes('a1a1', at(50, 54)), { verb: 'stay', stand: 'a1a2' }), 'a1a1'))).toEqual([
      50, 54, 0,
    ]);
    const into = free([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 55]]);
    expect(base(walked(into, 'a', goes('a1a1', at(50, 59))), 'a1a1').y).toBeLessThanOrEqual(5301);
  });
  test.each<[number | null, number]>([
    [null, 0],
    [1350, 1350],
  ])('PLA-MV-16, PLA-MV-21 a base takes the heading that is named (%s), else it keeps its own', (heading, facing) => {
    const state = walked(free([['a1a1', 'gf-section', 50, 50]]), 'a', { ...goes('a1a1', at(55, 50)), heading });
    expect(base(state, 'a1a1')).toMatchObject({ x: 5500, facing });
  });
  test('PLA-MV-21 frontage lies across the heading, depth along it; contact is a gap of 0.1 cm or less', () => {
    const state = free([['a1v1', 'militia-company', 50, 50]], [['b1r1', 'regular-platoon', 50, 52.6]]);
    const meets = (to: Partial<Base>): number => {
      put(state, 'a1v1', to);
      run(state, movement);
      return state.ledgers.a.contacts.filter(one => one.status === 'current' && one.source === 'contact').length;
    };
    state.stage = 'movement';
    // 5 cm wide and 3 deep: facing north its edge is at 51.5, facing east at 52.5, a cm short of it in sight either way
    expect(meets({ y: 4800 })).toBe(0);
    expect(meets({ y: 4900, facing: 900 })).toBe(1);
  });
  // biome-ignore format: one line a case
  test.each<[string, object[], UnitType, [number, number][], number]>([
    ['all of a piece within half a cm of a road is on it', [{ kind: 'road', line: [[50, 40], [50, 70]] }, { kind: 'open-woods', poly: square(40, 50, 60, 70) }], 'tracked-tank-platoon', [[50.4, 50], [50.4, 56]], 6],
    ['farther off it is not: a quarter of the way', [{ kind: 'road', line: [[50, 40], [50, 70]] }, { kind: 'open-woods', poly: square(40, 50, 60, 70) }], 'tracked-tank-platoon', [[50.6, 50], [50.6, 56]], 1.5],
    ['a stream is a cm wide: 3 cm of tracks are spent on 0.5 of bank and its water', [{ kind: 'stream', line: [[0, 51], [100, 51]] }], 'tracked-tank-platoon', [[50, 50.5], [50, 60]], 3],
    ['a road crosses it at a bridge', [{ kind: 'stream', line: [[0, 51], [100, 51]] }, { kind: 'road', line: [[50, 40], [50, 70]] }, { kind: 'bridge', at: [50, 51] }], 'tracked-tank-platoon', [[50, 50.5], [50, 56.5]], 6],
    ['and without one it does not', [{ kind: 'stream', line: [[0, 51], [100, 51]] }, { kind: 'road', line: [[50, 40], [50, 70]] }], 'tracked-tank-platoon', [[50, 50.5], [50, 60]], 3],
    ['a hill costs nothing', [{ kind: 'hill', level: 2, poly: square(40, 50, 60, 70) }], 'tracked-tank-platoon', [[50, 50], [50, 56]], 6],
  ])('PLA-MV-17 %s', (_, features, type, [from, to], cm) => {
    const state = free([['a1t1', type, from![0], from![1]]], [], features);
    walked(state, 'a', goes('a1t1', at(...to!)));
    expect(Math.abs(base(state, 'a1t1').y - from![1] * 100 - cm * 100)).toBeLessThanOrEqual(2);
  });
  test('PLA-MV-18 all step together: two who meet half way stop there, a third goes on', () => {
    const state = free(
      [
        ['a1a1', 'gf-section', 50, 50],
        ['a1a2', 'gf-section', 58, 50],
      ],
      [['b1a1', 'gf-section', 50, 62]],
    );
    ordered(state, 'b1a', 'attack', at(50, 5));
    sheet(state, 'b', goes('b1a1', at(50, 52)));
    walked(state, 'a', goes('a1a1', at(50, 60)), goes('a1a2', at(58, 60)));
    expect([base(state, 'a1a1').y, base(state, 'b1a1').y].map(y => Math.round(y / 10))).toEqual([500 + 50, 620 - 50]);
    expect(base(state, 'a1a2').y).toBe(6000);
  });
  // biome-ignore format: one line a case
  test.each<[string, UnitType, number, string | undefined]>([
    ['GF keep within 10 cm of the next', 'gf-section', 61.9, undefined],
    ['and no farther', 'gf-section', 62.5, 'PLA-MV-20'],
    ['others within 5', 'regular-platoon', 56.9, undefined],
    ['and no farther', 'regular-platoon', 57.5, 'PLA-MV-20'],
  ])('PLA-MV-20 %s', (_, type, x, rule) => {
    const state = free([['a1a1', type, 50, 50], ['a1a2', type, type === 'gf-section' ? 58 : 55, 50]]);
    expect(refusal(state, 'move', 'a', goes('a1a2', at(x, 50)))).toBe(rule);
  });
  test.each<[string, string]>([
    ['a battery of one base', 'a1g'],
    ['an HQ company', 'a1h'],
  ])('PLA-MV-20 %s is free', (_, id) => {
    const state = free([
      ['a1g1', 'hover-artillery-platoon', 50, 50],
      ['a1h2', 'hover-scout', 8, 2],
    ]);
    ordered(state, 'a1g', 'move', at(50, 95));
    expect(
      refusal(state, 'move', 'a', goes(`${id}${id === 'a1h' ? 2 : 1}`, id === 'a1h' ? at(20, 10) : at(50, 60))),
    ).toBeUndefined();
  });
});

describe('PLA-MV-19 ways that the machine chooses', () => {
  const alone = (features: readonly object[] = [], b: readonly Row[] = []): State =>
    field([['a1a1', 'gf-section', 50, 50]], b, features);
  const leg = (state: State, ...from: [number, number][]) =>
    legAway(
      state,
      base(state, 'a1a1'),
      from.map(([x, y]) => at(x, y)),
      500,
      DEFAULTS,
    )?.map(({ x, y }) => [x / 100, y / 100])[0];
  test('away from the mean centre of whoever caused it', () => {
    expect(leg(alone(), [45, 60], [55, 60])).toEqual([50, 45]);
    expect(leg(alone(), [40, 50])).toEqual([55, 50]);
  });
  test('else from the enemy’s edge', () => {
    const state = alone();
    expect(leg(state)).toEqual([50, 45]);
    state.sides = { ...state.sides, b: { ...state.sides.b, edge: 'E' } };
    expect(leg(state)).toEqual([45, 50]);
  });
  test('the first direction that is passable: ever farther to either side', () => {
    const river = [{ kind: 'river', poly: square(48, 40, 52, 49) }];
    const state = alone(river);
    put(state, 'a1a1', { type: 'tracked-tank-platoon' });
    const [x, y] = leg(state, [50, 60])!;
    // up to 60 degrees to either side the way leads through the river: 75 to the west does not
    expect([Math.round(x! * 10), Math.round(y! * 10)]).toEqual([452, 487]);
  });
  test('it crosses no enemy base that it knows, anywhere on the way', () => {
    const state = alone([], [['b1r1', 'hover-scout', 50, 47.5]]);
    expect(leg(state, [50, 60])).toEqual([50, 45]);
    knows(state, 'a', 'b1r1', ['a1a']);
    put(state, 'b1r1', { width: 40, depth: 40 });
    state.ledgers = {
      ...state.ledgers,
      a: { ...state.ledgers.a, contacts: state.ledgers.a.contacts.map(one => ({ ...one, width: 40, depth: 40 })) },
    };
    expect(leg(state, [50, 60])).not.toEqual([50, 45]);
  });
  test('to cover: the nearest of thirteen directions, else over the edge', () => {
    const wood = [
      { kind: 'forest', poly: square(40, 40, 60, 44) },
      { kind: 'forest', poly: square(30, 40, 35, 60) },
    ];
    const to = (state: State) =>
      wayToCover(state, base(state, 'a1a1'), [at(50, 60)], DEFAULTS)!.map(({ x, y }) => [x / 100, y / 100])[0];
    expect(to(alone(wood))).toEqual([50, 44]);
    expect(to(alone())![1]).toBeLessThan(0);
  });
});

describe('PLA-MV-22 forced moves', () => {
  test.each<[string, UnitType, Partial<Base>, number]>([
    // tracked armour that is suppressed goes 5 cm back, light hover no farther than it can
    ['suppressed armour: 5 cm', 'tracked-tank-platoon', { state: 'suppressed' }, 45],
    ['at most its allowance', 'light-tracked-platoon', { state: 'suppressed' }, 45],
    [
      'suppressed GF guns: out of the zone',
      'cscv-platoon',
      {
        state: 'suppressed',
        swept: [
          { kind: 'zone', zone: { shape: 'rectangle', at: { x: 5000, y: 5200, facing: 0 }, width: 500, depth: 500 } },
        ],
      },
      49,
    ],
  ])('%s', (_, type, to, y) => {
    const state = field([['a1t1', type, 50, 50]]);
    put(state, 'a1t1', to);
    ordered(state, 'a1t', 'attack', at(50, 90));
    walked(state, 'a');
    expect(base(state, 'a1t1').y / 100).toBeCloseTo(y, 1);
  });
  test('its path is walked in place of what was written, and its cover is kept until it is there', () => {
    const state = field([['a1r1', 'regular-platoon', 50, 50]]);
    put(state, 'a1r1', {
      forced: { kind: 'run-to-cover', rule: 'PLA-CA-36', path: [at(50, 40)], mode: 'non-tactical' },
    });
    ordered(state, 'a1r', 'attack', at(50, 90));
    expect(refusal(state, 'move', 'a', goes('a1r1', at(50, 53)))).toBe('PLA-CA-36');
    walked(state, 'a');
    expect(base(state, 'a1r1')).toMatchObject({
      y: 4400,
      state: 'ok',
      lastMove: 'non-tactical',
      forced: { rule: 'PLA-CA-36' },
    });
    walked(state, 'a');
    expect(base(state, 'a1r1')).toMatchObject({ y: 4000, state: 'suppressed', forced: null });
  });
});
