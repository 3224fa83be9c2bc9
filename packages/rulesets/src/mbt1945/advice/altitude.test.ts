import { random } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mbt1945 } from '../index.js';
import { type BattleNote, battle, type StandNote } from '../play/kit.js';

const HQ: Readonly<Record<string, StandNote>> = {
  A9: { subClass: 'MBTn', bghq: true, at: [24, 14], revealed: true },
  B9: { subClass: 'MBTn', bghq: true, at: [24, 46], revealed: true },
};
const FIGHTERS: StandNote = { subClass: 'AIRn', posture: 'ASF', place: 'off-table' };
const STRIKERS: StandNote = { ...FIGHTERS, subClass: 'AIR+', posture: 'CAS' };
const OVER: StandNote = { subClass: 'AIRn', posture: 'CAS', at: [24, 1], entered: 2, altitude: 'HIGH' };
const FOE: StandNote = { subClass: 'AIR-', posture: 'CAS', at: [24, 40], entered: 2, altitude: 'LOW' };
const TANK: StandNote = { subClass: 'MBT-', grade: 'GRADE-', at: [24, 28], revealed: true };
const HEAVY: StandNote = { subClass: 'INFn', posture: 'AAA', mode: 'STATIC', at: [24, 24], revealed: true };
const LIGHT: StandNote = { ...HEAVY, posture: 'PDA' };

/** What side a orders its flight first, and how high. */
function flown({ stands, ...note }: BattleNote): string {
  const { state, options } = battle({ turn: 3, ...note, stands: { ...HQ, ...stands } });
  for (const { order } of mbt1945.advice.candidates({ view: mbt1945.view(state, 'a'), by: 'a', options }, random(1)))
    if ('altitude' in order) return `${order.verb} ${order.altitude}`;
  return 'nothing';
}

// biome-ignore format: one line a case
const CASES: readonly (readonly [title: string, note: BattleNote, expected: string])[] = [
  ['MBT45-R-114 fighters come on high',                          { segment: 1, stands: { A1: FIGHTERS, B1: FOE } },                                   'enter HIGH'],
  ['MBT45-ELG-51 low, where heavy guns are known to reach them', { segment: 1, stands: { A1: FIGHTERS, B1: FOE, B2: HEAVY, B3: { ...HEAVY, at: [8, 24] }, B4: { ...HEAVY, at: [40, 24] } } }, 'enter LOW'],
  ['MBT45-ELG-50 high, where they are not set',                  { segment: 1, stands: { A1: FIGHTERS, B1: FOE, B2: { ...HEAVY, mode: 'MOBILE' }, B3: { ...HEAVY, mode: 'MOBILE', at: [8, 24] } } }, 'enter HIGH'],
  ['MBT45-R-70 high, where nobody knows them',                   { segment: 1, stands: { A1: FIGHTERS, B1: FOE, B2: { ...HEAVY, revealed: false } } }, 'enter HIGH'],
  ['MBT45-R-114 strikers wait high',                             { segment: 2, stands: { A1: STRIKERS, B1: TANK } },                                  'approach HIGH'],
  ['MBT45-ELG-51 low within reach of heavy guns',                { segment: 2, stands: { A1: STRIKERS, B1: TANK, B2: { ...HEAVY, at: [24, 20] } } },  'approach LOW'],
  ['MBT45-R-114 and attack low',                                 { segment: 2, stands: { A1: OVER, B1: TANK } },                                      'attack LOW'],
  ['MBT45-ELG-49 light guns from where they do not strike back', { segment: 2, stands: { A1: OVER, B1: LIGHT } },                                     'attack HIGH'],
];

describe('how high greedy flies', () => {
  for (const [title, note, expected] of CASES) test(title, () => expect(flown(note)).toBe(expected));
});
