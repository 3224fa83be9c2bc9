import { odds } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ask, type Case, cited, DEFAULTS, thrown, told, under } from '../kit.js';
import { QUESTIONS } from '../questions/index.js';
import { classAgainst } from '../tables/engagement.js';
import { callFire } from './calling.js';

const tank = { weapon: 'MG', class: 'MA', grade: 'C' };
const foot = { weapon: 'RG', class: 'INF', grade: 'C' };
const battery = { weapon: 'LB', class: 'INF', grade: 'C' };
const fighter = { weapon: 'FIGHTER', class: 'AC', grade: 'C' };
const attack = { weapon: 'ATTACK', class: 'AC', grade: 'C' };
const flak = { weapon: 'HG', class: 'INF', grade: 'C', aaa: true };
const cb = { weapon: 'CB', class: 'INF', grade: 'C', offTable: true };

const engage = (shooter: object, target: object, more: object = {}) => ({ shooter: { ...tank, ...shooter }, target: { ...tank, ...target }, range: 900, ...more }); // biome-ignore format: one line
const CALL = { call: { group: 'mixed', distance: 1000 } };
const SUPPORT = { call: { group: 'support', distance: 1000 } };
const nobody = { shooterFires: false, targetFires: false, onTarget: null, onShooter: null };
const only = (onTarget: string) => ({ shooterFires: true, targetFires: false, onTarget, onShooter: null });
const back = (onShooter: string) => ({ shooterFires: false, targetFires: true, onTarget: null, onShooter });
const both = (onTarget: string, onShooter: string) => ({ shooterFires: true, targetFires: true, onTarget, onShooter });

describe('what may not be named', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-TAC-10 a bussed shooter, first of all', engage({ bussed: true, groupFailed: true }, { bussed: true }), 'WW2-TAC-10'],
    ['WW2-MOR-05 a failed group opens no fire', engage({ groupFailed: true }, { bussed: true }), 'WW2-MOR-05'],
    ['WW2-R-48 a bussed target', engage({ weapon: 'none' }, { bussed: true }), 'WW2-R-48'],
    ['WW2-EFF-02 a dash', engage({ weapon: 'HMG' }, { offTable: true }), 'WW2-EFF-02'],
    ['WW2-EFF-02 no weapon', engage({ weapon: 'none' }, {}), 'WW2-EFF-02'],
    ['WW2-R-68 off the table', engage({}, { offTable: true }, { range: 9000 }), 'WW2-R-68'],
    ['WW2-SHO-15 out of range', engage({ canBear: false }, {}, { range: 1501 }), 'WW2-SHO-15'],
    ['WW2-ARC-02 not in arc', engage({ canBear: false }, {}, { visible: false }), 'WW2-ARC-02'],
    ['WW2-ARC-03 a fixed gun, at its flank', engage({ canBear: false, arc: 'flank' }, {}), 'WW2-ARC-03'],
    ['WW2-ARC-03 aircraft', engage({ ...attack, canBear: false }, {}), 'WW2-ARC-03'],
    ['WW2-AIR-02 a bomber needs a static target', engage({ weapon: 'BOMBER', class: 'AC' }, {}), 'WW2-AIR-02'],
    ['WW2-R-70 a C Battery a FIRE marker', engage(cb, battery), 'WW2-R-70'],
    ['WW2-ORG-09 beyond 5000m of its BGHQ', engage(battery, foot, { call: { group: 'mixed', distance: 5001 } }), 'WW2-ORG-09'],
    ['WW2-ORG-10 beyond 5000m of any', engage(battery, foot, { call: { group: 'support', distance: 5001 } }), 'WW2-ORG-10'],
    ['WW2-LOS-08 out of sight', engage({}, {}, { visible: false }), 'WW2-LOS-08'],
    ['WW2-DET-07 too far off', engage({}, { cover: 'cover' }, { range: 501 }), 'WW2-DET-07'],
    ['range is needed', { shooter: tank, target: tank }, 'given.range'],
    ['not by a battery', { shooter: battery, target: foot }, 'given.call'],
    ['WW2-R-67 own-detection: mortars call nobody', engage({ weapon: 'Ms', class: 'INF' }, foot, { range: 600 }), 'WW2-DET-07'],
    ['WW2-R-67 called: they do', engage({ weapon: 'Ms', class: 'INF' }, foot), 'given.call', under('WW2-R-67', 'called')],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('engagement', given, how)).toBe(wanted));
  test.each(['LB', 'MB', 'HB', 'SRL'])('WW2-DET-11 %s needs a call and no sight or arc', weapon => {
    const given = { shooter: { ...battery, weapon, canBear: false }, target: foot, visible: false };
    expect(told('engagement', given)).toBe('given.call');
    expect(ask('engagement', { ...given, ...CALL }).ok).toBe(true);
  });
});

test('WW2-R-70 a C Battery need not be laid on the guns it hunts', () => {
  const hunted = { ...battery, offTable: true, fireMarker: true };
  expect(ask('engagement', { shooter: { ...cb, canBear: false }, target: hunted, visible: false }).ok).toBe(true);
});

// biome-ignore format: one line a shooter
test.each([
  ['CB', 'ART'], ['BOMBER', 'ART'], ['ATTACK', 'ART'], ['MG', 'INF'], ['HB', 'INF'],
] as const)('WW2-R-66 to %s a battery on the table is %s', (by, wanted) =>
  expect(classAgainst(DEFAULTS)({ weapon: 'LB', class: 'INF', offTable: false }, by)).toBe(wanted),
);

test.each([
  ['WW2-ORG-10', false],
  ['WW2-ORG-11', true],
])('%s is what the die for a call is thrown by', (rule, lateBritish) => {
  const call = callFire({ group: 'support', distance: 1000, arm: 'artillery', lateBritish }, DEFAULTS);
  expect(call.next().value).toMatchObject({ kind: 'die', rule });
});

describe('who fires, and what comes of it', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-SHO-02 WW2-SHO-11 both detect, both fire', engage({}, {}), both('P', 'R'), thrown(2, 2, 3, 3, 3, 3, 3, 4)],
    ['WW2-SHO-15 who has not detected does not', engage({}, {}), only('R'), thrown(2, 1, 1, 2, 3, 4)],
    ['WW2-SHO-10 the target alone', engage({}, { grade: 'A' }, { option: 4 }), back('D'), thrown(1, 2, 1, 2, 5, 5)],
    ['WW2-SHO-12 the shooter holds', engage({ holdsFire: true }, {}), back('R'), thrown(2, 2, 3, 3, 3, 4)],
    ['WW2-SHO-12 the target holds', engage({}, { holdsFire: true }), only('R'), thrown(2, 2, 3, 3, 3, 4)],
    ['WW2-SHO-15 the target out of its range', engage({}, foot, { range: 501, option: 2 }), 'WW2-DET-07'],
    ['WW2-SHO-15 the target cannot reach', engage({}, { ...foot, moved: true }, { range: 501 }), only('-'), thrown(2, 2, 3, 3, 3, 3)],
    ['WW2-ARC-02 the target cannot bear', engage({}, { canBear: false }), only('R'), thrown(2, 2, 3, 3, 3, 4)],
    ['WW2-SHO-08 a dash of the target: -2', engage({}, { weapon: 'HMG' }), only('R'), thrown(2, 2, 3, 1, 3, 4)],
    ['WW2-MOR-05 a failed group may answer', engage({}, { groupFailed: true }), both('P', 'R'), thrown(2, 2, 3, 3, 3, 3, 3, 4)],
    ['WW2-DET-08 option 2 helps the shooter only', engage({}, {}, { range: 1200 }), only('P'), thrown(4, 4, 3, 3, 3, 3)],
    ['WW2-R-53 option 3 makes the shooter moving', engage({}, {}, { range: 1200, option: 3 }), both('-', 'R'), thrown(5, 2, 3, 3, 3, 2, 3, 4)],
    ['WW2-R-53 option 4 does not', engage({}, {}, { range: 1200, option: 4 }), only('-'), thrown(5, 2, 3, 3, 3, 2)],
    ['WW2-R-53 a target that moved is found farther off', engage({}, { moved: true }, { range: 1500 }), only('P'), thrown(2, 2, 3, 3, 3, 3)],
    ['WW2-DET-09 the target’s marker helps the shooter', engage({}, { fireMarker: true }, { range: 1200, option: 3 }), both('-', 'R'), thrown(4, 2, 1, 3, 3, 2, 3, 4)],
    ['WW2-DET-09 the shooter’s helps the target', engage({ fireMarker: true }, {}, { range: 1200 }), both('P', 'P'), thrown(4, 4, 3, 3, 3, 3, 3, 3)],
    ['the target does not see the shooter', engage({}, {}, { targetSees: false }), only('P'), thrown(2, 3, 3, 3, 3)],
    ['WW2-RES-15 markers of the one who is hit', engage({ suppression: 1 }, { suppression: 2 }), both('R', 'P'), thrown(2, 2, 3, 3, 3, 3, 3, 2)],
    ['WW2-EFF-06 WW2-EFF-09 state of the one who fires', engage({ pinned: true }, { repulsed: true }), both('-', '-'), thrown(2, 2, 3, 3, 3, 2, 3, 3)],
    ['WW2-EFF-10 the arc of the one who is hit', engage({}, { arc: 'flank' }), both('R', '-'), thrown(2, 2, 3, 3, 3, 3, 3, 1)],
    ['WW2-EFF-05 cover of the one who is hit', engage({ cover: 'hard' }, {}, { range: 250 }), both('P', '-'), thrown(2, 2, 3, 3, 3, 3, 3, 3)],
    ['WW2-R-30 infantry has no flank', engage({}, { ...foot, arc: 'rear' }, { range: 250 }), both('-', '-'), thrown(2, 2, 3, 3, 3, 3, 3, 3)],
    ['WW2-R-30 all-ground: it has', engage({}, { ...foot, arc: 'rear' }, { range: 250 }), both('R', '-'), { ...thrown(2, 2, 3, 3, 3, 3, 3, 3), ...under('WW2-R-30', 'all-ground') }],
    ['WW2-R-30 a gun has', engage({}, { weapon: 'LG', class: 'INF', arc: 'rear' }, { range: 250 }), both('R', '-'), thrown(2, 2, 3, 3, 3, 3, 3, 2)],
    ['WW2-TOD-10 by night', engage({}, {}, { light: 'night' }), 'WW2-DET-07'],
    ['WW2-ILL-04 but for a target that is lit', engage({}, { illuminated: true }, { light: 'night' }), only('P'), thrown(2, 3, 3, 3, 3)],
    ['WW2-WX-02 in adverse weather', engage({}, {}, { awc: true }), only('P'), thrown(4, 4, 3, 3, 3, 3)],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('engagement', given, how)).toEqual(wanted));
});

describe('batteries', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-ORG-09 WW2-R-68 called: no die, no sight, and detected', { shooter: { ...battery, offTable: true }, target: foot, visible: false, ...CALL }, only('P'), thrown(1, 4, 3, 3)],
    ['WW2-ORG-10 a support group throws', { shooter: { ...battery, offTable: true }, target: foot, ...SUPPORT }, only('P'), thrown(5, 1, 4, 3, 3)],
    ['WW2-ORG-10 and may fail', { shooter: { ...battery, offTable: true }, target: foot, ...SUPPORT }, nobody, thrown(4)],
    ['WW2-ORG-11 late British 4+, and +1', { shooter: { ...battery, offTable: true, lateBritish: true }, target: foot, ...SUPPORT }, only('R'), thrown(4, 1, 4, 3, 3)],
    ['WW2-R-68 an off-table stand cannot be detected', { shooter: { ...battery, offTable: true }, target: { ...tank, grade: 'A' }, range: 100, ...CALL }, only('-'), thrown(1, 3, 3, 3)],
    ['WW2-R-68 called: on the table it may be answered', { shooter: battery, target: tank, range: 500, ...CALL }, both('-', '-'), thrown(5, 3, 3, 3, 3, 3, 3)],
    ['WW2-R-68 unopposed: nobody contests', { shooter: { ...battery, offTable: true }, target: foot, ...CALL }, only('P'), { ...thrown(3, 3), ...under('WW2-R-68', 'unopposed') }],
    ['WW2-R-67 own-detection: mortars look', engage({ weapon: 'Ms', class: 'INF' }, foot, { range: 400 }), both('P', 'P'), thrown(4, 5, 3, 3, 4, 3, 4, 3)],
    ['WW2-R-67 called: never 4+', engage({ weapon: 'Ms', class: 'INF', lateBritish: true }, foot, { range: 900, ...SUPPORT }), nobody, { ...thrown(4), ...under('WW2-R-67', 'called') }],
    ['WW2-R-66 by-shooter: on the table guns are their own class', engage({}, battery, { range: 250 }), both('P', '-'), thrown(2, 2, 3, 3, 5, 3, 3, 3)],
    ['WW2-R-66 printed: always ART', engage({}, battery, { range: 250 }), 'WW2-EFF-02', under('WW2-R-66', 'printed')],
    ['WW2-R-66 ART to ground attack aircraft', engage(attack, { ...battery, static: true }, { range: 250 }), only('P'), thrown(2, 3, 3, 5, 3)],
    ['WW2-R-70 WW2-CLS-13 a C Battery finds guns by their FIRE marker', { shooter: cb, target: { ...battery, offTable: true, fireMarker: true } }, only('P'), thrown(3, 3, 4, 3)],
    ['WW2-R-70 on the table too', { shooter: cb, target: { ...battery, weapon: 'Ms', fireMarker: true } }, only('P'), thrown(3, 3, 4, 3)],
    ['WW2-R-68 a C Battery is always contested', { shooter: { ...cb, suppression: 5 }, target: { ...battery, offTable: true, fireMarker: true } }, nobody, { ...thrown(1, 6), ...under('WW2-R-68', 'unopposed') }],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('engagement', given, how)).toEqual(wanted));
});

describe('aircraft', () => {
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-R-56 aircraft are detected without a throw', { shooter: fighter, target: fighter }, both('P', 'P'), thrown(3, 3, 4, 3, 4, 3)],
    ['WW2-HG-10 AAA has a row of its own', engage(flak, attack), only('P'), thrown(3, 3, 6, 3)],
    ['WW2-HG-10 2000m', engage(flak, attack, { range: 2001 }), 'WW2-SHO-15'],
    ['WW2-R-75 AAA shoots all round, through everything', engage({ ...flak, canBear: false }, attack, { visible: false }), only('P'), thrown(3, 3, 6, 3)],
    ['WW2-R-113 against the ground its own gun', engage(flak, tank, { range: 250 }), both('R', '-'), thrown(2, 2, 3, 3, 3, 3, 3, 3)],
    ['WW2-R-76 shot at from the ground it does not fire', engage({ ...flak, suppression: 1 }, { ...attack, grade: 'A' }), nobody, thrown(1, 6)],
    ['WW2-R-76 AAA answers an attack', engage({ ...attack, grade: 'C' }, flak, { range: 250 }), both('-', '-'), thrown(2, 3, 3, 3, 3, 3, 3)],
    ['WW2-EFF-02 who has no AAA does not', engage(attack, tank, { range: 900 }), only('P'), thrown(2, 3, 3, 3, 3)],
    ['WW2-RES-13 by night without radar', engage(flak, attack, { light: 'night' }), only('-'), thrown(3, 3, 6, 3)],
    ['WW2-RES-13 with radar', engage({ ...flak, radar: true }, attack, { light: 'night' }), only('P'), thrown(3, 3, 6, 3)],
    ['WW2-RES-18 transports', { shooter: fighter, target: { weapon: 'none', class: 'AC', grade: 'C', transportAircraft: true } }, only('R'), thrown(3, 3, 4, 3)],
    ['WW2-AIR-02 a static target', engage({ weapon: 'BOMBER', class: 'AC' }, { static: true }), only('P'), thrown(2, 3, 3, 3, 3)],
    ['an aircraft is on no option', engage(attack, tank, { option: 5 }), only('P'), thrown(2, 3, 3, 4, 2)],
    ['WW2-R-68 fighters meet off the table', { shooter: fighter, target: { ...fighter, offTable: true } }, both('P', 'P'), thrown(3, 3, 4, 3, 4, 3)],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('engagement', given, how)).toEqual(wanted));
});

test.each(['VLG', 'LG', 'MG', 'HG', 'LB', 'MB', 'HB', 'CB'])('WW2-R-30 %s on its own wheels has a flank', weapon => {
  const given = engage({}, { weapon, class: 'INF', arc: 'flank', holdsFire: true }, { range: 250 });
  expect(cited('engagement', given)).toContain('WW2-EFF-10');
});

describe('citations and odds', () => {
  test('WW2-SHO-13 a FIRE marker when anyone fires', () => {
    expect(cited('engagement', engage({}, {}), thrown(2, 2, 3, 3, 3, 3, 3, 4))).toContain('WW2-SHO-13');
    expect(cited('engagement', engage({}, {}, { option: 4 }), thrown(1, 1, 3, 3))).not.toContain('WW2-SHO-13');
  });
  test('WW2-R-71 aircraft get none, and whoever fires at one from the ground does', () => {
    const bomber = { weapon: 'BOMBER', class: 'AC', grade: 'C' };
    expect(cited('engagement', engage(fighter, bomber), thrown(5, 2, 4, 6, 3, 5))).not.toContain('WW2-SHO-13');
    const flak = { weapon: 'AAA', class: 'INF', grade: 'C' };
    expect(cited('engagement', engage(flak, { ...bomber, holdsFire: true }, { range: 500 }))).toContain('WW2-SHO-13');
  });
  test('parts lumped together have the odds of the whole, and in its order', () => {
    const given = engage({}, { weapon: 'none', suppression: 1 }, { range: 1200 });
    const answer = ask('engagement', given);
    const question = QUESTIONS.engagement!;
    const read = question.given.parse(given);
    const whole = odds(() => question.ask(read, DEFAULTS, false) as never);
    const plain = whole.chances.map(c => ({ p: Math.round((c.ways / c.of) * 1e10) / 1e10, result: c.result }));
    expect(answer).toMatchObject({ ok: true, odds: plain });
    const rules = (because: readonly { rule: string }[]) => [...new Set(because.map(c => c.rule))].sort();
    expect(answer.ok && rules(answer.because)).toEqual(rules(whole.because));
  });
});
