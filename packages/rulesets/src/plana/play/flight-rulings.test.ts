import { isRefusal, type Side } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { airMission, engageEcm } from '../verbs/air.js';
import { placeCommander } from '../verbs/orders.js';
import { airRound, isFightOn } from './air-fight.js';
import { defendersOf } from './air-strikes.js';
import { assetRefusal } from './asset-readiness.js';
import { spOf } from './bases.js';
import { carryOutCalls } from './calling.js';
import { flights, landingRefusal } from './flights.js';
import { issueOrders } from './issuing.js';
import { area, type Table, tableOf, writes } from './kit-later-rulings.js';
import { rally } from './rallying.js';
import { isWhole } from './setting-down.js';
import { isAirDay, stageAfter } from './stages.js';
import type { Asset, State } from './state.js';
import { view } from './view.js';

const AWAY = { x: 2000, y: 2000 };
const holdsAir = (table: Table, side: Side, air: State['sides'][Side]['air'] = 'superiority') => {
  table.state.sides = { ...table.state.sides, [side]: { ...table.state.sides[side], air } };
};
function refused(table: Table, stage: State['stage'], verb: unknown, order: object): string | undefined {
  table.state.stage = stage;
  const seat = { view: view(table.state, 'a'), by: 'a', seat: undefined, options: table.game.options };
  const plan = (verb as { plan(seat: unknown, order: unknown): unknown }).plan(seat, order);
  return isRefusal(plan) ? plan.rule : undefined;
}
/** A heavy airtrans that stands in the south with a section aboard. */
function lifted(asset: Partial<Asset> = {}, more: Parameters<typeof tableOf>[0] = {}): Table {
  const heavy = { id: 'lift', kind: 'heavy-airtrans', sp: 2, base: 'a1h1', ...asset } as const;
  const landed = { type: 'heavy-airtrans' as const, x: 500, y: 500 };
  const table = tableOf(
    { ...(heavy.base && { a1h1: landed }), a1a2: { where: 'aboard', carrier: 'lift' }, ...more },
    { assets: [heavy] },
  );
  writes(table, 'a', { verb: 'fly', asset: 'lift', to: AWAY });
  return table;
}

describe('PLA-R-176 airtrans land on clear ground', () => {
  const field = (kind: State['terrain']['now'][number]['kind'], hiddenFrom: readonly Side[] = []) =>
    tableOf(
      {},
      { features: [{ kind, outline: area(1000, 1000, 2000, 2000), hiddenFrom, level: kind === 'hill' ? 1 : 0 }] },
    );
  // biome-ignore format: one case a line
  test.each<[string, Table, number, string | undefined]>([
    ['open ground', field('open'), 1500, undefined],
    ['a hill', field('hill'), 1500, undefined],
    ['open woods', field('open-woods'), 1500, 'PLA-R-176'],
    ['close woods', field('close-woods'), 1500, 'PLA-R-176'],
    ['forest', field('forest'), 1500, 'PLA-R-176'],
    ['houses', field('built-up'), 1500, 'PLA-R-176'],
    ['water', field('river'), 1500, 'PLA-R-176'],
    ['mines that it knows', field('minefield'), 1500, 'PLA-R-176'],
    ['mines that it does not know', field('minefield', ['a']), 1500, undefined],
    ['beside the forest', field('forest'), 2100, undefined],
    ['off the table', field('open'), 3100, 'PLA-R-176'],
  ])('%s', (_, table, x, rule) => expect(landingRefusal(view(table.state, 'a'), { x, y: 1500 })?.rule).toBe(rule));
  test('with the whole of its base on the table', () => {
    const table = lifted();
    writes(table, 'a', { verb: 'fly', asset: 'lift', to: { x: 2990, y: 2390 } });
    table.run(flights);
    expect(table.base('a1h1').x).toBeGreaterThan(2700);
    expect(isWhole(table.state, table.base('a1h1'))).toBe(true);
  });
});

describe('PLA-R-178 interception takes SP and does not ground', () => {
  // biome-ignore format: one case a line
  test.each<[string, number, number, object, string | null, object]>([
    ['it loses 1 and flies on', 2, 7, { sp: 1, damagedToday: true }, null, { where: 'table', ...AWAY, grounded: false }],
    ['it loses 1 and turns back', 2, 0, { sp: 1, damagedToday: true }, null, { where: 'table', x: 500, y: 500, grounded: false }],
    ['at none it is lost, with its cargo', 1, 7, { sp: 0, base: null }, 'destroyed', { where: 'gone' }],
    ['at none it is lost on its way back too', 1, 0, { sp: 0, base: null }, 'destroyed', { where: 'gone' }],
  ])('%s', (_, sp, face, asset, cargo, landed) => {
    const table = lifted({ sp });
    holdsAir(table, 'b');
    table.run(flights, face);
    expect(table.asset('lift')).toMatchObject(asset);
    expect(table.base('a1a2').fate).toBe(cargo);
    expect(table.base('a1h1')).toMatchObject(landed);
  });
  test('an AIR unit that lost SP flies no more that day', () => {
    const table = tableOf({}, { assets: [{ id: 'air', kind: 'air-unit', munitions: 'ga', damagedToday: true }] });
    expect(assetRefusal(table.state, table.asset('air'), 'strike', table.game.options)?.rule).toBe('PLA-AIR-10');
  });
});

describe('PLA-R-234 PLA-OB-14 an airtrans on the ground stands in no company', () => {
  test('no company is the stronger for one that lands', () => {
    const table = lifted({ base: null, shuttle: true, orbit: 'low', flight: { to: AWAY, turn: 2 } });
    const strengths = () => table.state.companies.map(({ id }) => spOf(table.state, id));
    const before = strengths();
    table.run(flights);
    expect(table.base('lift-landed')).toMatchObject({ where: 'table', sp: 2 });
    expect(strengths()).toEqual(before);
  });
  // biome-ignore format: one case a line
  test.each<[string, 'pinned' | 'suppressed', number, string]>([
    ['6 is enough for average troops', 'pinned', 6, 'ok'],
    ['5 is not, for nobody leads it', 'pinned', 5, 'pinned'],
    ['one level at a time', 'suppressed', 9, 'pinned'],
  ])('it rallies by itself: %s', (_, state, face, after) => {
    const table = tableOf({ a1h1: { type: 'heavy-airtrans', state } });
    table.run(rally, face);
    expect(table.base('a1h1').state).toBe(after);
  });
});

describe('PLA-R-179 a flight that is aborted ends where it began, and may be tried again', () => {
  test('on the ground', () => {
    const table = lifted();
    holdsAir(table, 'b');
    table.run(flights, 4);
    expect([table.base('a1h1').x, table.asset('lift').base, table.asset('lift').flight]).toEqual([500, 'a1h1', null]);
    table.state.turn = 3;
    table.run(flights, 9);
    expect(table.base('a1h1')).toMatchObject(AWAY);
  });
  test('in orbit', () => {
    const table = lifted({ base: null, shuttle: true, orbit: 'low', flight: { to: AWAY, turn: 2 } });
    writes(table, 'a');
    holdsAir(table, 'b');
    table.run(flights, 4);
    expect(table.asset('lift')).toMatchObject({ orbit: 'low', base: null, flight: null });
    expect(table.base('a1a2')).toMatchObject({ where: 'aboard', carrier: 'lift' });
  });
});

describe('PLA-R-201 turns between two sorties', () => {
  // biome-ignore format: one case a line
  test.each<[string, Asset['kind'], number, number, number | null, number]>([
    ['one sortie: four hours', 'air-unit', 18, 1, null, 24],
    ['two in 18 turns', 'air-unit', 18, 2, null, 9],
    ['two in 60 turns: no more than four hours', 'air-unit', 60, 2, null, 24],
    ['the scenario says it', 'air-unit', 18, 2, 5, 5],
    ['pacifiers: three hours', 'pacifier-section', 60, 1, null, 18],
    ['or less likewise', 'pacifier-section', 24, 2, null, 12],
  ])('%s', (_, kind, limit, sorties, sortieEvery, rest) => {
    const table = tableOf({}, { assets: [{ id: 'air', kind, munitions: 'ga', lastSortie: 3 }], state: { limit, sorties, sortieEvery } });
    const at = (turn: number) => assetRefusal({ ...table.state, turn }, table.asset('air'), 'strike', table.game.options)?.rule;
    expect([at(3 + rest - 1), at(3 + rest)]).toEqual(['PLA-AIR-11', undefined]);
  });
});

describe('the fight for the air', () => {
  const air = (id: string, side: Side, sp = 4, more: Partial<Asset> = {}) =>
    ({ id, side, kind: 'air-unit', sp, ...more }) as const;
  const fought = (...assets: ReturnType<typeof air>[]) =>
    tableOf({ a1a2: { x: 500, y: 500 } }, { assets, state: { airFought: true } });
  test('PLA-R-202 after ten rounds nobody has it', () => {
    const table = fought(air('a1', 'a'), air('b1', 'b'));
    for (let round = 0; round < 10; round++) {
      table.run(airRound, 5, 5);
      expect(isFightOn(table.state)).toBe(true);
    }
    table.run(airRound);
    expect([table.state.airFight, table.state.sides.a.air, table.state.sides.b.air]).toEqual([null, 'none', 'none']);
  });
  // biome-ignore format: one case a line
  test.each<[string, number, number, boolean]>([
    ['before the first turn', 0, 700, true],
    ['ten to twelve', 2, 1430, true],
    ['the turn before', 1, 1430, false],
    ['the turn after', 3, 1430, false],
    ['a battle in the morning', 2, 420, false],
  ])('PLA-R-203 a window for the air after midnight: %s', (_, turn, start, due) => {
    const table = fought();
    Object.assign(table.state, { turn, start, stage: 'comms' });
    expect(isAirDay(table.state)).toBe(due);
    if (turn > 0) expect(stageAfter(table.state, table.game.options)).toBe(due ? 'air' : 'orders');
  });
  test('PLA-R-203 who says nothing allocates every AIR unit that is whole and at home', () => {
    const mission = {
      kind: 'ecm',
      at: { x: 0, y: 0, facing: 0 },
      munitions: null,
      called: 1,
      locatedAtCall: [],
      through: true,
    } as const;
    const table = fought(
      air('a1', 'a'),
      air('a2', 'a', 4, { damagedToday: true }),
      air('a3', 'a', 4, { mission }),
      air('b1', 'b'),
    );
    table.run(airRound, 5, 5);
    expect(table.state.airFight?.units).toEqual({ a: ['a1'], b: ['b1'] });
  });
  // biome-ignore format: one case a line
  test.each<[string, number, object[], boolean]>([
    ['outnumbered 2-1 it breaks off', 2, [], false],
    ['not quite: it stays', 3, [], true],
    ['it stays if it says so', 2, [{ verb: 'break-off', yes: false }], true],
    ['it goes if it says so', 4, [{ verb: 'break-off', yes: true }], false],
  ])('PLA-R-203 after a round: %s', (_, sp, lines, on) => {
    const table = fought(air('a1', 'a', sp), air('b1', 'b', 4));
    table.run(airRound, 5, 5);
    writes(table, 'a', ...lines);
    table.run(airRound, ...(on ? [5, 5] : []));
    expect([isFightOn(table.state), table.state.sides.b.air]).toEqual([on, on ? 'none' : expect.stringMatching(/^sup/)]);
    expect(table.asset('a1').sp).toBe(sp);
  });
  test('PLA-R-204 it is no sortie', () => {
    const table = fought(air('a1', 'a'), air('b1', 'b'));
    table.run(airRound, 9, 0);
    expect(table.state.sides.a.air).not.toBe('none');
    expect(table.asset('a1')).toMatchObject({ sorties: 2, lastSortie: null, damagedToday: false });
    expect(
      assetRefusal(table.state, { ...table.asset('a1'), munitions: 'ga' }, 'strike', table.game.options),
    ).toBeUndefined();
  });
});

test('PLA-R-205 a SAM that is told to engage ECM where there is none is believed, and defends nothing', () => {
  const table = tableOf({ a1h1: { type: 'mobile-sam-platoon', x: 500, y: 500 } });
  const guards = () => defendersOf(table.game, 'a', { x: 600, y: 600 }, 'air').length;
  expect(guards()).toBe(1);
  expect(refused(table, 'orders', engageEcm, { stand: 'a1h1' })).toBeUndefined();
  writes(table, 'a', { verb: 'engage-ecm', stand: 'a1h1' });
  expect(guards()).toBe(0);
});

describe('PLA-R-206 shuttles go up, and look', () => {
  test('to orbit in the time of the transit', () => {
    const table = lifted({ shuttle: true });
    table.state.lowOrbitMinutes = 30;
    writes(table, 'a', { verb: 'fly-to-orbit', asset: 'lift' });
    table.run(flights);
    expect(table.asset('lift')).toMatchObject({ base: null, flight: { to: 'orbit', turn: 5 } });
    expect(table.base('a1h1')).toMatchObject({ where: 'gone', fate: 'out' });
    writes(table, 'a');
    for (const turn of [3, 4, 5]) {
      table.state.turn = turn;
      table.run(flights);
      expect(table.asset('lift').orbit).toBe(turn === 5 ? 'low' : null);
    }
    expect(table.base('a1a2')).toMatchObject({ where: 'aboard', carrier: 'lift' });
  });
  // biome-ignore format: one case a line
  test.each<[string, Partial<Asset>, string, string | undefined]>([
    ['a shuttle flies reconnaissance', { shuttle: true }, 'recce', undefined],
    ['but no strike', { shuttle: true }, 'strike', 'PLA-AIR-02'],
    ['an airtrans does not', {}, 'recce', 'PLA-AIR-02'],
  ])('%s', (_, asset, mission, rule) => {
    const table = lifted(asset);
    const order = { unit: 'lift', mission, at: AWAY, heading: 0, munitions: null };
    expect(refused(table, 'orders', airMission, order)).toBe(rule);
    writes(table, 'a', { verb: 'air-mission', ...order });
    carryOutCalls(table.game, 'a');
    expect(table.asset('lift').mission?.kind).toBe(rule ? undefined : 'recce');
  });
});

describe('PLA-R-207 a light airtrans takes a commander to any company of his battalion', () => {
  const far = (asset: Partial<Asset> | null, more: Parameters<typeof tableOf>[0] = {}) => {
    const assets = asset ? [{ id: 'light', kind: 'light-airtrans', sp: 2, ...asset } as const] : [];
    const table = tableOf({ a1h1: { x: 500, y: 200 }, a1a1: { x: 2800, y: 2200 }, ...more }, { assets });
    writes(table, 'a', { verb: 'place-commander', commander: 'a1-co', company: 'a1a', intervene: [] });
    return table;
  };
  const order = { commander: 'a1-co', company: 'a1a', intervene: [] };
  // biome-ignore format: one case a line
  test.each<[string, Partial<Asset> | null, string | undefined]>([
    ['without one not more than 20 cm', null, 'PLA-CMD-01'],
    ['with one', {}, undefined],
    ['one that is lost', { sp: 0 }, 'PLA-CMD-01'],
  ])('%s', (_, asset, rule) => expect(refused(far(asset), 'orders', placeCommander, order)).toBe(rule));
  // biome-ignore format: one case a line
  test.each<[string, number, number, object, number]>([
    ['nobody stops it', 2, 9, { company: 'a1a', base: 'a1a1' }, 2],
    ['turned back he stays', 2, 4, { company: null, base: 'a1h1' }, 2],
    ['he is lost with it', 1, 0, { company: null, base: null, newAt: 5 }, 0],
  ])('intercepted: %s', (_, sp, face, commander, left) => {
    const table = far({ sp });
    holdsAir(table, 'b');
    table.run(issueOrders, face);
    expect(table.state.commanders[0]).toMatchObject(commander);
    expect(table.asset('light').sp).toBe(left);
  });
  // biome-ignore format: one case a line
  test.each<[string, number, object]>([
    ['a SAM turns it back', 6, { base: 'a1h1' }],
    ['or does not', 0, { base: 'a1a1' }],
  ])('fired at: %s', (_, face, commander) => {
    const table = far({}, { b1h1: { type: 'mobile-sam-platoon', x: 2500, y: 2200 } });
    table.run(issueOrders, face);
    expect(table.state.commanders[0]).toMatchObject(commander);
  });
});
