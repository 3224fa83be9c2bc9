import { describe, expect, test } from 'vitest';
import { cloudsOf } from './clouds.js';
import { isUnderCover } from './condition.js';
import { groundOf, isIn } from './ground.js';
import { base, company, DEFAULTS, put, type Row, run, stateOf } from './kit-rulings.js';
import { location } from './locating.js';
import { shotAt, trueTarget } from './shots.js';
import type { Base, Cloud, State } from './state.js';
import { view } from './view.js';

const WATCH: readonly Row[] = [
  ['a1h1', 'gf-bn-hq', 5, 2],
  ['a1a1', 'gf-section', 50, 50],
];
const HQ: Row = ['b1h1', 'militia-bn-hq', 5, 98];
const square = (x: number, y: number, half: number) => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
const against = (b: readonly Row[], features: readonly object[] = []): State =>
  stateOf({ a: WATCH, b: [HQ, ...b], features });
const located = (state: State, by = 'a1a'): string[] =>
  company(state, by)
    .located.filter(({ turn }) => turn === state.turn)
    .map(one => one.base);

/** The lowest die with which company a1a locates a base. */
function least(make: () => State, target: string): number | null {
  for (let face = 0; face <= 9; face++) if (located(run(make(), location, [face]).state).includes(target)) return face;
  return null;
}

const TANK: Row = ['b1t1', 'tracked-tank-platoon', 50, 65];
const PLATOON: Row = ['b1r1', 'regular-platoon', 50, 65];
const RIDGE = {
  kind: 'hill',
  level: 2,
  poly: [
    [51.5, 55],
    [70, 55],
    [70, 57],
    [51.5, 57],
  ],
};

test.each<[string, readonly Row[], readonly object[], number]>([
  ['PLA-R-14 a tank platoon alone', [TANK], [], 3],
  [
    'PLA-R-14 with two of another company within 5 cm',
    [TANK, ['b1u1', 'tracked-tank-platoon', 54, 65], ['b1u2', 'tracked-tank-platoon', 46, 65]],
    [],
    2,
  ],
  [
    'PLA-R-14 the others 6 cm off',
    [TANK, ['b1u1', 'tracked-tank-platoon', 58.6, 65], ['b1u2', 'tracked-tank-platoon', 41.4, 65]],
    [],
    3,
  ],
  [
    'PLA-R-14 one of the others out of sight',
    [TANK, ['b1u1', 'tracked-tank-platoon', 57.4, 65], ['b1u2', 'tracked-tank-platoon', 46, 65]],
    [RIDGE],
    3,
  ],
  [
    'PLA-R-14 men are not counted with vehicles',
    [TANK, ['b1r1', 'regular-platoon', 54, 65], ['b1r2', 'regular-platoon', 46, 65]],
    [],
    3,
  ],
  [
    'PLA-R-15 three platoons of one company count as one',
    [PLATOON, ['b1r2', 'regular-platoon', 53, 65], ['b1r3', 'regular-platoon', 47, 65]],
    [],
    4,
  ],
  ['PLA-R-15 a battery beside them is a second', [PLATOON, ['b1g1', 'towed-battery', 55, 65]], [], 3],
  [
    'PLA-R-15 four companies',
    [
      PLATOON,
      ['b1s1', 'regular-platoon', 53, 65],
      ['b1q1', 'regular-platoon', 47, 65],
      ['b1p1', 'regular-platoon', 50, 68],
    ],
    [],
    2,
  ],
])('%s', (_, rows, features, wanted) => {
  expect(least(() => against(rows, features), rows[0]![0])).toBe(wanted);
});

const SCRUB = { kind: 'open', cover: true, poly: square(50, 65, 2) };
const shot = (turn: number, x = 5000) => ({ turn, x, y: 6500 });
test.each<[string, Partial<Base>, number]>([
  ['neither fired nor moved', {}, 5],
  ['fired in the last turn', { fired: [shot(2)] }, 3],
  ['fired in this turn: not known yet', { fired: [shot(3)] }, 5],
  ['fired two turns ago', { fired: [shot(1)] }, 5],
  ['fired in both of the last turns from there', { fired: [shot(1), shot(2)] }, 1],
  ['fired in both, and moved between', { fired: [shot(1, 4800), shot(2)] }, 3],
  ['moved in the last turn', { lastMove: 'tactical' }, 3],
])('PLA-R-19 moving and firing are those of the turn before: %s', (_, did, wanted) => {
  const make = (): State => {
    const state = against([PLATOON], [SCRUB]);
    put(state, 'b1r1', did);
    return state;
  };
  expect(least(make, 'b1r1')).toBe(wanted);
});

describe('PLA-R-119 the best pair of the two companies counts for all', () => {
  const company3: readonly Row[] = [PLATOON, ['b1r2', 'regular-platoon', 54, 65], ['b1r3', 'regular-platoon', 60, 65]];
  test.each<[string, readonly object[], number, string[]]>([
    ['one in the open gives away those in cover', [SCRUB], 4, ['b1r1', 'b1r2', 'b1r3']],
    ['the die too low by one', [SCRUB], 3, []],
    ['nobody is located whom nobody sees', [SCRUB, RIDGE], 4, ['b1r1', 'b1r2']],
  ])('%s', (_, features, face, wanted) => {
    expect(located(run(against(company3, features), location, [face]).state)).toEqual(wanted);
  });
  test('the observer who is nearest counts', () => {
    const near: Row = ['a1a2', 'gf-section', 50, 60];
    const make = (): State => stateOf({ a: [...WATCH, near], b: [HQ, PLATOON] });
    expect(least(make, 'b1r1')).toBe(2);
  });
});

test.each([0, 900, 1800, 2700])('PLA-R-121 a base sees and fires all round: heading %i', facing => {
  const make = (): State => {
    const state = against([TANK]);
    put(state, 'a1a1', { facing });
    return state;
  };
  expect(least(make, 'b1t1')).toBe(3);
  const state = make();
  const fired = shotAt(
    state,
    base(state, 'a1a1'),
    'gf-infantry',
    'direct',
    trueTarget(state, base(state, 'b1t1'), true),
    false,
    DEFAULTS,
  );
  expect(fired).toMatchObject({ ready: { facts: { weapon: 'gf-infantry' } } });
});

const CLOUD: Cloud = {
  id: 'cloud',
  source: 'tank',
  at: { x: 5000, y: 6500, facing: 0 },
  guns: 1,
  turn: 2,
  seenBy: ['a', 'b'],
};
describe.each<[string, readonly object[], readonly Cloud[], (state: State, at: Base) => boolean]>([
  ['a wood', [{ kind: 'close-woods', poly: square(50, 65, 2.5) }], [], isUnderCover],
  ['a town', [{ kind: 'built-up', poly: square(50, 65, 2.5) }], [], isUnderCover],
  [
    'a minefield',
    [{ kind: 'minefield', poly: square(50, 65, 2.5) }],
    [],
    (state, at) => isIn(groundOf(state.terrain.now).going, at),
  ],
  ['CLOUD', [], [CLOUD], (state, at) => cloudsOf(state).some(cloud => cloud.holds(at))],
])('PLA-R-122 a base is in %s by its centre', (_, features, clouds, isInside) => {
  test.each<[string, number, boolean]>([
    ['its centre within', 51.5, true],
    ['its centre on the edge', 52.5, true],
    ['its centre a millimetre out, half of it within', 52.6, false],
  ])('%s', (__, x, wanted) => {
    const state = against([['b1r1', 'regular-platoon', x, 65]], features);
    state.clouds = [...clouds];
    expect(isInside(state, base(state, 'b1r1'))).toBe(wanted);
  });
});

test('PLA-R-128 every company on the table looks about: an HQ company and a battery of one base too', () => {
  const state = stateOf({
    a: [...WATCH, ['a1g1', 'towed-battery', 70, 5], ['a1k1', 'sp-battery', 0, 0, { offTableCm: 50 }]],
    b: [HQ, ['b1v1', 'militia-company', 50, 65], ['b1x1', 'militia-company', 20, 90]],
  });
  put(state, 'b1x1', { where: 'gone', fate: 'destroyed' });
  const { dice } = run(state, location, [9]);
  expect(dice.map(({ text }) => text)).toEqual(
    ['a1a', 'a1g', 'a1h', 'b1h', 'b1v'].map(id => `Company ${id} looks for the enemy`),
  );
});

describe('PLA-R-153 who rides or is carried is never shown', () => {
  test.each(['mounted', 'aboard'] as const)('%s', where => {
    const rows: readonly Row[] = [
      ['b1c1', 'light-tracked-platoon', 50, 65],
      ['b1r1', 'regular-platoon', 50, 65],
    ];
    const state = against(rows);
    put(state, 'b1r1', { where, carrier: 'b1c1' });
    const empty = against(rows);
    put(empty, 'b1r1', { where: 'gone', fate: 'out' });
    run(state, location, [9]);
    run(empty, location, [9]);
    expect(located(state)).not.toContain('b1r1');
    expect(located(state)).toContain('b1c1');
    expect(view(state, 'a').contacts).toEqual(view(empty, 'a').contacts);
  });
});

test('PLA-R-154 what is not located again stays on the map as an old marker, for twelve turns', () => {
  const state = against([TANK]);
  run(state, location, [9]);
  const status = (turn: number): string | undefined => {
    state.turn = turn;
    run(state, location, [0]);
    return view(state, 'a').contacts[0]?.status;
  };
  expect(view(state, 'a').contacts[0]?.status).toBe('current');
  put(state, 'b1t1', { x: 5000, y: 9700 });
  state.weather = { ...state.weather, visibility: 2000 };
  expect([status(4), status(14), status(15)]).toEqual(['old', 'old', 'gone']);
});

test.each<[string, readonly { x: number; y: number }[]]>([
  ['on the firer', [{ x: 5000, y: 5000 }]],
  ['on the target', [{ x: 5000, y: 6500 }]],
  [
    'on both',
    [
      { x: 5000, y: 5000 },
      { x: 5000, y: 6500 },
    ],
  ],
  ['between them', [{ x: 5000, y: 5750 }]],
])('PLA-R-157 CLOUD costs 2 once, to see and to fire: %s', (_, places) => {
  const make = (): State => {
    const state = against([TANK]);
    state.clouds = places.map((at, no) => ({ ...CLOUD, id: `cloud-${no}`, at: { ...at, facing: 0 } }));
    return state;
  };
  expect(least(make, 'b1t1')).toBe(5);
  const state = make();
  const fired = shotAt(
    state,
    base(state, 'a1a1'),
    'gf-infantry',
    'direct',
    trueTarget(state, base(state, 'b1t1'), true),
    false,
    DEFAULTS,
  );
  const { ready } = fired as Exclude<typeof fired, { message: string }>;
  expect(ready.modifier).toBe(-2);
});
