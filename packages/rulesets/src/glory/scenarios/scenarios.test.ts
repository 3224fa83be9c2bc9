import { agreedData, agreement, otherSide, random, SIDES } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { settingUp } from '../advice/setting-up.js';
import { OPTIONS } from '../options.js';
import { CLASSES } from '../pieces.js';
import { defeatOf } from '../play/defeat.js';
import { act, type BattleNote, battle, optionsWith, refusal, shoot } from '../play/kit.js';
import { setup } from '../play/setup.js';
import { ARMY_LISTS, suitableFor } from '../rules/army.js';
import { CHART } from '../tables/tabletop.js';
import { SCENARIOS } from './index.js';
import { TERMS } from './terms.js';

const begun = ({ data, options = {} }: (typeof SCENARIOS)[number]) => {
  const made = setup(data, optionsWith(options));
  if (!made.ok) throw new Error(`${made.error.path} ${made.error.message}`);
  return made.value;
};

describe('a scenario without fire in its first turns', () => {
  const quiet = (turn: number, phase: BattleNote['phase'] = 'shooting'): BattleNote => ({
    phase,
    turn,
    extra: { silentTurns: 1 },
    vignettes: {
      A1: { at: [11, 5], now: { activated: true } },
      A2: {
        at: [12.5, 5],
        now: { thrown: { die: 2, score: 2, action: 'charge-or-shoot', like: null, does: null, done: false } },
      },
      B1: { at: [11, 6.5] },
      B2: { at: [12.5, 6.5] },
    },
  });
  // biome-ignore format: one line a case
  test.each([
    ['IGR-SCN-01 in the first player turn nobody shoots', quiet(1), shoot('A1', 'B1'), 'IGR-SCN-01'],
    ['IGR-SCN-01 not by initiative either',               quiet(1, 'initiative'), act('A2', { choice: 'shoot', target: 'B2' }), 'IGR-INI-04'],
    ['IGR-SCN-01 in the second everybody may',            quiet(2), shoot('A1', 'B1'), 'allowed'],
  ] as const)('%s', (_, note, order, wanted) => expect(refusal(battle(note), 'a', order)).toBe(wanted));
});

describe('Generals who do not decide', () => {
  const fallen = (generals: readonly ('a' | 'b')[]) =>
    battle({
      extra: { generals },
      vignettes: {
        A1: { at: null, place: 'broken', general: true, role: 'skirmish' },
        A2: { at: [11, 5] },
        B1: { at: [11, 12] },
      },
    });
  test.each([
    ['IGR-SCN-02 where he decides he is the end', ['a', 'b'], 'general'],
    ['IGR-SCN-02 where he does not the battle goes on', ['b'], undefined],
  ] as const)('%s', (_, generals, reason) => {
    const { state, options } = fallen(generals);
    expect(defeatOf(state, 'a', options)?.reason).toBe(reason);
  });
});

describe('the scenarios together', () => {
  const states = SCENARIOS.filter(s => s.id !== 'field-day').map(begun);
  test('IGR-SCN-03 ask for options that exist, and may be played without them', () => {
    for (const { data, options = {} } of SCENARIOS) {
      for (const [id, choice] of Object.entries(options))
        expect(OPTIONS.find(o => o.id === id)!.choices.map(c => c.id)).toContain(choice);
      expect(setup(data, optionsWith()).ok).toBe(true);
    }
  });
  test('every class is met', () => {
    const met = new Set(states.flatMap(s => s.vignettes.map(v => v.troop.class)));
    expect(CLASSES.filter(c => !met.has(c))).toEqual([]);
  });
  test('every optional rule is met', () => {
    const asked = new Set(SCENARIOS.flatMap(s => Object.keys(s.options ?? {})));
    expect(OPTIONS.filter(o => o.kind === 'optional' && !asked.has(o.id)).map(o => o.id)).toEqual([]);
  });
  test('support links, a second line and impassable ground are met', () => {
    expect(states.some(s => Object.values(s.links).some(l => l.type === 'support'))).toBe(true);
    expect(states.some(s => SIDES.every(side => s.sides[side].lines === 2))).toBe(true);
    expect(states.some(s => s.ground.now.pieces.some(p => p.type === 'impassable'))).toBe(true);
  });
});

describe('against whom', () => {
  test('every list has an opponent of its time', () => {
    for (const { list, years } of ARMY_LISTS) {
      const others = ARMY_LISTS.filter(l => suitableFor(list).includes(l.list));
      expect(others, list).not.toHaveLength(0);
      const [from = 0, to = from] = years.split('-').map(Number);
      for (const other of others) {
        const [theirs = 0, last = theirs] = other.years.split('-').map(Number);
        expect(Math.max(from, theirs) - Math.min(to, last), `${list} ${other.list}`).toBeLessThanOrEqual(20);
      }
    }
  });
  test.each([
    ['zulu-1879', 'natal-1879'],
    ['ishida-1600', 'tokugawa-1600'],
  ])('greedy meets %s with %s', (theirs, own) => {
    const view = begun(SCENARIOS.find(s => s.id === 'field-day')!);
    view.sides[otherSide('b')] = { ...view.sides.a, list: theirs };
    const options = optionsWith();
    expect(settingUp({ view, by: 'b', seat: 'b', options } as never, random(1))).toEqual({ verb: 'muster', list: own });
  });
});

test('IGR-SCN-01 IGR-SCN-02 no single shot of the first turn decides the spruit', () => {
  const { extra, vignettes } = begun(SCENARIOS.find(s => s.id === 'spruit-1900')!);
  expect(extra.now.silentTurns).toBe(1);
  expect(vignettes.filter(v => v.key || (v.general && extra.now.generals.includes(v.side))).map(v => v.side)).toEqual([
    'a',
  ]);
});

const armyTerms = TERMS['field-day']!.filter(({ path }) => path[0] === 'armies');
test('IGR-LST-40, IGR-LST-41 any list may be agreed on for either side before a field of one’s own', () => {
  const { data } = SCENARIOS.find(s => s.id === 'field-day')!;
  for (const { path, choices } of armyTerms)
    for (const { id, value } of choices.slice(1)) {
      const made = setup(agreedData(data, [{ path, value }]), optionsWith());
      if (!made.ok) throw new Error(`${id}: ${made.error.message}`);
      expect(made.value.sides[path[1] as 'a' | 'b'].list).toBe(id);
    }
  const ids = armyTerms[1]!.choices.map(c => c.id);
  expect(ids).toHaveLength(ARMY_LISTS.length + 1);
});

describe('what else players agree on before a field of their own', () => {
  const { data } = SCENARIOS.find(s => s.id === 'field-day')!;
  const terms = TERMS['field-day']!;
  const made = (words: Readonly<Record<string, string>>) => {
    const agreed = agreement(terms, words);
    if (!agreed.ok) throw new Error(agreed.error.message);
    return setup(agreedData(data, agreed.value.terms), optionsWith());
  };
  const agreedOn = (words: Readonly<Record<string, string>>) => {
    const state = made(words);
    if (!state.ok) throw new Error(`${state.error.path} ${state.error.message}`);
    return state.value;
  };

  // biome-ignore format: one line a case
  test.each([
    ['as the scenario says',                         {},                              { scale: '15mm', option: 2, size: '6x4', tile: 12, narrow: false }],
    ['IGR-BAS-01 IGR-TAB-12 25 mm on the largest',   { table: '25mm-3-8x5-20' },      { scale: '25mm', option: 3, size: '8x5', tile: 20 }],
    ['IGR-TAB-19 in the smaller squares',            { table: '25mm-3-8x5' },         { size: '8x5', tile: 16 }],
    ['IGR-BAS-02 15 mm on 4 cm',                     { table: '15mm-1-narrow-4x4' },  { option: 1, narrow: true }],
    ['IGR-BAS-03 IGR-TAB-16 6 mm',                   { table: '6mm-1-4x4' },          { scale: '6mm', option: 1, size: '4x4' }],
  ] as const)('IGR-BAS-04 figures and table: %s', (_, words, facts) => {
    expect(agreedOn(words).ground.now.facts).toMatchObject(facts);
  });
  test('IGR-TAB-10 to IGR-TAB-18 every table of the chart can be chosen, each once', () => {
    const { choices } = terms.find(({ id }) => id === 'table')!;
    expect(new Set(choices.map(choice => choice.id)).size).toBe(choices.length);
    const chosen = new Set(
      choices.map(({ id }) => agreedOn({ table: id }).ground.now.facts).map(f => `${f.scale} ${f.option} ${f.size}`),
    );
    expect(chosen.size).toBe(CHART.reduce((sum, { sizes }) => sum + sizes.length, 0));
  });

  // biome-ignore format: one line a case
  test.each([
    ['IGR-BIG-01 twice',                      { times: '2', 'army-a': 'swiss-1515' },  { multiple: 2, baseAp: 14 }, 24],
    ['IGR-BIG-01 three times',                { times: '3', 'army-a': 'swiss-1515' },  { multiple: 3, baseAp: 21 }, 36],
    ['once, as the scenario says',            { 'army-a': 'swiss-1515' },              { multiple: 1, baseAp: 7 }, 12],
  ] as const)('IGR-LST-09 an army agreed on by its list is taken as often as agreed: %s', (_, words, side, models) => {
    const state = agreedOn(words);
    expect(state.sides.a).toMatchObject(side);
    expect(state.vignettes).toHaveLength(models);
  });
  test('IGR-LST-09 a list of another size is taken once', () => {
    const other = ARMY_LISTS.find(({ size }) => size !== 12)!.list;
    expect(agreedOn({ times: '3', 'army-b': other }).sides.b.multiple).toBe(1);
  });
  test('IGR-LST-01 an army is given whole, or by its list alone', () => {
    const given = (army: object) => setup({ ...(data as object), armies: { a: army, b: null } }, optionsWith());
    const whole = { list: 'swiss-1515', vignettes: { pike: 8, halberd: 2, shot: 2 }, general: 'pike' };
    expect(given(whole)).toMatchObject({ ok: true });
    expect(given({ list: whole.list, general: 'pike' })).toMatchObject({ ok: false, error: { path: 'armies.a' } });
    expect(given({ list: 'mongols' })).toMatchObject({ ok: false, error: { path: 'armies.a' } });
  });
  test('each names the rules that leave it to the players', () => {
    for (const { id, rules = [] } of terms) expect(rules, id).not.toEqual([]);
  });
});
