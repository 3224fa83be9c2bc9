import { describe, expect, test } from 'vitest';
import { closeSupport } from './close-support.js';
import { directFire } from './firing.js';
import { issueOrders } from './issuing.js';
import { base, HE_CALL, knows, put, type Row, run, sheet, stateOf } from './kit-rulings.js';
import type { State } from './state.js';
import { supportFire } from './support-fire.js';

const WATCH: readonly Row[] = [
  ['a1h1', 'gf-bn-hq', 5, 2],
  ['a1a1', 'gf-section', 50, 50],
];
const HQ: Row = ['b1h1', 'militia-bn-hq', 5, 98];
const TANK: Row = ['b1t1', 'tracked-tank-platoon', 50, 65];

describe('PLA-R-151 any attack, gun CLOUD or fire at AIR is firing', () => {
  const has = (state: State, id: string): boolean => base(state, id).fired.some(({ turn }) => turn === state.turn);
  const rows: readonly Row[] = [
    ...WATCH,
    ['a1t1', 'hovertank-platoon', 50, 40],
    ['a1m1', 'gf-missile-section', 56, 40, { allocated: { to: 'a1', as: 'close-support' } }],
    ['a1g1', 'mortar-platoon', 44, 40, { allocated: { to: 'a1', as: 'support' } }],
  ];
  const field = (): State => {
    const state = stateOf({
      a: rows,
      b: [HQ, TANK],
      more: { b: { assets: [{ id: 'ba1', kind: 'air-unit', munitions: 'ga' }] } },
    });
    knows(state, 'a', 'b1t1', ['a1a', 'a1t']);
    return state;
  };
  test('a shot is, and so is CLOUD from a gun; holding fire is not', () => {
    const state = field();
    sheet(
      state,
      'a',
      { verb: 'fire', stand: 'a1t1', weapon: 'hovertank', target: 'contact-1' },
      { verb: 'hold-fire', stand: 'a1a1' },
    );
    run(state, directFire);
    expect([has(state, 'a1t1'), has(state, 'a1a1')]).toEqual([true, false]);
    const other = field();
    sheet(
      other,
      'a',
      { verb: 'fire-cloud', stand: 'a1t1', at: { x: 5000, y: 6000 } },
      { verb: 'hold-fire', stand: 'a1a1' },
    );
    run(other, directFire);
    expect([has(other, 'a1t1'), other.clouds.length]).toEqual([true, 1]);
  });
  test('PLA-R-52 painting is not, and costs nobody his own shot; the missiles that were called are', () => {
    const state = field();
    sheet(state, 'a', { verb: 'close-support', stand: 'a1m1', painter: 'a1a1', target: 'contact-1' });
    run(state, closeSupport);
    expect([has(state, 'a1m1'), has(state, 'a1a1')]).toEqual([true, false]);
    const after = field();
    put(after, 'a1a1', { fired: [{ turn: 3, x: 5000, y: 5000 }] });
    sheet(after, 'a', { verb: 'close-support', stand: 'a1m1', painter: 'a1a1', target: 'contact-1' });
    expect(run(after, closeSupport).dice.map(({ text }) => text)).toEqual(['a1m1 fires']);
  });
  test('PLA-R-52 calling is not; the battery is when it fires', () => {
    const state = field();
    sheet(state, 'a', HE_CALL);
    run(state, issueOrders);
    expect([state.calls.length, has(state, 'a1g1'), has(state, 'a1a1')]).toEqual([1, false, false]);
    state.turn = 4;
    run(state, supportFire);
    expect([has(state, 'a1g1'), has(state, 'a1a1')]).toEqual([true, false]);
  });
  test('PLA-R-126 fire at AIR is, and leaves a battery its call in the same turn', () => {
    const state = field();
    sheet(state, 'a', {
      verb: 'call-support',
      stand: 'a1g1',
      caller: 'a1a',
      at: { x: 5000, y: 6500 },
      kind: 'he',
      heading: 0,
      width: null,
      depth: null,
      multiple: 1,
    });
    run(state, issueOrders);
    state.turn = 4;
    const mission = {
      kind: 'strike',
      at: { x: 4700, y: 4000, facing: 0 },
      munitions: 'ga',
      called: 3,
      locatedAtCall: [],
      through: false,
    } as const;
    state.assets = state.assets.map(asset => ({ ...asset, mission }));
    put(state, 'a1t1', { fired: [{ turn: 4, x: 5000, y: 4000 }] });
    put(state, 'a1m1', { x: 4700, y: 4400 });
    const { dice } = run(state, supportFire, [1]);
    const atAir = dice.filter(({ text }) => text?.startsWith('fire at AIR')).length;
    expect(atAir).toBe(3); // the tanks, which have fired at the ground, the mortars, which will, and the missiles
    expect(['a1t1', 'a1g1', 'a1m1', 'a1a1'].map(id => has(state, id))).toEqual([true, true, true, false]);
    expect(dice.some(({ text }) => text?.includes('mortars on b1t1'))).toBe(true);
  });
});
