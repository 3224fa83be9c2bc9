import { defaultOptions } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { ArmyGiven } from '../../common/book/army-form.js';
import { ww2 } from '../index.js';
import { OPTIONS } from '../options.js';
import type { Army } from '../play/army-schema.js';
import type { ListedStand } from '../play/scenario.js';
import { scenario as encounter } from '../scenarios/encounter.js';
import { TERMS } from '../scenarios/terms.js';
import { ARMY_LISTS } from '../tables/lists.js';
import { GROUPS } from './groups.js';
import { ARMY_FORM } from './index.js';
import { freshStand, STANDS } from './stands.js';

const options = defaultOptions(OPTIONS);
const balanced = { ...options, 'WW2-BAL-01': 'on' };
const diced = encounter.data as object;

const stand = (unit: ListedStand['unit'], count: number, more: Partial<ListedStand> = {}): ListedStand => ({
  ...freshStand(unit, 'C'),
  count,
  ...more,
});
const army = (stands: ListedStand[], more: Partial<Army> = {}): Army => ({
  nation: 'German',
  period: 'late',
  home: null,
  obstacles: 0,
  groups: [{ name: 'group', radio: true, doctrine: 'normal', extraHq: false, stands }],
  ...more,
});
const HQ = stand('RG', 1, { hq: true });
const faultsOf = (of: Army, given: ArmyGiven) =>
  ARMY_FORM.check(of, given).map(({ rule, at }) => `${rule} ${at.join('.')}`);

describe('what is wrong stands at its place, all of it', () => {
  const INVENTED = { organisedAs: 'German', supplier: 'German', allyOf: 'Soviet', location: 'Ruritania' } as const;
  test.each<[string, Army, Partial<ArmyGiven>, string[]]>([
    ['WW2-ORG-02 a stand short', army([HQ, stand('RG', 10)]), {}, ['WW2-ORG-02 groups.0']],
    [
      'WW2-ORG-02, WW2-ORG-03 two things at once',
      army([stand('RG', 13)]),
      {},
      ['WW2-ORG-02 groups.0', 'WW2-ORG-03 groups.0.hq'],
    ],
    [
      'WW2-PTS-04 mortars on a tank',
      army([HQ, stand('RG', 10), stand('stug', 1, { lightMortars: true })]),
      {},
      ['WW2-PTS-04 groups.0.stands.2.lightMortars'],
    ],
    [
      'WW2-HG-12 skirts in an early army',
      army([HQ, stand('RG', 10), stand('stug', 1, { skirts: true })], { period: 'early' }),
      {},
      ['WW2-HG-12 groups.0.stands.2.skirts'],
    ],
    ['WW2-PTS-19 too dear', army([HQ, stand('tiger', 11)]), { asked: { points: 331 } }, ['WW2-PTS-19 ']],
    ['WW2-PTS-19 just not too dear', army([HQ, stand('tiger', 11)]), { asked: { points: 331.5 } }, []],
    [
      'WW2-BAL-03, WW2-BAL-04 too many of both classes',
      army([HQ, stand('tiger', 9), stand('tiger-2', 2)]),
      { options: balanced },
      ['WW2-BAL-03 ', 'WW2-BAL-04 '],
    ],
    ['WW2-R-120 two groups agreed', army([HQ, stand('RG', 11)]), { asked: { groups: [2] } }, ['WW2-R-120 ']],
    [
      'WW2-R-126 another nation declared',
      army([HQ, stand('RG', 11)]),
      { asked: { nation: 'Italian' } },
      ['WW2-R-126 nation'],
    ],
    [
      'WW2-FAN-01, WW2-FAN-02, WW2-FAN-06 invented',
      army([HQ, stand('RG', 10), stand('tiger-2', 1)], { fantasy: INVENTED }),
      {},
      ['WW2-FAN-01 fantasy', 'WW2-FAN-02 fantasy', 'WW2-FAN-06 fantasy'],
    ],
    [
      'WW2-FAN-04 a second source',
      army([HQ, stand('RG', 10), stand('sherman', 1)], { fantasy: { ...INVENTED, allyOf: 'German' } }),
      { options: { ...options, 'WW2-FAN-01': 'on' } },
      ['WW2-FAN-04 fantasy'],
    ],
    [
      'WW2-ENG-01 obstacles of nobody who defends',
      army([HQ, stand('RG', 11)], { obstacles: 3 }),
      {},
      ['WW2-ENG-01 obstacles'],
    ],
  ])('%s', (_, of, given, wanted) => expect(faultsOf(of, { options, ...given })).toEqual(wanted));
});

describe('each mend mends what it is for', () => {
  test.each<[string, Army, Partial<ArmyGiven>, string]>([
    ['WW2-ORG-02', army([HQ, stand('IG', 9)]), {}, 'Add 2 Infantry group, +4'],
    ['WW2-ORG-02', army([HQ, stand('IG', 14)]), {}, 'Leave out 3 Infantry group, −6'],
    ['WW2-ORG-03', army([stand('IG', 12)]), {}, 'The headquarters rides with 1 Infantry group'],
    ['WW2-PTS-04', army([HQ, stand('BARG', 11, { lightMortars: true })]), {}, 'Take it off'],
    ['WW2-PTS-19', army([HQ, stand('tiger', 11)]), { asked: { points: 330 } }, 'Swap 1 Tiger for 1 Panzer 4, −5'],
    ['WW2-PTS-19', army([HQ, stand('tiger', 11)]), { asked: { points: 170 } }, '1 group: grade D, −165.75'],
    [
      'WW2-BAL-04',
      army([HQ, stand('panzer-4', 10), stand('tiger-2', 1)], { nation: 'Soviet' }),
      { options: balanced },
      'Swap 1 Tiger II for 1 Tiger, −10',
    ],
    ['WW2-R-120', army([HQ, stand('RG', 11)]), { asked: { groups: [2] } }, 'Add SS panzer group'],
    ['WW2-R-126', army([HQ, stand('RG', 11)]), { asked: { nation: 'Italian' } }, 'Make it Italian'],
  ])('%s %#', (rule, of, change, label) => {
    const given = { options, ...change };
    const fault = ARMY_FORM.check(of, given).find(one => one.rule === rule)!;
    const mend = ARMY_FORM.mends!(of, fault, given).find(one => one.label === label);
    expect(ARMY_FORM.mends!(of, fault, given).map(one => one.label)).toContain(label);
    expect(ARMY_FORM.check(mend!.value, given).map(one => one.rule)).not.toContain(rule);
  });
});

describe('lists of nations', () => {
  const given = { options: { ...options, 'WW2-BAL-01': 'on' }, asked: { groups: [1] } };
  test.each(ARMY_LISTS.map(list => [list.rule, list.name, list] as const))(
    '%s %s can be fought with as it is',
    (_rule, name, list) => {
      const of = { ...army([]), nation: list.nation, period: list.period };
      const start = GROUPS.starts(given, of).find(({ label, text }) => label === name && text!.startsWith(list.rule))!;
      const own = { ...of, groups: [start.value] };
      expect(start.under).toBe(`Lists of a ${list.nation} army, ${list.period}`);
      expect(ARMY_FORM.check(own, given)).toEqual([]);
    },
  );
  test('WW2-HG-22 an ally’s group stands with the army’s own, that of an enemy outside', () => {
    const under = (label: string) =>
      GROUPS.starts(given, army([])).find(({ label: one, text }) => one === label && text!.includes('late'))?.under;
    expect(under('Soviet tank group')).toBe('Outside its lists');
    expect(under('SS panzer group')).toBe('Lists of a German army, late');
  });
});

describe('what it comes to', () => {
  const of = army([HQ, stand('tiger', 4), stand('panzer-4', 6), stand('FIGHTER', 1)]);
  const tallies = ARMY_FORM.tallies(of, { options: balanced, asked: { points: 620, groups: [1] } });
  test.each([
    ['WW2-PTS-19', 'Points', { count: 471.5, most: 620, unit: 'points' }],
    ['WW2-BAL-03', 'Tank, of 10 AFVs', { count: 40, most: 50, unit: '%' }],
    ['WW2-BAL-04', 'Tank+, of 10 AFVs', { count: 0, most: 10, unit: '%' }],
    ['WW2-R-120', 'Battle groups', { count: 1, of: 1 }],
  ])('%s %s', (rule, label, wanted) =>
    expect(tallies.find(one => one.label === label)).toMatchObject({ rule, ...wanted }),
  );
  test('WW2-PTS-20 a line is worth what its stands cost', () =>
    expect(STANDS.sheet.worthOf!(stand('IG', 4, { lightMortars: true, grade: 'B' }), { options })).toBe(13.5));
});

test('WW2-HG-27 vehicles bear the year since when there were such', () => {
  expect(STANDS.sheet.titleOf(stand('t-34-85', 1))).toBe('T34/85, 1944');
  expect(STANDS.sheet.titleOf(stand('IG', 1, { lightMortars: true }))).toBe('Infantry group, light mortars');
});

test('WW2-HG-22 an army to begin with is of one nation, where that has enough of its own', () => {
  const starts = ARMY_FORM.starts({ options, asked: { groups: [3], points: 620 } });
  expect(starts[0]!.label).toBe('German early');
  const own = starts.filter(({ label }) =>
    /^(German|British|Soviet|American|Japanese|French|Italian|Canadian) /.test(label),
  );
  expect(own.length).toBeGreaterThan(12);
  for (const { value } of own)
    for (const { name } of value.groups)
      expect(ARMY_LISTS.filter(list => list.name === name).map(({ nation }) => nation)).toContain(value.nation);
});

describe('armies that are brought to a battle', () => {
  const own = ARMY_FORM.starts({ options, asked: { groups: [3], points: 620 } }).find(
    ({ label }) => label === 'German late',
  )!.value;
  test('WW2-ORG-01, WW2-HG-23 as it was drawn up', () => {
    const set = ww2.setup({ ...diced, armies: { a: ARMY_FORM.armyOf(own) } }, options);
    expect(set).toMatchObject({ ok: true });
  });
  test('WW2-PTS-19 refused where fewer points are agreed on', () =>
    expect(ww2.setup({ ...diced, points: 100, armies: { a: own } }, options)).toMatchObject({
      ok: false,
      error: { rule: 'WW2-PTS-19', path: 'armies.a' },
    }));
  test('WW2-PTS-19, WW2-R-120 the form is told what was agreed on', () => {
    const asked = TERMS[encounter.id]!.find(({ files }) => files)!.asked!([
      { path: ['points'], value: 500 },
      { path: ['groups', 'b'], value: 2 },
      { path: ['defender'], value: 'b' },
    ]);
    expect(asked).toEqual({ groups: [3, 2], points: 500, defends: true });
  });

  const late = { ...options, 'WW2-BAL-05': 'on' };
  const flying = (nation: Army['nation'], aircraft: number) =>
    army([HQ, stand('RG', 11 - aircraft), stand('FIGHTER', aircraft)], { nation });
  test.each<[string, Army | undefined, string]>([
    ['WW2-BAL-06 an Ally has to be there first', undefined, 'WW2-BAL-06'],
    ['WW2-BAL-05 more than half of his aircraft', flying('British', 1), 'WW2-BAL-05'],
    ['WW2-BAL-05 half of them', flying('British', 3), 'done'],
    ['WW2-BAL-05 against the Soviets as many as he likes', flying('Soviet', 1), 'done'],
  ])('%s', (_, b, wanted) => {
    const one = { ...diced, points: 5000, groups: { a: 1, b: 1 }, table: { width: 3000, depth: 6000 } };
    const set = ww2.setup({ ...one, armies: { a: flying('German', 2), ...(b && { b }) } }, late);
    expect(set.ok ? 'done' : set.error.rule).toBe(wanted);
  });
});

test('WW2-ORG-01, WW2-PTS-17: in words it says once what it is, and what each letter means', () => {
  const { value } = ARMY_FORM.starts({ options }).find(({ label }) => label === 'German early')!;
  expect(ARMY_FORM.inWords(value).split('\n').slice(0, 3)).toEqual([
    'German army, early, before 1944, home zone Temperate',
    'German panzer group, radio, cautious',
    '  1 panzer-3, grade B: Panzer 3, 1937, BGHQ',
  ]);
});

test('WW2-ORG-02 read, written and read again it is the same', () => {
  for (const { value } of ARMY_FORM.starts({ options })) {
    const again = ARMY_FORM.read(JSON.parse(JSON.stringify(value)));
    expect(again).toEqual({ ok: true, value });
    expect(ARMY_FORM.inWords(value).split('\n').length).toBeGreaterThan(3);
  }
  expect(ARMY_FORM.read({ nation: 'Martian' })).toMatchObject({ ok: false });
});

describe('WW2-HG-27: a long list is shortened to what an army of that nation and period had', () => {
  const given = { options };
  const found = (of: Army, chosen: Readonly<Record<string, string>>) =>
    STANDS.starts(given, of)
      .filter(start => Object.entries(chosen).every(([name, value]) => start.found?.[name]?.includes(value) ?? true))
      .map(({ value }) => value.unit);
  const usual = (of: Army) => Object.fromEntries(STANDS.filters!(of).map(one => [one.name, one.usual ?? '']));
  test.each<[string, Partial<Army>, Record<string, string>, string[], string[]]>([
    ['late Germans', {}, { nation: 'German', period: 'late' }, ['RG', 'panzer-4', 'tiger-2'], ['sherman', 't-34-85']],
    [
      'early Germans',
      { period: 'early' },
      { nation: 'German', period: 'early' },
      ['RG', 'panzer-4'],
      ['tiger-2', 'sherman'],
    ],
    [
      'late Soviets',
      { nation: 'Soviet' },
      { nation: 'Soviet', period: 'late' },
      ['RG', 't-34-85'],
      ['panzer-4', 'sherman'],
    ],
  ])('WW2-HG-27 %s', (_, more, wanted, in_, out) => {
    const of = army([HQ], more);
    expect(usual(of)).toEqual(wanted);
    const units = found(of, wanted);
    expect(in_.filter(unit => !units.includes(unit as never))).toEqual([]);
    expect(out.filter(unit => units.includes(unit as never))).toEqual([]);
  });
  test('WW2-HG-27: whose nation makes nothing of its own chooses among all', () => {
    const of = army([HQ], { nation: 'Canadian' });
    expect(usual(of)).toEqual({ nation: '', period: 'late' });
    const all = STANDS.starts(given, of).length;
    expect(found(of, {}).length).toBe(all);
    expect(found(of, { nation: 'German' }).length).toBeLessThan(all / 2);
  });
});
