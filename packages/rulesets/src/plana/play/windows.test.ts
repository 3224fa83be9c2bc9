import { describe, expect, test } from 'vitest';
import { battleOf, stopsAt, until } from '../umpire/kit.js';
import { put, type Row, stateOf } from './kit-rulings.js';
import type { Base, Stage } from './state.js';
import type { Play } from './types.js';
import { readyAtOnce } from './windows.js';

/** The stages of turn 1 at which somebody is waited for: the windows, and with an umpire who looks at every step these too. */
function stagesOfTurn1(scenario: string, umpire: boolean): Stage[] {
  const match = battleOf(scenario, { umpire });
  if (umpire) stopsAt(match, 'steps');
  const stages: Stage[] = [];
  until(match, ({ state }) => {
    const isOver = state.turn > 1 || (stages.includes('end-of-turn') && state.stage === 'comms');
    if (!isOver && state.turn === 1 && stages.at(-1) !== state.stage) stages.push(state.stage);
    return isOver;
  });
  return stages;
}
describe('PLA-WIN-02 the windows of a turn', () => {
  test('Orders, Fire, Close support and Move', () => {
    expect(stagesOfTurn1('edge-of-the-wood', false)).toEqual(['orders', 'fire', 'close-support', 'move']);
  });
  test('and no Close support where nobody could give any', () => {
    expect(stagesOfTurn1('kettle-pass', false)).toEqual(['orders', 'fire', 'move']);
  });
  // biome-ignore format: a line for each window with the steps that it is for
  test('PLA-SEQ-01, PLA-SEQ-04 between them stand the steps that they are for', () => {
    expect(stagesOfTurn1('edge-of-the-wood', true)).toEqual([
      'comms',
      'orders', 'orders-issued', 'location',
      'fire', 'direct-fire',
      'close-support', 'support-of-companies', 'support-fire',
      'move', 'movement', 'assaults', 'morale', 'rally', 'end-of-turn',
    ]);
  });
});

const AIR = { kind: 'air-unit', id: 'air', sp: 4, munitions: 'ga' };
const TANKS: Row = ['a1t1', 'hovertank-platoon', 50, 50];
const ALLOCATED: Row = [...TANKS, { allocated: { to: 'a1', as: 'close-support' } }] as unknown as Row;
/** Of a side: its tanks, and whatever else is said of it. */
interface Has {
  readonly bases: readonly Row[];
  readonly assets?: readonly object[];
  readonly now?: Partial<Base>;
  /** SP of its AIR units. */
  readonly left?: number;
}
const TANKS_ALONE: Has = { bases: [TANKS] };
const MOUNTED: Has = { bases: [TANKS], now: { where: 'mounted' } };
const FIRED: Has = { bases: [ALLOCATED], now: { fired: [{ turn: 3, x: 0, y: 0 }] } };
/** Who has nobody on the table can write for his aircraft still. */
const IN_THE_AIR: Has = { bases: [TANKS], assets: [AIR], now: { where: 'gone', fate: 'left' } };
const SHOT_DOWN: Has = { ...IN_THE_AIR, left: 0 };
const NOBODY: Has = { bases: [TANKS], now: { where: 'gone', fate: 'left' } };

/** Which seats a window is ready for at once; side b has lost all it had. */
function readyIn(stage: Stage, { bases, assets = [], now = {}, left = 4 }: Has): string[] {
  const state = stateOf({ a: bases, b: [['b1v1', 'militia-company', 50, 70]], more: { a: { assets } } });
  state.assets = state.assets.map(asset => ({ ...asset, sp: left }));
  put(state, 'a1t1', now);
  put(state, 'b1v1', { where: 'gone', fate: 'destroyed' });
  return Object.keys(readyAtOnce({ state: { ...state, stage } } as Play));
}
// biome-ignore format: one line a case
describe('PLA-WIN-02, PLA-R-210 who has nothing to write is ready at once', () => {
  test.each<[Stage, string, Has, string[]]>([
    ['allocation', 'guns that can be allocated', { bases: [ALLOCATED] }, ['b']],
    ['allocation', 'nobody who can be', TANKS_ALONE, ['a', 'b']],
    ['air', 'an AIR unit', IN_THE_AIR, ['b']],
    ['air', 'one that was shot down', SHOT_DOWN, ['a', 'b']],
    ['air', 'tanks', TANKS_ALONE, ['a', 'b']],
    ['break-off', 'an AIR unit', IN_THE_AIR, ['b']],
    ['break-off', 'tanks', TANKS_ALONE, ['a', 'b']],
    ['deployment', 'tanks', TANKS_ALONE, ['b']],
    ['deployment', 'an AIR unit', IN_THE_AIR, ['b']],
    ['deployment', 'nobody', NOBODY, ['a', 'b']],
    ['first-orders', 'tanks', TANKS_ALONE, ['b']],
    ['first-orders', 'nobody', NOBODY, ['a', 'b']],
    ['orders', 'tanks', TANKS_ALONE, ['b']],
    ['orders', 'tanks that have fired', FIRED, ['b']],
    ['orders', 'an AIR unit', IN_THE_AIR, ['b']],
    ['orders', 'one that was shot down', SHOT_DOWN, ['a', 'b']],
    ['fire', 'tanks', TANKS_ALONE, ['b']],
    ['fire', 'tanks that have fired', FIRED, ['a', 'b']],
    ['fire', 'tanks that ride', MOUNTED, ['a', 'b']],
    ['fire', 'an AIR unit', IN_THE_AIR, ['a', 'b']],
    ['close-support', 'tanks allocated to it', { bases: [ALLOCATED] }, ['b']],
    ['close-support', 'tanks that are not', TANKS_ALONE, ['a', 'b']],
    ['close-support', 'tanks allocated to it that have fired', FIRED, ['a', 'b']],
    ['move', 'tanks', TANKS_ALONE, ['b']],
    ['move', 'tanks that have fired', FIRED, ['b']],
    ['move', 'nobody', NOBODY, ['a', 'b']],
    ['movement', 'tanks: a step is no window', TANKS_ALONE, []],
  ])('%s: %s', (stage, _, has, ready) => expect(readyIn(stage, has)).toEqual(ready));
});
