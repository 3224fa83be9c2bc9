import { describe, expect, test } from 'vitest';
import type { Order } from '../verbs/own.js';
import { at, type BattleNote, battle, order, refusal, type StandNote, standIn } from './kit.js';

const sky = (a1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
  segment: 2,
  turn: 3,
  ...more,
  stands: {
    A1: { subClass: 'AIRn', posture: 'CAS', ...a1 },
    A0: { subClass: 'MBTn', bghq: true, at: [30, 20] },
    B0: { subClass: 'MBTn', bghq: true, at: [30, 44] },
    B1: { subClass: 'MBTn', at: [20, 26] },
    ...more.stands,
  },
});
const hidden = (options: Readonly<Record<string, string>>): BattleNote =>
  sky(
    { at: [20, 1], entered: 2 },
    { options, state: { awc: true }, stands: { B1: { at: [20, 26], revealed: false } } },
  );
const heli: StandNote = { at: [20, 1], entered: 2, helicopter: true };
const still: StandNote = { ...heli, mode: 'STATIC' };
const lingers: StandNote = { ...still, firstAttack: 2, entered: 1, at: [20, 20] };
const enter: Order = { verb: 'enter', stand: 'A1', at: at(20, 12) };
const attack = (x: number, y: number): Order => ({ verb: 'attack', stand: 'A1', target: 'B1', at: at(x, y) });
const hover = (mode: 'STATIC' | 'MOBILE'): Order => ({ verb: 'hover', stand: 'A1', mode });

describe('helicopters and ECM', () => {
  // biome-ignore format: a case is a line
  const cases: [string, BattleNote, Order, string][] = [
    ['MBT20-TRN-06 ECM comes on as fighters do',                sky({ posture: 'ECM' }, { segment: 1 }),  enter,           'allowed'],
    ['MBT20-R-175 a STATIC helicopter flies to its first attack', sky(still),                            attack(20, 20),  'allowed'],
    ['MBT20-R-52 a STATIC helicopter stays',                    sky(lingers),                             attack(21, 20),  'MBT20-R-52'],
    ['MBT20-R-52 and attacks from where it is',                 sky(lingers),                             attack(20, 20),  'allowed'],
    ['MBT20-MOD-13 a helicopter changes its mode',              sky(heli),                                hover('STATIC'), 'allowed'],
    ['MBT20-R-151 not to the mode that it is in',               sky(still),                               hover('STATIC'), 'MBT20-R-151'],
    ['MBT20-R-151 once a round',                                sky({ ...heli, adjusted: true }),         hover('STATIC'), 'MBT20-R-151'],
    ['MBT20-R-154 MBT20-R-01 posture: a blank may be whom the weather does not protect', hidden({ 'MBT20-R-01': 'posture' }), attack(20, 24.5), 'allowed'],
    ['MBT20-R-154 class: it may not',                           hidden({}),                               attack(20, 24.5), 'MBT20-R-154'],
    ['MBT20-MOD-12 nobody else does',                           sky({ ...heli, helicopter: false }),      hover('STATIC'), 'MBT20-MOD-12'],
  ];
  for (const [name, note, given, expected] of cases)
    test(name, () => expect(refusal(battle(note), 'a', given)).toBe(expected));

  test('MBT20-TRN-16 MBT20-POS-15 helicopters stay after their attack', () => {
    const match = battle(sky(heli));
    order(match, 'a', attack(20, 20), 'lose');
    expect(standIn(match, 'A1')).toMatchObject({ place: 'table', firstAttack: 3 });
  });
  test('MBT20-MOD-04 MBT20-MOD-05 hovering changes the mode and nothing else', () => {
    const match = battle(sky(heli));
    order(match, 'a', hover('STATIC'));
    expect(standIn(match, 'A1').nature).toMatchObject({ mode: 'STATIC', posture: 'CAS' });
    expect(refusal(match, 'a', hover('MOBILE'))).toBe('MBT20-R-151');
  });
});

test('MBT20-R-164 MBT20-R-61 none: Fragile binds nobody', () => {
  const match = battle(sky({ posture: 'ASF' }, { segment: 1, options: { 'MBT20-R-61': 'none' } }));
  match.state.groups[0] = { ...match.state.groups[0]!, fragile: 'MBT20-VIC-02' };
  expect(refusal(match, 'a', enter)).toBe('allowed');
});
