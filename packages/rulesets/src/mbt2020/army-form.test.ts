import { defaultOptions, isRefusal, scriptedDice, start, submit } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { ChoiceField, FlagField, SheetList } from '../common/book/army-form.js';
import type { Army, ArmyBattleGroup, ArmyLine } from '../common/mbt/play/army-schema.js';
import { ARMY_FORM } from './army-form.js';
import { mbt2020 } from './index.js';
import { OPTIONS } from './options.js';
import { SCENARIOS } from './scenarios/index.js';
import { TERMS } from './scenarios/terms.js';

const options = defaultOptions(OPTIONS);
const given = { options, asked: { groups: [2] } };
const engineers = { ...given, options: { ...options, 'MBT20-OPT-02': 'on' } };
const balanced = ARMY_FORM.starts(given)[0]!.value;
const diced = SCENARIOS.find(({ id }) => id === 'mbt2020-encounter')!.data as object;
const groups = ARMY_FORM.sheet.list as unknown as SheetList<ArmyBattleGroup>;
const stands = groups.sheet.list!;

const group = (change: Partial<ArmyBattleGroup>, i = 0): Army => ({
  ...balanced,
  battleGroups: balanced.battleGroups.map((one, k) => (k === i ? { ...one, ...change } : one)),
});
const line = (i: number, change: Partial<ArmyLine>): Army =>
  group({ stands: balanced.battleGroups[0]!.stands.map((one, k) => (k === i ? { ...one, ...change } : one)) });
const faults = (army: Army, of = given) => ARMY_FORM.check(army, of).map(({ at, rule }) => [at.join('.'), rule]);

describe('an army of one’s own', () => {
  const starts = ARMY_FORM.starts(given).map(({ label, value }) => [label, value] as const);
  test.each(starts)('MBT20-HSE-12 %s can be fought with as it is', (_, army) => {
    expect(faults(army)).toEqual([]);
    expect(mbt2020.setup({ ...diced, armies: { a: ARMY_FORM.armyOf(army) } }, options)).toMatchObject({ ok: true });
  });
  test.each(starts)('MBT20-ORG-02 %s goes through a file and back unchanged', (_, army) =>
    expect(ARMY_FORM.read(JSON.parse(JSON.stringify(army)))).toEqual({ ok: true, value: army }),
  );

  // biome-ignore format: one line a case
  const wrong: [string, Army, (readonly [string, string | undefined])[]][] = [
    ['MBT20-ORG-01 a group too few',              { ...balanced, battleGroups: balanced.battleGroups.slice(1) }, [['', 'MBT20-ORG-01']]],
    ['MBT20-ORG-02 eleven stands',                line(1, { count: 2 }),                         [['battleGroups.0', 'MBT20-ORG-02']]],
    ['MBT20-ORG-03 nobody leads',                 line(0, { bghq: false }),                      [['battleGroups.0.bghq', 'MBT20-ORG-03']]],
    ['MBT20-ORG-03 three lead',                   line(1, { bghq: true }),                       [['battleGroups.0.bghq', 'MBT20-ORG-03']]],
    ['MBT20-R-93 the guns lead',                  group({ stands: balanced.battleGroups[0]!.stands.map((one, i, all) => ({ ...one, bghq: i === all.length - 1 })) }), [['battleGroups.0.bghq', 'MBT20-R-93']]],
    ['MBT20-POS-05 tanks on reconnaissance',      line(1, { posture: 'REC' }),                   [['battleGroups.0.stands.1', 'MBT20-POS-05']]],
    ['MBT20-MOD-07 guns in a hurry, and MBT20-POS-04', group({ stands: balanced.battleGroups[0]!.stands.map(one => (one.subClass === 'ARTn' ? { ...one, mode: 'FAST' as const } : one.posture === 'LAS' ? { ...one, posture: 'ARM' as const } : one)) }), [['battleGroups.0.stands.6', 'MBT20-POS-04'], ['battleGroups.0.stands.7', 'MBT20-MOD-07']]],
    ['MBT20-OPT-02 engineers that are not in use', line(4, { subClass: 'FE', posture: 'INF' }),  [['battleGroups.0.stands.4', 'MBT20-OPT-02']]],
    ['MBT20-FAN-02, MBT20-FAN-03 an invented army has a place and insignia', { ...balanced, fantasy: { location: '', insignia: '' } }, [['fantasy', 'MBT20-FAN-02'], ['fantasy', 'MBT20-FAN-03']]],
    ['MBT20-R-162 an army comes from somewhere',  { ...balanced, regions: [] },                  [['regions', undefined]]],
    ['a group has a name',                        group({ name: '' }, 1),                        [['battleGroups.1.name', undefined]]],
  ];
  test.each(wrong)('%s', (_, army, expected) => expect(faults(army)).toEqual(expected));
  test('MBT20-ORG-02 what could be left out is told apart, and of which group it is', () => {
    const army = line(4, { count: 2 });
    const [fault] = ARMY_FORM.check(army, given);
    const labels = ARMY_FORM.mends!(army, fault!, given).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain('Leave out 1 Infantry in carriers (reconnaissance, in a hurry) in 1. Balanced group');
  });
  test('MBT20-ORG-01 either of two forces that were agreed on', () => {
    const either = { options, asked: { groups: [1, 3] } };
    expect(ARMY_FORM.check(balanced, either)).toMatchObject([{ message: 'the agreed force is 1 or 3 Battle Groups' }]);
  });

  describe('MBT20-HSE-25 where it was agreed to come from', () => {
    const from = (...nations: string[]) => ({ options, asked: { groups: [2], nations } });
    // biome-ignore format: one line a case
    const cases: [string, string[], string | undefined][] = [
      ['MBT20-HSE-25 from there',                    ['United Kingdom'],        undefined],
      ['MBT20-HSE-25 MBT20-R-162 the same regions',  ['Germany'],               undefined],
      ['MBT20-HSE-25 from elsewhere',                ['Russia'],                'it was agreed that this army comes from Russia'],
      ['MBT20-HSE-25 for either side',               ['Russia', 'France'],      undefined],
      ['MBT20-HSE-25 for neither side',              ['Russia', 'Iran'],        'it was agreed that this army comes from Russia or Iran'],
    ];
    test.each(cases)('%s', (_, nations, message) =>
      expect(ARMY_FORM.check(balanced, from(...nations))).toMatchObject(
        message ? [{ at: ['regions'], rule: 'MBT20-HSE-25', message }] : [],
      ),
    );
    test('MBT20-HSE-25 the form begins with it and offers it alone', () => {
      const begun = ARMY_FORM.starts(from('Russia'))[0]!.value;
      expect([begun.name, faults(begun, from('Russia'))]).toEqual(['Russia', []]);
      const nation = ARMY_FORM.sheet.fields.find(one => one.name === 'nation') as unknown as ChoiceField<Army>;
      expect(nation.among(begun, from('Russia')).map(({ value }) => value)).toEqual(['', 'Russia']);
    });
  });

  const field = (name: string) => stands.sheet.fields.find(one => one.name === name);
  const choice = (name: string) => field(name) as unknown as ChoiceField<ArmyLine>;
  const tanks: ArmyLine = { subClass: 'MBTn', posture: 'ARM', mode: 'FAST', bghq: true, jungleTrained: false, count: 3 }; // biome-ignore format: a line
  const written = ({ subClass, posture, mode }: ArmyLine) => `${subClass} ${posture} ${mode}`;
  // biome-ignore format: one line a case
  const changes: [string, Partial<ArmyLine>, string, string, string][] = [
    ['MBT20-MOD-03 within a class all stays',            {},                                                'subClass', 'MBT+', 'MBT+ ARM FAST'],
    ['MBT20-POS-04 another class begins as usual',       {},                                                'subClass', 'INFn', 'INFn INF MOBILE'],
    ['MBT20-POS-07 guns stand off the table',            {},                                                'subClass', 'ARTn', 'ARTn OTF STATIC'],
    ['MBT20-MOD-06 towed guns do not scoot',             { subClass: 'ARTn', posture: 'OTF', mode: 'SNS' }, 'subClass', 'ART-', 'ART- OTF STATIC'],
    ['MBT20-MOD-02 infantry in trucks is in no hurry',   { subClass: 'INFn', posture: 'REC', mode: 'FAST' }, 'subClass', 'INF-', 'INF- REC MOBILE'],
    ['MBT20-POS-06 aircraft support',                    {},                                                'subClass', 'AIRn', 'AIRn CAS MOBILE'],
  ];
  test.each(changes)('%s', (_, from, name, to, expected) => {
    const changed = choice(name).set({ ...tanks, ...from }, to, given);
    expect([written(changed), changed.count, changed.bghq]).toEqual([expected, 3, true]);
  });
  test('MBT20-R-53 a helicopter supports', () => {
    const fighter: ArmyLine = { ...tanks, subClass: 'AIRn', posture: 'ASF', mode: 'MOBILE' };
    const flag = field('helicopter') as unknown as FlagField<ArmyLine>;
    expect(written(flag.set(fighter, true, given))).toBe('AIRn CAS MOBILE');
  });
  test('MBT20-POS-04, MBT20-MOD-02 only what the rules allow is offered', () => {
    const among = (name: string, of: ArmyLine) =>
      choice(name)
        .among(of, given)
        .map(({ value }) => value);
    expect(among('posture', { ...tanks, subClass: 'INF-', posture: 'INF', mode: 'STATIC' })).toEqual([
      'INF',
      'LAS',
      'ATM',
      'REC',
      'ADA',
      'PDA', // biome-ignore format: a line
    ]);
    expect(among('mode', { ...tanks, subClass: 'INF-', posture: 'INF', mode: 'STATIC' })).toEqual(['STATIC', 'MOBILE']);
    expect(among('posture', tanks)).toEqual(['ARM']);
  });
  test('MBT20-OPT-02 engineers are offered where they are in use', () => {
    const offered = (of: typeof given) =>
      choice('subClass')
        .among(tanks, of)
        .some(({ value }) => value === 'FE');
    expect([offered(given), offered(engineers)]).toEqual([false, true]);
  });
  test('MBT20-ORG-03 the headquarters is one stand of its line, and the only one', () => {
    const bghq = groups.sheet.fields.find(one => one.name === 'bghq') as unknown as ChoiceField<ArmyBattleGroup>;
    const led = bghq.set(balanced.battleGroups[0]!, '2', given);
    expect(led.stands.map(one => [one.count, one.bghq]).slice(0, 4)).toEqual([
      [1, false],
      [3, false],
      [1, true],
      [2, false],
    ]);
    expect(faults(group(led))).toEqual([]);
    expect(stands.beside!(led.stands[2], led.stands)).toMatchObject({ bghq: false });
  });
  test('MBT20-R-95 of what a stand can engage nothing is told that a ruling leaves idle', () => {
    const told = (of: typeof given) => stands.sheet.about!(tanks, of).map(({ rule }) => rule);
    expect(told(given)).toEqual(['MBT20-TRN-24', 'MBT20-ELG-24']);
    expect(told({ ...given, options: { ...options, 'MBT20-R-95': 'infantry-too' } })).toContain('MBT20-R-95');
  });
  test('MBT20-HSE-11 a nation brings its regions and its home', () => {
    const nation = ARMY_FORM.sheet.fields.find(one => one.name === 'nation') as unknown as ChoiceField<Army>;
    const finns = nation.set(balanced, 'Finland', given);
    expect(finns).toMatchObject({ name: 'Finland', regions: ['europe'], homeZone: 'Cold' });
    expect(nation.set(finns, '', given)).toBe(finns);
  });
  test('MBT20-ORG-02 in plain lines', () =>
    expect(
      ARMY_FORM.inWords({ ...balanced, battleGroups: [balanced.battleGroups[0]!] })
        .split('\n')
        .slice(0, 4),
    ).toEqual([
      'United Kingdom, GRADE+, Temperate',
      '1. Balanced group',
      '  1 MBTn ARM MOBILE: usual tanks, armour, BGHQ',
      '  3 MBTn ARM MOBILE: usual tanks, armour',
    ]));
});

describe('MBT20-ORG-01 an army is brought to the battle', () => {
  const terms = TERMS['mbt2020-encounter']!;
  const asked = (groupsAgreed?: object) =>
    terms.find(({ id }) => id === 'armies')!.asked!(groupsAgreed ? [{ path: ['groups'], value: groupsAgreed }] : []);
  test('MBT20-ORG-01 as many Battle Groups as were agreed on', () => {
    expect(asked()).toEqual({ groups: [2] });
    expect(asked({ a: 3, b: 1 })).toEqual({ groups: [3, 1] });
  });
  // biome-ignore format: one line a case
  const agreements: [string, object, string[] | undefined][] = [
    ['MBT20-HSE-25 nobody’s nation was agreed on', {},                            undefined],
    ['MBT20-HSE-25 one side is free',              { a: 'Russia', b: null },      undefined],
    ['MBT20-HSE-25 both come from somewhere',      { a: 'Russia', b: 'Iran' },    ['Russia', 'Iran']],
    ['MBT20-HSE-25 both from the same nation',     { a: 'Iran', b: 'Iran' },      ['Iran']],
  ];
  test.each(agreements)('%s', (_, nations, expected) => {
    const { asked: askedOf } = terms.find(({ id }) => id === 'armies')!;
    expect(askedOf!([{ path: ['nations'], value: nations }])).toEqual({ groups: [2], nations: expected });
  });
  test('MBT20-HSE-25 at the table the form asks for the nation of the side, and begins with it', () => {
    const scenario = { ...diced, nations: { a: 'Russia', b: null } };
    const match = start({ rules: mbt2020, scenario, options, dice: scriptedDice([]) });
    if (!match.ok) throw new Error(match.error.message);
    const written = (by: 'a' | 'b') => {
      const seat = { view: mbt2020.view(match.value.state, by), by, options };
      const gesture = mbt2020.face.gesture(seat, 'army', { verb: 'submitArmy' });
      if (isRefusal(gesture) || gesture.kind !== 'write') throw new Error('nothing to write');
      return gesture;
    };
    expect(written('a').given.asked).toEqual({ groups: [2], nations: ['Russia'] });
    expect(written('b').given.asked).toEqual({ groups: [2] });
    const army = written('a').starts[0]!.value as Army;
    expect(submit(match.value, 'a', { verb: 'submitArmy', army })).toMatchObject({ ok: true });
  });
  test('MBT20-ORG-01 at the table the form is offered, and what it suggests can be handed in', () => {
    const match = start({ rules: mbt2020, scenario: diced, options, dice: scriptedDice([]) });
    if (!match.ok) throw new Error(match.error.message);
    const seat = { view: mbt2020.view(match.value.state, 'a'), by: 'a' as const, options };
    expect(
      mbt2020.face
        .menu(seat)
        .map(({ verb }) => verb)
        .slice(0, 2),
    ).toEqual(['raiseArmy', 'submitArmy']);
    const gesture = mbt2020.face.gesture(seat, 'army', { verb: 'submitArmy' });
    if (isRefusal(gesture) || gesture.kind !== 'write') throw new Error('nothing to write');
    expect(gesture.given.asked).toEqual({ groups: [2] });
    const army = gesture.starts[0]!.value as Army;
    expect(faults(army)).toEqual([]);
    expect(submit(match.value, 'a', { verb: 'submitArmy', army })).toMatchObject({ ok: true });
    expect(mbt2020.view(match.value.state, 'b').rosters.a).toBeNull();
  });
});
