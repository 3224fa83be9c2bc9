import { describe, expect, test } from 'vitest';
import type { UnitType } from '../pieces.js';
import { dugOf } from './condition.js';
import { directFire } from './firing.js';
import { issueOrders } from './issuing.js';
import {
  base,
  company,
  knows,
  put,
  putCompany,
  type Row,
  refusal,
  run,
  sheet,
  square,
  stateOf,
} from './kit-rulings.js';
import { location } from './locating.js';
import { lossOf } from './losses.js';
import { movement } from './movement.js';
import { surrender } from './prisoners.js';
import type { Base, State } from './state.js';
import { resupply } from './supply.js';
import { supportFire } from './support-fire.js';
import { testSurprises } from './surprise.js';

const at = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
const field = (a: readonly Row[], b: readonly Row[] = [], features: readonly object[] = []): State => {
  const state = stateOf({
    a: [['a1h1', 'gf-bn-hq', 5, 2], ...a],
    b: [['b1h1', 'militia-bn-hq', 5, 98], ...b],
    features,
  });
  for (const { id, instructions } of state.companies)
    putCompany(state, id, { leadership: 0, instructions: { ...instructions, dig: false } });
  return state;
};
const step8 = (state: State, ...lines: object[]): State => {
  sheet(state, 'a', ...lines);
  state.stage = 'movement';
  run(state, movement);
  sheet(state, 'a');
  return state;
};
const attacks = (state: State, id: string): void =>
  putCompany(state, id, {
    order: {
      ...company(state, id).order,
      kind: 'attack',
      route: [at(50, 95)],
      objective: at(50, 95),
      onContact: 'assault',
    },
  });
const goes = (stand: string, x: number, y: number) => ({
  verb: 'move',
  stand,
  path: [at(x, y)],
  mode: 'tactical',
  heading: null,
});

describe('PLA-HE-04 craters and fallen houses', () => {
  const walked = (type: UnitType, feature: object): number => {
    const state = field([['a1t1', type, 50, 50]], [], [{ ...feature, poly: square(40, 50, 60, 70) }]);
    attacks(state, 'a1t');
    return (base(step8(state, goes('a1t1', 50, 90)), 'a1t1').y - 5000) / 100;
  };
  test.each<[UnitType, number]>([
    ['gf-section', 5],
    ['regular-platoon', 2],
    ['hovertank-platoon', 7.5],
    ['technical-section', 5],
  ])('a crater is half speed for %s', (type, cm) => expect(walked(type, { kind: 'crater' })).toBeCloseTo(cm, 1));
  test('fallen houses cost as houses do, and nobody is dug in among them', () => {
    const rubble = (fallen: boolean) => {
      const state = field(
        [['a1r1', 'regular-platoon', 50, 52]],
        [],
        [{ kind: 'built-up', poly: square(40, 50, 60, 70) }],
      );
      const [houses] = state.terrain.now;
      if (fallen) state.terrain = { now: [houses!, { ...houses!, id: 'rubble', kind: 'open', rubble: true }] };
      attacks(state, 'a1r');
      const dug = dugOf(state, base(state, 'a1r1'));
      return [dug, base(step8(state, goes('a1r1', 50, 60)), 'a1r1').y];
    };
    expect([rubble(false), rubble(true)]).toEqual([
      ['dug-in', 5400],
      ['none', 5400],
    ]);
  });
});

describe('PLA-HE-05 engineers dig a company in', () => {
  const ROWS: readonly Row[] = [
    ['a1h2', 'engineer-platoon', 50, 50],
    ['a1r1', 'regular-platoon', 53, 50],
    ['a1r2', 'regular-platoon', 50, 56.9], // 4.9 cm, edge to edge
    ['a1r3', 'regular-platoon', 50, 43], // 5 cm
    ['a1r4', 'regular-platoon', 50, 42.9], // farther
    ['a1r5', 'technical-section', 46, 50],
  ];
  const digs = { verb: 'work', stand: 'a1h2', task: 'dug-in', on: 'a1r', line: [] };
  test('all of it within 5 cm that may dig, after 20 minutes', () => {
    const state = step8(field(ROWS), digs);
    expect(base(state, 'a1r1').dug).toBe('none');
    step8(state);
    expect(['a1r1', 'a1r2', 'a1r3', 'a1r4', 'a1r5'].filter(id => base(state, id).dug === 'dug-in')).toEqual([
      'a1r1',
      'a1r2',
      'a1r3',
    ]);
  });
  test('not who has moved meanwhile, although he stands still now', () => {
    const state = field(ROWS);
    attacks(state, 'a1r');
    for (const id of ['a1r2', 'a1r3', 'a1r4', 'a1r5']) put(state, id, { where: 'gone', fate: 'out' });
    step8(state, digs, goes('a1r1', 53, 51));
    step8(state, { verb: 'stay', stand: 'a1r1' });
    expect(base(state, 'a1r1').dug).toBe('none');
  });
  test('it begins again if the engineers move', () => {
    const state = step8(field(ROWS), digs);
    step8(state, goes('a1h2', 50, 51));
    expect(base(state, 'a1h2').work).toBeNull();
  });
  test.each<[number, string | undefined]>([
    [57, undefined],
    [57.2, 'PLA-HE-05'],
  ])('some base of the company is within 5 cm (%d)', (y, rule) => {
    const state = field([
      ['a1h2', 'engineer-platoon', 50, 50],
      ['a1r1', 'regular-platoon', 50, y],
    ]);
    expect(refusal(state, 'move', 'a', digs)).toBe(rule);
  });
});

test('PLA-HE-06 a trench is the rectangle of the base that dug it; who leaves it is no longer dug in', () => {
  const state = field([['a1v1', 'militia-company', 50, 50, { dug: 'dug-in', sp: 8 }]]);
  attacks(state, 'a1v');
  sheet(state, 'a', goes('a1v1', 50, 53));
  state.stage = 'movement';
  const before = [...state.bases];
  run(state, movement);
  expect(base(state, 'a1v1').dug).toBe('none');
  expect(before.find(one => one.id === 'a1v1')).toMatchObject({ width: 500, depth: 300 });
});

describe('carriers', () => {
  const bus = (carrier: UnitType = 'hoverbus-platoon'): State => {
    const state = field(
      [
        ['a1r1', carrier, 50, 50],
        ['a1r2', 'regular-platoon', 50, 47, { sp: 8 }],
      ],
      [['b1v1', 'militia-company', 50, 60, { sp: 8 }]],
    );
    attacks(state, 'a1r');
    return state;
  };
  const riding = (carrier?: UnitType): State => {
    const state = bus(carrier);
    put(state, 'a1r2', { where: 'mounted', carrier: 'a1r1' });
    return state;
  };
  // biome-ignore format: one line a case
  test.each<[string, UnitType, UnitType, string | undefined]>([
    ['lorries carry a foot base', 'lorry-column', 'regular-platoon', undefined],
    ['or tow a battery', 'lorry-column', 'towed-battery', undefined],
    ['an APC platoon does not', 'light-tracked-platoon', 'towed-battery', 'PLA-CAR-01'],
    ['it carries foot', 'light-tracked-platoon', 'regular-platoon', undefined],
    ['and no GF', 'light-tracked-platoon', 'gf-section', 'PLA-CAR-01'],
    ['a HoverBus does', 'hoverbus-platoon', 'gf-section', undefined],
    ['tanks carry nobody', 'hovertank-platoon', 'regular-platoon', 'PLA-CAR-01'],
  ])('PLA-CAR-01 %s', (_, carrier, type, rule) => {
    const state = field([['a1r1', carrier, 50, 50], ['a1r2', type, 50, 50]]);
    const touch = (base(state, 'a1r1').depth + base(state, 'a1r2').depth) / 2;
    put(state, 'a1r2', { y: 5000 - touch });
    expect(refusal(state, 'move', 'a', { verb: 'mount', stand: 'a1r2', carrier: 'a1r1' })).toBe(rule);
  });
  test.each<[string, UnitType, string | undefined]>([
    ['two GF bases', 'gf-section', undefined],
    ['one on foot', 'regular-platoon', 'PLA-CAR-01'],
  ])('PLA-CAR-01 a HoverBus holds %s', (_, type, rule) => {
    const state = field([
      ['a1r1', 'hoverbus-platoon', 50, 50],
      ['a1r2', type, 50, 47],
      ['a1r3', type, 47, 50],
    ]);
    put(state, 'a1r3', { where: 'mounted', carrier: 'a1r1' });
    expect(refusal(state, 'move', 'a', { verb: 'mount', stand: 'a1r2', carrier: 'a1r1' })).toBe(rule);
  });
  test.each<[number, string | undefined, number]>([
    // a HoverBus goes 15 cm; half of it while somebody gets on
    [57.5, undefined, 57.5],
    [58, 'PLA-CAR-02', 57.5],
  ])('PLA-CAR-02 mounting needs contact, and the carrier goes half its way (to %d)', (y, rule, ends) => {
    const state = bus();
    put(state, 'b1v1', { y: 9000 });
    expect(refusal(state, 'move', 'a', { verb: 'mount', stand: 'a1r2', carrier: 'a1r1' })).toBeUndefined();
    expect(refusal(state, 'move', 'a', goes('a1r1', 50, y))).toBe(rule);
    step8(state, { verb: 'mount', stand: 'a1r2', carrier: 'a1r1' }, goes('a1r1', 50, y));
    expect(base(state, 'a1r2')).toMatchObject({ where: 'mounted', carrier: 'a1r1' });
    expect(base(state, 'a1r1').y / 100).toBeCloseTo(ends, 1);
  });
  test('PLA-CAR-02 who has no contact does not mount', () => {
    const state = bus();
    put(state, 'a1r2', { y: 4600 });
    expect(refusal(state, 'move', 'a', { verb: 'mount', stand: 'a1r2', carrier: 'a1r1' })).toBe('PLA-CAR-02');
  });
  test('PLA-CAR-03 mounted troops neither fire nor locate, nor are they targets', () => {
    const state = riding();
    const target = knows(state, 'a', 'b1v1', ['a1r']);
    expect(refusal(state, 'fire', 'a', { verb: 'fire', stand: 'a1r2', weapon: 'regular-infantry', target })).toBe(
      'PLA-CAR-03',
    );
    put(state, 'a1r1', { where: 'gone', fate: 'out' });
    run(state, location, [9]);
    expect(company(state, 'a1r').located.filter(one => one.turn === 3 && one.base === 'b1v1')).toEqual([]);
    expect(state.ledgers.b.contacts.map(one => one.base)).not.toContain('a1r2');
  });
  test.each<[string, UnitType, number, number]>([
    ['foot: two SP for each of the carrier', 'regular-platoon', 1, 6],
    ['GF: one', 'gf-section', 1, 3],
    ['GF: two', 'gf-section', 2, 2],
  ])('PLA-CAR-04 %s', (_, type, lost, left) => {
    const state = riding();
    put(state, 'a1r2', { type, sp: type === 'gf-section' ? 4 : 8 });
    put(state, 'a1r1', { sp: 4 - lost });
    run(state, game => void lossOf(game, 'a1r1', lost));
    expect(base(state, 'a1r2').sp).toBe(left);
  });
  test('PLA-CAR-04 a carrier that is destroyed leaves them on the spot, suppressed', () => {
    const state = riding();
    put(state, 'a1r1', { sp: 0 });
    run(state, game => void lossOf(game, 'a1r1', 2));
    expect(base(state, 'a1r2')).toMatchObject({
      where: 'table',
      carrier: null,
      sp: 4,
      state: 'suppressed',
      x: 5000,
      y: 5000,
    });
  });
  test('PLA-CAR-06 who starts mounted has no place of his own', () => {
    const state = field([
      ['a1r1', 'hoverbus-platoon', 50, 50],
      ['a1r2', 'regular-platoon', 1, 1, { x: undefined, y: undefined, mountedOn: 'a1r1', sp: 8 }],
    ]);
    expect(base(state, 'a1r2')).toMatchObject({ where: 'mounted', carrier: 'a1r1' });
  });
});

describe('supply', () => {
  const missiles = (type: UnitType, apart: number, to: Partial<Base> = {}): State => {
    const state = field([
      ['a1h2', 'lorry-column', 50, 50],
      ['a1a1', type, 50, 50],
    ]);
    const gap = (base(state, 'a1h2').depth + base(state, 'a1a1').depth) / 2 + apart * 100;
    put(state, 'a1a1', { y: 5000 + gap, shots: 0, ...to });
    return state;
  };
  const shots = (state: State, turns: number): number | null => {
    for (let i = 0; i < turns; i++) run(state, game => void resupply(game));
    return base(state, 'a1a1').shots;
  };
  // biome-ignore format: one line a case
  test.each<[string, UnitType, number, Partial<Base>, number, number]>([
    ['a turn beside supply', 'gf-missile-section', 2, {}, 1, 4],
    ['farther than 2 cm off', 'gf-missile-section', 2.1, {}, 1, 0],
    ['it moved', 'gf-missile-section', 2, { lastMove: 'tactical' }, 1, 0],
    ['it fired', 'gf-missile-section', 2, { fired: [{ turn: 3, x: 0, y: 0 }] }, 1, 0],
    ['standoff missiles: five turns are too few', 'standoff-platoon', 2, {}, 5, 0],
    ['six are enough', 'standoff-platoon', 2, {}, 6, 2],
    ['nobody brings an ICBM', 'long-range-section', 2, {}, 9, 0],
  ])('PLA-LOG-03, PLA-BAS-16 %s', (_, type, apart, to, turns, wanted) => {
    expect(shots(missiles(type, apart, to), turns)).toBe(wanted);
  });
  test.each<[UnitType, number]>([
    ['hovertank-platoon', 1],
    ['gf-section', 1],
    ['gf-coy-hq', 2],
    ['gf-bn-hq', 2],
    ['regular-platoon', 0],
  ])('PLA-LOG-04, PLA-CLD-03 %s carries %i canisters', (type, canisters) => {
    expect(base(field([['a1a1', type, 50, 50]]), 'a1a1').canisters).toBe(canisters);
  });
  test('PLA-LOG-04 one is laid at the end of its move, 5 cm wide and 5 cm downwind; it may move and fire', () => {
    const state = field([['a1a1', 'gf-section', 50, 50]]);
    attacks(state, 'a1a');
    step8(state, goes('a1a1', 50, 55), { verb: 'canister', stand: 'a1a1' });
    expect(base(state, 'a1a1')).toMatchObject({ y: 5500, canisters: 0 });
    expect(state.clouds).toMatchObject([{ source: 'canister', at: { x: 5000, y: 5500, facing: 900 }, turn: 3 }]);
    expect(refusal(state, 'move', 'a', { verb: 'canister', stand: 'a1a1' })).toBe('PLA-LOG-04');
  });
  // biome-ignore format: one line a case
  test.each<[string, Partial<Base>, Partial<Base>, string | undefined]>([
    ['two of a type and company in contact', {}, {}, undefined],
    ['not in contact', {}, { x: 5300 }, 'PLA-LOG-05'],
    ['one is pinned', { state: 'pinned' }, {}, 'PLA-LOG-05'],
    ['one is under fire', {}, { underFire: 3 }, 'PLA-LOG-05'],
    ['one has fired', { fired: [{ turn: 3, x: 0, y: 0 }] }, {}, 'PLA-LOG-05'],
    ['of another type', { type: 'gf-heavy-section' }, {}, 'PLA-LOG-05'],
    ['of another company', { home: 'a1b', company: 'a1b' }, {}, 'PLA-LOG-05'],
    ['the first is full', {}, { sp: 4 }, 'PLA-LOG-05'],
  ])('PLA-LOG-05 reorganising: %s', (_, from, into, rule) => {
    const state = field([['a1a1', 'gf-section', 50, 50, { sp: 3 }], ['a1a2', 'gf-section', 52, 50, { sp: 2 }], ['a1b1', 'gf-section', 80, 50]]);
    put(state, 'a1a1', from);
    put(state, 'a1a2', into);
    expect(refusal(state, 'move', 'a', { verb: 'reorganise', stand: 'a1a1', into: 'a1a2' })).toBe(rule);
  });
  test.each<[number, number, (number | string)[]]>([
    [3, 2, [1, 4, 'table']],
    [2, 2, [0, 4, 'gone']],
  ])('PLA-LOG-05 %i SP go to one with %i; it is no loss, and neither walks', (sp, into, wanted) => {
    const state = field([
      ['a1a1', 'gf-section', 50, 50, { sp }],
      ['a1a2', 'gf-section', 52, 50, { sp: into }],
    ]);
    attacks(state, 'a1a');
    step8(state, { verb: 'reorganise', stand: 'a1a1', into: 'a1a2' });
    const [one, two] = [base(state, 'a1a1'), base(state, 'a1a2')];
    expect([one.sp, two.sp, one.where]).toEqual(wanted);
    expect([state.sides.a.lostSp, two.y, company(state, 'a1a').startSp]).toEqual([0, 5000, sp + into]);
  });
  test('PLA-LOG-06 guards come from the largest captor and are no loss; who cannot be guarded has left the table', () => {
    const state = field(
      [
        ['a1a1', 'gf-section', 50, 50, { sp: 2 }],
        ['a1a2', 'gf-section', 52, 50, { sp: 4 }],
      ],
      [
        ['b1v1', 'militia-company', 50, 53, { sp: 8 }],
        ['b1v2', 'militia-company', 60, 53, { sp: 8 }],
      ],
    );
    const taken = (ids: string[], captors: string[]) =>
      run(state, game =>
        surrender(
          game,
          ids.map(id => base(state, id)),
          captors.map(id => base(state, id)),
        ),
      );
    taken(['b1v1'], ['a1a1', 'a1a2']);
    expect([base(state, 'a1a1').sp, base(state, 'a1a2').sp, company(state, 'a1a').startSp]).toEqual([2, 3, 5]);
    expect([state.sides.a.lostSp, state.sides.a.guardsSp, state.sides.b.lostSp, state.sides.b.leftSp]).toEqual([
      0, 1, 8, 0,
    ]);
    put(state, 'a1a1', { sp: 1 });
    taken(['b1v2'], ['a1a1']);
    expect([state.sides.a.prisonersSp, state.sides.b.lostSp, state.sides.b.leftSp]).toEqual([8, 8, 8]);
  });
});

describe('fire', () => {
  // biome-ignore format: one line a case
  test.each<[UnitType, string | undefined]>([
    ['hovertank-platoon', undefined], ['robot-tank-platoon', undefined], ['tracked-tank-platoon', undefined], ['light-tracked-platoon', 'PLA-WP-03'], ['gf-section', 'PLA-WP-03'],
  ])('PLA-WP-03 tank CLOUD from %s', (type, rule) => {
    expect(refusal(field([['a1t1', type, 50, 50]]), 'fire', 'a', { verb: 'fire-cloud', stand: 'a1t1', at: at(50, 60) })).toBe(rule);
  });
  // biome-ignore format: one line a case
  test.each<[UnitType, string | undefined]>([
    ['mortar-platoon', undefined], ['towed-battery', undefined], ['hover-rls-platoon', undefined], ['artillery-missile-platoon', undefined], ['standoff-platoon', 'PLA-WP-03'], ['long-range-section', 'PLA-WP-03'],
  ])('PLA-WP-03 shell CLOUD from %s', (type, rule) => {
    const state = field([['a1g1', type, 50, 50, { allocated: { to: 'a1', as: 'support' } }]]);
    const call = { verb: 'call-support', stand: 'a1g1', caller: 'a1h', at: at(50, 70), kind: 'cloud', heading: 0, width: null, depth: null, multiple: 1 };
    expect(refusal(state, 'orders', 'a', call)).toBe(rule);
  });
  test.each<[string, number, string | undefined]>([
    ['PLA-WP-07 tank CLOUD in sight and within long range', 79, undefined],
    ['PLA-WP-07 beyond it', 84, 'PLA-FIR-01'],
  ])('%s', (_, y, rule) => {
    const state = field([['a1t1', 'tracked-tank-platoon', 50, 50]]);
    expect(refusal(state, 'fire', 'a', { verb: 'fire-cloud', stand: 'a1t1', at: at(50, y) })).toBe(rule);
  });
  const mortars = (features: readonly object[] = []): State =>
    field(
      [
        ['a1g1', 'mortar-platoon', 50, 40, { allocated: { to: 'a1', as: 'close-support' } }],
        ['a1a1', 'gf-section', 50, 50],
      ],
      [],
      features,
    );
  const screen = (y: number, painter = 'a1a1') => ({
    verb: 'cs-cloud',
    stand: 'a1g1',
    painter,
    at: at(50, y),
    heading: 0,
  });
  // biome-ignore format: one line a case
  test.each<[string, object, readonly object[], string | undefined]>([
    ['in range and in sight of whoever asks', screen(60), [], undefined],
    ['30 cm, as the crow flies', { ...screen(60), at: at(66, 68) }, [], 'PLA-FIR-01'],
    ['out of sight of whoever asks', screen(60), [{ kind: 'hill', level: 2, poly: square(40, 54, 60, 56) }], 'PLA-CS-08'],
  ])('PLA-WP-07 shell CLOUD %s', (_, order, features, rule) => {
    expect(refusal(mortars(features), 'close-support', 'a', order)).toBe(rule);
  });
  test.each<[UnitType, number, number, number]>([
    ['towed-battery', 8, 8, 6],
    ['towed-battery', 3, 8, 3],
    ['mortar-platoon', 4, 4, 4],
    ['mortar-platoon', 1, 4, 1],
  ])('PLA-WP-07 guns of %s with %i of %i SP: %i', (type, sp, fullSp, guns) => {
    const state = field([['a1g1', type, 50, 40, { allocated: { to: 'a1', as: 'support' } }]]);
    put(state, 'a1g1', { sp, fullSp });
    const zone = { shape: 'rectangle' as const, at: { ...at(50, 60), facing: 0 }, width: 250, depth: 250 };
    state.calls = [
      {
        id: 'c',
        side: 'a',
        caller: 'a1h',
        batteries: ['a1g1'],
        zone,
        multiple: 1,
        kind: 'cloud',
        turnCalled: 2,
        locatedAtCall: [],
      },
    ];
    run(state, supportFire);
    expect(state.clouds).toMatchObject([{ source: 'shell', guns }]);
  });
  test('PLA-WP-06 one attack or one gun CLOUD a turn; a call that a base can no longer serve is lost', () => {
    const state = field(
      [['a1g1', 'hover-artillery-platoon', 50, 50, { allocated: { to: 'a1', as: 'support' } }]],
      [['b1v1', 'militia-company', 50, 60, { sp: 8 }]],
    );
    const zone = { shape: 'rectangle' as const, at: { ...at(50, 60), facing: 0 }, width: 500, depth: 500 };
    state.calls = [
      {
        id: 'c',
        side: 'a',
        caller: 'a1h',
        batteries: ['a1g1'],
        zone,
        multiple: 1,
        kind: 'he',
        turnCalled: 2,
        locatedAtCall: [],
      },
    ];
    const target = knows(state, 'a', 'b1v1', ['a1g']);
    // guns may fire direct instead of what they are allocated for
    expect(refusal(state, 'fire', 'a', { verb: 'fire', stand: 'a1g1', weapon: 'guns-direct', target })).toBeUndefined();
    state.stage = 'direct-fire';
    run(state, directFire, [5]);
    expect(refusal(state, 'fire', 'a', { verb: 'fire', stand: 'a1g1', weapon: 'guns-direct', target })).toBe(
      'PLA-WP-06',
    );
    expect(run(state, supportFire, [5]).dice).toEqual([]);
  });
  test('PLA-FM-23 the best unit of a concentration: by its weapon, then by its id', () => {
    const named = (first: UnitType, second: UnitType): string => {
      const state = field(
        [
          ['a1g1', first, 50, 20, { allocated: { to: 'a1', as: 'support' } }],
          ['a1i1', second, 56, 20, { allocated: { to: 'a1', as: 'support' } }],
        ],
        [['b1v1', 'militia-company', 50, 40, { sp: 8 }]],
      );
      const zone = { shape: 'rectangle' as const, at: { ...at(50, 40), facing: 0 }, width: 500, depth: 500 };
      state.calls = ['a1g1', 'a1i1'].map(id => ({
        id,
        side: 'a' as const,
        caller: 'a1h',
        batteries: [id],
        zone,
        multiple: 1,
        kind: 'he' as const,
        turnCalled: 2,
        locatedAtCall: [],
      }));
      return run(state, supportFire, [5])
        .dice.map(({ text }) => text)
        .join();
    };
    expect(named('towed-battery', 'hover-rls-platoon')).toBe('RLS on b1v1');
    expect(named('heavy-mortar-platoon', 'hover-artillery-platoon')).toBe('GF Hover Artillery (HoverGun) on b1v1');
    expect(named('artillery-missile-platoon', 'standoff-platoon')).toBe('Standoff Missile on b1v1');
  });
});

test('PLA-SP-03 a base without SP has stopped being one', () => {
  const state = field([['a1a1', 'gf-section', 50, 50]]);
  put(state, 'a1a1', { sp: 0 });
  run(state, game => void lossOf(game, 'a1a1', 4));
  expect(base(state, 'a1a1')).toMatchObject({ where: 'gone', fate: 'destroyed' });
});

test('PLA-SUR-03 one Big Surprise test a company a turn', () => {
  const state = field([['a1a1', 'gf-section', 50, 50]]);
  const tests = () => run(state, game => testSurprises(game, ['a1a', 'a1a']), [9]).dice.length;
  expect([tests(), tests()]).toEqual([1, 0]);
  state.turn++;
  expect(tests()).toBe(1);
});

test('PLA-WIN-05, PLA-R-185 engineers are called off with the orders, too', () => {
  const state = field([['a1h2', 'engineer-platoon', 50, 50]]);
  put(state, 'a1h2', { dig: { work: 'trench', minutes: 10, pinnedTurns: 0, suppressedTurns: 0 } });
  expect(refusal(state, 'orders', 'a', { verb: 'stop-work', stand: 'a1h2' })).toBeUndefined();
  run(state, issueOrders);
  expect(base(state, 'a1h2').dig).toBeNull();
});
