import { expect, test } from 'vitest';
import { face } from '../face/index.js';
import { HE_CALL, knows, put, sheet, stateOf } from '../play/kit-rulings.js';
import type { State } from '../play/state.js';
import { gesture } from './index.js';
import { refused, seatOf } from './kit.js';

const AIR = { id: 'air', kind: 'air-unit', munitions: 'ga', sp: 4 };
const LASER = { id: 'laser', kind: 'orbital-laser' };

/** A battalion with guns, aircraft and a laser in orbit; forest in the east. */
const field = (more: (state: State) => void = () => {}): State => {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 50, 5],
      ['a1a1', 'gf-section', 50, 40],
      ['a1g1', 'sp-battery', 60, 20, { allocated: { to: 'a1', as: 'support' } }],
    ],
    b: [['b1h1', 'militia-bn-hq', 50, 95]],
    features: [
      {
        kind: 'forest',
        poly: [
          [80, 0],
          [100, 0],
          [100, 100],
          [80, 100],
        ],
      },
    ],
    more: { a: { assets: [AIR, LASER] } },
  });
  more(state);
  return state;
};

const STRIKE = {
  verb: 'air-mission',
  unit: 'air',
  mission: 'strike',
  at: { x: 5000, y: 6000 },
  heading: 0,
  munitions: null,
};
const ORDER = {
  ...{ verb: 'order', stand: 'a1h1', companies: ['a1a'], kind: 'defend', route: [], mode: 'tactical', notBefore: 0 },
  ...{ onContact: null, withdrawIf: 'never', attachments: [] },
};
const MOVE = { verb: 'move', stand: 'a1a1', path: [{ x: 5000, y: 4100 }], mode: 'tactical', heading: null };
const at = (x: number, y: number) => ({ x, y, facing: 0 });
const jammed = (state: State) => {
  state.sides = { ...state.sides, b: { ...state.sides.b, jams: true } };
};
const asset = (id: string, to: Partial<State['assets'][number]>) => (state: State) => {
  state.assets = state.assets.map(one => (one.id === id ? { ...one, ...to } : one));
};
const isReady = (state: State) => {
  state.ready = { a: true };
};

// biome-ignore format: one line a case
test.each<[string, State['stage'], object, ((state: State) => void) | undefined, string | undefined]>([
  ['PLA-WIN-02 ready', 'orders', { verb: 'ready' }, undefined, undefined],
  ['PLA-WIN-02 ready already', 'orders', { verb: 'ready' }, isReady, 'PLA-WIN-02: you are ready'],
  ['PLA-WIN-02 no window', 'movement', { verb: 'ready' }, undefined, 'PLA-WIN-02: nothing is being written now'],
  ['PLA-WIN-02 no line to strike off', 'orders', { verb: 'strike', line: 0 }, undefined, 'PLA-WIN-02: there is no such line on your sheet'],
  ['PLA-WIN-02 a line is struck off', 'orders', { verb: 'strike', line: 0 }, state => sheet(state, 'a', ORDER), undefined],
  ['PLA-WIN-06 no offer before the first turn', 'first-orders', { verb: 'offerEnd' }, state => { state.turn = 0; }, 'PLA-WIN-06: the battle has not begun'],
  ['PLA-WIN-06 no second offer', 'orders', { verb: 'offerEnd' }, state => { state.sides = { ...state.sides, a: { ...state.sides.a, offers: true } }; }, 'PLA-WIN-06: you have offered that'],
  ['PLA-WIN-01 deployed', 'deployment', { verb: 'deploy', stand: 'a1a1', at: at(5000, 3000) }, undefined, undefined],
  ['PLA-WIN-01 guns in a forest', 'deployment', { verb: 'deploy', stand: 'a1g1', at: at(9000, 3000) }, undefined, 'PLA-WIN-01: the ground there is impassable for it'],
  ['PLA-WIN-01 off the table', 'deployment', { verb: 'deploy', stand: 'a1a1', at: at(5000, 3000) }, state => put(state, 'a1a1', { where: 'off-table' }), 'PLA-WIN-01: it is not deployed on the table'],
  ['PLA-SUP-01 a call', 'orders', HE_CALL, undefined, undefined],
  ['PLA-SUP-01 nobody calls', 'orders', { ...HE_CALL, caller: 'a1x' }, undefined, 'PLA-SUP-01: there is no such company to call'],
  ['PLA-SUP-01 the guns of another', 'orders', HE_CALL, state => put(state, 'a1g1', { allocated: { to: 'a2', as: 'support' } }), 'PLA-SUP-01: a1g1 is not allocated to the battalion of Company a1a as support'],
  ['PLA-SUP-03 no guns', 'orders', { ...HE_CALL, stand: 'a1a1' }, undefined, 'PLA-SUP-03: a1a1 gives no support fire'],
  ['PLA-R-161 a larger zone', 'orders', { ...HE_CALL, multiple: 2 }, undefined, 'PLA-R-161: the area of a zone stays the same'],
  ['PLA-LOG-02 no shots left', 'orders', HE_CALL, state => put(state, 'a1g1', { shots: 0 }), 'PLA-LOG-02: the battery has fired all its shots'],
  ['PLA-R-45 no call to cancel', 'orders', { verb: 'cancel-call', call: 'c9' }, undefined, 'PLA-R-45: there is no such call'],
  ['PLA-AM-01 a mission', 'orders', STRIKE, undefined, undefined],
  ['PLA-AM-01 no such unit', 'orders', { ...STRIKE, unit: 'nobody' }, undefined, 'PLA-AM-01: you have no such unit'],
  ['PLA-R-140 under jamming', 'orders', STRIKE, jammed, 'PLA-R-140: nobody can call while the radio is jammed, or without an HQ'],
  ['PLA-AM-01 no mission to call off', 'orders', { verb: 'cancel-mission', unit: 'air' }, undefined, 'PLA-AM-01: it flies no mission'],
  ['PLA-AIR-05 converted', 'orders', { verb: 'convert', unit: 'air', to: 'ecm' }, undefined, undefined],
  ['PLA-AIR-05 a laser is not converted', 'orders', { verb: 'convert', unit: 'laser', to: 'ecm' }, undefined, 'PLA-AIR-05: only an AIR unit at its base is converted'],
  ['PLA-ORB-04 fire from orbit', 'orders', { verb: 'orbital-call', asset: 'laser', at: { x: 5000, y: 6000 } }, undefined, undefined],
  ['PLA-ORB-04 no such asset', 'orders', { verb: 'orbital-call', asset: 'nobody', at: { x: 5000, y: 6000 } }, undefined, 'PLA-ORB-04: you have no such asset'],
  ['PLA-AIR-06 infantry engages no ECM', 'orders', { verb: 'engage-ecm', stand: 'a1a1' }, undefined, 'PLA-AIR-06: only SAM on vehicles or fixed ones engage ECM'],
  ['PLA-AM-02 on a mission', 'orders', STRIKE, asset('air', { mission: { kind: 'strike' } as never }), 'PLA-AM-02: air is on a mission'],
  ['PLA-AIR-05 being converted', 'orders', STRIKE, asset('air', { readyAt: 9 }), 'PLA-AIR-05: air is being converted'],
  ['PLA-AIR-03 not fitted for it', 'orders', { ...STRIKE, mission: 'ecm' }, undefined, 'PLA-AIR-03: it is not fitted for ECM'],
  ['PLA-AIR-03 fitted for nothing else', 'orders', STRIKE, asset('air', { munitions: 'ecm' }), 'PLA-AIR-03: fitted for ECM it carries no munitions'],
  ['PLA-ORB-04 aircraft are not in orbit', 'orders', { verb: 'orbital-call', asset: 'air', at: { x: 5000, y: 6000 } }, undefined, 'PLA-ORB-04: air does not fire from orbit'],
  ['PLA-ORB-02 a laser that fired lately', 'orders', { verb: 'orbital-call', asset: 'laser', at: { x: 5000, y: 6000 } }, asset('laser', { firingSince: 0 }), 'PLA-ORB-02: fired lately: a laser fires for 30 minutes'],
  ['PLA-WIN-02 whoever is ready writes no more', 'orders', ORDER, isReady, 'PLA-WIN-02: you are ready: take that back first'],
  ['PLA-OM-04 an order', 'orders', ORDER, undefined, undefined],
  ['PLA-OM-04 the HQ is at work', 'orders', ORDER, state => { state.packages = [{ hq: 'a1h1', side: 'a', companies: [] } as never]; }, 'PLA-OM-04: this HQ is still at work on another order: cancel that first'],
  ['PLA-OM-05 no HQ', 'orders', { verb: 'stand-fast', stand: 'a1a1', kind: 'hold' }, state => { state.battalions = state.battalions.map(one => ({ ...one, hq: null }) as never); }, 'PLA-OM-05: its battalion has no HQ to order it'],
  ['PLA-OM-06 on hold, in the open', 'move', { ...MOVE, path: [{ x: 5000, y: 3900 }] }, undefined, 'PLA-OM-06: without an order it moves only into cover'],
  ['PLA-MV-14 it flies', 'move', MOVE, state => put(state, 'a1a1', { type: 'flyer-flight' }), 'PLA-MV-14: it flies: order a flight'],
])('%s', (_, stage, order, more, wanted) => expect(refused(field(more), stage, order)).toBe(wanted));

test.each([
  ['a1a1', 'move', undefined],
  ['nobody', 'move', 'PLA-MV-18: it is not on the table'],
  ['a1a1', 'dig', 'PLA-MV-18: that is no move'],
])('PLA-MV-18 where %s gets to by %s', (stand, verb, wanted) => {
  const found = face.reach(seatOf(field()) as never, verb, stand);
  expect('message' in found ? `${found.rule}: ${found.message}` : undefined).toBe(wanted);
});

/** Hovertanks of two companies, an enemy that one of them has located. */
const tanks = (more: (state: State) => void = () => {}): State => {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 50, 5],
      ['a1a1', 'hovertank-platoon', 50, 40],
      ['a1b1', 'hovertank-platoon', 60, 40],
      ['a1c1', 'gf-section', 55, 40],
    ],
    b: [['b1t1', 'tracked-tank-platoon', 55, 60]],
  });
  knows(state, 'a', 'b1t1', ['a1b']);
  more(state);
  return state;
};
const SLAVE = { verb: 'slave-fire', stand: 'a1a1', master: 'a1b1', target: 'contact-1' };
const GUESS = { verb: 'fire-speculative', stand: 'a1a1', weapon: 'hovertank', at: { x: 5500, y: 6000 } };
// biome-ignore format: one line a case
test.each<[string, object, ((state: State) => void) | undefined, string | undefined]>([
  ['PLA-FIR-17 another unit aims', SLAVE, undefined, undefined],
  ['PLA-FIR-17 infantry aims for nobody', { ...SLAVE, master: 'a1c1' }, undefined, 'PLA-FIR-17: a hovertank unit of another company aims'],
  ['PLA-FIR-17 nor does itself', { ...SLAVE, master: 'a1a1' }, undefined, 'PLA-FIR-17: a hovertank unit of another company aims'],
  ['PLA-FIR-17 they do not hear each other', SLAVE, state => { jammed(state); state.weather = { ...state.weather, visibility: 500 }; }, 'PLA-FIR-17: the two cannot talk to each other'],
  ['PLA-WP-04 a guess', GUESS, undefined, undefined],
  ['PLA-WP-04 with a weapon that it has not', { ...GUESS, weapon: 'gf-infantry' }, undefined, 'PLA-WP-04: it has no such weapon for direct fire'],
])('%s', (_, order, more, wanted) => expect(refused(tanks(more), 'fire', order)).toBe(wanted));

test('PLA-FIR-17 whom the unit that aims has not located is closed', () => {
  const closed = (located: boolean) => {
    const state = tanks(now => {
      const { a } = now.ledgers;
      const contacts = a.contacts.map(one => ({ ...one, seenBy: [located ? 'a1b' : 'a1a'] }));
      now.ledgers = { ...now.ledgers, a: { ...a, contacts } };
    });
    state.stage = 'fire';
    const found = gesture(seatOf(state), 'target', SLAVE as never);
    return found && 'kind' in found && found.kind === 'target' ? found.targets[0]?.closed?.message : 'none';
  };
  expect([closed(true), closed(false)]).toEqual([undefined, 'the other unit has not located it']);
});

test('PLA-CS-07 infantry gives no close support', () => {
  const order = { verb: 'close-support', stand: 'a1c1', painter: 'a1b1', target: 'contact-1' };
  expect(refused(tanks(), 'close-support', order)).toBe('PLA-CS-07: it gives no close support');
});
