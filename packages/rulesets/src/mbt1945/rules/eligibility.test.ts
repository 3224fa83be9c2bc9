import { describe, expect, test } from 'vitest';
import { ask, cited, type How, told, under } from '../kit.js';

type S = Record<string, unknown>;
const inf = (mode = 'MOBILE', more: S = {}) => ({ subClass: 'INFn', mode, ...more });
const foot = { subClass: 'INF-' };
const tank = (mode = 'MOBILE') => ({ subClass: 'MBTn', mode });
const gun = (posture: string, mode = 'STATIC') => ({ subClass: 'INFn', posture, mode });
const flight = (posture: string, altitude = 'MEDIUM') => ({ subClass: 'AIRn', posture, altitude });
const battery = (subClass: string, posture = 'OTF') => ({ subClass, posture });
const fired = (stand: S) => ({ ...stand, engagedLastRound: true });
const meets = (owner: S, target: S, range: number, more: S = {}) => ({ owner, target, range, ...more });

type C = [name: string, given: S, line: string, printedRange: number | null, how?: How];
// biome-ignore format: one line a case
const lines: C[] = [
  ['MBT45-ELG-01', meets(inf(), inf('STATIC'), 1), 'MBT45-ELG-01', 1],
  ['MBT45-ELG-02', meets(inf(), inf(), 2), 'MBT45-ELG-02', 2],
  ['MBT45-ELG-03', meets(inf(), inf('FAST'), 3), 'MBT45-ELG-03', 3],
  ['MBT45-ELG-04 MBT45-R-85', meets(inf(), gun('REC', 'STATIC'), 4), 'MBT45-ELG-04', 4],
  ['MBT45-ELG-05', meets(inf(), tank('STATIC'), 1), 'MBT45-ELG-05', 1],
  ['MBT45-ELG-06', meets(inf(), tank(), 2), 'MBT45-ELG-06', 2],
  ['MBT45-ELG-07', meets(inf(), tank('FAST'), 2), 'MBT45-ELG-07', 2],
  ['MBT45-ELG-10', meets(foot, inf('STATIC'), 1), 'MBT45-ELG-10', 1],
  ['MBT45-ELG-11', meets(foot, inf(), 2), 'MBT45-ELG-11', 2],
  ['MBT45-ELG-12', meets(foot, inf('FAST'), 2), 'MBT45-ELG-12', 2],
  ['MBT45-ELG-14', meets(gun('LAS', 'MOBILE'), inf(), 6), 'MBT45-ELG-14', 6],
  ['MBT45-ELG-16', meets(gun('ATA'), tank(), 6), 'MBT45-ELG-16', 6],
  ['MBT45-ELG-19 MBT45-R-103 table', meets(gun('AAA'), flight('ASF'), 24), 'MBT45-ELG-19', 24],
  ['MBT45-TRN-18 MBT45-R-103 segment', meets(gun('AAA'), flight('ASF'), 12), 'MBT45-TRN-18', 12, under('MBT45-R-103', 'segment')],
  ['MBT45-ELG-54', meets(gun('AAA'), flight('CAS'), 24), 'MBT45-ELG-54', 24],
  ['MBT45-ELG-22 MBT45-TRN-19', meets(gun('PDA'), flight('ASF', 'LOW'), 6), 'MBT45-ELG-22', 6],
  ['MBT45-ELG-24', meets(tank(), tank(), 8), 'MBT45-ELG-24', 8],
  ['MBT45-ELG-26 MBT45-ELG-46', meets(battery('ART-'), tank('STATIC'), 0), 'MBT45-ELG-26', null],
  ['MBT45-ELG-28 MBT45-TRN-20', meets(battery('ARTn'), inf(), 0), 'MBT45-ELG-28', null],
  ['MBT45-ELG-30', meets(battery('ARTn', 'CBA'), fired(battery('ART+')), 0), 'MBT45-ELG-30', null],
  ['MBT45-R-104 otf-and-las', meets(battery('ARTn', 'CBA'), fired(gun('LAS')), 0), 'MBT45-ELG-30', null],
  ['MBT45-ELG-32', meets(flight('CAS'), inf(), 4), 'MBT45-ELG-32', 4],
  ['MBT45-ELG-33', meets(flight('CAS'), tank(), 8), 'MBT45-ELG-33', 8],
  ['MBT45-ELG-34', meets(flight('CAS'), gun('LAS'), 4), 'MBT45-ELG-34', 4],
  ['MBT45-ELG-35', meets(flight('CAS'), gun('ATA'), 4), 'MBT45-ELG-35', 4],
  ['MBT45-ELG-52', meets(flight('CAS'), gun('AAA'), 4), 'MBT45-ELG-52', 4],
  ['MBT45-ELG-53', meets(flight('CAS'), gun('PDA'), 4), 'MBT45-ELG-53', 4],
  ['MBT45-ELG-38', meets(flight('ASF'), flight('CAS'), 24), 'MBT45-ELG-38', 24],
  ['MBT45-R-95 infantry-too: STATIC', meets(tank(), inf('STATIC'), 1), 'MBT45-R-95', 1, under('MBT45-R-95', 'infantry-too')],
  ['MBT45-R-95 infantry-too: on the move', meets(tank(), inf(), 2), 'MBT45-R-95', 2, under('MBT45-R-95', 'infantry-too')],
  ['MBT45-R-105 example', meets(foot, flight('CAS', 'HIGH'), 4), 'MBT45-R-105', 4, under('MBT45-R-105', 'example')],
  ['MBT45-R-102 class: CAS and REC', meets(flight('CAS'), gun('REC'), 4), 'MBT45-ELG-32', 4, under('MBT45-R-102', 'class')],
];
describe('who may engage whom', () => {
  test.each(lines)('%s lets it', (_, given, line, printedRange, how) =>
    expect(told('engagement-eligibility', given, how)).toMatchObject({ line, printedRange }),
  );
  test.each(lines.filter(([, , , range]) => range !== null))(
    '%s MBT45-ELG-45 and no farther',
    (_, given, __, range, how) =>
      expect(told('engagement-eligibility', { ...given, range: range! + 0.1 }, how)).toBe('MBT45-ELG-45'),
  );
});

// biome-ignore format: one line a case
const barred: [name: string, given: S, rule: string, how?: How][] = [
  ['MBT45-ELG-09 INFn and AIRCRAFT', meets(inf(), flight('CAS', 'LOW'), 1), 'MBT45-ELG-09'],
  ['MBT45-R-105 table', meets(foot, flight('CAS', 'LOW'), 1), 'MBT45-ELG-13'],
  ['MBT45-ELG-13 INF- and tanks', meets(foot, tank(), 1), 'MBT45-ELG-13'],
  ['MBT45-ELG-15 LAS and tanks', meets(gun('LAS'), tank(), 1), 'MBT45-ELG-15'],
  ['MBT45-ELG-17 ATA and infantry', meets(gun('ATA'), inf(), 1), 'MBT45-ELG-17'],
  ['MBT45-ELG-18 REC', meets(gun('REC'), inf(), 1), 'MBT45-ELG-18'],
  ['MBT45-ELG-21 AAA and tanks', meets(gun('AAA'), tank(), 1), 'MBT45-ELG-21'],
  ['MBT45-ELG-23 PDA and infantry', meets(gun('PDA'), inf(), 1), 'MBT45-ELG-23'],
  ['MBT45-ELG-25 tanks and infantry', meets(tank(), inf(), 1), 'MBT45-ELG-25'],
  ['MBT45-ELG-27 ART- and what moves', meets(battery('ART-'), tank(), 1), 'MBT45-ELG-27'],
  ['MBT45-ELG-29 OTF and FAST', meets(battery('ART+'), tank('FAST'), 1), 'MBT45-ELG-29'],
  ['MBT45-R-102 printed: OTF and guns', meets(battery('ART+'), gun('ATA'), 1), 'MBT45-ELG-29'],
  ['MBT45-ELG-31 CBA and tanks', meets(battery('ARTn', 'CBA'), tank(), 1), 'MBT45-ELG-31'],
  ['MBT45-R-104 otf-only', meets(battery('ARTn', 'CBA'), fired(gun('LAS')), 1), 'MBT45-ELG-31', under('MBT45-R-104', 'otf-only')],
  ['MBT45-ELG-37 CAS and aircraft', meets(flight('CAS'), flight('ASF'), 1), 'MBT45-ELG-37'],
  ['MBT45-ELG-39 ASF and tanks', meets(flight('ASF'), tank(), 1), 'MBT45-ELG-39'],
  ['MBT45-ELG-47 ATA that is not set', meets(gun('ATA', 'MOBILE'), tank(), 1), 'MBT45-ELG-47'],
  ['MBT45-ELG-48 PDA that is not set', meets(gun('PDA', 'FAST'), flight('CAS'), 1), 'MBT45-ELG-48'],
  ['MBT45-ELG-50 AAA that is not set', meets(gun('AAA', 'MOBILE'), flight('CAS'), 1), 'MBT45-ELG-50'],
  ['MBT45-ELG-49 PDA and HIGH', meets(gun('PDA'), flight('CAS', 'HIGH'), 1), 'MBT45-ELG-49'],
  ['MBT45-ELG-51 AAA and LOW', meets(gun('AAA'), flight('CAS', 'LOW'), 1), 'MBT45-ELG-51'],
  ['MBT45-R-115 low-only', meets(flight('CAS', 'HIGH'), tank(), 1), 'MBT45-R-115', under('MBT45-R-115', 'low-only')],
  ['MBT45-R-94 held off the table', meets(inf(), { ...tank(), onTable: false }, 1), 'MBT45-R-94'],
  ['MBT45-VIC-13 of a Fragile group', meets({ ...tank(), groupFragile: true }, tank(), 1), 'MBT45-VIC-13'],
  ['MBT45-R-45 out of command', meets({ ...tank(), outOfCommand: true }, tank(), 1), 'MBT45-R-45'],
  ['MBT45-ENG-04 once a turn', meets({ ...tank(), hasEngaged: true }, tank(), 1), 'MBT45-ENG-04'],
  ['MBT45-AWC-04 CAS in the weather', meets(flight('CAS'), tank(), 1, { awc: true }), 'MBT45-AWC-04'],
  ['MBT45-R-40 each posture in its segment', meets(tank(), tank(), 1, { segment: 5 }), 'MBT45-TRN-24'],
  ['MBT45-TRN-09 ASF in the first', meets(flight('ASF'), flight('CAS'), 1, { segment: 2 }), 'MBT45-TRN-09'],
  ['MBT45-TRN-14 CAS in the second', meets(flight('CAS'), tank(), 1, { segment: 1 }), 'MBT45-TRN-14'],
  ['MBT45-TRN-17 CBA needs a marker', meets(battery('ARTn', 'CBA'), battery('ARTn'), 1), 'MBT45-TRN-17'],
  ['MBT45-ORG-05 beyond 24" of its BGHQ', meets(battery('ARTn'), tank(), 1, { targetToBghq: 25 }), 'MBT45-ORG-05'],
  ['MBT45-ORG-06 of every BGHQ', meets(battery('ARTn'), tank(), 1, { targetToBghq: 25, ownerGroup: 'air-artillery' }), 'MBT45-ORG-06'],
  ['MBT45-LOS-02 out of sight', meets(tank(), tank(), 2, { lineOfSight: 'blocked' }), 'MBT45-LOS-02'],
  ['MBT45-ARC-02 to the front only', meets(tank(), tank(), 2, { ownerArc: 'rear' }), 'MBT45-ARC-02'],
];
// biome-ignore format: one line a case
const closing: [name: string, given: S, how: Record<string, string>, words: string][] = [
  ['MBT45-R-104 otf-and-las',  meets(battery('ARTn', 'CBA'), tank(), 1),           {},                                  'CBA engages OTF and LAS only'],
  ['MBT45-R-104 otf-only',     meets(battery('ARTn', 'CBA'), fired(gun('LAS')), 1), { 'MBT45-R-104': 'otf-only' },       'CBA engages OTF only'],
  ['MBT45-R-103 table',        meets(gun('AAA'), tank(), 1),                       {},                                  'AAA engages AIRCRAFT that fights or strikes only'],
  ['MBT45-R-103 segment',      meets(gun('AAA'), flight('CAS'), 1),                { 'MBT45-R-103': 'segment' },         'AAA engages ASF and HBR only'],
  ['MBT45-R-105 example',      meets(inf(), flight('ASF'), 1),                     { 'MBT45-R-105': 'example' },         'INFn and INF+ engage INFANTRY, ARMOUR and CAS only'],
  ['MBT45-R-105 example, INF-', meets(foot, tank(), 1),                            { 'MBT45-R-105': 'example' },         'INF- engages INFANTRY and CAS only'],
  ['MBT45-R-95 infantry-too',  meets(tank(), flight('CAS'), 1),                    { 'MBT45-R-95': 'infantry-too' },     'ARMOUR engages ARM and INFANTRY only'],
];
describe('whom nobody else may engage, as it is ruled', () => {
  test.each(closing)('%s', (_, given, options, words) => {
    expect(ask('engagement-eligibility', given, { options })).toMatchObject({ ok: false, error: { message: words } });
  });
});

describe('who may not', () => {
  test.each(barred)('%s', (_, given, rule, how) => expect(told('engagement-eligibility', given, how)).toBe(rule));
});

// biome-ignore format: one line a case
const kinds: [name: string, given: S, found: S, how?: How][] = [
  ['MBT45-ENG-05 MBT45-SCL-05 mutual', meets(tank(), tank(), 8), { type: 'mutual' }],
  ['MBT45-ENG-06 unilateral', meets(inf(), tank(), 2), { type: 'unilateral' }],
  ['MBT45-R-06 range: the mortar out of reach', meets(gun('LAS'), inf(), 5), { type: 'unilateral' }],
  ['MBT45-R-06 types: reach is not looked at', meets(gun('LAS'), inf(), 5), { type: 'mutual' }, under('MBT45-R-06', 'types')],
  ['MBT45-R-06 range-and-arc: from behind', meets(tank(), tank(), 5, { targetArc: 'rear' }), { type: 'unilateral' }, under('MBT45-R-06', 'range-and-arc')],
  ['MBT45-R-187 guns that are not set strike nobody back', meets(flight('CAS'), gun('PDA', 'MOBILE'), 4), { type: 'unilateral' }],
  ['MBT45-R-187 those that are do', meets(flight('CAS'), gun('PDA'), 4), { type: 'mutual' }],
  ['MBT45-ELG-49 CAS at HIGH over PDA', meets(flight('CAS', 'HIGH'), gun('PDA'), 4), { type: 'unilateral' }],
  ['MBT45-ARC-05 INFANTRY engages all round', meets(inf(), inf(), 1, { ownerArc: 'rear' }), { type: 'mutual' }],
  ['MBT45-DAY-06 darkness halves', meets(tank(), tank(), 4, { light: 'dusk' }), { maxRange: 4 }],
  ['MBT45-AWC-02 weather halves', meets(tank(), tank(), 4, { awc: true }), { maxRange: 4 }],
  ['MBT45-R-13 cumulative', meets(tank(), tank(), 2, { awc: true, light: 'night' }), { maxRange: 2 }],
  ['MBT45-R-13 once', meets(tank(), tank(), 2, { awc: true, light: 'night' }), { maxRange: 4 }, under('MBT45-R-13', 'once')],
  ['MBT45-R-14 fractions are kept', meets(inf(), inf('STATIC'), 0.5, { awc: true }), { maxRange: 0.5 }],
  ['MBT45-ILL-04 light helps against darkness', meets(tank(), tank(), 8, { light: 'night', targetIlluminated: true }), { maxRange: 8 }],
  ['MBT45-ILL-05 and not against the weather', meets(tank(), tank(), 4, { light: 'night', awc: true, targetIlluminated: true }), { maxRange: 4 }],
  ['MBT45-LOS-02 in contact', meets(tank(), tank(), 0.05, { lineOfSight: 'blocked' }), { type: 'mutual' }],
  ['MBT45-R-17 contact is reach enough', meets(inf(), inf('STATIC'), 0.05, { light: 'night', awc: true }), { type: 'mutual' }],
  ['MBT45-R-54 penalty-only', meets(flight('CAS'), tank(), 4, { awc: true }), { type: 'unilateral' }, under('MBT45-R-54', 'penalty-only')],
  ['MBT45-R-104 otf-only: OTF it engages all the same', meets(battery('ARTn', 'CBA'), fired(battery('ARTn')), 0), { type: 'unilateral', line: 'MBT45-ELG-30' }, under('MBT45-R-104', 'otf-only')],
  ['MBT45-R-48 no distance to what is off the table', meets(battery('ARTn', 'CBA'), fired(battery('ARTn')), 0, { targetToBghq: 99 }), { type: 'unilateral' }],
];
describe('mutual or unilateral, and from how far', () => {
  test.each(kinds)('%s', (_, given, found, how) =>
    expect(told('engagement-eligibility', given, how)).toMatchObject(found),
  );
  test('MBT45-ENG-03 an engagement is mutual or unilateral, and nothing else', () => {
    const typeOf = (given: S) => (told('engagement-eligibility', given) as { type: string }).type;
    expect([meets(tank(), tank(), 8), meets(inf(), inf(), 2)].map(typeOf)).toEqual(['mutual', 'mutual']);
    expect([meets(inf(), tank(), 2), meets(battery('ARTn'), tank(), 0)].map(typeOf)).toEqual([
      'unilateral',
      'unilateral',
    ]);
  });
  test('MBT45-ENG-08 OTF engages ARMOUR unilaterally, and says by which rules', () =>
    expect(cited('engagement-eligibility', meets(battery('ARTn'), tank(), 0))).toEqual([
      'MBT45-ELG-28',
      'MBT45-ENG-06',
    ]));
});

const bombs = under('MBT45-OPT-05', 'on');
// biome-ignore format: one line a case
const bombers: [name: string, given: S, found: S | string][] = [
  ['MBT45-HSE-16 never halved, never seen, never struck back', meets(flight('HBR', 'HIGH'), gun('AAA'), 2, { awc: true, light: 'night', lineOfSight: 'blocked' }), { type: 'unilateral', maxRange: 2, line: 'MBT45-HSE-16' }],
  ['MBT45-HSE-16 AAA reaches it', meets(gun('AAA'), flight('HBR', 'HIGH'), 24), { type: 'unilateral', line: 'MBT45-HSE-16' }],
  ['MBT45-HSE-16 ASF reaches it', meets(flight('ASF'), flight('HBR', 'HIGH'), 24), { type: 'unilateral', line: 'MBT45-ELG-38' }],
  ['MBT45-HSE-16 not aircraft', meets(flight('HBR', 'HIGH'), flight('ASF'), 1), 'MBT45-HSE-16'],
];
test.each(bombers)('%s', (_, given, found) => {
  const answer = told('engagement-eligibility', given, bombs);
  if (typeof found === 'string') expect(answer).toBe(found);
  else expect(answer).toMatchObject(found);
});
