import { expect, test } from 'vitest';
import { stateOf } from '../play/kit-rulings.js';
import type { Asset, State } from '../play/state.js';
import { refused } from './kit.js';

/** Guns, tanks and aircraft before the battle; company a1a may start in the shuttle. */
function field(more: (state: State) => void = () => {}): State {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 50, 5],
      ['a1a1', 'gf-section', 50, 20],
      ['a1b1', 'gf-section', 60, 20],
      ['a1g1', 'sp-battery', 40, 10, { allocated: { to: 'a1', as: 'support' } }],
    ],
    b: [['b1h1', 'militia-bn-hq', 50, 95]],
    more: {
      a: {
        assets: [
          { id: 'air', kind: 'air-unit', munitions: 'ga', sp: 4 },
          { id: 'shuttle', kind: 'heavy-airtrans', shuttle: true, orbit: 'low' },
          { id: 'other', kind: 'heavy-airtrans', shuttle: true, orbit: 'low' },
        ],
      },
    },
  });
  state.startAboard = [{ company: 'a1a', assets: ['shuttle'] }];
  state.turn = 0;
  more(state);
  return state;
}
const air = (to: Partial<Asset>) => (state: State) => {
  state.assets = state.assets.map(one => (one.id === 'air' ? { ...one, ...to } : one));
};
const TO = { verb: 'allocate', stand: 'a1g1', formation: 'a1', as: 'support' };
const AIR = { verb: 'air-allocate', units: ['air'] };
const BOARD = { verb: 'board', stand: 'a1a1', carrier: 'shuttle' };

// biome-ignore format: one line a case
test.each<[string, State['stage'], object, ((state: State) => void) | undefined, string | undefined]>([
  ['PLA-ORG-06 guns are given to a battalion', 'allocation', TO, undefined, undefined],
  ['PLA-ORG-06 to one of one’s own', 'allocation', { ...TO, formation: 'b1' }, undefined, 'PLA-ORG-06: you have no such battalion'],
  ['PLA-SUP-03 infantry gives no support fire', 'allocation', { ...TO, stand: 'a1a1' }, undefined, 'PLA-SUP-03: its weapon does not give that'],
  ['PLA-ASU-02 aircraft fight for the air', 'air', AIR, undefined, undefined],
  ['PLA-ASU-02 a shuttle does not', 'air', { ...AIR, units: ['air', 'shuttle'] }, undefined, 'PLA-ASU-02: only AIR units that can fly'],
  ['PLA-ASU-02 nor do damaged ones', 'air', AIR, air({ damagedToday: true }), 'PLA-ASU-02: only AIR units that can fly'],
  ['PLA-ASU-02 nor lost ones', 'air', AIR, air({ sp: 0 }), 'PLA-ASU-02: only AIR units that can fly'],
  ['PLA-SCN-06 who may starts aboard', 'deployment', BOARD, undefined, undefined],
  ['PLA-SCN-06 another company does not', 'deployment', { ...BOARD, stand: 'a1b1' }, undefined, 'PLA-SCN-06: the scenario does not let it start there'],
  ['PLA-SCN-06 nor in another shuttle', 'deployment', { ...BOARD, carrier: 'other' }, undefined, 'PLA-SCN-06: the scenario does not let it start there'],
])('%s', (_, stage, order, more, wanted) => expect(refused(field(more), stage, order)).toBe(wanted));
