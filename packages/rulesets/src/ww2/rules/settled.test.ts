import { describe, expect, test } from 'vitest';
import { type Case, cited, thrown, told, under } from '../kit.js';
import { GRADES, UNITS, type Unit } from '../pieces.js';

/** Rulings that no player switches, and figures of the book, as its questions answer them. */

describe('WW2-R-02: exactly at a distance is within it', () => {
  // biome-ignore format: one line a limit
  const cases: [string, string, object, unknown, Case[3]?][] = [
    ['a first distance of 1000m', 'detection', { range: 1000, target: 'vehicle' }, { need: 2 }, thrown(2)],
    ['and no farther', 'detection', { range: 1001, target: 'vehicle' }, { need: 5 }, thrown(2)],
    ['a call of 5000m', 'call-fire', { group: 'mixed', distance: 5000 }, { called: true }],
    ['links of 500m', 'march', { cp: 9, hqDistance: 0, links: [500] }, { cost: 3 }],
    ['a march at 2000m is too near', 'march', { cp: 9, hqDistance: 0, nearestEnemy: 2000 }, 'WW2-MOV-09'],
    ['minor features 250m apart', 'terrain-piece', { kind: 'minor', width: 300, depth: 300, gap: 250 }, { legal: true }],
  ];
  test.each(cases)('%s', (_, question, given, wanted, how) => {
    const found = told(question, given, how);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });
});

describe('units', () => {
  const unit = (id: string) => told('unit', { unit: id }) as Record<string, unknown>;
  test('WW2-R-33 turretless guns are fixed, of the book and of the house', () =>
    expect(UNITS.filter(id => unit(id).fixed)).toEqual([
      'stug', 'jagdpanzer', 'jagdpanther', 'jagdtiger', 'hetzer', 'marder',
      'su-76', 'su-85', 'su-100', 'isu-152', 'elefant', 'ho-ni', 'semovente',
    ])); // biome-ignore format: two lines
  // biome-ignore format: one line a rule
  test.each<[string, Unit, object]>([
    ['WW2-R-110 the LVT is tracked and slow', 'lvt', { tread: 'tracked', speed: 'slow', pointsClass: 'APC' }],
    ['WW2-R-110 the M3 is a half-track with the wheeled row', 'm3', { tread: 'halftrack', speed: 'wheeled' }],
    ['WW2-R-111 a 251 with an HMG is an APC', 'sdkfz-251', { pointsClass: 'APC', points: 10, carries: ['RG', 'IG'] }],
    ['WW2-R-111 with a VLG a Light Tank', 'sdkfz-251-vlg', { pointsClass: 'Light Tank', points: 15, carries: ['RG', 'IG'] }],
    ['WW2-R-111 with an LG too', 'sdkfz-251-lg', { pointsClass: 'Light Tank', points: 15 }],
    ['WW2-R-111 with an MG too', 'sdkfz-251-mg', { pointsClass: 'Light Tank', points: 15 }],
    ['WW2-HG-01 a platoon on foot is INF', 'IG', { class: 'INF' }],
    ['WW2-HG-01 a gun is INF', 'MG-gun', { class: 'INF' }],
    ['WW2-HG-01 mortars are INF', 'Mortars', { class: 'INF' }],
    ['WW2-HG-01 a lorry is SMT', 'truck', { class: 'SMT' }],
    ['WW2-HG-01 a carrier is LA', 'carrier', { class: 'LA' }],
    ['WW2-HG-01 a transport aircraft is AC', 'TRANSPORT', { class: 'AC' }],
    ['WW2-HG-18 HMG team', 'HMG', { points: 3 }],
    ['WW2-HG-18 VLG', 'VLG-gun', { points: 4 }],
    ['WW2-HG-18 LG', 'LG-gun', { points: 5 }],
    ['WW2-HG-18 MG', 'MG-gun', { points: 8 }],
    ['WW2-HG-18 HG', 'HG-gun', { points: 10 }],
    ['WW2-HG-19 a light gun on its own wheels', 'VLG-gun', { weapon: 'VLG', class: 'INF', tread: 'manhandled', speed: 'foot' }],
    ['WW2-CLS-06 autocannon and very light guns are one class', 'daimler', { weapon: 'VLG' }],
    ['WW2-PTS-02 a Rifle Group', 'RG', { points: 1.5 }],
    ['WW2-PTS-08 a Tank', 'tiger', { points: 30 }],
    ['WW2-VEH-38 armour as a target, gun as a shooter', 'tiger', { class: 'HA', weapon: 'HG' }],
    ['WW2-VEH-38 soft transport', 'truck', { class: 'SMT', weapon: 'none' }],
    ['WW2-HG-25 armoured cars reconnoitre like any vehicle', 'm8', { weapon: 'VLG', class: 'LA', tread: 'wheeled' }],
  ])('%s', (_, id, wanted) => expect(unit(id)).toMatchObject(wanted));
  test('WW2-RES-28 every aircraft is AC, and nothing else', () => {
    const flying = UNITS.filter(id => unit(id).tread === null);
    expect(flying).toEqual(['BOMBER', 'ATTACK', 'FIGHTER', 'FIGHTER-jet', 'TRANSPORT']);
    expect(UNITS.filter(id => unit(id).class === 'AC')).toEqual(flying);
  });
  test.each([
    ['WW2-R-109 European', 'european', 'C'],
    ['WW2-R-109 Canadian', 'canadian', 'C'],
    ['WW2-R-112 German Para', 'german-para', 'B'],
  ])('%s', (_, troops, grade) => expect(told('grading', { troops })).toMatchObject({ grade }));
  test('WW2-R-96 grade B costs one and a half times', () =>
    expect(told('points', { unit: 'sherman', grade: 'B' })).toEqual({ each: 37.5, total: 37.5 }));
});

describe('armies', () => {
  const of = (unit: string, count: number, more: object = {}) => ({ unit, grade: 'C', count, ...more });
  const hq = (unit = 'IG') => of(unit, 1, { hq: true });
  const group = (...stands: object[]) => ({ stands });
  const army = (groups: object[], more: object = {}) => told('army-check', { nation: 'American', period: 'late', groups, ...more }); // biome-ignore format: one line
  const twelve = group(hq(), of('IG', 11));
  test.each([1, 2, 7])('WW2-ORG-01 an army of %s battle groups', many =>
    expect(army(Array(many).fill(twelve))).toMatchObject({ points: 24 * many }),
  );
  test('WW2-ORG-06 transport is a stand of its own and counts', () => {
    expect(army([group(hq(), of('IG', 8), of('truck', 3))])).toMatchObject({ points: 24 });
    expect(army([group(hq(), of('IG', 11), of('truck', 1))])).toBe('WW2-ORG-02');
  });
  test('WW2-ORG-08 stands of any type may be mixed', () =>
    expect(army([group(hq(), of('sherman', 3), of('LB', 2), of('FIGHTER', 1), of('truck', 2), of('HMG', 3))])).toMatchObject({ aircraft: 1, afv: { tankMinus: 3 } })); // biome-ignore format: one line
  test('WW2-CLS-20 a towed gun and its tower are two stands', () =>
    expect(army([group(hq(), of('MG-gun', 6), of('truck', 5))])).toMatchObject({ points: 2 + 48 + 10 }));
  test.each([
    ['WW2-R-117 batteries and mortars', [hq('LB'), of('Mortars', 11)], true],
    ['WW2-R-117 aircraft too', [hq('LB'), of('SRL', 5), of('ATTACK', 6)], true],
    ['WW2-R-117 no guns that shoot at what they see', [hq('LB'), of('Mortars', 10), of('MG-gun', 1)], false],
  ])('%s make a support group: %s', (_, stands, support) =>
    expect(army([group(...stands)])).toMatchObject({ groups: [{ support }] }),
  );
  test('WW2-R-107 aircraft stands are halved, not all stands', () => {
    const german = { nation: 'German', year: 1944, opponent: { nation: 'British', aircraft: 4 } };
    const how = under('WW2-BAL-05', 'on');
    const flying = (many: number) => [group(hq(), of('FIGHTER', many), of('IG', 11 - many))];
    const check = (many: number) => told('army-check', { period: 'late', groups: flying(many), ...german }, how);
    expect([typeof check(2), check(3)]).toEqual(['object', 'WW2-BAL-05']);
  });
  test('WW2-HG-23 an army of another nation takes vehicles of any supplier', () =>
    expect(army([group(hq(), of('t-34-85', 2), of('sherman', 2), of('tiger', 2), of('IG', 5))], { nation: 'Other' })).toMatchObject({ afv: { tankMinus: 4, tank: 2 } })); // biome-ignore format: one line
  test('WW2-HG-20 in an army of one’s own a group has twelve stands', () =>
    expect(army([group(hq(), of('IG', 5))])).toBe('WW2-ORG-02'));
});

describe('engagements', () => {
  const tank = { weapon: 'MG', class: 'MA', grade: 'C' };
  const gun = { weapon: 'LG', class: 'INF', grade: 'C' };
  const engage = (target: object, more: object = {}, shooter: object = {}) => ({ shooter: { ...tank, ...shooter }, target: { ...tank, ...target }, range: 900, ...more }); // biome-ignore format: one line
  const nobody = { shooterFires: false, targetFires: false, onTarget: null, onShooter: null };
  const shooterAlone = (onTarget: string) => ({ ...nobody, shooterFires: true, onTarget });
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-R-45 option 2 is option B: 4 and 1 find it', engage({ holdsFire: true }, { range: 1200 }), shooterAlone('P'), thrown(4, 2, 3, 3, 3, 3)],
    ['WW2-R-45 option 4 is not', engage({ holdsFire: true }, { range: 1200, option: 4 }), nobody, thrown(4, 2, 3, 3)],
    ['WW2-R-55 guns hide as infantry does', engage(gun, { range: 501 }), 'WW2-DET-07'],
    ['WW2-R-55 at 500m they are found on 5+', engage({ ...gun, holdsFire: true }, { range: 500 }), shooterAlone('P'), thrown(4, 2, 3, 3, 5, 3)],
    ['WW2-R-59 out of range', engage({}, { range: 1501 }), 'WW2-SHO-15'],
    ['WW2-R-59 out of arc', engage({}, {}, { canBear: false }), 'WW2-ARC-02'],
    ['WW2-R-59 out of sight', engage({}, { visible: false }), 'WW2-LOS-08'],
    ['WW2-R-59 beyond the second distance', engage({ cover: 'cover' }, { range: 501 }), 'WW2-DET-07'],
    ['WW2-R-59 a dash', engage({}, {}, { weapon: 'HMG' }), 'WW2-EFF-02'],
    ['WW2-R-60 a dash takes 2 off: both, and only one can', engage({ weapon: 'HMG' }), shooterAlone('R'), thrown(2, 2, 1, 5, 3, 4)],
    ['WW2-R-60 out of arc does not: the target alone, and cannot', engage({ canBear: false }), nobody, thrown(2, 2, 1, 5)],
    ['WW2-R-61 who is destroyed has fired all the same', engage({}), { ...shooterAlone('D'), targetFires: true, onShooter: 'D' }, thrown(2, 2, 3, 3, 6, 6, 6, 6)],
    ['WW2-R-80 radar is an attribute of the one who shoots', { shooter: { weapon: 'HG', class: 'INF', grade: 'C', aaa: true }, target: { weapon: 'ATTACK', class: 'AC', grade: 'C', radar: true }, range: 900, light: 'night' }, shooterAlone('-'), thrown(3, 3, 6, 3)],
    ['WW2-R-79 a static target', engage({ static: true, weapon: 'none' }, {}, { weapon: 'BOMBER', class: 'AC' }), shooterAlone('P'), thrown(2, 3, 3, 3, 3)],
    ['WW2-R-79 no other', engage({}, {}, { weapon: 'BOMBER', class: 'AC' }), 'WW2-AIR-02'],
    ['WW2-CLS-18 anti-aircraft guns have one row against aircraft', { shooter: { weapon: 'HMG', class: 'INF', grade: 'C', aaa: true }, target: { weapon: 'ATTACK', class: 'AC', grade: 'C' }, range: 2000 }, shooterAlone('P'), thrown(3, 3, 6, 3)],
    ['WW2-CLS-18 without, a machine gun has none', engage({ weapon: 'ATTACK', class: 'AC' }, {}, { weapon: 'HMG', class: 'INF' }), 'WW2-EFF-02'],
    ['WW2-EFF-03 a miss by one may still repulse', engage({ weapon: 'none' }), shooterAlone('R'), thrown(2, 2, 3, 3, 2, 5)],
    ['WW2-SHO-03 two dice, compared: 6 against 1 with all else equal', engage({}), shooterAlone('P'), thrown(2, 2, 6, 1, 3, 3)],
    ['WW2-DET-01 who has not detected brings no fire', engage({ holdsFire: true }, { option: 4 }), nobody, thrown(1, 2, 3, 3)],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('engagement', given, how)).toEqual(wanted));

  const look = (grade: string) => ({ grade, detected: true, suppression: 0, fireMarker: false, canAffect: true, able: true }); // biome-ignore format: one line
  test.each(GRADES.flatMap((one, i) => GRADES.slice(i + 1).map(other => [one, other])))(
    'WW2-GRD-05 %s is better than %s',
    (one, other) => {
      const contest = (a: string, b: string) => told('initiative', { shooter: look(a), target: look(b) }, thrown(4, 1));
      expect(contest(one!, other!)).toMatchObject({ outcome: 'shooter-only' });
      expect(contest(other!, one!)).toMatchObject({ outcome: 'both' });
    },
  );
});

describe('throws and calls', () => {
  test.each([0, 7, 2.5])('WW2-SCL-11 no die shows %s', score =>
    expect(told('command-points', { grades: ['A'] }, thrown(score, 1))).toMatch(/^throws/),
  );
  test('WW2-TER-01 one die gives the zone', () => {
    expect(told('climatic-zone', {}, thrown(3))).toMatchObject({ zone: 'Tropical' });
    expect(told('climatic-zone', {}, thrown(3, 3))).toBe('throws');
  });
  // biome-ignore format: one line a rule
  const cases: [string, string, object, object, Case[3]?][] = [
    ['WW2-R-77 a support group puts fighters on patrol without a throw', 'air-action', { type: 'FIGHTER', action: 'patrol', cp: 2, group: 'support' }, { called: true, cpLeft: 0 }],
    ['WW2-R-118 a support group throws for its own BGHQ too', 'call-fire', { group: 'support', distance: 0 }, { called: false, need: 5 }, thrown(4)],
    ['WW2-R-102 the second turn of smoke is the last', 'area-shoot', { effect: 'smoke', firer: 'mortars', range: 900, turnsUsed: 1 }, { turnsLeft: 0 }],
  ];
  test.each(cases)('%s', (_, question, given, wanted, how) => expect(told(question, given, how)).toMatchObject(wanted));
  test('WW2-SEQ-16 the attack of an aircraft is a shot like any other', () =>
    expect(cited('engagement', { shooter: { weapon: 'ATTACK', class: 'AC', grade: 'C' }, target: { weapon: 'MG', class: 'MA', grade: 'C' }, range: 900 }, thrown(2, 3, 3, 3, 3))).toContain('WW2-EFF-36')); // biome-ignore format: one line
});
