import { expect, test } from 'vitest';
import { company, put, putCompany, sheet, stateOf } from '../play/kit-rulings.js';
import type { Base, State } from '../play/state.js';
import { type Line, refused } from './kit.js';

/** A HoverBus in contact with a platoon, another battalion’s bus and guns, all of them ordered to attack in the north. */
function field(more: (state: State) => void = () => {}): State {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 5, 2],
      ['a1r1', 'hoverbus-platoon', 50, 50],
      ['a1r2', 'regular-platoon', 50, 47],
      ['a1g1', 'towed-battery', 70, 50],
      ['a1m1', 'heavy-mortar-platoon', 80, 50],
      ['a2h1', 'gf-bn-hq', 10, 2],
      ['a2r1', 'hoverbus-platoon', 53, 47],
    ],
    b: [['b1v1', 'militia-company', 50, 95]],
  });
  const objective = { x: 5000, y: 9000 };
  for (const id of ['a1r', 'a1g', 'a1m']) {
    const { order } = company(state, id);
    putCompany(state, id, { order: { ...order, kind: 'attack', route: [objective], objective } });
  }
  more(state);
  return state;
}
const goes = (stand: string, x: number, y: number, mode = 'tactical') => ({
  ...{ verb: 'move', stand, path: [{ x, y }], mode, heading: null },
});
const MOUNT = { verb: 'mount', stand: 'a1r2', carrier: 'a1r1' };
const LEAVE = { verb: 'dismount', stand: 'a1r2', at: { x: 5000, y: 4700 } };
const rides = { where: 'mounted', carrier: 'a1r1' } as const;
const FORCED: Base['forced'] = { kind: 'to-cover', rule: 'PLA-PS-10', path: [], mode: 'tactical' };
const of = (id: string, to: Partial<Base>) => (state: State) => put(state, id, to);

// biome-ignore format: one line a case
test.each<Line>([
  ['PLA-MV-18 a move', goes('a1r1', 5000, 5100), undefined, undefined],
  ['PLA-CAR-03 who rides does not walk', goes('a1r2', 5000, 4800), of('a1r2', rides), 'PLA-CAR-03: it is not on the table by itself'],
  ['PLA-MV-22 who is driven goes nowhere else', goes('a1r1', 5000, 5700), of('a1r1', { forced: FORCED }), 'PLA-PS-10: it must move where its state drives it'],
  ['PLA-MV-13 guns in action do not move', goes('a1g1', 7000, 5200), undefined, 'PLA-MV-13: it must be limbered first, which takes a movement step'],
  ['PLA-MV-13 limbered guns do', goes('a1g1', 7000, 5200), of('a1g1', { limbered: true }), undefined],
  ['PLA-MV-13 nor do heavy mortars', goes('a1m1', 8000, 5200), undefined, 'PLA-MV-13: it must be limbered first, which takes a movement step'],
  ['PLA-CAR-02 whom somebody mounts goes half its way', goes('a1r1', 5000, 5750), state => sheet(state, 'a', MOUNT), undefined],
  ['PLA-CAR-02 and no farther', goes('a1r1', 5000, 5760), state => sheet(state, 'a', MOUNT), 'PLA-CAR-02: whom somebody mounts or leaves goes at most half its way'],
  ['PLA-CAR-02 nor whom somebody leaves', goes('a1r1', 5000, 5760), state => { put(state, 'a1r2', rides); sheet(state, 'a', LEAVE); }, 'PLA-CAR-02: whom somebody mounts or leaves goes at most half its way'],
  ['PLA-OM-18 ordered to go tactically', goes('a1r1', 5000, 5700, 'non-tactical'), undefined, 'PLA-OM-18: its order is tactical'],
  ['PLA-CAR-02 who touches a bus mounts', MOUNT, undefined, undefined],
  ['PLA-CAR-02 who does not, does not', MOUNT, of('a1r2', { y: 4600 }), 'PLA-CAR-02: mounting needs contact'],
  ['PLA-CAR-02 nor who rides already', MOUNT, of('a1r2', rides), 'PLA-CAR-02: mounting needs contact'],
  ['PLA-CAR-01 guns carry nobody', { ...MOUNT, carrier: 'a1g1' }, undefined, 'PLA-CAR-01: that base does not carry it'],
  ['PLA-CAR-01 nor does the bus of another battalion', { ...MOUNT, carrier: 'a2r1' }, undefined, 'PLA-CAR-01: that base does not carry it'],
  ['PLA-CAR-01 a full bus', MOUNT, of('a1m1', rides), 'PLA-CAR-01: there is no room on it'],
  ['PLA-CAR-02 who rides gets out beside it', LEAVE, of('a1r2', rides), undefined],
  ['PLA-CAR-02 who does not ride, does not', LEAVE, undefined, 'PLA-CAR-02: it is not mounted'],
  ['PLA-CAR-02 nor far away from it', { ...LEAVE, at: { x: 5000, y: 4600 } }, of('a1r2', rides), 'PLA-CAR-02: it dismounts in contact with its carrier'],
])('%s', (_, order, more, wanted) => expect(refused(field(more), 'move', order)).toBe(wanted));

// biome-ignore format: one line a case
test.each<Line>([
  ['PLA-MV-13 guns in action fire', {}, undefined, undefined],
  ['PLA-MV-13 limbered guns do not', {}, of('a1g1', { limbered: true }), 'PLA-MV-13: limbered guns do not fire'],
  ['PLA-CAR-03 nor does who rides', {}, of('a1g1', rides), 'PLA-CAR-03: who is mounted, aboard or off the table does not fire so'],
  ['PLA-WP-06 nor who has fired', {}, of('a1g1', { fired: [{ turn: 3, x: 7000, y: 5000 }] }), 'PLA-WP-06: it has fired in this turn'],
])('%s', (_, __, more, wanted) => {
  const guess = { verb: 'fire-speculative', stand: 'a1g1', weapon: 'guns-direct', at: { x: 7000, y: 6000 } };
  expect(refused(field(more), 'fire', guess)).toBe(wanted);
});
