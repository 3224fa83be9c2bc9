import { describe } from 'vitest';
import { type Line, linesOf } from '../../../../../tests/kit/lines.js';
import { KIT } from '../kit.js';
import type { UnitType } from '../pieces.js';
import { companyRow } from '../tables/orbat.js';

const lines = linesOf(KIT);

describe('orders of battle', () => {
  const company = (troop: string, ...units: UnitType[]) => ({ troop, units });
  const times = (n: number, unit: UnitType): UnitType[] => Array.from({ length: n }, () => unit);
  const gf = (...more: UnitType[]) => company('gf', 'gf-coy-hq', ...more);
  const guard = (...more: UnitType[]) => company('regular', 'regular-platoon', 'regular-platoon', ...more);
  const batteries: Line[] = companyRow('battery').parts[0]!.of.map(unit => [
    `PLA-OB-11 a battery: ${unit}`,
    company('battery', unit),
    { bases: 1 },
  ]);
  const staff: Line[] = companyRow('hq').parts[1]!.of.map(unit => [
    `PLA-OB-13 an HQ with ${unit}`,
    company('hq', 'gf-bn-hq', unit),
    { bases: 2 },
  ]);
  // biome-ignore format: one line a case
  lines('orbat-check', [
    ['PLA-OB-01 (PLA-ORG-03) the smallest', gf('gf-section', 'gf-heavy-section'), { bases: 3, sp: 12, below75: 8, below50: 5, below25: 2, below10: 1 }],
    ['PLA-OB-01 the largest', gf(...times(6, 'gf-section'), 'gf-atgw-section', 'gf-missile-section', 'gf-engineer-platoon'), { bases: 10, sp: 38 }],
    ['PLA-OB-01 one section', gf('gf-section'), 'PLA-OB-01'],
    ['PLA-OB-01 seven', gf(...times(7, 'gf-section')), 'PLA-OB-01'],
    ['PLA-OB-01 no HQ', company('gf', 'gf-section', 'gf-section'), 'PLA-OB-01'],
    ['PLA-OB-01 two HQs', gf('gf-coy-hq', 'gf-section', 'gf-section'), 'PLA-OB-01'],
    ['PLA-OB-01 three support sections', gf('gf-section', 'gf-section', ...times(3, 'gf-atgw-section')), 'PLA-OB-01'],
    ['PLA-OB-01 two of engineers', gf('gf-section', 'gf-section', ...times(2, 'gf-engineer-platoon')), 'PLA-OB-01'],
    ['PLA-OB-01 a tank among them', gf('gf-section', 'gf-section', 'hovertank-platoon'), 'PLA-OB-01'],
    ['PLA-OB-02 (PLA-ORG-04) hovertanks as usual', company('armour', ...times(3, 'hovertank-platoon'), 'hover-scout'), { sp: 14 }],
    ['PLA-OB-02 robots', company('armour', ...times(5, 'robot-tank-platoon'), 'hover-scout', 'hover-scout', 'light-tracked-platoon'), { bases: 8 }],
    ['PLA-OB-02 tracked tanks', company('armour', ...times(2, 'tracked-tank-platoon')), { sp: 8 }],
    ['PLA-OB-02 of two kinds', company('armour', 'hovertank-platoon', 'tracked-tank-platoon'), 'PLA-OB-02'],
    ['PLA-OB-02 one platoon', company('armour', 'hovertank-platoon'), 'PLA-OB-02'],
    ['PLA-OB-02 six', company('armour', ...times(6, 'hovertank-platoon')), 'PLA-OB-02'],
    ['PLA-OB-02 three scouts', company('armour', ...times(2, 'hovertank-platoon'), ...times(3, 'hover-scout')), 'PLA-OB-02'],
    ['PLA-OB-02 two of light tracks', company('armour', ...times(2, 'hovertank-platoon'), ...times(2, 'light-tracked-platoon')), 'PLA-OB-02'],
    ['PLA-OB-05 (PLA-ORG-01) Planet Guard as usual', guard('infantry-hq', 'regular-platoon', 'mortar-platoon'), { sp: 32 }],
    ['PLA-OB-05 the smallest', guard(), { sp: 16, below75: 11, below10: 1 }],
    ['PLA-OB-05 with two support bases and engineers', guard('atgw-section', 'multi-cannon-section', 'engineer-platoon'), { bases: 5 }],
    ['PLA-OB-05 with a SAM', guard('infantry-sam-section'), { bases: 3 }],
    ['PLA-OB-05 one platoon', company('regular', 'regular-platoon'), 'PLA-OB-05'],
    ['PLA-OB-05 five', guard(...times(3, 'regular-platoon')), 'PLA-OB-05'],
    ['PLA-OB-05 two HQs', guard('infantry-hq', 'infantry-hq'), 'PLA-OB-05'],
    ['PLA-OB-05 three support bases', guard(...times(3, 'mortar-platoon')), 'PLA-OB-05'],
    ['PLA-OB-05 two of engineers', guard('engineer-platoon', 'engineer-platoon'), 'PLA-OB-05'],
    ['PLA-OB-07 (PLA-ORG-02) a militia company', company('militia', 'militia-company'), { sp: 8, below75: 5, below50: 3, below25: 1, below10: 0 }],
    ['PLA-OB-07 with two attached', company('militia', 'militia-company', 'technical-section', 'atgw-section'), { sp: 16 }],
    ['PLA-OB-07 with others attached', company('militia', 'militia-company', 'multi-cannon-section', 'mortar-platoon'), { sp: 16 }],
    ['PLA-OB-07 with three', company('militia', 'militia-company', ...times(3, 'atgw-section')), 'PLA-OB-07'],
    ['PLA-OB-07 none', company('militia', 'atgw-section'), 'PLA-OB-07'],
    ['PLA-OB-10 Marines', company('marine', ...times(3, 'marine-group')), { sp: 30, below10: 2 }],
    ['PLA-OB-10 too many', company('marine', ...times(4, 'marine-group')), 'PLA-OB-10'],
    ...batteries,
    ['PLA-OB-11 (PLA-ORG-05) two of them', company('battery', 'rls' as UnitType), 'given.units[0]'],
    ['PLA-OB-11 two of them', company('battery', 'sp-battery', 'sp-battery'), 'PLA-OB-11'],
    ['PLA-OB-11 no artillery', company('battery', 'hovertank-platoon'), 'PLA-OB-11'],
    ['PLA-OB-12 technicals', company('technical', 'technical-section', 'multi-cannon-section'), { sp: 8 }],
    ['PLA-OB-12 one', company('technical', 'technical-section'), 'PLA-OB-12'],
    ['PLA-OB-12 five', company('technical', ...times(5, 'technical-section')), 'PLA-OB-12'],
    ...staff,
    ['PLA-OB-13 a militia HQ', company('hq', 'militia-bn-hq'), { sp: 4 }],
    ['PLA-OB-13 a Guard HQ with six', company('hq', 'infantry-hq', ...times(6, 'lorry-column')), { bases: 7 }],
    ['PLA-OB-13 with seven', company('hq', 'infantry-hq', ...times(7, 'lorry-column')), 'PLA-OB-13'],
    ['PLA-OB-13 two HQs', company('hq', 'infantry-hq', 'gf-bn-hq'), 'PLA-OB-13'],
    ['nobody', company('hq'), 'given.units'],
  ]);
});

describe('readings of the unit table that are settled', () => {
  // biome-ignore format: one line a ruling
  lines('unit-type', [
    ['PLA-UT-26 (PLA-R-24) technicals are pinned as wheeled armour, and a target as infantry', { type: 'technical-section' }, { psRow: 'armour', targetClass: 'infantry' }],
    ['PLA-UT-22 (PLA-R-25) robots are pinned as hovertanks', { type: 'robot-tank-platoon' }, { psRow: 'hovertank' }],
    ['PLA-UT-17 (PLA-R-26) foot mortars are pinned as infantry', { type: 'mortar-platoon' }, { psRow: 'foot' }],
    ['PLA-UT-14 (PLA-R-26) so are ATGW sections', { type: 'atgw-section' }, { psRow: 'foot' }],
    ['PLA-UT-07 (PLA-R-92) twelve GF engineers are 2 SP', { type: 'gf-engineer-platoon' }, { sp: 2 }],
    ['PLA-UT-46 (PLA-R-93) a heavy airtrans has 2 SP', { type: 'heavy-airtrans' }, { sp: 2 }],
    ['PLA-UT-44 (PLA-R-93) and so has a light one', { type: 'light-airtrans' }, { sp: 2 }],
    ['PLA-UT-45 (PLA-R-108, PLA-TRN-07) an airtrans is a soft target', { type: 'medium-airtrans' }, { targetClass: 'infantry', locationRow: 'vehicle' }],
  ]);
});

describe('surprise', () => {
  const big = { bigSurprise: true };
  const none = { bigSurprise: false, assaultSurprised: false };
  const far = (event: string, distanceCm: number, more: object = {}) => ({ event, distanceCm, ...more });
  // biome-ignore format: one line a case
  lines('surprise', [
    ['PLA-SUR-01 PLA-SUR-02 PLA-MOR-02 assaulted out of nowhere', { event: 'assaulted-unlocated' }, { bigSurprise: true, assaultSurprised: true }],
    ['PLA-SUR-02 orbital fire', { event: 'orbital-zone' }, { ...big, assaultSurprised: false }],
    ['(PLA-SUR-02) for the second time', { event: 'orbital-zone', firstTime: false }, none],
    ['PLA-SUR-02 an ICBM', { event: 'icbm-zone' }, big],
    ['(PLA-SUR-02) a second ICBM', { event: 'icbm-zone', firstTime: false }, none],
    ['PLA-SUR-02 a burst 8 km away', far('nuclear', 80, { firstTime: false }), big],
    ['(PLA-SUR-02) farther away', far('nuclear', 80.1), none],
    ['PLA-SUR-02 a landing', far('airlanding', 10), big],
    ['(PLA-SUR-02) a landing far away', far('airlanding', 10.1), none],
    ['PLA-SUR-02 an ambush', far('ambush', 5), big],
    ['(PLA-SUR-02) fire from farther away', far('ambush', 5.1), none],
    ['PLA-SUR-02 the commander is lost', far('commander-lost', 10), big],
    ['(PLA-SUR-02) far away', far('commander-lost', 10.1), none],
    ['PLA-SUR-02 friendly fire', { event: 'friendly-fire', firstTime: false }, big],
    ['nothing of the kind', { event: 'ordinary' }, none],
  ]);
});

describe('victory', () => {
  const score = (objectives: unknown[], lostA: number, lostB: number, left = { a: 0, b: 0 }) => ({
    objectives,
    startSp: { a: 100, b: 100 },
    lostSp: { a: lostA, b: lostB },
    leftTableSp: left,
  });
  const held = (holder: string, value: number) => ({ holder, value });
  // biome-ignore format: one line a case
  lines('victory', [
    ['PLA-VIC-01 who holds an objective', score([held('a', 5), held('b', 2), held('none', 9)], 0, 0), { a: 5, b: 2 }],
    ['PLA-VIC-02 (PLA-GEN-05) full tenths of the enemy', score([], 19, 30), { a: 3, b: 1 }],
    ['PLA-VIC-02 (PLA-R-65) half for who left', score([], 0, 0, { a: 20, b: 39 }), { a: 1, b: 1 }],
    ['PLA-VIC-03 nobody is ahead', score([], 0, 0), { winner: 'none', level: 'draw' }],
    ['PLA-VIC-03 a draw', score([held('a', 2)], 0, 0), { winner: 'none', level: 'draw' }],
    ['PLA-VIC-03 marginal', score([held('b', 3)], 0, 0), { winner: 'b', level: 'marginal' }],
    ['PLA-VIC-03 still marginal', score([held('a', 7)], 0, 0), { level: 'marginal' }],
    ['PLA-VIC-03 clear', score([held('a', 8)], 0, 0), { winner: 'a', level: 'clear' }],
    ['PLA-VIC-03 still clear', score([held('a', 14)], 0, 0), { level: 'clear' }],
    ['PLA-VIC-03 decisive', score([held('a', 15)], 0, 0), { level: 'decisive' }],
    ['more than there was', score([], 0, 80, { a: 0, b: 21 }), 'given.lostSp.b'],
  ]);
});
