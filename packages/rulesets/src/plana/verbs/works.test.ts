import { expect, test } from 'vitest';
import { put, square, stateOf } from '../play/kit-rulings.js';
import type { State } from '../play/state.js';
import { type Line, refused } from './kit.js';

/** Engineers beside a bridge, bridging troops on the bank of a river, men, guns and tanks; a minefield and houses. */
function field(more: (state: State) => void = () => {}): State {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 50, 5],
      ['a1e1', 'engineer-platoon', 50, 38],
      ['a1p1', 'bridging-platoon', 20, 38],
      ['a1r1', 'regular-platoon', 53, 38],
      ['a1b1', 'regular-platoon', 80, 10],
      ['a1g1', 'towed-battery', 60, 20],
      ['a1t1', 'hovertank-platoon', 70, 20],
    ],
    b: [['b1h1', 'militia-bn-hq', 50, 95]],
    features: [
      { kind: 'river', poly: square(0, 40, 100, 42) },
      { kind: 'bridge', id: 'bridge', at: [50, 39.5] },
      { kind: 'minefield', id: 'mines', poly: square(80, 50, 90, 60) },
      { kind: 'built-up', poly: square(75, 5, 85, 15) },
    ],
  });
  more(state);
  return state;
}
const DIG = { verb: 'dig', stand: 'a1r1', work: 'trench' };
const LIMBER = { verb: 'limber', stand: 'a1g1', on: true };
const WORK = { verb: 'work', stand: 'a1e1', task: 'dug-in', on: 'a1r', line: [] };
const BLOW = { ...WORK, task: 'demolish-bridge', on: 'bridge' };
const CLEAR = { ...WORK, task: 'mine-clear', on: 'mines' };
const BRIDGE = {
  ...{ verb: 'work', stand: 'a1p1', task: 'build-bridge', on: null },
  line: [
    { x: 2000, y: 3950 },
    { x: 2000, y: 4250 },
  ],
};
const CLOSE = { verb: 'close-up', stand: 'a1b1', on: true };
const STOP = { verb: 'stop-work', stand: 'a1e1' };
const digging = (work: 'trench' | 'deep') => ({ dig: { work, minutes: 20, pinnedTurns: 0, suppressedTurns: 0 } });
const working = { work: { task: 'dug-in', minutes: 10, on: 'a1r', line: [], still: [] } } as const;

// biome-ignore format: one line a case
test.each<Line>([
  ['PLA-ORG-01 nobody of one’s own', { ...DIG, stand: 'b1h1' }, undefined, 'PLA-ORG-01: you have no base b1h1'],
  ['PLA-MV-13 guns are limbered', LIMBER, undefined, undefined],
  ['PLA-MV-13 tanks are not', { ...LIMBER, stand: 'a1t1' }, undefined, 'PLA-MV-13: only towed guns and heavy mortars are limbered'],
  ['PLA-MV-13 limbered already', LIMBER, state => put(state, 'a1g1', { limbered: true }), 'PLA-MV-13: it is limbered'],
  ['PLA-MV-13 in action already', { ...LIMBER, on: false }, undefined, 'PLA-MV-13: it is in action'],
  ['PLA-DIG-01 men dig', DIG, undefined, undefined],
  ['PLA-DIG-01 not from a carrier', DIG, state => put(state, 'a1r1', { where: 'mounted', carrier: 'a1t1' }), 'PLA-DIG-01: who rides digs nothing'],
  ['PLA-R-185 nobody begins again what he is at', DIG, state => put(state, 'a1r1', digging('trench')), 'PLA-R-185: it is digging already'],
  ['PLA-R-185 but something else', DIG, state => put(state, 'a1r1', digging('deep')), undefined],
  ['PLA-DIG-01 who is dug in has his trench', DIG, state => put(state, 'a1r1', { dug: 'dug-in' }), 'PLA-DIG-01: it is dug in'],
  ['PLA-DIG-05 he digs deeper', { ...DIG, work: 'deep' }, state => put(state, 'a1r1', { dug: 'dug-in' }), undefined],
  ['PLA-DIG-01 deeper than deep nobody', { ...DIG, work: 'deep' }, state => put(state, 'a1r1', { dug: 'deep' }), 'PLA-DIG-01: it is dug in'],
  ['PLA-DIG-04 tanks dig no trench', { ...DIG, stand: 'a1t1' }, undefined, 'PLA-DIG-04: guns and vehicles are dug in otherwise'],
  ['PLA-DIG-04 nor guns a bunker', { ...DIG, stand: 'a1g1', work: 'deep' }, undefined, 'PLA-DIG-04: guns and vehicles are dug in otherwise'],
  ['PLA-DIG-04 they are dug in as vehicles', { ...DIG, stand: 'a1t1', work: 'guns-vehicles' }, undefined, undefined],
  ['PLA-ENG-01 engineers dig a company in', WORK, undefined, undefined],
  ['PLA-ENG-01 infantry does not', { ...WORK, stand: 'a1r1' }, undefined, 'PLA-ENG-01: only engineers do that'],
  ['PLA-ENG-05 nor bridging troops', { ...WORK, stand: 'a1p1' }, undefined, 'PLA-ENG-05: bridges are built by bridging troops, everything else by engineers'],
  ['PLA-R-185 at that work already', WORK, state => put(state, 'a1e1', working), 'PLA-R-185: it is at that work already'],
  ['PLA-R-185 at another they begin', { ...WORK, task: 'deep' }, state => put(state, 'a1e1', working), undefined],
  ['PLA-HE-05 a company far away', { ...WORK, on: 'a1b' }, undefined, 'PLA-HE-05: no base of that company is within 5 cm'],
  ['PLA-ENG-04 a bridge beside them is made ready', BLOW, undefined, undefined],
  ['PLA-ENG-04 no such bridge', { ...BLOW, on: 'mines' }, undefined, 'PLA-ENG-04: there is no such bridge'],
  ['PLA-ENG-04 one that it has seen go down', BLOW, state => { state.ledgers = { ...state.ledgers, a: { ...state.ledgers.a, features: { bridge: { turn: 2, down: true } } } }; }, 'PLA-ENG-04: there is no such bridge'],
  ['PLA-ENG-04 too far from it', BLOW, state => put(state, 'a1e1', { y: 3700 }), 'PLA-ENG-04: the engineers stand within 1 cm of the bridge'],
  ['PLA-HE-02 mines are cleared', CLEAR, undefined, undefined],
  ['PLA-HE-02 a bridge is no minefield', { ...CLEAR, on: 'bridge' }, undefined, 'PLA-HE-02: there is no such minefield'],
  ['PLA-ENG-05 a bridge is built', BRIDGE, undefined, undefined],
  ['PLA-ENG-05 not by engineers', { ...BRIDGE, stand: 'a1e1' }, undefined, 'PLA-ENG-05: bridges are built by bridging troops, everything else by engineers'],
  ['PLA-R-183 of one end', { ...BRIDGE, line: BRIDGE.line.slice(1) }, undefined, 'PLA-R-183: a bridge has two ends'],
  ['PLA-R-183 too long', { ...BRIDGE, line: [{ x: 2000, y: 3949 }, { x: 2000, y: 4250 }] }, undefined, 'PLA-R-183: a bridge is at most 3 cm long'],
  ['PLA-R-183 along the bank', { ...BRIDGE, line: [{ x: 2000, y: 3950 }, { x: 2200, y: 3950 }] }, undefined, 'PLA-R-183: it goes over water, with an end on either bank'],
  ['PLA-ENG-05 far from both ends', BRIDGE, state => put(state, 'a1p1', { y: 3700 }), 'PLA-ENG-05: they stand within 1 cm of an end of the bridge'],
  ['PLA-R-185 work is stopped', STOP, state => put(state, 'a1e1', working), undefined],
  ['PLA-R-185 nothing to stop', STOP, undefined, 'PLA-R-185: it is not at work'],
  ['PLA-LOG-04 no canister', { verb: 'canister', stand: 'a1r1' }, undefined, 'PLA-LOG-04: it has no canister left'],
  ['PLA-R-187 closed up among houses', CLOSE, undefined, undefined],
  ['PLA-R-187 not in the open', { ...CLOSE, stand: 'a1r1' }, undefined, 'PLA-R-187: only in forest or among houses'],
  ['PLA-R-187 closed up already', CLOSE, state => put(state, 'a1b1', { closedUp: true }), 'PLA-R-187: it is closed up'],
])('%s', (_, order, more, wanted) => expect(refused(field(more), 'move', order)).toBe(wanted));
