import { describe, expect, test } from 'vitest';
import { issueOrders } from './issuing.js';
import { HE_CALL, put, refusal, run, sheet, stateOf } from './kit-rulings.js';
import { location } from './locating.js';
import type { State } from './state.js';
import { supportFire } from './support-fire.js';

/** A company that sees tanks, its guns, and a missile of the other side. */
const field = (scenario: object = {}): State =>
  stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 50, 5],
      ['a1a1', 'gf-section', 50, 40],
      ['a1g1', 'sp-battery', 60, 20, { allocated: { to: 'a1', as: 'support' } }],
    ],
    b: [
      ['b1h1', 'militia-bn-hq', 50, 95],
      ['b1t1', 'tracked-tank-platoon', 50, 60],
      ['b1g1', 'long-range-section', 60, 80, { allocated: { to: 'b1', as: 'support' } }],
    ],
    scenario,
  });

describe('PLA-R-44 what the caller’s company locates in the turn of the call', () => {
  const falls = (sees: boolean, seesLater: boolean): boolean => {
    const state = field({
      weather: { visibilityMetres: 3000, closeLimitMetres: 300, denseCloud: false, blowsToward: 'E' },
    });
    sheet(state, 'a', HE_CALL);
    run(state, issueOrders);
    expect(state.calls).toHaveLength(1);
    if (!sees) put(state, 'b1t1', { x: 9500 });
    run(state, location, [9]);
    state.turn = 4;
    put(state, 'b1t1', { x: seesLater ? 5000 : 9500 });
    run(state, location, [9]);
    put(state, 'b1t1', { x: 5000 });
    return run(state, supportFire, [9]).cited('umpire').includes('PLA-FM-11');
  };
  test.each([
    ['located then', true, false, false],
    ['located when it falls', false, true, false],
    ['never located', false, false, true],
  ])('%s', (_, sees, later, speculative) => {
    expect(falls(sees, later)).toBe(speculative);
  });

  test('PLA-AM-03 the same of aircraft: what anybody could report', () => {
    const state = field();
    state.assets = [
      {
        ...({
          id: 'aa1',
          side: 'a',
          kind: 'air-unit',
          sp: 4,
          base: null,
          windows: [],
          flight: null,
        } as unknown as State['assets'][number]),
        mission: {
          kind: 'strike',
          at: { x: 5000, y: 6000, facing: 0 },
          munitions: 'ga',
          called: 3,
          locatedAtCall: [],
          through: false,
        },
      },
    ];
    state.lookup = { ids: { ...state.lookup.ids, aa1: 0 } };
    run(state, location, [9]);
    expect(state.assets[0]!.mission!.locatedAtCall).toContain('b1t1');
  });
});

describe('PLA-R-233 one throw for several callers: located if one of them located it', () => {
  const state = (located: readonly string[]): State => {
    const state = stateOf({
      a: [
        ['a1h1', 'gf-bn-hq', 50, 5],
        ['a1a1', 'gf-section', 20, 10],
        ['a1b1', 'gf-section', 80, 10],
        ['a1g1', 'sp-battery', 60, 20, { allocated: { to: 'a1', as: 'support' } }],
        ['a1r1', 'hover-rls-platoon', 40, 20, { allocated: { to: 'a1', as: 'support' } }],
      ],
      b: [
        ['b1h1', 'militia-bn-hq', 50, 95],
        ['b1t1', 'tracked-tank-platoon', 50, 60],
      ],
      scenario: {},
    });
    const call = (battery: string, caller: string, far: number, size: number): State['calls'][number] => ({
      id: `call-${battery}`,
      side: 'a',
      caller,
      batteries: [battery],
      zone: { shape: 'rectangle', at: { x: 5000 + far, y: 6000, facing: 0 }, width: size, depth: size },
      multiple: 1,
      kind: 'he',
      turnCalled: state.turn - 1,
      locatedAtCall: located.includes(caller) ? ['b1t1'] : [],
    });
    state.calls = [call('a1r1', 'a1b', 0, 1000), call('a1g1', 'a1a', located.includes('aside') ? 600 : 0, 500)];
    return state;
  };
  test.each<[string, string[], boolean]>([
    ['by the caller of the best unit', ['a1b'], false],
    ['by the caller of a lesser one', ['a1a'], false],
    ['by both', ['a1a', 'a1b'], false],
    ['by nobody', [], true],
    ['by one whose zone lies beside it', ['a1a', 'aside'], true],
  ])('%s', (_, located, speculative) => {
    expect(run(state(located), supportFire, [9]).cited('umpire').includes('PLA-FM-11')).toBe(speculative);
  });
});

describe('PLA-R-229 a missile is not ready before its hour, whatever it carries', () => {
  const call = { ...HE_CALL, stand: 'b1g1', caller: 'b1h', at: { x: 5000, y: 4000 } };
  test.each<[number, string, string | undefined]>([
    [12, 'he', 'PLA-R-229'],
    [13, 'he', undefined],
    [14, 'nuclear', undefined],
    [12, 'nuclear', 'PLA-AS-04'],
  ])('in turn %i, %s: %s', (turn, kind, rule) => {
    const state = field({ nuclear: { b: { fromTurn: 14 } } });
    state.turn = turn;
    expect(refusal(state, 'orders', 'b', { ...call, kind })).toBe(rule);
  });
  test('a call that is repeated does not fire it either', () => {
    const state = field({ nuclear: { b: { fromTurn: 14 } } });
    const calls = { batteries: ['b1g1'], at: { x: 5000, y: 4000 }, turns: 2 };
    state.companies = state.companies.map(one =>
      one.id === 'b1h' ? { ...one, instructions: { ...one.instructions, calls } } : one,
    );
    expect(run(state, issueOrders).cited('b')).toContain('PLA-R-229');
    expect(state.calls).toEqual([]);
  });
  test('where the scenario names no hour it is fired as any other', () => {
    expect(refusal(field(), 'orders', 'b', call)).toBeUndefined();
  });
});
