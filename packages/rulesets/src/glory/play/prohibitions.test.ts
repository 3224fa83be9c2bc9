import { describe, expect, test } from 'vitest';
import { glory } from '../index.js';
import {
  act,
  activate,
  ahead,
  type BattleNote,
  battle,
  END,
  fight,
  move,
  order,
  refusal,
  shoot,
  type VignetteNote,
} from './kit.js';
import type { Order } from './orders.js';
import type { State } from './state.js';

const on = { activated: true };
const one = (
  a: Partial<VignetteNote> = {},
  rest: Partial<BattleNote> = {},
  more: BattleNote['vignettes'] = {},
): BattleNote => ({
  vignettes: { A1: { at: [11, 5], now: on, ...a }, B1: { at: [11, 8] }, ...more },
  ...rest,
});
const deploy = (stand: string): Order => ({
  verb: 'deploy',
  stand,
  role: 'mbl',
  line: 1,
  link: null,
  defences: false,
  waived: false,
  at: { x: 8000, y: 1600, facing: 0 },
});
const lineUp = (target: string): Order => ({ verb: 'lineUp', stand: 'A1', target });
const HORSE = '(HCC-III-RA)';
const touching = { B2: { at: [11.2, 5.86, 170] as const, troop: HORSE } };
const ambush = (corner: 'sw' | null): Partial<State> => ({
  step: 'march',
  ambush: { now: { marcher: 'a', corner, steps: 0, sprung: false, keepOff: 0 } },
});
const thrown = { die: 2, score: 2, action: 'charge-or-shoot', like: null, does: null, done: false } as const;

describe('out of place or out of time', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Order, string][] = [
    ['IGR-LST-01 an army in the middle of a battle',        one(), { verb: 'muster', list: 'swiss-1515' }, 'IGR-LST-01'],
    ['IGR-SEQ-01 a vignette placed in the middle of a battle', one(), deploy('A1'), 'IGR-SEQ-01'],
    ['IGR-SEQ-01 a move before the battle',                 one({}, { turn: 0 }), move('A1', ahead(1)), 'IGR-SEQ-01'],
    ['IGR-AMB-01 an order of march where nobody marches',   one(), { verb: 'writeMarch', order: ['A1'] }, 'IGR-AMB-01'],
    ['IGR-AMB-02 a diagonal before the order is written',   one({ at: null }, { state: ambush(null) }), { verb: 'chooseDiagonal', from: 'sw' }, 'IGR-AMB-02'],
    ['IGR-R-17 the marcher chooses it',                     one({ at: null }, { state: { ...ambush(null), march: { order: ['A1'] } } }), { verb: 'chooseDiagonal', from: 'ne' }, 'allowed'],
    ['IGR-DEP-13 a column without a battle line',           one({ at: null, troop: '(LSC-III-RA)EIII' }, { state: ambush('sw') }), { verb: 'writeMarch', order: ['A1'], skirmish: ['A1'] }, 'IGR-DEP-13'],
    ['IGR-SEQ-04 points twice',                             one({}, { phase: 'activation' }), { verb: 'throwPoints' }, 'IGR-SEQ-04'],
    ['IGR-SEQ-04 the phase ended before they are thrown',   one({}, { phase: 'activation', options: { 'IGR-DET-01': 'on' }, state: { apThrown: false } }), END, 'IGR-SEQ-04'],
    ['IGR-SEQ-06 initiative in another phase',              one({ now: { thrown } }), act('A1'), 'IGR-SEQ-06'],
    ['IGR-SEQ-06 a throw in another phase',                 one(), { verb: 'throwInitiative' }, 'IGR-SEQ-06'],
    ['IGR-SEQ-06 left out after the throws',                one({ now: {} }, { phase: 'initiative', options: { 'IGR-R-44': 'voluntary' } }), { verb: 'leaveOut', stand: 'A1' }, 'IGR-SEQ-06'],
    ['IGR-SEQ-08 a melee in another phase',                 one({}, {}, { B2: { at: [11, 5.5] } }), fight('A1', 'B2'), 'IGR-SEQ-08'],
    ['IGR-MEL-01 a melee of the other player’s',            one({}, { phase: 'melee' }, { B2: { at: [11, 5.5] } }), fight('B2', 'A1'), 'IGR-MEL-01'],
    ['IGR-MEL-06 a second melee in one phase',              one({ now: { fought: true } }, { phase: 'melee' }, { B2: { at: [11, 5.5] }, A2: { at: [15, 5] }, B3: { at: [15, 5.5] } }), fight('A1', 'B2'), 'IGR-MEL-06'],
    ['IGR-LNK-11 a shot from the second rank',              one({}, { phase: 'shooting', links: { L: ['support', 'A1', 'A2'] } }, { A2: { at: [11, 4.5] } }), shoot('A2', 'B1'), 'IGR-LNK-11'],
    ['IGR-R-91 a draw offered twice',                       one({}, { state: { drawOffer: 'a' } }), { verb: 'offerDraw' }, 'IGR-R-91'],
    ['IGR-SEQ-05 a marcher enters in another phase',        one({ at: null, now: on }, { phase: 'melee', state: { ...ambush('sw'), step: 'battle', march: { order: ['A1'] } } }), { verb: 'enter', stand: 'A1' }, 'IGR-SEQ-05'],
    ['IGR-AMB-09 who is on the table does not enter',       one({}, { state: { ...ambush('sw'), step: 'battle', march: { order: ['A1'] } } }), { verb: 'enter', stand: 'A1' }, 'IGR-AMB-09'],
    ['IGR-AMB-09 a marcher enters, if it was activated',    one({ at: null, now: on }, { state: { ...ambush('sw'), step: 'battle', march: { order: ['A1'] } } }), { verb: 'enter', stand: 'A1' }, 'allowed'],
    ['IGR-AMB-09, IGR-ACT-01 or not',                       one({ at: null }, { state: { ...ambush('sw'), step: 'battle', march: { order: ['A1'] } }, vignettes: { A1: { at: null }, B1: { at: [11, 8] } } }), { verb: 'enter', stand: 'A1' }, 'IGR-ACT-01'],
  ];
  test.each(cases)('%s', (_, note, given, wanted) => expect(refusal(battle(note), 'a', given)).toBe(wanted));
  test('IGR-AMB-09 along both edges there is no room', () => {
    const south = Array.from({ length: 22 }, (_, i) => [`A${i + 10}`, { at: [i + 0.5, 0.5] as const, troop: HORSE }]);
    const west = Array.from({ length: 14 }, (_, i) => [
      `A${i + 50}`,
      { at: [0.5, i + 1.5, 90] as const, troop: HORSE },
    ]);
    const note = one(
      { at: null, now: on },
      { state: { ...ambush('sw'), step: 'battle', march: { order: ['A1'] } } },
      Object.fromEntries([...south, ...west]),
    );
    expect(refusal(battle(note), 'a', { verb: 'enter', stand: 'A1' })).toBe('IGR-AMB-09');
    const one_less = Object.fromEntries([...south.slice(0, 20), ...west]);
    expect(
      refusal(battle({ ...note, vignettes: { A1: { at: null, now: on }, B1: { at: [11, 8] }, ...one_less } }), 'a', {
        verb: 'enter',
        stand: 'A1',
      }),
    ).toBe('allowed');
  });
});

describe('lining up', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, Order, string][] = [
    ['IGR-CHG-02 with an enemy in contact',          one({ troop: HORSE, at: [11, 4.779] }, {}, touching), lineUp('B2'), 'allowed'],
    ['IGR-CHG-02 not with another',                  one({ troop: HORSE, at: [11, 4.779] }, {}, touching), lineUp('B1'), 'IGR-CHG-02'],
    ['IGR-SR-03 not when halted',                    one({ troop: HORSE, at: [11, 4.779], halted: 2 }, {}, touching), lineUp('B2'), 'IGR-SR-03'],
    ['IGR-ACT-01 not without activation',            one({ troop: HORSE, at: [11, 4.779], now: {} }, {}, touching), lineUp('B2'), 'IGR-ACT-01'],
    ['IGR-SEQ-05 not in another phase',              one({ troop: HORSE, at: [11, 4.779] }, { phase: 'melee' }, touching), lineUp('B2'), 'IGR-SEQ-05'],
    ['IGR-GEO-12 who lies flush needs nothing',      one({}, {}, { B2: { at: [11, 5.5] } }), lineUp('B2'), 'IGR-GEO-12'],
  ];
  test.each(cases)('%s', (_, note, given, wanted) => expect(refusal(battle(note), 'a', given)).toBe(wanted));
});

describe('initiative', () => {
  const note = one({ now: { thrown } }, { phase: 'initiative' }, { B2: { at: [11, 6.5] } });
  // biome-ignore format: one line a case
  const cases: [string, Order, string][] = [
    ['IGR-SHO-04 a shot names its target',            act('A1', { choice: 'shoot' }), 'IGR-SHO-04'],
    ['IGR-INI-04 one that it has',                    act('A1', { choice: 'shoot', target: 'B1' }), 'IGR-INI-04'],
    ['IGR-GEO-22 a charge goes where the throw sends it', act('A1', { choice: 'charge', target: 'B1' }), 'IGR-GEO-22'],
    ['IGR-INI-04 there',                              act('A1', { choice: 'charge', target: 'B2' }), 'allowed'],
  ];
  test.each(cases)('%s', (_, given, wanted) => expect(refusal(battle(note), 'a', given)).toBe(wanted));
  test('the same is told while the order is made', () => {
    const { state, options } = battle(note);
    const found = glory.face.gesture({ view: glory.view(state, 'a'), by: 'a', options }, 'target', {
      verb: 'initiative',
      stand: 'A1',
      choice: 'shoot',
    });
    expect(found).toMatchObject({
      kind: 'target',
      targets: [{ id: 'B1', closed: { rule: 'IGR-INI-04' } }, { id: 'B2' }],
    });
  });
});

test('a refusal leaves everything as it was', () => {
  const match = battle(one());
  const before = JSON.stringify(match.state);
  for (const given of [move('A1', ahead(9)), activate('A1'), fight('A1', 'B1'), shoot('A1', 'B1'), END] as Order[])
    if (refusal(match, 'b', given) !== 'allowed') expect(JSON.stringify(match.state)).toBe(before);
  expect(() => order(match, 'a', move('A1', ahead(9)))).toThrow('IGR-MOV-07');
  expect(JSON.stringify(match.state)).toBe(before);
});
