import { describe, expect, test } from 'vitest';
import { defendersOf } from './air-strikes.js';
import { base, DEFAULTS, put, run, sheet, stateOf } from './kit-rulings.js';
import { movement } from './movement.js';
import { sightBetween } from './sight.js';
import { isAirDay } from './stages.js';
import type { State } from './state.js';
import { supportFire } from './support-fire.js';

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

test.each<[number, boolean]>([
  [0, true],
  [1, false],
  [3, false],
  [4, true],
  [5, false],
  [147, false],
  [148, true],
])('PLA-R-111 a day starts at midnight: a battle from 23:30, turn %i', (turn, wanted) => {
  const state = Object.assign(field(), { turn, start: 23 * 60 + 30 });
  expect(isAirDay({ ...state, airFought: true })).toBe(wanted);
  expect(isAirDay({ ...state, airFought: false })).toBe(false);
});

const LIFT = {
  assets: [
    { id: 'aa1', kind: 'medium-airtrans', sp: 2 },
    { id: 'aa2', kind: 'air-unit', sp: 4, munitions: 'ga' },
  ],
};
test('PLA-R-113 an airtrans that is shot down takes its cargo with it', () => {
  const state = field({ a: LIFT });
  put(state, 'a1a1', { where: 'aboard', carrier: 'aa1' });
  sheet(state, 'a', { verb: 'fly', asset: 'aa1', to: { x: 6000, y: 5000 } });
  const ran = run(state, movement, [9]);
  expect(ran.heard('a')).toContain('aa1 is shot down');
  expect(base(state, 'a1a1')).toMatchObject({ where: 'gone', fate: 'destroyed' });
  expect(state.sides.a.lostSp).toBe(4);
});

describe('PLA-R-116 an interception comes before the fire from the ground', () => {
  const met = (face: number): string[] => {
    const state = field({ a: LIFT });
    state.sides = { ...state.sides, b: { ...state.sides.b, air: 'superiority' } };
    const mission = {
      kind: 'strike',
      at: { x: 6000, y: 6000, facing: 0 },
      munitions: 'ga',
      called: 2,
      locatedAtCall: [],
      through: false,
    } as const;
    state.assets = state.assets.map(one => (one.id === 'aa2' ? { ...one, mission } : one));
    return run(state, supportFire, [face, 0]).dice.map(({ rule }) => rule.slice(0, 7));
  };
  test('it is thrown first; who is turned back by it is not fired at', () => {
    const all = Array.from({ length: 10 }, (_, face) => met(face));
    expect(new Set(all.map(([first]) => first))).toEqual(new Set(['PLA-INT']));
    expect(all.some(rules => rules[1] === 'PLA-GTA')).toBe(true);
    expect(all.some(rules => rules.length === 1)).toBe(true);
  });
});

test('PLA-R-125 who fires at AIR need not see where it strikes', () => {
  const state = field({}, [RIDGE]);
  const at = { x: 6000, y: 4000 };
  const spot = { ...at, facing: 0, width: 0, depth: 0 };
  expect(sightBetween(state, base(state, 'b1m1'), spot, DEFAULTS).visible).toBe(false);
  run(state, game => {
    expect(defendersOf(game, 'b', at, 'air').map(one => one.base)).toEqual(['b1m1', 'b1m2']);
    return undefined;
  });
});
