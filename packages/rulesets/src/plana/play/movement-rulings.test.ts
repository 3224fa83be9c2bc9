import { describe, expect, test } from 'vitest';
import { forcedBy } from './forced.js';
import { wayOver } from './going.js';
import { groundOf } from './ground.js';
import { base, company, DEFAULTS, knows, put, putCompany, refusal, stateOf } from './kit-rulings.js';
import { allowanceOf, isAdvance } from './moves.js';
import type { Base, State, Swept } from './state.js';
import { view } from './view.js';
import { walk } from './walking.js';

const RIDGE = {
  kind: 'hill',
  level: 2,
  poly: [
    [20, 46],
    [80, 46],
    [80, 47],
    [20, 47],
  ],
};
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

describe('PLA-R-27 an advance ends nearer to the nearest enemy that is located', () => {
  test.each<[string, boolean, [number, number], boolean]>([
    ['towards him', true, [4500, 5200], true],
    ['across, no nearer', true, [3000, 5000], false],
    ['away from him, though nearer to the enemy’s edge', true, [1000, 5600], false],
    ['nobody located: towards the enemy’s edge', false, [1000, 5100], true],
    ['nobody located: along it', false, [4900, 5000], false],
  ])('%s', (_, isKnown, [x, y], wanted) => {
    const state = field();
    if (isKnown) knows(state, 'a', 'b1t1', ['a1a']);
    expect(isAdvance(state, base(state, 'a1a1'), { x, y }, view(state, 'a').contacts)).toBe(wanted);
  });
});

describe('PLA-R-28 suppressed guns go back until they are out of what struck them', () => {
  const zone = (y: number): Swept => ({
    kind: 'zone',
    zone: { shape: 'rectangle', at: { x: 5000, y, facing: 0 }, width: 500, depth: 500 },
  });
  const fire: Swept = { kind: 'fire', from: { x: 5000, y: 7000 } };
  test.each<[string, readonly Swept[], readonly object[], number | 'all']>([
    ['out of a zone about them', [zone(5000)], [], 300],
    ['out of a zone whose edge is nearer', [zone(5100)], [], 200],
    ['out of both zones', [zone(5100), zone(5000)], [], 300],
    ['fire, and nothing to hide behind: a whole tactical move', [fire], [], 'all'],
    ['fire: behind the ridge', [fire], [RIDGE], 650],
    ['a zone and fire: the farther of the two', [zone(5000), fire], [], 'all'],
  ])('%s', (_, swept, features, wanted) => {
    const state = field({}, features);
    put(state, 'a1g1', { state: 'suppressed', swept });
    const gun = base(state, 'a1g1');
    const forced = forcedBy(state, gun, DEFAULTS)!;
    const far = wanted === 'all' ? allowanceOf(gun, 'tactical') * 100 : wanted;
    expect(forced.path).toEqual([{ x: 5000, y: 5000 - far }]);
  });
});

test.each<[string, object, number]>([
  [
    'a stream is a belt of 1 cm',
    {
      kind: 'stream',
      line: [
        [0, 50],
        [100, 50],
      ],
    },
    1,
  ],
  [
    'a river that is a line, too',
    {
      kind: 'river',
      line: [
        [0, 50],
        [100, 50],
      ],
    },
    1,
  ],
  [
    'a river is as wide as it is drawn',
    {
      kind: 'river',
      poly: [
        [0, 49],
        [100, 49],
        [100, 52],
        [0, 52],
      ],
    },
    3,
  ],
])('PLA-R-60 %s', (_, feature, wanted) => {
  const { now } = field({}, [feature]).terrain;
  const pieces = wayOver(groundOf(now), { x: 5000, y: 4000 }, [{ x: 5000, y: 6000 }]);
  const wet = pieces.filter(({ terrain }) => terrain !== 'open');
  expect(wet.map(({ cm }) => Math.round(cm * 100) / 100)).toEqual([wanted]);
});

describe('PLA-R-64 all walk in ten equal parts, and enemies who meet stop in contact', () => {
  const walker = (side: 'a' | 'b', from: [number, number], to: [number, number]) => {
    const state = field();
    const one = { ...base(state, side === 'a' ? 'a1a1' : 'b1h1'), x: from[0], y: from[1], facing: 0 };
    return { base: one, path: [from, to].map(([x, y]) => ({ x, y })) };
  };
  test.each<[string, [number, number][], [number, number][], number | null]>([
    [
      'head on: in the middle, though each could end where the other began',
      [
        [5000, 5000],
        [5000, 6000],
      ],
      [
        [5000, 6000],
        [5000, 5000],
      ],
      5400,
    ],
    [
      'the faster comes farther',
      [
        [5000, 5000],
        [5000, 5800],
      ],
      [
        [5000, 6000],
        [5000, 5600],
      ],
      5533,
    ],
    [
      'they pass the same place at different times',
      [
        [5000, 5000],
        [5000, 6000],
      ],
      [
        [6000, 5150],
        [4000, 5150],
      ],
      null,
    ],
  ])('%s', (_, a, b, wanted) => {
    const ends = walk([walker('a', a[0]!, a[1]!), walker('b', b[0]!, b[1]!)]);
    const { at, met } = ends.get('a1a1')!;
    expect(met).toBe(wanted !== null);
    expect(Math.abs(at.y - (wanted ?? a[1]![1]))).toBeLessThanOrEqual(2);
  });
});

describe('PLA-R-222 an HQ company is free within 20 cm of its HQ base', () => {
  const move = (x: number, y: number) => ({
    verb: 'move',
    stand: 'a1h2',
    path: [{ x, y }],
    mode: 'tactical',
    heading: null,
  });
  test.each<[string, Partial<Base>, Partial<State['companies'][number]['order']>, string | undefined]>([
    ['8 cm off: anywhere', {}, {}, undefined],
    ['farther off it holds', { y: 4000 }, {}, 'PLA-OM-06'],
    [
      'farther off, under a movement order that goes there',
      { y: 4000 },
      { kind: 'move', route: [{ x: 5000, y: 6000 }], from: { x: 5000, y: 4000 } },
      undefined,
    ],
  ])('%s', (_, at, order, wanted) => {
    const state = field();
    put(state, 'a1h2', at);
    putCompany(state, 'a1h', { order: { ...company(state, 'a1h').order, ...order } });
    expect(refusal(state, 'move', 'a', move(5000, base(state, 'a1h2').y + 500))).toBe(wanted);
  });
});
