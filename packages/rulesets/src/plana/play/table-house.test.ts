import {
  defaultOptions,
  optionsFor,
  randomFor,
  recordOf,
  replay,
  seatAt,
  seededDice,
  seen,
  start,
  submit,
  told,
  turnOf,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { face } from '../face/index.js';
import { plana } from '../index.js';
import type { UnitType } from '../pieces.js';
import { atStage, battleOf, orders, rules, until } from '../umpire/kit.js';
import { refusalOf } from '../verbs/index.js';
import { closeSupport } from './close-support.js';
import { endTurn, verdict } from './ending.js';
import { directFire } from './firing.js';
import { issueOrders } from './issuing.js';
import {
  base,
  company,
  DEFAULTS,
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
import { movement } from './movement.js';
import type { Scenario } from './scenario.js';
import { standingFire } from './standing-fire.js';
import { standingMoves } from './standing-move.js';
import type { Instructions, OrderKind, State } from './state.js';
import { linesOf } from './templates.js';
import { beginTurn } from './turn-start.js';
import { view } from './view.js';

const at = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
const field = (
  a: readonly Row[],
  b: readonly Row[] = [],
  features: readonly object[] = [],
  more: object = {},
): State => {
  const state = stateOf({
    a: [['a1h1', 'gf-bn-hq', 5, 2], ...a],
    b: [['b1h1', 'militia-bn-hq', 95, 98], ...b],
    features,
    ...more,
  });
  for (const { id } of state.companies) putCompany(state, id, { leadership: 0 });
  return state;
};
const under = (state: State, id: string, kind: OrderKind, ...route: { x: number; y: number }[]): void => {
  const { order } = company(state, id);
  const onContact = kind === 'move' || kind === 'withdraw' ? ('continue' as const) : ('assault' as const);
  putCompany(state, id, { order: { ...order, kind, route, objective: route.at(-1) ?? null, onContact } });
};
const told_ = (state: State, id: string, to: Partial<Instructions>): void =>
  putCompany(state, id, { instructions: { ...company(state, id).instructions, ...to } });
const scenario = (id: string) => structuredClone(plana.scenarios.find(one => one.id === id)!.data) as Scenario;
const faultOf = (data: unknown) => {
  const made = plana.setup(data, defaultOptions(plana.options));
  return made.ok ? undefined : (made.error.path ?? made.error.rule);
};
const step8 = (state: State): State => {
  state.stage = 'movement';
  run(state, movement);
  return state;
};

describe('windows', () => {
  test('PLA-WIN-01 before the battle: allocation, deployment, first orders, in this order; ready is the scenario’s own', () => {
    const match = battleOf('edge-of-the-wood', { umpire: false });
    const stages: string[] = [];
    until(match, ({ state }) => {
      if (stages.at(-1) !== state.stage) stages.push(state.stage);
      return state.turn === 1;
    });
    expect(stages.slice(0, 3)).toEqual(['allocation', 'deployment', 'first-orders']);
    expect(match.state.companies.find(({ id }) => id === 'a1t')!.order.kind).toBe('attack');
  });
  test.each<[string, object, string | undefined]>([
    ['in its zone', { x: 1000, y: 300, facing: 0 }, undefined],
    ['not all of it in its zone', { x: 1000, y: 50, facing: 0 }, 'PLA-WIN-01'],
  ])('PLA-WIN-01 a base is deployed %s', (_, place, rule) => {
    const match = battleOf('edge-of-the-wood', { umpire: false });
    until(match, atStage('deployment', 0));
    const done = orders(match, 'a', { verb: 'deploy', stand: 'a1a1', at: place });
    expect(done.ok ? undefined : done.error.rule).toBe(rule);
  });
  test('PLA-WIN-04 a spectator sees only what stands in both sides’ views', () => {
    const state = field(
      [['a1a1', 'gf-section', 50, 50]],
      [],
      [{ kind: 'minefield', poly: square(20, 20, 25, 25), hiddenFrom: 'a' }],
    );
    const shown = view(state, 'spectator');
    expect([shown.bases, shown.companies, shown.contacts, shown.terrain.now]).toEqual([[], [], [], []]);
  });
  test('PLA-WIN-05 that a base stays or holds its fire is written in any window, and counts for the turn', () => {
    const match = battleOf('edge-of-the-wood', { umpire: false });
    until(match, atStage('orders'));
    for (const verb of ['stay', 'hold-fire']) expect(orders(match, 'a', { verb, stand: 'a1t1' }).ok).toBe(true);
    const before = match.state.bases.find(({ id }) => id === 'a1t1')!;
    until(match, atStage('orders', 2));
    const after = match.state.bases.find(({ id }) => id === 'a1t1')!;
    expect([after.x, after.y, after.fired]).toEqual([before.x, before.y, []]);
    expect(match.state.sheets.a).toEqual([]);
  });
  test('PLA-WIN-06 an offer stands to the end of the turn; both offers end it, and so does giving up', () => {
    const offers = (a: boolean, b: boolean): State => {
      const state = field([['a1a1', 'gf-section', 50, 50]], [['b1v1', 'militia-company', 50, 70]]);
      state.sides = { a: { ...state.sides.a, offers: a }, b: { ...state.sides.b, offers: b } };
      run(state, game => void endTurn(game));
      return state;
    };
    expect([offers(true, true).over?.rule, offers(true, false).over]).toEqual(['PLA-WIN-06', null]);
    const state = offers(true, false);
    run(state, beginTurn, [0]);
    expect(state.sides.a.offers).toBe(false);
    const match = battleOf('first-orders', { umpire: false });
    expect(orders(match, 'a', { verb: 'concede' }).ok).toBe(true);
    expect(turnOf(match)).toMatchObject({ over: 'b', rule: 'PLA-WIN-06' });
  });
  test('PLA-WIN-07 what closes a line is something that its side knows, with its rule', () => {
    const state = field([['a1a1', 'gf-section', 50, 50]]);
    state.stage = 'fire';
    const seat = { view: view(state, 'a'), by: 'a' as const, options: DEFAULTS, seat: { id: 'a', side: 'a' as const } };
    expect(
      refusalOf(seat as never, { verb: 'move', stand: 'a1a1', path: [at(50, 55)], mode: 'tactical', heading: null })
        ?.rule,
    ).toBe('PLA-SEQ-05');
  });
});

describe('PLA-VIC-04 when it ends', () => {
  test.each<[string, (state: State) => unknown, string | undefined]>([
    ['in the middle nobody', () => {}, undefined],
    ['after the last turn', state => Object.assign(state, { turn: 20 }), 'PLA-VIC-04'],
    [
      'a side without anybody',
      state =>
        Object.assign(state, {
          bases: state.bases.map(one => (one.side === 'b' ? { ...one, where: 'gone', fate: 'destroyed' } : one)),
        }),
      'PLA-VIC-04',
    ],
    [
      'all of it demoralised',
      state =>
        Object.assign(state, { companies: state.companies.map(one => ({ ...one, demoralised: one.side === 'b' })) }),
      'PLA-VIC-04',
    ],
  ])('%s', (_, change, rule) => {
    const state = field([['a1a1', 'gf-section', 50, 50]], [['b1v1', 'militia-company', 50, 70]]);
    change(state);
    run(state, game => void endTurn(game));
    expect(state.over?.rule).toBe(rule);
  });
});

describe('PLA-VIC-05, PLA-SCN-03 bonuses', () => {
  const BRIDGE = { kind: 'bridge', id: 'ford', at: [50, 60] };
  const given = (bonus: object, change: (state: State) => void, atEnd = false): number => {
    const state = field([['a1a1', 'gf-section', 50, 50]], [['b1v1', 'militia-company', 50, 70]], [BRIDGE]);
    state.bonuses = [{ what: 'b1v1', to: 'a', points: 4, given: false, when: 'lost', ...bonus }];
    change(state);
    if (atEnd) state.turn = 20;
    run(state, game => void endTurn(game));
    run(state, game => void (state.over ? undefined : endTurn(game)));
    return state.sides.a.bonus;
  };
  // biome-ignore format: one line a case
  test.each<[string, object, (state: State) => void, boolean, number]>([
    ['destroyed', {}, state => put(state, 'b1v1', { where: 'gone', fate: 'destroyed' }), false, 4],
    ['captured', {}, state => put(state, 'b1v1', { where: 'gone', fate: 'captured' }), false, 4],
    ['left', {}, state => put(state, 'b1v1', { where: 'gone', fate: 'left' }), false, 4],
    ['merged into another it is not lost', {}, state => put(state, 'b1v1', { where: 'gone', fate: 'merged' }), false, 0],
    ['its weapon was used', { when: 'fired' }, state => put(state, 'b1v1', { fired: [{ turn: 3, x: 0, y: 0 }] }), false, 4],
    ['it went off by its exit', { when: 'exited' }, state => put(state, 'b1v1', { where: 'gone', fate: 'exited' }), false, 4],
    ['a bridge is blown', { when: 'blown', what: 'ford' }, state => Object.assign(state, { terrain: { now: state.terrain.now.map(one => ({ ...one, down: true })) } }), false, 4],
    ['a bridge that stands counts at the end alone', { when: 'standing', what: 'ford' }, () => {}, false, 0],
    ['and then it does', { when: 'standing', what: 'ford' }, () => {}, true, 4],
  ])('%s', (_, bonus, change, atEnd, points) => expect(given(bonus, change, atEnd)).toBe(points));
  test('PLA-SCN-03 an objective at a bridge that is blown is worth what the scenario says, to either side', () => {
    const state = field([['a1a1', 'gf-section', 50, 58]], [], [BRIDGE]);
    state.objectives = [
      {
        id: 'ford',
        name: 'Ford',
        at: at(50, 60),
        value: 6,
        whenBlown: { a: 1, b: 3 },
        only: null,
        holder: 'a',
        heldBy: [],
      },
    ];
    expect(verdict(state).points).toEqual({ a: 6, b: 0 });
    state.terrain = { now: state.terrain.now.map(one => ({ ...one, down: true })) };
    expect(verdict(state).points).toEqual({ a: 1, b: 3 });
  });
});

describe('scenarios', () => {
  test('PLA-SCN-01, PLA-OB-14 a side is told the public part and its own; nothing of the other’s forces or assets', () => {
    const data = scenario('ferrow-silo');
    const page = JSON.stringify(face.briefing!(data, 'a'));
    expect(page).toContain(data.briefing.public.slice(0, 40));
    expect(page).toContain(data.briefing.a.slice(0, 40));
    expect(page).not.toContain(data.briefing.b.slice(0, 40));
    for (const { name } of data.sides.b.battalions[0]!.companies) if (name !== 'HQ') expect(page).not.toContain(name);
    const made = plana.setup(data, optionsFor(plana, data));
    expect(made.ok && made.value.assets.some(({ side }) => side === 'b')).toBe(true);
    expect(made.ok && view(made.value, 'a').assets.every(({ side }) => side === 'a')).toBe(true);
  });
  test('PLA-SCN-02 a scenario sets options and windows; players may still change switches', () => {
    const { data } = plana.scenarios.find(({ id }) => id === 'first-orders')!;
    expect([optionsFor(plana, data)['PLA-R-208'], defaultOptions(plana.options)['PLA-R-208']]).toEqual(['two', 'four']);
    const begun = start({
      rules: plana,
      options: { ...optionsFor(plana, data), 'PLA-R-208': 'one' },
      scenario: data,
      dice: seededDice(1),
    });
    expect(begun.ok && begun.value.options['PLA-R-208']).toBe('one');
  });
  test('PLA-GEN-08 the first battle has one battalion a side', () => {
    const { sides } = scenario('first-orders');
    expect([sides.a.battalions.length, sides.b.battalions.length]).toEqual([1, 1]);
  });
  test('PLA-SCN-04 battalions are of one regiment unless it is said: others are unfamiliar', () => {
    const made = plana.setup(scenario('ferrow-silo'), defaultOptions(plana.options));
    expect(made.ok && new Set(made.value.battalions.map(({ regiment }) => regiment)).size).toBe(1);
  });
  test('PLA-SCN-06 who starts mounted, aboard, limbered or in orbit', () => {
    const made = plana.setup(scenario('ferrow-silo'), defaultOptions(plana.options));
    if (!made.ok) throw new Error(made.error.message);
    expect(['a1a4', 'a1m1'].map(id => made.value.bases.find(one => one.id === id)!.where)).toEqual([
      'mounted',
      'aboard',
    ]);
    expect(made.value.assets.some(({ orbit }) => orbit !== null)).toBe(true);
  });
  // biome-ignore format: one line a case
  test.each<[string, (data: Scenario) => unknown, string | undefined]>([
    ['as it is', () => {}, undefined],
    ['a table of 9 cm', data => Object.assign(data, { table: [9, 24] }), 'table[0]'],
    ['61 turns', data => Object.assign(data, { turns: 61 }), 'turns'],
    ['edges that are the same', data => Object.assign(data, { edges: { a: 'S', b: 'S' } }), 'edges.b'],
    ['two of a name', data => Object.assign(data.sides.a.battalions[0]!.companies[1]!.bases[0]!, { id: 'a1h1' }), 'sides.a.battalions[0].companies[1].bases[0].id'],
    ['an id with a blank', data => Object.assign(data.sides.a.battalions[0]!, { id: 'a 1' }), 'sides.a.battalions[0].id'],
    ['two features of a name', data => Object.assign(data, { features: [{ kind: 'open', id: 'x', poly: square(1, 1, 2, 2) }, { kind: 'open', id: 'x', poly: square(1, 1, 2, 2) }] }), 'features[1].id'],
    ['101 features', data => Object.assign(data, { features: Array.from({ length: 101 }, () => ({ kind: 'open', poly: square(1, 1, 2, 2) })) }), 'features'],
    ['a feature of 101 points', data => Object.assign(data, { features: [{ kind: 'open', poly: Array.from({ length: 101 }, () => [1, 1]) }] }), 'features[0].poly'],
    ['tanks in a forest', data => { Object.assign(data, { features: [{ kind: 'forest', poly: square(0, 0, 30, 24) }] }); data.sides.a.battalions[0]!.companies[0]!.bases[1]!.type = 'technical-section'; }, 'bases.a1h2'],
  ])('PLA-SCN-07 %s', (_, change, path) => {
    const data = scenario('first-orders');
    change(data);
    expect(faultOf(data)).toBe(path);
  });
  type Company = Scenario['sides']['a']['battalions'][number]['companies'][number];
  const faultOfCompany = (troop: Company['troop'], types: UnitType[]) => {
    const data = scenario('first-orders');
    const bases = types.map((type, i) => ({
      id: `a1x${i}`,
      type,
      sp: 2,
      ...(i === 0 ? { x: 5, y: 3 } : { x: 5 + i * 0.1, y: 3 }),
    }));
    data.table = [100, 100];
    data.zones = { a: square(0, 0, 100, 40), b: data.zones.b };
    data.sides.a.battalions[0]!.companies.push({
      id: 'a1x',
      name: 'X',
      troop,
      quality: 'average',
      leadership: 0,
      order: { kind: 'hold' },
      bases: bases.map((one, i) => ({ ...one, x: 40 + i * 5, y: 30 })),
    } as Company);
    return faultOf(data);
  };
  // biome-ignore format: one line a case
  test.each<[string, Company['troop'], UnitType[], string | undefined]>([
    ['PLA-OB-15 a carrier for each base', 'regular', ['regular-platoon', 'regular-platoon', 'hoverbus-platoon', 'lorry-column'], undefined],
    ['PLA-OB-15 and no more', 'regular', ['regular-platoon', 'regular-platoon', 'hoverbus-platoon', 'hoverbus-platoon', 'lorry-column'], 'companies.a1x'],
    ['PLA-OB-16 a car squadron', 'armour', ['armoured-car-platoon', 'light-tracked-platoon'], undefined],
    ['PLA-OB-16 one platoon is none', 'armour', ['armoured-car-platoon'], 'companies.a1x'],
    ['PLA-OB-16 five are too many', 'armour', ['armoured-car-platoon', 'armoured-car-platoon', 'armoured-car-platoon', 'armoured-car-platoon', 'armoured-car-platoon'], 'companies.a1x'],
  ])('%s', (_, troop, types, path) => expect(faultOfCompany(troop, types)).toBe(path));
});

describe('standing procedure', () => {
  const shots = (state: State) =>
    standingFire({ ...view(state, 'a'), stage: 'fire' }, DEFAULTS).map(({ base: { id }, contact, mode }) => [
      id,
      contact.no,
      ...(mode ? [mode] : []),
    ]);
  const moves = (state: State) => standingMoves({ ...view(state, 'a'), stage: 'move' }, DEFAULTS);
  test('PLA-SOP-01 instructions hold as soon as the window closes, whichever it is, until they are changed', () => {
    const match = battleOf('edge-of-the-wood', { umpire: false });
    until(match, atStage('move'));
    expect(orders(match, 'a', { verb: 'instruct', companies: ['a1t'], pace: 'halt' }).ok).toBe(true);
    const before = match.state.bases.find(({ id }) => id === 'a1t1')!;
    until(match, atStage('orders', 2));
    expect(match.state.companies.find(({ id }) => id === 'a1t')!.instructions.pace).toBe('halt');
    expect(match.state.bases.find(({ id }) => id === 'a1t1')!.y).toBe(before.y);
  });
  const LINE: readonly Row[] = [['a1r1', 'regular-platoon', 50, 50]];
  // regular infantry: effective to 5 cm, long range to 10
  // biome-ignore format: one line a case
  test.each<[string, Partial<Instructions>, OrderKind, object, number, boolean]>([
    ['free: at long range', { fire: 'free' }, 'attack', {}, 60.5, true],
    ['dug in under defend: within effective range', {}, 'defend', { dug: 'dug-in' }, 56.5, true],
    ['dug in under defend: not farther', {}, 'defend', { dug: 'dug-in' }, 59, false],
    ['within so many cm', { fire: 'within', within: 300 }, 'attack', {}, 56.5, false],
    ['return: not before it was fired at', { fire: 'return' }, 'attack', {}, 56.5, false],
    ['return: when it was, last turn', { fire: 'return' }, 'attack', { underFire: 2 }, 56.5, true],
    ['hold', { fire: 'hold' }, 'attack', {}, 56.5, false],
  ])('PLA-SOP-02 %s', (_, to, kind, at_, y, fires) => {
    const state = field(LINE, [['b1r1', 'regular-platoon', 50, y]]);
    under(state, 'a1r', kind, at(50, 80));
    told_(state, 'a1r', to);
    put(state, 'a1r1', at_);
    knows(state, 'a', 'b1r1', ['a1r']);
    expect(shots(state).length === 1).toBe(fires);
  });
  test('PLA-SOP-03 the target that is worth most; each base on it makes it worth less; what was wished for comes first', () => {
    const state = field(
      [
        ['a1t1', 'hovertank-platoon', 50, 50],
        ['a1t2', 'hovertank-platoon', 55, 50],
      ],
      [
        ['b1r1', 'regular-platoon', 50, 70],
        ['b1t1', 'tracked-tank-platoon', 56, 70],
      ],
    );
    under(state, 'a1t', 'attack', at(50, 90));
    for (const id of ['b1r1', 'b1t1']) knows(state, 'a', id, ['a1t']);
    expect(new Set(shots(state).map(([, no]) => no)).size).toBeGreaterThan(0);
    told_(state, 'a1t', { target: 'vehicles' });
    expect(shots(state)).toEqual([
      ['a1t1', 2],
      ['a1t2', 2],
    ]);
    told_(state, 'a1t', { target: 'infantry' });
    expect(shots(state)).toEqual([
      ['a1t1', 1],
      ['a1t2', 1],
    ]);
  });
  test('PLA-SOP-04 close support for whoever paints; a hovertank without a target takes that of the nearest master', () => {
    const state = field(
      [
        ['a1t1', 'hovertank-platoon', 50, 50],
        ['a1u1', 'hovertank-platoon', 56, 50],
        ['a1g1', 'cs-missile-platoon', 50, 30, { allocated: { to: 'a1', as: 'close-support' } }],
      ],
      [['b1r1', 'regular-platoon', 50, 70]],
    );
    putCompany(state, 'a1u', { troop: 'armour' });
    under(state, 'a1t', 'attack', at(50, 90));
    under(state, 'a1u', 'attack', at(50, 90));
    knows(state, 'a', 'b1r1', ['a1t']);
    expect(shots(state)).toEqual([
      ['a1t1', 1],
      ['a1u1', 1, 'slave'],
    ]);
    state.stage = 'direct-fire';
    expect(run(state, directFire, [0]).dice.map(({ text }) => text)).toEqual(['a1t1 fires', 'a1u1 fires']);
    state.stage = 'support-of-companies';
    expect(run(state, closeSupport, [0]).dice.map(({ text }) => text)).toEqual(['a1g1 fires']);
  });
  describe('PLA-SOP-05 a call that is repeated', () => {
    const guns = (own: number): State => {
      const state = field(
        [
          ['a1g1', 'towed-battery', 50, 20, { allocated: { to: 'a1', as: 'support' } }],
          ['a1a1', 'gf-section', 50, own],
        ],
        [['b1v1', 'militia-company', 50, 70]],
      );
      sheet(state, 'a');
      return state;
    };
    const repeats = (state: State, more: object = {}) =>
      told_(state, 'a1a', { calls: { batteries: ['a1g1'], at: at(50, 60), turns: 2, ...more } });
    test('for so many turns', () => {
      const state = guns(40);
      repeats(state);
      const calls: number[] = [];
      for (let i = 0; i < 3; i++) {
        run(state, issueOrders);
        calls.push(state.calls.filter(({ turnCalled }) => turnCalled === state.turn).length);
        state.turn++;
      }
      expect(calls).toEqual([1, 1, 0]);
    });
    test.each<[number, boolean]>([
      [53.4, true],
      [53.5, false],
    ])('it ends with own bases within 3 cm of the zone (at %d)', (own, goesOn) => {
      const state = guns(own);
      repeats(state);
      run(state, issueOrders);
      expect(state.calls.length === 1).toBe(goesOn);
      expect(company(state, 'a1a').instructions.calls !== null).toBe(goesOn);
    });
    test('on a contact it follows its marker', () => {
      const state = guns(40);
      knows(state, 'a', 'b1v1', ['a1a']);
      repeats(state, { at: { contact: 1 } });
      run(state, issueOrders);
      expect(state.calls[0]!.zone.at).toMatchObject(at(50, 70));
    });
  });
  describe('PLA-SOP-06 moves', () => {
    // biome-ignore format: one line a case
    test.each<[string, Partial<Instructions>, number | null, number]>([
      ['full out of contact', {}, null, 60],
      ['by bounds after it', {}, 3, 54.5],
      ['as it was told', { pace: 'full' }, 3, 60],
      ['halt', { pace: 'halt' }, null, 50],
    ])('%s', (_, to, contactSince, y) => {
      const state = field([['a1a1', 'gf-section', 50, 50]]);
      under(state, 'a1a', 'move', at(50, 90));
      told_(state, 'a1a', to);
      putCompany(state, 'a1a', { contactSince });
      expect(base(step8(state), 'a1a1').y / 100).toBeCloseTo(y, 1);
    });
    test.each<[string, number, number]>([
      ['nobody known within 30 cm: non-tactically', 95, 70],
      ['somebody is', 79, 56],
    ])('%s', (_, enemy, y) => {
      const state = field([['a1t1', 'tracked-tank-platoon', 50, 50]], [['b1r1', 'regular-platoon', 50, enemy]]);
      under(state, 'a1t', 'move', at(50, 90));
      putCompany(state, 'a1t', { order: { ...company(state, 'a1t').order, mode: 'non-tactical' } });
      knows(state, 'a', 'b1r1', ['a1h']);
      expect(base(step8(state), 'a1t1').y / 100).toBeCloseTo(y, 0);
    });
    test('they keep their places in the company, and go round mines and what they cannot cross', () => {
      const state = field(
        [
          ['a1a1', 'gf-section', 48, 50],
          ['a1a2', 'gf-section', 52, 50],
        ],
        [],
        [{ kind: 'minefield', poly: square(47, 53, 49, 57) }],
      );
      const { order } = company(state, 'a1a');
      putCompany(state, 'a1a', {
        order: {
          ...order,
          kind: 'move',
          route: [at(50, 90)],
          from: at(50, 50),
          offsets: { a1a1: { x: -200, y: 0 }, a1a2: { x: 200, y: 0 } },
        },
      });
      const [first, second] = moves(state);
      expect(second).toMatchObject({ kind: 'go', way: { path: [at(52, 60)] } });
      expect(first).toMatchObject({ kind: 'go', way: { path: [{}, at(48, 60)] } });
    });
  });
  describe('PLA-SOP-07 the fire line and the assault', () => {
    const before = (to: Partial<Instructions>, hit: object | null, gap = 4): State => {
      const state = field([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 52 + gap]]);
      under(state, 'a1a', 'attack', at(50, 90));
      told_(state, 'a1a', to);
      knows(state, 'a', 'b1r1', ['a1a']);
      if (hit)
        state.ledgers = {
          ...state.ledgers,
          a: {
            ...state.ledgers.a,
            contacts: state.ledgers.a.contacts.map(one => ({
              ...one,
              hit: { turn: 3, spLost: 0, effect: 'none', shots: [], ...hit } as never,
            })),
          },
        };
      return state;
    };
    // biome-ignore format: one line a case
    test.each<[string, Partial<Instructions>, object | null, boolean]>([
      ['when they are suppressed', {}, { effect: 'suppressed' }, true],
      ['not while they are only pinned', {}, { effect: 'pinned' }, false],
      ['now', { assaultWhen: 'now' }, null, true],
      ['never', { assaultWhen: 'never' }, { effect: 'suppressed' }, false],
    ])('they go in %s', (_, to, hit, goes) => {
      expect(moves(before(to, hit)).some(move => move.kind === 'go' && move.assault)).toBe(goes);
    });
    test.each([
      [4.9, true],
      [5.1, false],
    ])('PLA-R-228 from the line at which they stop they go in: %d cm off, %s', (gap, goes) => {
      expect(moves(before({}, { effect: 'suppressed' }, gap)).some(move => move.kind === 'go' && move.assault)).toBe(
        goes,
      );
    });
    test('after three turns on the line with two to one in points', () => {
      const state = before({}, null);
      putCompany(state, 'a1a', { contactSince: 0 });
      // 8 points against 8 of a full platoon are too few
      expect(moves(state).some(move => move.kind === 'go' && move.assault)).toBe(false);
      put(state, 'a1a1', { sp: 8, fullSp: 8 });
      expect(moves(state).some(move => move.kind === 'go' && move.assault)).toBe(true);
    });
    test('they stop just under half a move short once something there is suppressed', () => {
      const state = before({ assaultWhen: 'never' }, { effect: 'suppressed' }, 9);
      const [move] = moves(state);
      expect(move?.kind === 'go' && Math.round(move.way.walked.at(-1)!.y / 10)).toBe(500 + 41);
    });
  });
  describe('PLA-SOP-08 who stays', () => {
    test.each<[string, Partial<Instructions>, number, string[]]>([
      ['digs', {}, 90, ['dig']],
      ['not if it is told not to', { dig: false }, 90, []],
      ['nor with somebody located within 20 cm', {}, 71, []],
    ])('%s', (_, to, enemy, kinds) => {
      const state = field([['a1r1', 'regular-platoon', 50, 50]], [['b1r1', 'regular-platoon', 50, enemy]]);
      told_(state, 'a1r', to);
      knows(state, 'a', 'b1r1', ['a1r']);
      expect(
        moves(state)
          .filter(({ base: { id } }) => id === 'a1r1')
          .map(({ kind }) => kind),
      ).toEqual(kinds);
    });
    test.each<[object, number]>([
      [{}, 54],
      [{ objective: at(50, 70) }, 64],
    ])('under defend it goes back to its place (%j)', (more, y) => {
      const state = field([['a1r1', 'regular-platoon', 50, 60]]);
      const { order } = company(state, 'a1r');
      putCompany(state, 'a1r', {
        order: { ...order, kind: 'defend', from: at(50, 50), offsets: { a1r1: { x: 0, y: 0 } }, ...more },
      });
      put(state, 'a1r1', { y: y === 54 ? 5800 : 6000 });
      expect(base(step8(state), 'a1r1').y / 100).toBeCloseTo(y, 1);
    });
    test.each<[number | null, string]>([
      [3, 'table'],
      [2, 'mounted'],
      [null, 'mounted'],
    ])('a mounted company gets down when it first has contact (turn %s)', (contactSince, where) => {
      const state = field([
        ['a1r1', 'hoverbus-platoon', 50, 50],
        ['a1r2', 'regular-platoon', 50, 50, { sp: 8 }],
      ]);
      put(state, 'a1r2', { where: 'mounted', carrier: 'a1r1' });
      under(state, 'a1r', 'attack', at(50, 90));
      putCompany(state, 'a1r', { contactSince });
      expect(base(step8(state), 'a1r2').where).toBe(where);
      if (where === 'table') expect(base(state, 'a1r2')).toMatchObject(at(50, 47));
    });
  });
  test('PLA-SOP-09 it is computed from the view of the side, and shown before the window closes', () => {
    const state = field([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 56]]);
    under(state, 'a1a', 'attack', at(50, 90));
    const shown = moves(state);
    put(state, 'b1r1', { x: 9000 });
    expect(moves(state)).toEqual(shown);
    state.stage = 'move';
    const plans = face.scene({
      view: view(state, 'a'),
      viewer: 'a',
      options: DEFAULTS,
      seat: { id: 'a', side: 'a' },
    } as never);
    expect(JSON.stringify(plans)).toContain('plan');
  });
  describe('PLA-SOP-10 plans for a battalion', () => {
    const THREE: readonly Row[] = [
      ['a1a1', 'gf-section', 40, 30],
      ['a1b1', 'gf-section', 50, 30],
      ['a1c1', 'gf-section', 60, 30],
      ['a1g1', 'towed-battery', 50, 10, { allocated: { to: 'a1', as: 'support' } }],
    ];
    const lines = (template: Parameters<typeof linesOf>[2], features: readonly object[] = []) => {
      const state = field(THREE, [], features);
      return linesOf(view(state, 'a'), base(state, 'a1h1'), template, at(50, 70)).map(line => {
        if (line.verb === 'order')
          return [
            line.kind,
            line.companies.join(' '),
            line.route.map(({ x, y }) => `${x / 100} ${y / 100}`).join(', '),
            ...(line.withdrawIf === 'never' ? [] : [line.withdrawIf]),
            ...(line.notBefore === 0 ? [] : [line.notBefore]),
          ];
        return [line.verb];
      });
    };
    // biome-ignore format: one line a case
    test.each<[Parameters<typeof linesOf>[2], unknown[]]>([
      ['two-up', [['attack', 'a1a a1b', '50 70'], ['move', 'a1c', '50 55']]],
      ['one-up', [['attack', 'a1a', '50 70'], ['move', 'a1b a1c', '50 55']]],
      ['fix-and-flank', [['attack', 'a1a', '50 70'], ['attack', 'a1b', '70 70, 50 70'], ['move', 'a1c', '50 55']]],
      ['bombard-and-assault', [['attack', 'a1a a1b a1c', '50 70', 6], ['standing-call']]],
      ['defend-here', [['defend', 'a1a a1b a1c', '50 70']]],
      ['delay', [['defend', 'a1a a1b a1c', '50 70', 'assaulted']]],
      ['withdraw-by-bounds', [['withdraw', 'a1a a1b a1c', '50 70'], ['instruct'], ['instruct'], ['instruct']]],
      ['march', [['move', 'a1a a1b a1c', '50 70']]],
    ])('%s', (template, wanted) => expect(lines(template)).toEqual(wanted));
    test('a march follows a road that leads there', () => {
      const road = {
        kind: 'road',
        line: [
          [55, 28],
          [65, 50],
          [52, 69],
        ],
      };
      expect(lines('march', [road])).toEqual([['move', 'a1a a1b a1c', '55 28, 65 50, 52 69, 50 70']]);
    });
    test('it becomes lines of the sheet; several orders only before turn 1', () => {
      const state = field(THREE);
      const plan = (template: string) => ({ verb: 'template', stand: 'a1h1', template, at: at(50, 70) });
      expect(refusal(state, 'orders', 'a', plan('two-up'))).toBe('PLA-OM-04');
      expect(refusal(state, 'orders', 'a', plan('delay'))).toBeUndefined();
      expect(state.sheets.a).toMatchObject([{ verb: 'order', stand: 'a1h1', kind: 'defend' }]);
      state.turn = 0;
      sheet(state, 'a');
      expect(refusal(state, 'first-orders', 'a', plan('two-up'))).toBeUndefined();
      expect(state.sheets.a).toHaveLength(2);
    });
  });
});

describe('several players of a side', () => {
  const SEATS = [
    { id: 'a', side: 'a' as const },
    { id: 'b-town', side: 'b' as const, commands: { battalions: ['b1'] } },
    { id: 'b-silo', side: 'b' as const, commands: { battalions: ['b2'] } },
  ];
  const battle = (more: Record<string, string> = {}) => {
    const data = scenario('ferrow-silo');
    const begun = start({
      rules: plana,
      options: { ...optionsFor(plana, data), ...more },
      scenario: data,
      dice: seededDice(3),
      seats: SEATS,
    });
    if (!begun.ok) throw new Error(begun.error.message);
    return begun.value;
  };
  type Match = ReturnType<typeof battle>;
  const says = (match: Match, seat: string, order: object) => {
    const done = submit(match, seat, order as never);
    return done.ok ? undefined : done.error.rule;
  };
  const ready = (match: Match, stage: string, seats = SEATS.map(({ id }) => id)) => {
    for (let i = 0; i < 60 && match.state.stage !== stage; i++)
      for (const seat of seats) if (match.state.stage !== stage) says(match, seat, { verb: 'ready' });
  };
  test.each<[string, object | undefined, boolean]>([
    ['everybody is there: the silo was given no AIR units', undefined, true],
    ['somebody of its side is away, for whom it might stand in', { verb: 'absent', who: 'b-town', away: true }, false],
  ])('PLA-R-230, PLA-WIN-02 a seat with nothing of its own to write is ready at once, if %s', (_, before, isReady) => {
    const match = battle();
    ready(match, 'allocation');
    if (before) expect(says(match, 'b-silo', before)).toBeUndefined();
    ready(match, 'air', ['a', 'b-town', 'b-silo']);
    expect(match.state.stage).toBe('air');
    expect([match.state.ready['b-silo'] === true, match.state.ready['b-town'] === true]).toEqual([isReady, false]);
  });
  test('PLA-R-212 nothing waits for a player who is away; another of his side may take his place and give it back', () => {
    const match = battle();
    ready(match, 'first-orders');
    expect(says(match, 'b-silo', { verb: 'stand-fast', stand: 'b1v1', kind: 'hold' })).toBe('PLA-R-211');
    expect(says(match, 'b-silo', { verb: 'absent', who: 'b-town', away: true })).toBeUndefined();
    expect(says(match, 'b-silo', { verb: 'take-over', who: 'b-town', take: true })).toBeUndefined();
    expect(says(match, 'b-silo', { verb: 'stand-fast', stand: 'b1v1', kind: 'hold' })).toBeUndefined();
    expect(says(match, 'b-silo', { verb: 'take-over', who: 'b-town', take: false })).toBeUndefined();
    expect(says(match, 'b-silo', { verb: 'stand-fast', stand: 'b1v2', kind: 'hold' })).toBe('PLA-R-211');
    expect(says(match, 'b-silo', { verb: 'strike', line: 0 })).toBe('PLA-R-211');
    expect(match.state.sheets.b).toHaveLength(1);
    expect((turnOf(match) as { waiting: readonly string[] }).waiting).toEqual(['a', 'b-silo']);
    ready(match, 'orders', ['a', 'b-silo']);
    expect(match.state.turn).toBe(1);
    expect(says(match, 'b-silo', { verb: 'absent', who: 'b-silo', away: true })).toBe('PLA-R-212');
    expect(says(match, 'b-silo', { verb: 'absent', who: 'b-town', away: false })).toBeUndefined();
    expect((turnOf(match) as { waiting: readonly string[] }).waiting).toContain('b-town');
  });
  test.each<[string, string | undefined, string, string | undefined]>([
    ['the first seat speaks for its side', undefined, 'b-town', undefined],
    ['another does not', undefined, 'b-silo', 'PLA-WIN-06'],
    ['while the first is away, the next one does', 'b-town', 'b-silo', undefined],
    ['and he who is away does not', 'b-town', 'b-town', 'PLA-WIN-06'],
  ])('PLA-WIN-06, PLA-R-231 %s', (_, away, seat, refused) => {
    const match = battle();
    ready(match, 'orders');
    if (away) expect(says(match, 'b-silo', { verb: 'absent', who: away, away: true })).toBeUndefined();
    const [item] = plana.face.menu(seatAt(match, seat)).filter(({ verb }) => verb === 'concede');
    expect(item?.closed?.rule).toBe(refused);
    expect(says(match, seat, { verb: 'offerEnd' })).toBe(refused);
    expect(says(match, seat, { verb: 'concede' })).toBe(refused);
    expect(match.state.over?.winner).toBe(refused ? undefined : 'a');
  });
  test('PLA-R-212 who plays the side is listed beside its companies, with what can be said of each', () => {
    const match = battle();
    ready(match, 'first-orders');
    const fellows = (seat: string) =>
      plana.face.roster!(seatAt(match, seat)).fellows!.map(one => [
        one.seat,
        one.text,
        ...one.acts.map(({ label }) => label),
      ]);
    const act = (seat: string, who: string, label: string) => {
      const fellow = plana.face.roster!(seatAt(match, seat)).fellows!.find(one => one.seat === who);
      return says(match, seat, fellow!.acts.find(one => one.label === label)!.order);
    };
    expect(fellows('b-silo')).toEqual([
      ['b-town', 'at the table', 'Is away'],
      ['b-silo', 'you', 'I must go'],
    ]);
    expect(act('b-silo', 'b-town', 'Is away')).toBeUndefined();
    expect(fellows('b-silo')).toEqual([
      ['b-town', 'away: his companies go by their orders', 'Stand in', 'Is back'],
      ['b-silo', 'you'],
    ]);
    expect(act('b-silo', 'b-town', 'Stand in')).toBeUndefined();
    expect(fellows('b-silo')[0]).toEqual(['b-town', 'away: you stand in for him', 'Give it back', 'Is back']);
    expect(fellows('b-town')[0]).toEqual(['b-town', 'away: b-silo stands in for him', 'I am back']);
    expect(act('b-silo', 'b-town', 'Give it back')).toBeUndefined();
    expect(act('b-town', 'b-town', 'I am back')).toBeUndefined();
    expect(match.state.away).toEqual({});
    expect(plana.face.roster!(seatAt(match, 'a')).fellows).toBeUndefined();
  });
  test('PLA-SOP-10 a plan is offered for each battalion of a player whose HQ stands on the table, while orders are written', () => {
    const match = battle();
    const plans = (seat: string) => plana.face.roster!(seatAt(match, seat)).plans?.map(({ stand }) => stand);
    ready(match, 'allocation');
    expect(plans('b-town')).toBeUndefined();
    ready(match, 'first-orders');
    const hqOf = (id: string) => match.state.battalions.find(one => one.id === id)!.hq;
    expect(plans('b-town')).toEqual([hqOf('b1')]);
    expect(plans('b-silo')).toEqual([hqOf('b2')]);
    for (const { verb, stand } of plana.face.roster!(seatAt(match, 'b-town')).plans!)
      expect(plana.face.menu(seatAt(match, 'b-town')).some(item => item.verb === verb && item.stand === stand)).toBe(
        true,
      );
  });
  test.each<[number, boolean, boolean]>([
    [2, true, false],
    [3, true, true],
    [3, false, false],
  ])(
    'PLA-R-213 a side that has written nothing for %i turns; the other offers to end it: %s',
    (silent, offers, ends) => {
      const state = field([['a1a1', 'gf-section', 50, 50]], [['b1v1', 'militia-company', 50, 70]]);
      state.silent = { a: 0, b: silent - 1 };
      state.sides = { ...state.sides, a: { ...state.sides.a, offers } };
      run(state, game => void endTurn(game));
      expect(state.over?.rule).toBe(ends ? 'PLA-R-213' : undefined);
    },
  );
  test('PLA-GEN-13, PLA-HID-14, PLA-BEL-09 on separate tables each sees his own, and of friends what was heard last', () => {
    const match = battle({ 'PLA-GEN-13': 'on' });
    ready(match, 'orders');
    const { state } = match;
    const shown = (seat: string) => seen(match, seat).view as ReturnType<typeof view>;
    // b2 sees its friends as long as they are heard; then as they were
    const key = 'b-silo b1v';
    const before = base(state, 'b1v1');
    const heard = (linked: boolean) => {
      state.pictures = { ...state.pictures, [key]: { ...state.pictures[key]!, linked, turn: 1 } };
    };
    heard(false);
    put(state, 'b1v1', { sp: 1, x: before.x + 100 });
    expect(shown('b-silo').bases.find(({ id }) => id === 'b1v1')).toMatchObject({ sp: before.sp, x: before.x });
    expect(shown('b-silo').lastHeard.b1v).toBe(1);
    expect(shown('b-town').bases.find(({ id }) => id === 'b1v1')).toMatchObject({ sp: 1, x: before.x + 100 });
    heard(true);
    expect(shown('b-silo').bases.find(({ id }) => id === 'b1v1')).toMatchObject({ sp: 1 });
    // contacts of his own companies, and what was reported in this turn
    knows(state, 'b', 'a1c1', ['b1v']);
    const mark = (to: object) =>
      (state.ledgers = {
        ...state.ledgers,
        b: { ...state.ledgers.b, contacts: state.ledgers.b.contacts.map(one => ({ ...one, ...to })) },
      });
    expect([shown('b-town').contacts.length, shown('b-silo').contacts.length]).toEqual([1, 1]);
    mark({ reported: false });
    expect([shown('b-town').contacts.length, shown('b-silo').contacts.length]).toEqual([1, 0]);
  });
  test('PLA-R-150 as reported: a company without a link is shown as at its last, takes no lines, and goes by its orders', () => {
    const state = field([
      ['a1a1', 'gf-section', 50, 50],
      ['a1b1', 'gf-section', 20, 5],
    ]);
    state.tables = { apart: false, asReported: true };
    under(state, 'a1a', 'attack', at(50, 90));
    const old = base(state, 'a1a1');
    state.pictures = { 'a a1a': { turn: 2, linked: false, bases: [old] } };
    step8(state);
    expect(base(state, 'a1a1').y).toBe(6000);
    const shown = plana.view(state, 'a');
    expect(shown.bases.find(({ id }) => id === 'a1a1')).toMatchObject({ y: 5000 });
    expect(shown.lastHeard).toEqual({ a1a: 2 });
    expect(refusal(state, 'move', 'a', { verb: 'stay', stand: 'a1a1' })).toBe('PLA-R-150');
    expect(refusal(state, 'move', 'a', { verb: 'stay', stand: 'a1b1' })).toBeUndefined();
    state.tables = { apart: false, asReported: false };
    expect(plana.view(state, 'a').bases.find(({ id }) => id === 'a1a1')).toMatchObject({ y: 6000 });
  });
  test('PLA-R-150 what is heard is kept after every step', () => {
    const match = battle({ 'PLA-R-150': 'as-reported' });
    ready(match, 'orders');
    expect(Object.keys(match.state.pictures).length).toBe(match.state.companies.length);
    expect(told(match, match.entries.at(-1)!, 'a').length).toBeGreaterThanOrEqual(0);
  });
});

describe('the umpire', () => {
  test('PLA-R-226 going back makes another battle of the first entries; the old record stays', () => {
    const match = battleOf('first-orders', { umpire: true });
    until(match, atStage('orders', 3));
    const record = JSON.parse(JSON.stringify(recordOf(match)));
    const short = { ...record, entries: record.entries.slice(0, 12) };
    const again = replay(plana, short);
    expect(again.ok && again.value.state.turn).toBeLessThan(3);
    expect(match.entries.length).toBeGreaterThan(12);
    expect(replay(plana, record).ok).toBe(true);
  });
  test('PLA-GEN-07, PLA-GEN-10 he interprets the rules: what he rules stands, in place of what the machine would do', () => {
    const match = battleOf('first-orders');
    until(match, atStage('orders'));
    expect(rules(match, { verb: 'set-base', base: 'a1a2', field: 'state', value: 'suppressed' })).toBeUndefined();
    expect(rules(match, { verb: 'sight', from: 'a1a1', to: 'b1v1', sees: false })).toBeUndefined();
    expect(match.state.rulings.sight).toHaveLength(1);
  });
});

test('PLA-BAS-15 in forest or towns a base takes half of each side', () => {
  const state = field([['a1r1', 'regular-platoon', 50, 50]], [], [{ kind: 'built-up', poly: square(40, 40, 60, 60) }]);
  sheet(state, 'a', { verb: 'close-up', stand: 'a1r1', on: true });
  expect(base(step8(state), 'a1r1')).toMatchObject({ width: 100, depth: 100 });
});

test('PLA-DIC-01 a d10 is read 0 to 9: the face 0 is 0', () => {
  const state = field([['a1a1', 'gf-section', 50, 50]], [['b1r1', 'regular-platoon', 50, 56]]);
  sheet(state, 'a', { verb: 'fire', stand: 'a1a1', weapon: 'gf-infantry', target: knows(state, 'a', 'b1r1', ['a1a']) });
  state.stage = 'direct-fire';
  const { dice } = run(state, directFire, [0]);
  expect(dice[0]!.sides).toBe(10);
  expect(base(state, 'b1r1').sp).toBe(4);
});

describe('PLA-SOP-12 bots', () => {
  test('who writes nothing after the first orders plays a sound battle to its end', () => {
    const match = battleOf('first-orders', { umpire: false });
    until(match, ({ state }) => {
      expect(plana.faults(state, match.options)).toEqual([]);
      return false;
    });
    expect(turnOf(match)).toHaveProperty('over');
  });
  test('what is advised can be written: at most one call for a battery; who finds nothing is ready', () => {
    const match = battleOf('edge-of-the-wood', { umpire: false });
    until(match, atStage('orders'));
    const seat = seatAt(match, 'a');
    const advised = [...plana.advice.candidates(seat, randomFor(1, 'a'))].map(({ order }) => order);
    expect(advised.at(-1)).toEqual({ verb: 'ready' });
    for (const order of advised) expect(refusalOf(seat, order)).toBeUndefined();
    expect(plana.advice.anyOrder!(seat, randomFor(4, 'a'))).toHaveProperty('verb');
  });
});
