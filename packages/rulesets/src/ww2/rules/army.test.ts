import { describe, expect, test } from 'vitest';
import { type Case, cited, DEFAULTS, told, under } from '../kit.js';
import { TROOPS } from '../pieces.js';
import { ARMY_LISTS } from '../tables/lists.js';
import { groupOf, homesOf, listsFor } from './lists.js';

describe('grading', () => {
  const GRADED = { A: 3, B: 9, C: 5, D: 8 };
  test('WW2-GRD-01 WW2-GRD-02 WW2-GRD-03 WW2-GRD-04 every kind of troops has its grade', () => {
    const grades = TROOPS.map(troops => (told('grading', { troops }) as { grade: string }).grade);
    expect(grades).toEqual(Object.entries(GRADED).flatMap(([grade, n]) => Array(n).fill(grade)));
  });
  const doctrine = (troops: string, how = {}) => (told('grading', { troops }, how) as { doctrine: string }).doctrine;
  test('WW2-CP-10 WW2-CP-11 Mobile and Cautious troops', () => {
    const of = (wanted: string) => TROOPS.filter(troops => doctrine(troops) === wanted);
    expect(of('mobile')).toEqual(['ss-panzer', 'commando', 'german-para', 'late-canadian']);
    expect(of('cautious')).toEqual(['british-tank', 'panzer']);
  });
  test('WW2-R-49 mobile: Panzers are Mobile', () => {
    expect(doctrine('panzer', under('WW2-R-49', 'mobile'))).toBe('mobile');
    expect(cited('grading', { troops: 'panzer' }, under('WW2-R-49', 'mobile'))).toContain('WW2-CP-10');
    expect(doctrine('british-tank', under('WW2-R-49', 'mobile'))).toBe('cautious');
  });
});

describe('units and their price', () => {
  const HISTORICAL = under('WW2-R-99', 'historical');
  // biome-ignore format: one line a rule
  const units: Case[] = [
    ['WW2-R-98 HA', 'is-2', { class: 'HA' }],
    ['WW2-R-98 XA', 'is-2', { class: 'XA', weapon: 'HG' }, under('WW2-R-98', 'XA')],
    ['WW2-R-99 printed: Stuart', 'stuart', { weapon: 'MG', class: 'MA', speed: 'medium', points: 25 }],
    ['WW2-R-99 historical: Stuart', 'stuart', { weapon: 'VLG', class: 'LA', speed: 'fast', pointsClass: 'Light Tank', points: 15 }, HISTORICAL],
    ['WW2-R-99 historical: KV2', 'kv-2', { weapon: 'HG', class: 'MA', speed: 'slow', points: 25 }, HISTORICAL],
    ['WW2-R-99 historical: 251', 'sdkfz-251', { speed: 'wheeled', tread: 'halftrack' }, HISTORICAL],
    ['WW2-R-99 historical: 251 with VLG', 'sdkfz-251-vlg', { speed: 'wheeled' }, HISTORICAL],
    ['WW2-R-99 historical: 251 with LG', 'sdkfz-251-lg', { speed: 'wheeled' }, HISTORICAL],
    ['WW2-R-99 historical: 251 with MG', 'sdkfz-251-mg', { speed: 'wheeled' }, HISTORICAL],
  ];
  test.each(units)('%s', (_, unit, wanted, how) => expect(told('unit', { unit }, how)).toMatchObject(wanted as object));
  test.each([
    ['WW2-R-98', 'is-2'],
    ['WW2-R-99', 'stuart'],
    ['WW2-R-99', 'kv-2'],
    ['WW2-R-99', 'sdkfz-251-lg'],
    ['WW2-VEH-29', 'sherman'],
  ])('%s is cited for %s', (rule, unit) => expect(cited('unit', { unit })).toContain(rule));

  const stand = (unit: string, grade: string, more: object = {}) => ({ unit, grade, ...more });
  const each = (points: number, total = points) => ({ each: points, total });
  // biome-ignore format: one line a rule
  const prices: Case[] = [
    ['WW2-PTS-01 WW2-PTS-18 grade C as listed', stand('BARG', 'C'), each(1)],
    ['WW2-PTS-16 grade D: half', stand('IG', 'D'), each(1)],
    ['WW2-PTS-17 grade B: one and a half', stand('tiger', 'B'), each(45)],
    ['WW2-PTS-18 grade A: double', stand('truck', 'A'), each(4)],
    ['WW2-PTS-04 light mortars', stand('IG', 'C', { lightMortars: true }), each(2.25)],
    ['WW2-PTS-04 for RG and IG only', stand('BARG', 'C', { lightMortars: true }), 'WW2-PTS-04'],
    ['WW2-PTS-15 AAA', stand('HMG', 'C', { aaa: true }), each(6)],
    ['WW2-PTS-15 built in: not twice', stand('m16', 'C', { aaa: true }), each(13)],
    ['WW2-PTS-20 parts first, then the grade', stand('RG', 'D', { lightMortars: true }), each(0.875)],
    ['WW2-ENG-02 dug in, not multiplied', stand('BARG', 'B', { dugIn: true, count: 4 }), each(2.5, 10)],
    ['WW2-R-97 house', stand('HG-gun', 'C'), each(10)],
    ['WW2-R-97 artillery: guns', stand('VLG-gun', 'B'), each(60), under('WW2-R-97', 'artillery')],
    ['WW2-R-97 artillery: not HMG', stand('HMG', 'C'), each(3), under('WW2-R-97', 'artillery')],
    ['WW2-R-34 a command stand is free', stand('command', 'A'), each(0)],
    ['WW2-R-99 historical: a cheaper Stuart', stand('stuart', 'C'), each(15), under('WW2-R-99', 'historical')],
  ];
  test.each(prices)('%s', (_, given, wanted, how) => expect(told('points', given, how)).toEqual(wanted));
  test.each([
    ['WW2-PTS-03', stand('IG', 'C')],
    ['WW2-PTS-05', stand('m3', 'C')],
    ['WW2-PTS-06', stand('t-26', 'C')],
    ['WW2-PTS-07', stand('sherman', 'C')],
    ['WW2-PTS-09', stand('tiger-2', 'C')],
    ['WW2-PTS-10', stand('truck', 'C')],
    ['WW2-PTS-11', stand('Mortars', 'C')],
    ['WW2-PTS-12', stand('HB', 'C')],
    ['WW2-PTS-13', stand('SRL', 'C')],
    ['WW2-PTS-14', stand('TRANSPORT', 'C')],
    ['WW2-PTS-15', stand('wirbelwind', 'C')],
    ['WW2-PTS-16', stand('IG', 'D')],
    ['WW2-PTS-18', stand('IG', 'A')],
    ['WW2-R-97', stand('HMG', 'C')],
    ['WW2-R-97', stand('LG-gun', 'C')],
    ['WW2-R-97', stand('MG-gun', 'C')],
    ['WW2-R-34', stand('command', 'C')],
    ['WW2-ENG-02', stand('IG', 'C', { dugIn: true })],
  ])('%s is cited', (rule, given) => expect(cited('points', given)).toContain(rule));
});

describe('armies', () => {
  const foot = (count: number, more: object = {}) => ({ unit: 'IG', grade: 'C', count, ...more });
  const of = (unit: string, count = 1, more: object = {}) => ({ unit, grade: 'C', count, ...more });
  const HQ = foot(1, { hq: true });
  /** Twelve stands: a BGHQ, these, and foot. */
  const group = (...stands: { count: number }[]) => ({ stands: [HQ, ...stands, foot(11 - stands.reduce((n, s) => n + s.count, 0))].filter(s => s.count > 0) }); // biome-ignore format: one line
  const army = (groups: object[], more: object = {}) => ({ nation: 'German', period: 'late', groups, ...more });
  const one = (stand: { count: number }, more: object = {}) => army([group(stand)], more);
  const ENG = under('WW2-ENG-01', 'on');
  const BAL = under('WW2-BAL-01', 'on');
  const AIR = under('WW2-BAL-05', 'on');
  const FANTASY = { organisedAs: 'British', supplier: 'German', allyOf: 'German', location: 'Jersey' };
  const ally = (nation: string, aircraft: number) => ({ year: 1944, opponent: { nation, aircraft } });
  // biome-ignore format: one line a rule
  const cases: [string, object, string, Case[3]?][] = [
    ['WW2-ORG-02 twelve stands', army([{ stands: [HQ, foot(12)] }]), 'WW2-ORG-02'],
    ['WW2-ORG-03 one BGHQ', army([{ stands: [foot(12)] }]), 'WW2-ORG-03'],
    ['WW2-ORG-03 no more than one', army([{ stands: [foot(2, { hq: true }), foot(10)] }]), 'WW2-ORG-03'],
    ['WW2-ORG-14 with an additional one none of the twelve', army([{ ...group(), extraHq: true }]), 'WW2-ORG-03'],
    ['WW2-ORG-14 so', army([{ stands: [foot(12)], extraHq: true }]), 'legal'],
    ['WW2-R-34 no BGHQ in the air', army([{ stands: [of('FIGHTER', 1, { hq: true }), foot(11)] }]), 'WW2-R-34'],
    ['WW2-R-34 but in a group of aircraft', army([{ stands: [of('FIGHTER', 1, { hq: true }), of('ATTACK', 11)] }]), 'legal'],
    ['WW2-R-34 a command stand is none of the twelve', one(of('command')), 'WW2-R-34'],
    ['WW2-ENG-01 digging in needs the rule', one(foot(1, { dugIn: true }), { attackDefence: true }), 'WW2-ENG-01'],
    ['WW2-ENG-01 and an attack', one(foot(1, { dugIn: true })), 'WW2-ENG-01', ENG],
    ['WW2-ENG-01 so', one(foot(1, { dugIn: true }), { attackDefence: true }), 'legal', ENG],
    ['WW2-PTS-04 light mortars', one(of('BARG', 1, { lightMortars: true })), 'WW2-PTS-04'],
    ['WW2-HG-12 skirts', one(of('panther', 1, { skirts: true })), 'legal'],
    ['WW2-HG-12 of late armies', one(of('panther', 1, { skirts: true }), { period: 'early' }), 'WW2-HG-12'],
    ['WW2-HG-12 not on a Tiger', one(of('tiger', 1, { skirts: true })), 'WW2-HG-12'],
    ['WW2-HG-12 of its own nation', one(of('panzer-4', 1, { skirts: true }), { nation: 'Italian' }), 'WW2-HG-12'],
    ['WW2-HG-12 late Panzer 3', one(of('panzer-3-late', 1, { skirts: true })), 'legal'],
    ['WW2-HG-12 Panzer 4', one(of('panzer-4', 1, { skirts: true })), 'legal'],
    ['WW2-HG-12 StuG', one(of('stug', 1, { skirts: true })), 'legal'],
    ['WW2-HG-12 Churchill', one(of('churchill', 1, { skirts: true }), { nation: 'British' }), 'legal'],
    ['WW2-HG-12 T34/85', one(of('t-34-85', 1, { skirts: true }), { nation: 'Soviet' }), 'legal'],
    ['WW2-ORG-11 late British artillery', one(of('MB', 1, { lateBritish: true }), { nation: 'British' }), 'legal'],
    ['WW2-ORG-11 not early', one(of('MB', 1, { lateBritish: true }), { nation: 'British', period: 'early' }), 'WW2-ORG-11'],
    ['WW2-ORG-11 not German', one(of('MB', 1, { lateBritish: true })), 'WW2-ORG-11'],
    ['WW2-ORG-11 not mortars', one(of('Mortars', 1, { lateBritish: true }), { nation: 'British' }), 'WW2-ORG-11'],
    ['WW2-HG-11 radar', one(of('HMG', 1, { aaa: true, radar: true })), 'legal'],
    ['WW2-HG-11 built-in AAA', one(of('m16', 1, { radar: true }), { nation: 'American' }), 'legal'],
    ['WW2-HG-11 WW2-HG-24 jets', one(of('FIGHTER-jet', 1, { radar: true }), { nation: 'British' }), 'legal'],
    ['WW2-HG-11 not without AAA', one(of('HMG', 1, { radar: true })), 'WW2-HG-11'],
    ['WW2-HG-11 not Soviet', one(of('FIGHTER', 1, { radar: true }), { nation: 'Soviet' }), 'WW2-HG-11'],
    ['WW2-HG-11 not early', one(of('FIGHTER', 1, { radar: true }), { period: 'early' }), 'WW2-HG-11'],
    ['WW2-HG-04 jungle training', one(of('RG', 1, { jungleTrained: true })), 'legal'],
    ['WW2-HG-04 for foot only', one(of('HMG', 1, { jungleTrained: true })), 'WW2-HG-04'],
    ['WW2-ENG-01 obstacles', one(foot(1), { obstacles: 1 }), 'WW2-ENG-01'],
    ['WW2-R-105 as many as stands', one(foot(1), { obstacles: 12, attackDefence: true }), 'legal', ENG],
    ['WW2-R-105 no more', one(foot(1), { obstacles: 13, attackDefence: true }), 'WW2-R-105', ENG],
    ['WW2-PTS-19 the points agreed', one(foot(1), { pointsLimit: 24 }), 'legal'],
    ['WW2-PTS-19 no more', one(foot(1), { pointsLimit: 23.75 }), 'WW2-PTS-19'],
    ['WW2-R-105 obstacles cost a point', one(foot(1), { pointsLimit: 24, obstacles: 1, attackDefence: true }), 'WW2-PTS-19', ENG],
    ['WW2-BAL-01 off by default', army([group(of('tiger', 11))]), 'legal'],
    ['WW2-BAL-03 half may be Tanks', army([group(of('tiger', 4), of('panzer-4', 4))]), 'legal', BAL],
    ['WW2-BAL-03 no more', army([group(of('tiger', 5), of('panzer-4', 4))]), 'WW2-BAL-03', BAL],
    ['WW2-BAL-03 a fifth of Soviet AFVs', army([group(of('is-2', 2), of('t-34-85', 8))], { nation: 'Soviet' }), 'legal', BAL],
    ['WW2-BAL-03 no more', army([group(of('is-2', 2), of('t-34-85', 7))], { nation: 'Soviet' }), 'WW2-BAL-03', BAL],
    ['WW2-BAL-03 a Soviet one more of a larger army', army([group(of('is-2', 5), of('t-34-85', 6)), group(of('t-34-85', 11)), group(of('t-34-85', 2))], { nation: 'Soviet' }), 'WW2-BAL-03', BAL],
    ['WW2-BAL-04 a German one more of a larger army', army([group(of('tiger-2', 2), of('panzer-4', 9)), group(of('panzer-4', 8))]), 'WW2-BAL-04', BAL],
    ['WW2-BAL-04 a tenth Tank+', army([group(of('tiger-2', 1), of('panzer-4', 9))]), 'legal', BAL],
    ['WW2-BAL-04 no more', army([group(of('tiger-2', 1), of('panzer-4', 8))]), 'WW2-BAL-04', BAL],
    ['WW2-BAL-04 Soviet: a twentieth', army([group(of('is-3', 1), of('t-34-85', 9)), group(of('t-34-85', 10))], { nation: 'Soviet' }), 'legal', BAL],
    ['WW2-BAL-04 Soviet: no more', army([group(of('is-3', 1), of('t-34-85', 9)), group(of('t-34-85', 9))], { nation: 'Soviet' }), 'WW2-BAL-04', BAL],
    ['WW2-BAL-02 light tanks without limit', army([group(of('panzer-2', 11))]), 'legal', BAL],
    ['WW2-BAL-01 others are free', army([group(of('pershing', 11))], { nation: 'American' }), 'legal', BAL],
    ['WW2-R-106 APCs are no AFVs', army([group(of('tiger', 1), of('panzer-4', 1), of('sdkfz-251', 2))]), 'legal', BAL],
    ['WW2-R-106 they do not help either', army([group(of('tiger', 2), of('panzer-4', 1), of('sdkfz-251', 5))]), 'WW2-BAL-03', BAL],
    ['WW2-BAL-05 half as many aircraft, rounded up', one(of('FIGHTER', 2), ally('British', 3)), 'legal', AIR],
    ['WW2-BAL-05 no more', one(of('FIGHTER', 2), ally('British', 2)), 'WW2-BAL-05', AIR],
    ['WW2-BAL-05 off by default', one(of('FIGHTER', 2), ally('British', 0)), 'legal'],
    ['WW2-BAL-05 1945', one(of('FIGHTER', 2), { ...ally('American', 2), year: 1945 }), 'WW2-BAL-05', AIR],
    ['WW2-BAL-05 not in 1943', one(of('FIGHTER', 2), { ...ally('French', 2), year: 1943 }), 'legal', AIR],
    ['WW2-BAL-05 Canadians', one(of('FIGHTER', 2), ally('Canadian', 2)), 'WW2-BAL-05', AIR],
    ['WW2-BAL-05 Commonwealth', one(of('FIGHTER', 2), ally('Commonwealth', 2)), 'WW2-BAL-05', AIR],
    ['WW2-BAL-05 French', one(of('FIGHTER', 2), ally('French', 2)), 'WW2-BAL-05', AIR],
    ['WW2-BAL-05 not against Soviets', one(of('FIGHTER', 2), ally('Soviet', 0)), 'legal', AIR],
    ['WW2-BAL-05 not for others', one(of('FIGHTER', 2), { ...ally('British', 0), nation: 'Italian' }), 'legal', AIR],
    ['WW2-FAN-02 no Tank+', one(of('tiger-2'), { fantasy: FANTASY }), 'WW2-FAN-02'],
    ['WW2-FAN-03 WW2-R-108 no jets', one(of('FIGHTER-jet'), { fantasy: FANTASY }), 'WW2-FAN-03'],
    ['WW2-FAN-04 one supplier', one(of('sherman'), { fantasy: FANTASY }), 'WW2-FAN-04'],
    ['WW2-FAN-04 his own', one(of('panther'), { fantasy: FANTASY }), 'legal'],
    ['WW2-FAN-04 APCs and batteries from anybody', army([group(of('m3'), of('sp-mb'))], { fantasy: FANTASY }), 'legal'],
    ['WW2-FAN-06 an ally of its supplier', one(foot(1), { fantasy: { ...FANTASY, allyOf: 'British' } }), 'WW2-FAN-06'],
    ['WW2-FAN-05 organised as one of six', one(foot(1), { fantasy: { ...FANTASY, organisedAs: 'Italian' } }), 'given.fantasy.organisedAs'],
    ['fields of inner lists', army([{ stands: [HQ, { unit: 'elephant', grade: 'C' }] }]), 'given.groups[0].stands[1].unit'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = told('army-check', given, how);
    expect(typeof found === 'string' ? found : 'legal').toBe(wanted);
  });
  test('an army is counted: points, grades, support, aircraft and AFVs', () => {
    const support = { stands: [of('LB', 1, { hq: true }), of('Mortars', 9), of('BOMBER', 2)] };
    const mixed = group(of('tiger', 2), of('panzer-2', 3), { ...of('stug', 1), grade: 'D' } as { count: number });
    expect(told('army-check', army([support, mixed]))).toEqual({
      points: 485 + 129.5,
      groups: [
        { points: 485, grade: 'C', support: true },
        { points: 129.5, grade: 'D', support: false },
      ],
      aircraft: 2,
      afv: { light: 3, tankMinus: 1, tank: 2, tankPlus: 0 },
    });
    const rules = cited('army-check', army([support, mixed]));
    expect(rules).toEqual(
      expect.arrayContaining(['WW2-ORG-02', 'WW2-ORG-03', 'WW2-PTS-12', 'WW2-PTS-16', 'WW2-PTS-18']),
    );
    expect(new Set(rules).size).toBeLessThanOrEqual(rules.length);
  });
});

describe('army lists', () => {
  const names = (nation: string, period: string) =>
    listsFor(nation as never, period as never).map(l => l.rule.slice(4));
  test('WW2-HG-22 who may take whose groups', () => {
    expect(names('Japanese', 'late')).toEqual(['HL-29', 'HL-30', 'HL-31']);
    expect(names('Japanese', 'early')).toEqual(['HL-27', 'HL-28', 'HL-31']);
    expect(names('American', 'late')).toContain('HL-51');
    expect(names('German', 'late')).toContain('HL-42');
    expect(names('German', 'late')).not.toContain('HL-32');
    expect(names('German', 'early')).toEqual(expect.arrayContaining(['HL-01', 'HL-32', 'HL-46', 'HL-64']));
    expect(names('German', 'early')).not.toContain('HL-62');
    expect(names('British', 'early')).toEqual(expect.arrayContaining(['HL-09', 'HL-15', 'HL-49', 'HL-61']));
    expect(names('Commonwealth', 'late')).toEqual(expect.arrayContaining(['HL-11', 'HL-60']));
    expect(names('British', 'late')).not.toContain('HL-15');
    expect(names('Soviet', 'late')).toEqual(['HL-18', 'HL-19', 'HL-20']);
  });
  test('WW2-HG-03 the home of most groups; of equals the owner chooses', () => {
    const at = (...homes: string[]) => homesOf(homes.map(home => ({ home })) as never);
    expect(at('Desert', 'Cold', 'Cold')).toEqual(['Cold']);
    expect(at('Desert', 'Cold')).toEqual(['Desert', 'Cold']);
  });
  const list = (rule: string, options = DEFAULTS) => groupOf(ARMY_LISTS.find(l => l.rule === rule)!, options);
  test('WW2-HG-02 WW2-HG-04 a group with its radio, training and attributes', () => {
    expect(list('WW2-HL-13')).toMatchObject({ radio: true, doctrine: 'mobile', extraHq: false });
    expect(list('WW2-HL-13').stands.map(s => s.jungleTrained)).toEqual([true, true, false, false]);
    expect(list('WW2-HL-11').stands.map(s => s.lateBritish)).toEqual([false, false, false, false, false, true]);
    expect(list('WW2-HL-39').stands.filter(s => s.skirts).map(s => s.unit)).toEqual(['panzer-4', 'panzer-4', 'panther', 'stug']); // biome-ignore format: one line
    expect(list('WW2-HL-03').stands.find(s => s.aaa)).toMatchObject({ unit: 'HG-gun', count: 1 });
    expect(list('WW2-HL-52')).toMatchObject({ extraHq: true });
  });
  test.each(['02', '05', '39', '40', '48'])('WW2-R-49 mobile: WW2-HL-%s is Mobile', n => {
    expect(list(`WW2-HL-${n}`).doctrine).toBe('cautious');
    expect(list(`WW2-HL-${n}`, { ...DEFAULTS, 'WW2-R-49': 'mobile' }).doctrine).toBe('mobile');
    expect(list('WW2-HL-12', { ...DEFAULTS, 'WW2-R-49': 'mobile' }).doctrine).toBe('cautious');
  });
});
