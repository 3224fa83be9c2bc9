import { expect, test } from 'vitest';
import { put, stateOf } from '../play/kit-rulings.js';
import type { Asset, State } from '../play/state.js';
import { type Line, refused } from './kit.js';

/** A shuttle that has landed, as base a1x1, with a section beside it, another far away and a tank troop. */
function field(more: (state: State) => void = () => {}): State {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 50, 5],
      ['a1x1', 'heavy-airtrans', 50, 40],
      ['a1a1', 'gf-section', 53.5, 40],
      ['a1a2', 'gf-section', 80, 40],
      ['a1t1', 'hovertank-platoon', 46, 40],
    ],
    b: [['b1h1', 'militia-bn-hq', 50, 95]],
    more: {
      a: {
        assets: [
          { id: 'lift', kind: 'heavy-airtrans', shuttle: true },
          { id: 'laser', kind: 'orbital-laser' },
        ],
      },
    },
  });
  lift({ base: 'a1x1' })(state);
  more(state);
  return state;
}
const lift = (to: Partial<Asset>) => (state: State) => {
  state.assets = state.assets.map(one => (one.id === 'lift' ? { ...one, ...to } : one));
};
const aboard = (state: State) => put(state, 'a1a2', { where: 'aboard', carrier: 'lift' });
const FLY = { verb: 'fly', asset: 'lift', to: { x: 2000, y: 2000 } };
const UP = { verb: 'fly-to-orbit', asset: 'lift' };
const LOAD = { verb: 'load', asset: 'lift', cargo: ['a1a1'] };
const UNLOAD = { verb: 'unload', asset: 'lift', cargo: ['a1a2'] };
const BESIDE = 'PLA-AM-06: only what is within 1 cm of it goes aboard, and only when it is empty';

// biome-ignore format: one line a case
test.each<Line>([
  ['PLA-TRN-08 it flies', FLY, undefined, undefined],
  ['PLA-TRN-08 a laser is no airtrans', { ...FLY, asset: 'laser' }, undefined, 'PLA-TRN-08: you have no such airtrans'],
  ['PLA-AM-07 on its way', FLY, lift({ flight: { to: { x: 2000, y: 2000 }, turn: 5 } }), 'PLA-AM-07: it is on its way'],
  ['PLA-GTA-18 lost', FLY, lift({ sp: 0, base: null }), 'PLA-GTA-18: it is lost'],
  ['PLA-R-176 off the table', { ...FLY, to: { x: 11_000, y: 2000 } }, undefined, 'PLA-R-176: it lands on the table'],
  ['PLA-TRN-10 a shuttle goes up', UP, undefined, undefined],
  ['PLA-TRN-10 another airtrans does not', UP, lift({ shuttle: false }), 'PLA-TRN-10: only a shuttle on the table goes up'],
  ['PLA-TRN-10 one in orbit is there', UP, lift({ base: null, orbit: 'low' }), 'PLA-TRN-10: only a shuttle on the table goes up'],
  ['PLA-AM-06 what stands beside it goes aboard', LOAD, undefined, undefined],
  ['PLA-TRN-08 a laser takes nobody', { ...LOAD, asset: 'laser' }, undefined, 'PLA-TRN-08: you have no such airtrans'],
  ['PLA-TRN-05 men and tanks together', { ...LOAD, cargo: ['a1a1', 'a1t1'] }, undefined, 'PLA-TRN-05: it lifts one kind of load at a time'],
  ['PLA-TRN-02 a light one lifts nobody', LOAD, lift({ kind: 'light-airtrans' }), 'PLA-TRN-02: a light airtrans lifts no units'],
  ['PLA-AM-06 what is far away stays', { ...LOAD, cargo: ['a1a2'] }, undefined, BESIDE],
  ['PLA-AM-06 one with a load takes no more', LOAD, aboard, BESIDE],
  ['PLA-AM-06 in the air it takes nobody', LOAD, lift({ base: null }), BESIDE],
  ['PLA-AM-06 who is aboard gets out', UNLOAD, aboard, undefined],
  ['PLA-AM-06 not in the air', UNLOAD, state => { aboard(state); lift({ base: null })(state); }, 'PLA-AM-06: it has not landed'],
  ['PLA-AM-06 who is not aboard', UNLOAD, undefined, 'PLA-AM-06: that is not aboard'],
])('%s', (_, order, more, wanted) => expect(refused(field(more), 'move', order)).toBe(wanted));
