import { describe, expect, test } from 'vitest';
import { type Line, linesOf } from '../../../../../tests/kit/lines.js';
import { KIT, thrown, told, under } from '../kit.js';

const lines = linesOf(KIT);
type Part = Record<string, unknown>;

describe('fire at AIR', () => {
  const gun = (type: string, more: Part = {}) => ({ type, rangeMetres: 300, ...more });
  const wave = (defenders: unknown[], more: Part = {}) => ({ strike: 'air', defenders, ...more });
  const through = { aborted: false, distracted: false, damage: 0, release: true, fireModifier: 0 };
  const after = under('PLA-R-105', 'after-release');
  // biome-ignore format: one line a case
  lines('ground-to-air', [
    ['PLA-GTA-10 nothing hits', wave([gun('gf')]), through, thrown(7)],
    ['PLA-GTA-10 PLA-AIR-10 (PLA-GTA-03) damaged after release', wave([gun('gf')]), { damage: 1, release: true, aborted: false }, thrown(8)],
    ['PLA-GTA-11 (PLA-R-103) infantry on 9', wave([gun('infantry')]), { damage: 1 }, thrown(9)],
    ['PLA-GTA-12 multi-cannon', wave([gun('multi-cannon')]), { damage: 1 }, thrown(8)],
    ['PLA-GTA-13 PLA-GTA-16 (PLA-GTA-02) distracted', wave([gun('infantry-sam')]), { distracted: true, fireModifier: -2, release: true }, thrown(7)],
    ['PLA-GTA-13 PLA-AIR-10 (PLA-R-105) damaged: it turns back', wave([gun('infantry-sam')]), { aborted: true, distracted: false, damage: 1, release: false, fireModifier: 0 }, thrown(9)],
    ['PLA-GTA-13 PLA-GTA-16 (PLA-R-105) or after release', wave([gun('infantry-sam')]), { aborted: false, distracted: true, damage: 1, fireModifier: -2 }, { ...after, ...thrown(9) }],
    ['PLA-GTA-14 (PLA-GTA-01) deterred', wave([gun('mobile-sam')]), { aborted: true, damage: 0, release: false }, thrown(6)],
    ['PLA-GTA-15 deterred from far', wave([gun('strategic-sam', { rangeMetres: 90000 })]), { aborted: true, damage: 0 }, thrown(4)],
    ['PLA-GTA-13 (PLA-R-106) two distractions count once', wave([gun('infantry-sam'), gun('infantry-sam')]), { fireModifier: -2 }, thrown(7, 8)],
    ['PLA-GTA-14 (PLA-R-107) guns do not throw at who turned back', wave([gun('gf'), gun('mobile-sam')]), { aborted: true }, thrown(6)],
    ['PLA-GTA-14 (PLA-R-107) other SAM do', wave([gun('mobile-sam'), gun('mobile-sam')]), { aborted: true, damage: 1 }, thrown(6, 8)],
    ['PLA-GTA-14 PLA-GTA-10 (PLA-GTA-04) SAM first, then the guns', wave([gun('gf'), gun('mobile-sam')]), { aborted: false, damage: 1 }, thrown(5, 8)],
    ['(PLA-R-107) a die too many', wave([gun('gf'), gun('mobile-sam')]), 'throws', thrown(6, 8)],
    ['PLA-GTA-07 ECM goes with it', wave([gun('mobile-sam')], { ecm: true }), through, thrown(6)],
    ['(PLA-GTA-07) not against point defence', wave([gun('gf')], { ecm: true }), { damage: 1 }, thrown(8)],
    ['(PLA-GTA-07) nor for the ECM itself', wave([gun('mobile-sam')], { strike: 'ecm', ecm: true }), { aborted: true }, thrown(6)],
    ['PLA-GTA-08 (PLA-AIR-12) flyers', wave([gun('gf')], { strike: 'flyers' }), { damage: 1 }, thrown(7)],
    ['PLA-GTA-08 PLA-GTA-17 an airtrans is grounded', wave([gun('gf')], { strike: 'airtrans' }), { airtrans: 'grounded' }, thrown(7)],
    ['PLA-GTA-18 (PLA-TRN-10) shot down', wave([gun('gf'), gun('gf')], { strike: 'airtrans' }), { airtrans: 'shot-down', damage: 2 }, thrown(7, 7)],
    ['PLA-GTA-08 it flies', wave([gun('gf')], { strike: 'airtrans' }), { airtrans: 'flies' }, thrown(6)],
    ['PLA-GTA-09 pacifiers', wave([gun('gf')], { strike: 'pacifier' }), { damage: 0 }, thrown(8)],
    ['(PLA-R-01) 0 counts as ten', wave([gun('gf')]), { damage: 1 }, { ...under('PLA-R-01', 'ten-where-unstated'), ...thrown(0) }],
    ['PLA-AIR-07 it engages ECM', wave([gun('mobile-sam', { engagedEcm: true, state: 'pinned' })]), 'PLA-AIR-07'],
    ['(PLA-AIR-07) against ECM it fires', wave([gun('mobile-sam', { engagedEcm: true })], { strike: 'ecm' }), { aborted: true }, thrown(9)],
    ['PLA-AIR-06 (PLA-AIR-08) guns do not reach ECM', wave([gun('gf', { state: 'pinned' })], { strike: 'ecm' }), 'PLA-AIR-06'],
    ['PLA-AIR-06 nor do infantry SAM', wave([gun('infantry-sam')], { strike: 'ecm' }), 'PLA-AIR-06'],
    ['PLA-GTA-05 pinned', wave([gun('gf', { state: 'pinned', underCloud: true })]), 'PLA-GTA-05'],
    ['PLA-R-104 suppressed', wave([gun('gf', { state: 'suppressed' })]), 'PLA-R-104'],
    ['(PLA-GTA-05) pinned Marines', wave([gun('gf', { state: 'pinned', marine: true })]), through, thrown(0)],
    ['(PLA-R-104) suppressed Marines', wave([gun('gf', { state: 'suppressed', marine: true })]), through, thrown(0)],
    ['PLA-GTA-06 under CLOUD', wave([gun('gf', { underCloud: true, rangeMetres: 9000 })]), 'PLA-GTA-06'],
    ['PLA-GTA-10 defender by defender', wave([gun('gf', { rangeMetres: 501 }), gun('gf', { state: 'pinned' })]), 'PLA-GTA-10'],
    ['nobody fires', wave([]), 'given.defenders'],
  ]);

  test('(PLA-AIR-09) sixty guns are counted, not thrown out', () => {
    const odds = told('ground-to-air', wave(Array.from({ length: 60 }, () => gun('gf')))) as {
      p: number;
      result: Part;
    }[];
    expect(odds[0]!.result).toMatchObject({ damage: 12 });
    expect(odds[0]!.p).toBeCloseTo(0.1278, 4);
    expect(odds.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 8);
  });
});

describe('in the air', () => {
  const pair = (a: Part, b: Part = {}) => ({ a, b });
  const shown = (name: string, a: Part, modifierA: number): Line => [
    name,
    pair(a),
    { modifierA, modifierB: 0 },
    thrown(5, 5),
  ];
  // biome-ignore format: one line a case
  lines('air-combat', [
    shown('PLA-ASU-04 one against one', {}, 0),
    shown('PLA-ASU-05 (PLA-ASU-03) 2-1', { units: 2 }, 2),
    shown('PLA-ASU-06 3-1', { units: 3 }, 3),
    shown('PLA-ASU-07 4-1', { units: 4 }, 4),
    shown('PLA-ASU-07 more', { units: 9 }, 4),
    shown('PLA-ASU-08 flyers', { kind: 'flyers' }, -3),
    shown('PLA-ASU-09 pacifiers', { kind: 'pacifiers' }, -1),
    shown('PLA-ASU-10 short of munitions', { munitionsShort: true }, -2),
    shown('PLA-ASU-11 veterans', { pilots: 'veteran' }, 3),
    shown('PLA-ASU-12 green pilots', { pilots: 'green' }, -2),
    shown('PLA-ASU-13 robots, without pilots', { kind: 'robot', pilots: 'veteran' }, -3),
    ['(PLA-ASU-05) 5 against 3 is no 2-1', pair({ units: 5 }, { units: 3 }), { modifierA: 0 }, thrown(5, 5)],
    ['PLA-ASU-14 (PLA-ASU-15) the loser loses 1 SP a unit', pair({ units: 3 }, { units: 2 }), { winner: 'a', spLostA: 0, spLostB: 2 }, thrown(6, 5)],
    ['PLA-ASU-14 the other way', pair({ units: 3 }, { units: 2 }), { winner: 'b', spLostA: 3, spLostB: 0 }, thrown(5, 6)],
    ['PLA-R-109 a tie', pair({}), { winner: 'tie', spLostA: 0, spLostB: 0 }, thrown(5, 5)],
    ['(PLA-R-01) 0 counts as ten', pair({}), { winner: 'a' }, { ...under('PLA-R-01', 'ten-where-unstated'), ...thrown(0, 9) }],
  ]);
  const air = (inAir: Part, total: Part) => ({ inAirSp: inAir, totalSp: total });
  // biome-ignore format: one line a case
  lines('air-superiority', [
    ['PLA-ASU-16 (PLA-ASU-01) who is left', air({ a: 0, b: 1 }, { a: 9, b: 1 }), { superiority: 'b', supremacy: false }],
    ['PLA-ASU-16 nobody is', air({ a: 0, b: 0 }, { a: 9, b: 1 }), { superiority: 'none', supremacy: false }],
    ['PLA-ASU-16 both are', air({ a: 9, b: 1 }, { a: 9, b: 1 }), { superiority: 'none', supremacy: false }],
    ['PLA-ASU-17 (PLA-R-110) more than three times', air({ a: 13, b: 0 }, { a: 13, b: 4 }), { superiority: 'a', supremacy: true }],
    ['PLA-ASU-17 side B', air({ a: 0, b: 1 }, { a: 0, b: 1 }), { superiority: 'b', supremacy: true }],
    ['(PLA-ASU-17) exactly three times', air({ a: 12, b: 0 }, { a: 12, b: 4 }), { supremacy: false }],
    ['less than is in the air', air({ a: 3, b: 3 }, { a: 3, b: 2 }), 'given.totalSp.b'],
  ]);
  const met = (outcome: string, spLost: number, flies: boolean) => ({ outcome, spLost, flies });
  const superior = { enemyAir: 'superiority' };
  // biome-ignore format: one line a case
  lines('interception', [
    ['PLA-INT-01 nobody holds the air', { enemyAir: 'none', enemySpySat: true }, { modifier: 0, ...met('not-challenged', 0, true) }],
    ['PLA-INT-04 on 2', superior, met('lost-and-abort', 1, false), thrown(2)],
    ['PLA-INT-05 on 3', superior, met('abort', 0, false), thrown(3)],
    ['PLA-INT-05 on 6', superior, met('abort', 0, false), thrown(6)],
    ['PLA-INT-06 on 7', superior, met('lost-and-flies', 1, true), thrown(7)],
    ['PLA-INT-07 on 8', superior, met('flies', 0, true), thrown(8)],
    ['PLA-INT-02 PLA-INT-06 supremacy', { enemyAir: 'supremacy' }, { modifier: -2, ...met('lost-and-flies', 1, true) }, thrown(9)],
    ['PLA-INT-03 PLA-INT-04 a satellite, below 0', { enemyAir: 'superiority', enemySpySat: true }, { modifier: -1, ...met('lost-and-abort', 1, false) }, thrown(0)],
  ]);
});

describe('lifting and waiting', () => {
  const lift = (carrier: string, kind: string, count = 1, withVehicles = false) => ({
    carrier,
    cargo: { kind, count, withVehicles },
  });
  const legal = { legal: true, loadTurns: 1, flightTurns: 1, unloadTurns: 1 };
  // biome-ignore format: one line a case
  lines('airlift', [
    ['PLA-TRN-02 a light one lifts nobody', lift('light', 'gf-base'), 'PLA-TRN-02'],
    ['PLA-TRN-03 PLA-TRN-09 PLA-TRN-08 (PLA-R-94) a GF base in a medium one', lift('medium', 'gf-base'), legal],
    ['PLA-TRN-03 two of them', lift('medium', 'gf-base', 2), 'PLA-TRN-03'],
    ['PLA-TRN-03 with vehicles', lift('medium', 'gf-base', 1, true), 'PLA-TRN-03'],
    ['PLA-TRN-03 a vehicle', lift('medium', 'vehicle'), 'PLA-TRN-03'],
    ['PLA-TRN-04 an HQ', lift('medium', 'gf-hq'), legal],
    ['PLA-TRN-04 two HQs', lift('medium', 'gf-hq', 2), 'PLA-TRN-04'],
    ['PLA-TRN-05 a tank unit in a heavy one', lift('heavy', 'vehicle-unit', 1, true), legal],
    ['PLA-TRN-05 two of them', lift('heavy', 'vehicle-unit', 2), 'PLA-TRN-05'],
    ['PLA-TRN-05 five vehicles', lift('heavy', 'vehicle', 5), 'PLA-TRN-05'],
    ['PLA-TRN-06 a GF company', lift('heavy', 'gf-company'), legal],
    ['PLA-TRN-06 with its vehicles', lift('heavy', 'gf-company', 1, true), 'PLA-TRN-06'],
    ['PLA-TRN-06 two companies', lift('heavy', 'gf-company', 2), 'PLA-TRN-06'],
    ['PLA-TRN-06 two HQs', lift('heavy', 'gf-hq', 2), 'PLA-TRN-06'],
    ['PLA-TRN-06 six bases', lift('heavy', 'gf-base', 6), legal],
    ['PLA-TRN-06 seven', lift('heavy', 'gf-base', 7), 'PLA-TRN-06'],
  ]);
  // biome-ignore format: one line a case
  lines('shuttle-transit', [
    ['PLA-TRN-11 a station', { orbit: 'geostationary', lowOrbitMinutes: 5 }, { minutes: 120, turns: 12 }],
    ['PLA-TRN-12 low orbit', { orbit: 'low', lowOrbitMinutes: 25 }, { minutes: 25, turns: 3 }],
    ['low orbit without a time', { orbit: 'low' }, 'given.lowOrbitMinutes'],
  ]);
  const asset = (asset: string, elapsedMinutes: number, more: Part = {}) => ({ asset, elapsedMinutes, ...more });
  const ready = { ready: true, readyInMinutes: 0 };
  const waits = (readyInMinutes: number | null) => ({ ready: false, readyInMinutes });
  // biome-ignore format: one line a case
  lines('asset-ready', [
    ['PLA-ORB-02 (PLA-ORB-01) a laser fires', asset('orbital-laser', 29.9), ready],
    ['PLA-ORB-03 then it rests', asset('orbital-laser', 30), waits(240)],
    ['PLA-ORB-03 for four hours', asset('orbital-laser', 269), waits(1)],
    ['PLA-ORB-03 and fires again', asset('orbital-laser', 270), ready],
    ['PLA-ORB-05 (PLA-ORB-04) a ship loiters', asset('capital-ship', 179), ready],
    ['PLA-ORB-05 PLA-AS-03 and goes', asset('capital-ship', 180), waits(720)],
    ['PLA-AS-03 and comes back', asset('capital-ship', 900), ready],
    ['PLA-ORB-06 pacifiers', asset('pacifier', 179), waits(1)],
    ['PLA-ORB-06 after three hours', asset('pacifier', 180), ready],
    ['PLA-AIR-11 AIR', asset('air-unit', 239), waits(1)],
    ['PLA-AIR-11 after four hours', asset('air-unit', 240), ready],
    ['PLA-AIR-10 damaged AIR', asset('air-unit', 999, { damagedToday: true }), waits(null)],
    ['(PLA-AIR-10) nothing else is damaged', asset('pacifier', 180, { damagedToday: true }), ready],
    ['PLA-AIR-05 (PLA-AIR-03) converted', asset('ecm-conversion', 359), waits(1)],
    ['PLA-AIR-05 after six hours', asset('ecm-conversion', 360), ready],
  ]);
});
