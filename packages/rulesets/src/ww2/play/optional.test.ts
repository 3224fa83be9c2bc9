import { answer, defaultOptions, scriptedDice, seededDice, start, submit, told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { statusOf } from '../face/status.js';
import { ww2 } from '../index.js';
import type { Army } from './army-schema.js';
import { riflemen } from './sample-army.js';
import type { State } from './state.js';

/** Every optional rule that players switch makes a difference in a battle, whatever the scenario; or the page says that it cannot. */

type Switch = 'off' | 'on';
const FREE = {
  id: 'free',
  title: 'Free',
  diced: true,
  points: 2000,
  groups: { a: 1, b: 1 },
  table: { width: null, depth: null },
  river: 'none',
};
const scenario = (id: string) => ww2.scenarios.find(one => one.id === id)!.data;

function battle(
  data: unknown,
  chosen: Readonly<Record<string, string>>,
  dice: readonly number[] | 'seeded' = 'seeded',
) {
  const thrown = dice === 'seeded' ? seededDice(5) : scriptedDice([...dice]);
  const options = { ...defaultOptions(ww2.options), ...chosen };
  const begun = start({ rules: ww2, scenario: data, options, dice: thrown });
  if (!begun.ok) throw new Error(begun.error.message);
  return { match: begun.value, state: begun.value.state as State };
}
/** `done`, or the rule by which an army is refused. */
function bringing(army: Army, chosen: Readonly<Record<string, string>>, data: object = FREE): string {
  const done = submit(battle(data, chosen).match, 'a', { verb: 'submitArmy', army } as never);
  return done.ok ? 'done' : done.error.rule!;
}
const one = riflemen('German', 1, 2000);
const [group] = one.groups;
const stand = group!.stands[0]!;
/** Twelve stands of which so many are of a unit. */
const withUnits = (unit: string, count: number, more: Partial<Army> = {}): Army => ({
  ...one,
  ...more,
  groups: [
    {
      ...group!,
      stands: [
        { ...stand, unit: 'RG', count: 1, hq: true, lightMortars: false },
        { ...stand, unit: unit as never, count, hq: false, lightMortars: false },
        { ...stand, unit: 'RG', count: 11 - count, hq: false, lightMortars: false },
      ],
    },
  ],
});

describe('armies that are brought', () => {
  const invented = { organisedAs: 'British', supplier: 'British', allyOf: 'British', location: 'Ruritania' } as const;
  // biome-ignore format: one line a rule
  test.each<[string, Army, object, Record<Switch, string>]>([
    ['WW2-BAL-01', withUnits('panther', 4, { period: 'late' }), FREE, { off: 'done', on: 'WW2-BAL-03' }],
    ['WW2-FAN-01', { ...riflemen('Other', 1, 2000), fantasy: invented }, FREE, { off: 'WW2-FAN-01', on: 'done' }],
    ['WW2-ENG-01', { ...one, obstacles: 2 }, { ...FREE, defender: 'a' }, { off: 'WW2-ENG-01', on: 'done' }],
  ])('%s', (id, army, data, wanted) => {
    expect({ off: bringing(army, { [id]: 'off' }, data), on: bringing(army, { [id]: 'on' }, data) }).toEqual(wanted);
  });
  test('WW2-BAL-05: off, armies are asked for at once and a late German flies what he can pay for', () => {
    const german = withUnits('FIGHTER', 2, { period: 'late' });
    expect(bringing(german, {})).toBe('done');
    const { match, state } = battle(FREE, { 'WW2-BAL-05': 'on' });
    expect(state.phase).toBe('declare');
    for (const [by, value] of [['a', 1944], ['a', 'German'], ['b', 'British']] as const) answer(match, by, value); // biome-ignore format: one line
    const bring = (by: 'a' | 'b', army: Army) => {
      const done = submit(match, by, { verb: 'submitArmy', army } as never);
      return done.ok ? 'done' : done.error.rule;
    };
    expect(bring('b', withUnits('FIGHTER', 2, { nation: 'British', period: 'late' }))).toBe('done');
    expect([bring('a', german), bring('a', withUnits('FIGHTER', 1, { period: 'late' }))]).toEqual([
      'WW2-BAL-05',
      'done',
    ]);
  });
});

describe('a battle that is given', () => {
  const wells = scenario('ww2-6-the-wells');
  const bridge = scenario('ww2-7-bridge-and-ferry');
  const lanes = scenario('ww2-1-orne-lanes');
  const first = scenario('ww2-5-first-orders');
  test('WW2-TOD-01: off, it is day whatever the scenario gives', () => {
    const light = (choice: Switch) => battle(wells, { 'WW2-TOD-01': choice }).state;
    expect([light('on').season, light('off').season]).toEqual(['Autumn', null]);
    const clock = (choice: Switch) => statusOf({ view: light(choice), viewer: 'a', options: {} } as never).clock;
    expect(clock('off')).toBe('day');
  });
  test('WW2-TOD-01, WW2-R-168: on, a scenario without a season throws season and hour before deployment', () => {
    expect(battle(lanes, {}, []).state).toMatchObject({ season: null, phase: 'deploy' });
    const { match, state } = battle(lanes, { 'WW2-TOD-01': 'on' }, [6, 5, 3, 4]);
    expect(state).toMatchObject({ season: 'Winter', minutes: 19 * 60, awc: false, phase: 'deploy' });
    expect(told(match, match.entries[0]!, 'a').map(({ text }) => text)).toContain('Winter');
  });
  test('WW2-R-168: where everybody stands already, it is thrown before the first turn, and that is by night', () => {
    const { state } = battle(first, { 'WW2-TOD-01': 'on' }, [6, 5, 3, 4, ...Array.from({ length: 9 }, () => 2)]);
    expect(state).toMatchObject({ turn: 1, light: 'night' });
  });
  test('WW2-WX-01: off, it is fair whatever the scenario gives', () => {
    const awc = (choice: Switch) => battle(bridge, { 'WW2-WX-01': choice }, []).state.awc;
    expect([awc('on'), awc('off')]).toEqual([true, false]);
  });
  test.each<[string, number[], boolean, string]>([
    ['4+ in a temperate winter', [6, 4], true, 'adverse weather'],
    ['less is fair', [6, 3], false, 'no adverse weather'],
  ])('WW2-WX-01, WW2-R-168: on, a scenario throws for it: %s', (_, dice, awc, line) => {
    const { match, state } = battle(lanes, { 'WW2-WX-01': 'on' }, dice);
    expect(state).toMatchObject({ awc, season: null, phase: 'deploy' });
    expect(told(match, match.entries[0]!, 'a').map(({ text }) => text)).toContain(line);
  });
  test('WW2-WX-01, WW2-R-168: by the season that the scenario gives', () => {
    const { state } = battle(wells, { 'WW2-TOD-01': 'on', 'WW2-WX-01': 'on' }, [6]);
    expect(state).toMatchObject({ awc: true, season: 'Autumn', minutes: 300 });
  });
  test('WW2-ENG-01: off, nobody is dug in and no obstacle is placed', () => {
    const begun = (choice: Switch) => {
      const { phase, stands } = battle(wells, { 'WW2-ENG-01': choice }, []).state;
      return [phase, stands.filter(({ dugIn }) => dugIn).length];
    };
    expect([begun('on'), begun('off')]).toEqual([
      ['fortify', 10],
      ['deploy', 0],
    ]);
  });
});

describe('what nothing hangs on is said beside the option', () => {
  const idle = (data: unknown) =>
    Object.keys(statusOf({ view: battle(data, {}).state, viewer: 'a', options: {} } as never).idle ?? {}).sort();
  test.each<[string, unknown, string[]]>([
    ['armies that are given', scenario('ww2-1-orne-lanes'), ['WW2-BAL-01', 'WW2-BAL-05', 'WW2-ENG-01', 'WW2-FAN-01']],
    ['a defence', scenario('ww2-6-the-wells'), ['WW2-BAL-01', 'WW2-BAL-05', 'WW2-FAN-01']],
    ['armies that are brought', FREE, ['WW2-ENG-01']],
    ['and one defends', { ...FREE, defender: 'b' }, []],
  ])('%s', (_, data, wanted) => {
    expect(idle(data)).toEqual(wanted);
  });
});

test.each<[string, string]>([
  ['running', '05:20'],
  ['fixed', '05:00'],
])('WW2-R-101 %s: the clock shows %s in the second turn', (choice, time) => {
  const options = { ...defaultOptions(ww2.options), 'WW2-TOD-01': 'on', 'WW2-R-101': choice };
  const { state } = battle(scenario('ww2-6-the-wells'), options, []);
  const view = { ...state, turn: 2 };
  expect(statusOf({ view, viewer: 'a', options }).clock).toContain(time);
});
