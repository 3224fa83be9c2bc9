import { describe, expect, test } from 'vitest';
import { airRound } from './air-fight.js';
import { intercepted } from './air-strikes.js';
import { carryOutCalls } from './calling.js';
import { flights } from './flights.js';
import { base, put, putCompany, type Row, refusal, run, sheet, stateOf } from './kit-rulings.js';
import { recceOver } from './recce.js';
import type { Asset, Base, Mission, State } from './state.js';
import { supportFire } from './support-fire.js';
import { beginTurn } from './turn-start.js';

const at = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
const field = (
  a: readonly Row[] = [],
  b: readonly Row[] = [],
  assets: readonly object[] = [],
  scenario: object = {},
): State => {
  const state = stateOf({
    a: [['a1h1', 'gf-bn-hq', 5, 2], ...a],
    b: [['b1h1', 'militia-bn-hq', 5, 98], ...b],
    more: { a: { assets } },
    scenario,
  });
  for (const { id } of state.companies) putCompany(state, id, { leadership: 0 });
  return state;
};
const setAsset = (state: State, id: string, to: Partial<Asset>): void => {
  state.assets = state.assets.map(one => (one.id === id ? { ...one, ...to } : one));
};
const asset = (state: State, id: string): Asset => state.assets.find(one => one.id === id)!;
const mission = (kind: Mission['kind'], x: number, y: number, more: Partial<Mission> = {}): Mission => ({
  kind,
  at: { ...at(x, y), facing: 0 },
  munitions: null,
  called: 2,
  locatedAtCall: [],
  through: true,
  ...more,
});
const AIR = { kind: 'air-unit', id: 'air', sp: 4, munitions: 'ga' };
const calls = (unit: string, kind: string, x: number, y: number) => ({
  verb: 'air-mission',
  unit,
  mission: kind,
  at: at(x, y),
  heading: 0,
  munitions: null,
});

describe('PLA-AM-01 when what was called comes', () => {
  test('a strike in step 7 of the next turn', () => {
    const state = field([], [['b1v1', 'militia-company', 50, 60, { sp: 8 }]], [AIR]);
    sheet(state, 'a', calls('air', 'strike', 50, 60));
    run(state, game => carryOutCalls(game, 'a'));
    expect(run(state, supportFire, [9]).dice).toEqual([]);
    state.turn++;
    expect(run(state, supportFire, [9]).dice.at(-1)!.text).toBe('GA-AIR / PAC Attack on b1v1');
    expect(asset(state, 'air').mission).toBeNull();
  });
  test.each<[number, boolean]>([
    [2, false],
    [3, true],
    [5, true],
    [6, false],
  ])('PLA-AS-02 reconnaissance that was called in turn 2 serves in turn %i', (turn, wanted) => {
    const state = field([['a1a1', 'gf-section', 50, 50]], [], [AIR]);
    setAsset(state, 'air', { mission: mission('recce', 50, 60) });
    state.turn = turn;
    expect(recceOver(state, base(state, 'a1a1')).airRecce).toBe(wanted);
  });
  test.each<[number, boolean]>([
    [100, true],
    [100.1, false],
  ])('PLA-AS-02 within 50 cm of its point (observer at %d)', (y, wanted) => {
    const state = field([['a1a1', 'gf-section', 50, 50]], [], [AIR]);
    setAsset(state, 'air', { mission: mission('recce', 50, 50) });
    expect(recceOver(state, { ...base(state, 'a1a1'), y: y * 100 }).airRecce).toBe(wanted);
  });
  test('they are over after three turns: the unit may be called again', () => {
    const state = field([], [], [AIR]);
    setAsset(state, 'air', { mission: mission('recce', 50, 50) });
    state.turn = 4;
    run(state, beginTurn, [0]);
    expect(asset(state, 'air').mission).not.toBeNull();
    run(state, beginTurn, [0]);
    expect(asset(state, 'air').mission).toBeNull();
  });
  test('orbital fire, if the asset is overhead when it falls', () => {
    const state = field([], [], [{ kind: 'orbital-laser', id: 'laser', windows: [[4, 5]] }]);
    const call = { verb: 'orbital-call', asset: 'laser', at: at(50, 50) };
    expect(refusal(state, 'orders', 'a', call)).toBeUndefined();
    state.turn = 5;
    expect(refusal(state, 'orders', 'a', call)).toBe('PLA-ORB-01');
  });
});

describe('PLA-AS-01 what is in orbit', () => {
  test.each<[number, boolean]>([
    [4, true],
    [3, false],
  ])('a SpySat serves all companies while it is overhead (from turn %i)', (from, wanted) => {
    const state = field([['a1a1', 'gf-section', 50, 50]], [], [{ kind: 'spysat', id: 'sat', windows: [[from, 6]] }]);
    state.turn = 3;
    expect(recceOver(state, base(state, 'a1a1')).spySat).toBe(!wanted);
  });
  test('a cruiser fires with the row of the laser, as often as its shots allow', () => {
    const state = field(
      [],
      [['b1v1', 'militia-company', 50, 60, { sp: 8 }]],
      [{ kind: 'cruiser', id: 'ca', shots: 1 }],
    );
    sheet(state, 'a', { verb: 'orbital-call', asset: 'ca', at: at(50, 60) });
    run(state, game => carryOutCalls(game, 'a'));
    state.turn++;
    expect(run(state, supportFire, [9]).dice[0]!.text).toBe('Orbital Laser or CA on b1v1');
    expect(refusal(state, 'orders', 'a', { verb: 'orbital-call', asset: 'ca', at: at(50, 60) })).toBe('PLA-AS-01');
  });
});

describe('PLA-AS-04, PLA-SCN-05 nuclear weapons', () => {
  const ICBM: Row = ['a1g1', 'long-range-section', 50, 20, { allocated: { to: 'a1', as: 'support' } }];
  const call = {
    verb: 'call-support',
    stand: 'a1g1',
    caller: 'a1h',
    at: at(50, 80),
    kind: 'nuclear',
    heading: 0,
    width: null,
    depth: null,
    multiple: 1,
  };
  // turn 3: it would fall in turn 4
  test.each<[string, object, string | undefined]>([
    ['where the scenario says nothing', {}, 'PLA-AS-04'],
    ['from the turn that it names', { nuclear: { a: { fromTurn: 4 } } }, undefined],
    ['not before', { nuclear: { a: { fromTurn: 5 } } }, 'PLA-AS-04'],
    ['for the side that it names', { nuclear: { b: { fromTurn: 1 } } }, 'PLA-AS-04'],
  ])('%s', (_, scenario, rule) => {
    const state = stateOf({
      a: [['a1h1', 'gf-bn-hq', 5, 2], ICBM],
      b: [['b1h1', 'militia-bn-hq', 5, 98]],
      more: { a: { assets: [AIR] } },
      scenario,
    });
    expect(refusal(state, 'orders', 'a', call)).toBe(rule);
    expect(refusal(state, 'orders', 'a', { ...calls('air', 'strike', 50, 80), munitions: 'nuclear' })).toBe(rule);
  });
  test('no other gun brings one', () => {
    const state = field([['a1g1', 'hover-rls-platoon', 50, 20, { allocated: { to: 'a1', as: 'support' } }]], [], [], {
      nuclear: { a: { fromTurn: 1 } },
    });
    expect(refusal(state, 'orders', 'a', call)).toBe('PLA-NUC-01');
  });
  test.each<[string, number, boolean]>([
    ['turned back by a SAM', 6, false],
    ['through it', 0, true],
  ])('PLA-R-165 brought by AIR, %s', (_, face, bursts) => {
    const state = field([], [['b1h2', 'mobile-sam-platoon', 50, 60]], [AIR]);
    setAsset(state, 'air', { mission: mission('strike', 50, 60, { munitions: 'nuclear' }) });
    const heard = run(state, supportFire, [face, 9]).heard('b');
    expect(heard.includes('A nuclear burst')).toBe(bursts);
  });
});

describe('PLA-AM-02 interception', () => {
  test('is thrown once a mission; one that aborts has been flown', () => {
    const state = field([], [], [{ ...AIR, sp: 4 }]);
    state.sides = { ...state.sides, b: { ...state.sides.b, air: 'superiority' } };
    setAsset(state, 'air', { mission: mission('recce', 50, 50, { through: false }), sorties: 1 });
    const thrown = (face: number) =>
      run(state, game => intercepted(game, one => one.mission !== null), [face]).dice.length;
    expect([thrown(9), thrown(9)]).toEqual([1, 0]);
    setAsset(state, 'air', { mission: mission('recce', 50, 50, { through: false }) });
    thrown(3);
    expect(asset(state, 'air')).toMatchObject({ mission: null, sorties: 1, sp: 4 });
  });
});

// biome-ignore format: one line a case
test.each<[string, [number, number], number]>([
  // infantry SAM distract on 7; with ECM over the attack point on 8
  ['PLA-AM-04, PLA-AIR-04 ECM covers a square of 100 cm about its point', [100, 60], -2 + 2],
  ['PLA-AM-04 and no more', [100.1, 60], -2],
])('%s', (_, [x, y], wanted) => {
  const state = field([], [['b1h2', 'infantry-sam-section', 52, 60], ['b1v1', 'militia-company', 50, 64, { sp: 8 }]], [AIR, { kind: 'air-unit', id: 'ecm', sp: 4, munitions: 'ecm' }]);
  setAsset(state, 'air', { mission: mission('strike', 50, 64, { munitions: 'ga' }) });
  setAsset(state, 'ecm', { mission: mission('ecm', x, y) });
  put(state, 'b1v1', { quality: 'average' } as Partial<Base>);
  const said = run(state, supportFire, [7, 0, 0]).cited('umpire');
  expect(said.includes('PLA-FM-17')).toBe(wanted === -2);
});

describe('PLA-AM-05, PLA-AM-09 waves', () => {
  test('each draws ground fire, wave after wave; damage counts at once, the ground when all are done', () => {
    const state = field(
      [],
      [
        ['b1h2', 'mobile-sam-platoon', 50, 70],
        ['b1v1', 'militia-company', 50, 60, { sp: 8 }],
      ],
      [AIR, { ...AIR, id: 'bir' }],
    );
    for (const id of ['air', 'bir']) setAsset(state, id, { mission: mission('strike', 50, 60, { munitions: 'ga' }) });
    // 8: the first is damaged and turns back; neither SAM nor infantry does anything to the second; then its one throw
    const { dice } = run(state, supportFire, [8, 0, 0, 9]);
    expect(dice).toHaveLength(4);
    expect(dice[3]!.text).toContain('b1v1');
    expect([asset(state, 'air').sp, asset(state, 'air').damagedToday, asset(state, 'bir').sp]).toEqual([3, true, 4]);
  });
  test('a strike on nobody still flies and draws fire', () => {
    const state = field([], [['b1h2', 'mobile-sam-platoon', 50, 70]], [AIR]);
    setAsset(state, 'air', { mission: mission('strike', 50, 60, { munitions: 'ga' }) });
    expect(run(state, supportFire, [0]).dice).toHaveLength(1);
    expect(asset(state, 'air').mission).toBeNull();
  });
  test.each<[string | null, string]>([
    ['ga', 'GA-AIR / PAC Attack on b1v1'],
    ['other', 'Armed Flyer / Other-AIR on b1v1'],
    [null, 'Armed Flyer / Other-AIR on b1v1'],
  ])('PLA-AIR-02 with munitions %s, or those that it has', (munitions, text) => {
    const state = field([], [['b1v1', 'militia-company', 50, 60, { sp: 8 }]], [{ ...AIR, munitions: 'other' }]);
    sheet(state, 'a', { ...calls('air', 'strike', 50, 60), munitions });
    run(state, game => carryOutCalls(game, 'a'));
    state.turn++;
    expect(run(state, supportFire, [0]).dice.at(-1)!.text).toBe(text);
  });
});

describe('PLA-AM-06 airtrans', () => {
  const LIFT = { kind: 'medium-airtrans', id: 'lift', sp: 2 };
  const landed = (b: readonly Row[] = [], a: readonly Row[] = [['a1a1', 'gf-section', 20, 22.5]]): State => {
    const state = field(a, b, [LIFT]);
    sheet(state, 'a', { verb: 'fly', asset: 'lift', to: at(20, 20) });
    run(state, flights, [0]);
    sheet(state, 'a');
    return state;
  };
  const does = (state: State, line: object, ...faces: number[]) => {
    sheet(state, 'a', line);
    return run(state, flights, faces.length > 0 ? faces : [0]);
  };
  test.each<[number, string | undefined]>([
    [22.9, undefined],
    [23.1, 'PLA-AM-06'],
  ])('cargo stands within 1 cm (at %d)', (y, rule) => {
    const state = landed([], [['a1a1', 'gf-section', 20, y]]);
    expect(refusal(state, 'move', 'a', { verb: 'load', asset: 'lift', cargo: ['a1a1'] })).toBe(rule);
  });
  test('loading and unloading take the whole turn: one thing at a time', () => {
    const state = landed();
    does(state, { verb: 'load', asset: 'lift', cargo: ['a1a1'] });
    expect(base(state, 'a1a1')).toMatchObject({ where: 'aboard', carrier: 'lift' });
    does(state, { verb: 'fly', asset: 'lift', to: at(60, 60) });
    expect(base(state, 'lift-landed')).toMatchObject(at(60, 60));
    expect(base(state, 'a1a1').where).toBe('aboard');
    does(state, { verb: 'unload', asset: 'lift', cargo: ['a1a1'] });
    expect(base(state, 'a1a1').where).toBe('table');
  });
  test.each<[string, string[], string | undefined]>([
    ['one GF base', ['a1a1'], undefined],
    ['not two', ['a1a1', 'a1a2'], 'PLA-TRN-03'],
    ['no tank', ['a1t1'], 'PLA-TRN-03'],
  ])('PLA-TRN-03 a medium one lifts %s', (_, cargo, rule) => {
    const state = landed(
      [],
      [
        ['a1a1', 'gf-section', 20, 22.5],
        ['a1a2', 'gf-section', 22.5, 20],
        ['a1t1', 'hover-scout', 17.5, 20],
      ],
    );
    expect(refusal(state, 'move', 'a', { verb: 'load', asset: 'lift', cargo })).toBe(rule);
  });
  // mobile SAM: abort on 6, +1 against airtrans; damage on 8
  test('ground fire where it takes off and where it lands', () => {
    const both = landed();
    put(both, 'b1h1', { type: 'mobile-sam-platoon', x: 4000, y: 4000 });
    expect(does(both, { verb: 'fly', asset: 'lift', to: at(60, 60) }, 0, 0).dice).toHaveLength(2);
    const back = landed();
    put(back, 'b1h1', { type: 'mobile-sam-platoon', x: 2000, y: 4000 });
    does(back, { verb: 'fly', asset: 'lift', to: at(90, 90) }, 5);
    expect(base(back, 'lift-landed')).toMatchObject(at(20, 20));
    const grounded = landed();
    put(grounded, 'b1h1', { type: 'mobile-sam-platoon', x: 2000, y: 4000 });
    does(grounded, { verb: 'fly', asset: 'lift', to: at(90, 90) }, 8);
    expect(base(grounded, 'lift-landed')).toMatchObject({ ...at(20, 20), grounded: true });
    does(grounded, { verb: 'fly', asset: 'lift', to: at(90, 90) }, 0);
    expect(base(grounded, 'lift-landed')).toMatchObject(at(20, 20));
  });
  test('PLA-AM-07 a shuttle in orbit lands after its transit', () => {
    const state = field([], [], [{ kind: 'medium-airtrans', id: 'lift', sp: 2, shuttle: true, orbit: 'low' }], {
      lowOrbitMinutes: 30,
    });
    does(state, { verb: 'fly', asset: 'lift', to: at(60, 60) });
    expect(asset(state, 'lift').flight).toMatchObject({ turn: 6 });
    sheet(state, 'a');
    for (const turn of [4, 5]) {
      state.turn = turn;
      run(state, flights);
      expect(asset(state, 'lift').base).toBeNull();
    }
    state.turn = 6;
    run(state, flights);
    expect(asset(state, 'lift').base).toBe('lift-landed');
  });
});

describe('the fight for the air', () => {
  const both = (): State => {
    const state = field([], [], [AIR, { ...AIR, id: 'bir' }]);
    state.assets = [...state.assets, { ...asset(state, 'air'), id: 'zoo', side: 'b' }];
    state.lookup = { ids: { ...state.lookup.ids, zoo: 2 } };
    return state;
  };
  test.each<[string, object[], string[]]>([
    ['those whom a side names', [{ verb: 'air-allocate', units: ['bir'] }], ['bir']],
    ['all that are fit, where it says nothing', [], ['air', 'bir']],
  ])('PLA-ASU-02 %s fight', (_, lines, wanted) => {
    const state = both();
    sheet(state, 'a', ...lines);
    // two against one have +2: neither gives way
    run(state, airRound, wanted.length === 2 ? [3, 5] : [5, 5]);
    expect(state.airFight?.units.a).toEqual(wanted);
  });
  test('PLA-AM-08 where the air is fought for, jamming comes after it; else with the other throws of step 1', () => {
    const state = both();
    state.turn = 1;
    const jams = (airFought: boolean) => {
      Object.assign(state, { airFought, start: 1430, turn: 1 });
      return run(state, beginTurn, [0]).dice.filter(({ rule }) => rule === 'PLA-COM-03').length;
    };
    expect([jams(false), jams(true)]).toEqual([1, 0]);
  });
  test('PLA-AIR-10 who was damaged flies again after midnight', () => {
    const state = both();
    setAsset(state, 'air', { damagedToday: true });
    Object.assign(state, { start: 1420, turn: 1 });
    run(state, beginTurn, [0]);
    expect(asset(state, 'air').damagedToday).toBe(true);
    run(state, beginTurn, [0]);
    expect(asset(state, 'air').damagedToday).toBe(false);
  });
});

test.each<[number, boolean]>([
  [49, true],
  [52, false],
])('PLA-HID-09 aircraft are seen by both in sight or within 50 cm (%i cm behind a ridge)', (far, seen) => {
  const ridge = {
    kind: 'hill',
    level: 3,
    poly: [
      [0, 40],
      [100, 40],
      [100, 42],
      [0, 42],
    ],
  };
  const state = stateOf({
    a: [['a1h1', 'gf-bn-hq', 5, 2]],
    b: [['b1h1', 'militia-bn-hq', 50, 20 + far]],
    features: [ridge],
    more: { a: { assets: [AIR] } },
  });
  setAsset(state, 'air', { mission: mission('strike', 50, 19, { munitions: 'ga' }) });
  const { heard } = run(state, supportFire, [0]);
  expect(state.ledgers.b.tracks.map(({ kind }) => kind).includes('air-unit')).toBe(seen);
  expect(heard('b').includes('A wave of aircraft comes through')).toBe(seen);
  expect(state.ledgers.a.tracks.some(({ kind }) => kind === 'air-unit')).toBe(true);
});
