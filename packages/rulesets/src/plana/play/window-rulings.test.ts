import { approve, seen, turnOf, undo } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { plana } from '../index.js';
import { atStage, base, battleOf, heard, inOrders, orders, rules, stopsAt, until } from '../umpire/kit.js';
import { endTurn, verdict } from './ending.js';
import { type Table, tableOf } from './kit-later-rulings.js';
import { holderOf } from './objectives.js';
import type { Base, Objective, State } from './state.js';

const CALL = { verb: 'call-support', stand: 'a1h3', caller: 'a1a', at: { x: 1600, y: 1600 }, kind: 'he' };

test('PLA-R-186 towed guns are in action at the start unless the scenario has them limbered', () => {
  const data = structuredClone(plana.scenarios[0]!.data) as {
    sides: { a: { battalions: { companies: { bases: object[] }[] }[] } };
  };
  const [hq] = data.sides.a.battalions[0]!.companies;
  hq!.bases = hq!.bases.map((one, at) =>
    at === 1
      ? { ...one, type: 'heavy-mortar-platoon', sp: 4 }
      : at === 2
        ? { ...one, type: 'heavy-mortar-platoon', limbered: true }
        : one,
  );
  const made = plana.setup(data, {} as never);
  if (!made.ok) throw new Error(made.error.message);
  expect(['a1h1', 'a1h2', 'a1h3'].map(id => made.value.bases.find(one => one.id === id)!.limbered)).toEqual([
    false,
    false,
    true,
  ]);
});

describe('PLA-R-209 the clock runs out', () => {
  const closed = (filed: boolean) => {
    const match = inOrders();
    if (filed) expect(orders(match, 'a', CALL).ok).toBe(true);
    expect(rules(match, { verb: 'clock', change: 'close' })).toBeUndefined();
    expect(match.state.stage).not.toBe('orders');
    return match;
  };
  test('what was last handed in counts, although nobody said ready', () => {
    expect([closed(true).state.calls.length, closed(false).state.calls.length]).toEqual([1, 0]);
  });
  test('the rest goes by orders and standing instructions', () => {
    const match = closed(false);
    until(match, atStage('move'));
    const before = base(match, 'a1a2').y;
    expect(rules(match, { verb: 'clock', change: 'close' })).toBeUndefined();
    until(match, atStage('orders', 2));
    expect(base(match, 'a1a2').y).toBeGreaterThan(before);
  });
});

test('PLA-R-210 nobody sees whether the other is ready', () => {
  const match = inOrders();
  const before = JSON.stringify([seen(match, 'b').view, heard(match, 'b')]);
  expect(orders(match, 'a', CALL).ok).toBe(true);
  expect(orders(match, 'a', { verb: 'ready' }).ok).toBe(true);
  expect(match.state.ready).toEqual({ a: true });
  expect(JSON.stringify([seen(match, 'b').view, heard(match, 'b')])).toBe(before);
  expect(turnOf(match)).toMatchObject({ sealed: true });
});

describe('PLA-R-214 the umpire leaves', () => {
  test('a pause ends, reports without a date go out with the next turn, dated ones keep theirs', () => {
    const match = inOrders();
    rules(match, { verb: 'clock', change: 'pause' });
    rules(match, { verb: 'report', side: 'a', what: 'hold', contact: 'b1v1' });
    rules(match, { verb: 'report', side: 'a', what: 'delay', contact: 'b1v2', untilTurn: 6 });
    expect(rules(match, { verb: 'leave' })).toBeUndefined();
    expect(match.state.desk).toMatchObject({ present: false, paused: false });
    expect(match.state.desk.withheld.map(({ base: id, until: turn }) => [id, turn])).toEqual([
      ['b1v1', 2],
      ['b1v2', 6],
    ]);
  });
  test('and nothing waits for him any more', () => {
    const match = inOrders();
    stopsAt(match, 'steps');
    orders(match, 'a', { verb: 'ready' });
    orders(match, 'b', { verb: 'ready' });
    expect(match.state.desk.held).not.toBeNull();
    expect(rules(match, { verb: 'leave' })).toBeUndefined();
    approve(match);
    const waited: boolean[] = [];
    until(match, one => waited.push(one.state.desk.held !== null) === 0 || one.state.turn > 2);
    expect(waited.some(Boolean)).toBe(false);
  });
});

test('PLA-R-215 the umpire comes in the middle: he sees all at once, and is asked from the next step', () => {
  const match = battleOf();
  stopsAt(match, 'steps');
  rules(match, { verb: 'leave' });
  until(match, atStage('orders'));
  expect(match.state.desk.held).toBeNull();
  expect(rules(match, { verb: 'come' })).toBeUndefined();
  expect((seen(match, 'umpire').view as { truth: State | null }).truth?.bases.length).toBe(match.state.bases.length);
  orders(match, 'a', { verb: 'ready' });
  orders(match, 'b', { verb: 'ready' });
  expect(match.state.desk.held).toMatchObject({ stop: 'steps' });
});

// biome-ignore format: one case a line
test.each<[string, object]>([
  ['upon an enemy', { verb: 'set-base', base: 'a1a2', field: 'place', value: { x: 1600, y: 1660 } }],
  ['off the table', { verb: 'set-base', base: 'a1a2', field: 'place', value: { x: -900, y: 10 } }],
  ['stronger than it can be', { verb: 'set-base', base: 'a1a2', field: 'sp', value: 99 }],
  ['no free path into the state', { verb: 'rule', decision: 'edit', path: 'turn', value: 3 }],
])('PLA-R-216 an edit that cannot be is refused by its rule, and changes nothing: %s', (_, order) => {
  const match = inOrders();
  const before = JSON.stringify(match.state);
  expect(rules(match, order)).toBe('PLA-R-216');
  expect(JSON.stringify(match.state)).toBe(before);
});

describe('PLA-R-217 what the umpire changes while a window is open', () => {
  const moved = (order?: object) => {
    const match = inOrders();
    until(match, atStage('move'));
    expect(orders(match, 'a', { verb: 'move', stand: 'a1a2', path: [{ x: 1100, y: 750 }] }).ok).toBe(true);
    if (order) expect(rules(match, order)).toBeUndefined();
    until(match, atStage('orders', 2));
    return {
      y: base(match, 'a1a2').y,
      told: heard(match, 'a').filter(text => text.startsWith('a1a2 does not move')).length,
    };
  };
  test('a line is judged again at the close, and its side told what was dropped', () => {
    expect(moved()).toEqual({ y: 750, told: 0 });
    expect(moved({ verb: 'set-base', base: 'a1a2', field: 'state', value: 'suppressed' })).toEqual({ y: 550, told: 1 });
  });
});

test('PLA-R-218 a side takes back lines of its own sheet, and none once the window has closed', () => {
  const match = inOrders();
  expect(orders(match, 'a', CALL).ok).toBe(true);
  expect(orders(match, 'b', { verb: 'instruct', companies: ['b1v'], fire: 'hold' }).ok).toBe(true);
  expect(undo(match, 'a').ok).toBe(true);
  expect([match.state.sheets.a.length, match.state.sheets.b.length]).toEqual([0, 1]);
  expect(orders(match, 'a', CALL).ok).toBe(true);
  // a later line for the same battery takes the place of the first
  expect(orders(match, 'a', { ...CALL, at: { x: 1500, y: 1500 } }).ok).toBe(true);
  expect(match.state.sheets.a).toMatchObject([{ at: { x: 1500, y: 1500 } }]);
  for (const side of ['a', 'b']) orders(match, side, { verb: 'ready' });
  expect(match.state.stage).not.toBe('orders');
  const called = JSON.stringify(match.state.calls);
  expect([undo(match, 'a').ok, undo(match, 'b').ok]).toEqual([false, false]);
  expect(JSON.stringify(match.state.calls)).toBe(called);
});

describe('PLA-R-219 who still counts when a side has nobody on the table', () => {
  const over = (b: Partial<Base>, assets: NonNullable<Parameters<typeof tableOf>[1]>['assets'] = []) => {
    const table = tableOf({ a1a2: { x: 500, y: 500 }, b1v1: b }, { assets });
    endTurn(table.game);
    return table.state.over?.rule;
  };
  const shuttle = { id: 'lift', kind: 'heavy-airtrans', side: 'b', shuttle: true, orbit: 'low' } as const;
  // biome-ignore format: one case a line
  test.each<[string, Partial<Base>, Parameters<typeof over>[1], string | undefined]>([
    ['on the table', { x: 1000, y: 1000 }, [], undefined],
    ['aboard a shuttle in orbit', { where: 'aboard', carrier: 'lift' }, [shuttle], undefined],
    ['a battery off the table does not', { type: 'towed-battery', where: 'off-table' }, [], 'PLA-VIC-04'],
    ['nor does AIR', { where: 'gone', fate: 'destroyed' }, [{ id: 'air', kind: 'air-unit', side: 'b' }], 'PLA-VIC-04'],
  ])('%s', (_, b, assets, rule) => expect(over(b, assets)).toBe(rule));
});

describe('PLA-R-220 the points decide, however it ends', () => {
  const ended = (lostSp: number): Table => {
    const table = tableOf({}, { state: { objectives: [] } });
    const side = (lost: number) => ({ ...table.state.sides.a, startSp: 100, lostSp: lost, leftSp: 0, bonus: 0 });
    table.state.sides = { a: { ...side(0), name: 'A' }, b: { ...side(lostSp), name: 'B' } };
    return table;
  };
  // biome-ignore format: one case a line
  test.each<[string, number, 'a' | 'draw']>([
    ['a tie', 0, 'draw'],
    ['a margin of two', 20, 'draw'],
    ['a margin of three', 30, 'a'],
  ])('%s', (_, lost, winner) => {
    const table = ended(lost);
    expect(verdict(table.state).over.winner).toBe(winner);
    // both have nobody left: two ends at once
    endTurn(table.game);
    expect(table.state.over).toMatchObject({ winner, rule: 'PLA-VIC-04' });
  });
});

describe('PLA-R-221 ground is held by fighters', () => {
  const hill: Objective = {
    id: 'hill',
    name: 'the hill',
    at: { x: 1000, y: 1000 },
    value: 5,
    whenBlown: null,
    only: null,
    holder: null,
    heldBy: [],
  };
  // biome-ignore format: one case a line
  test.each<[string, Partial<Base>, 'b' | null]>([
    ['infantry', { type: 'regular-platoon' }, 'b'],
    ['tanks', { type: 'tracked-tank-platoon' }, 'b'],
    ['a lorry column', { type: 'lorry-column' }, null],
    ['bridging troops', { type: 'bridging-platoon' }, null],
    ['a fixed site', { type: 'strategic-sam-site' }, null],
    ['infantry that rides', { type: 'regular-platoon', where: 'mounted', carrier: 'b1h1' }, null],
    ['infantry aboard', { type: 'regular-platoon', where: 'aboard', carrier: 'lift' }, null],
  ])('%s', (_, at, holder) => {
    const table = tableOf({ b1v1: { x: 1000, y: 1000, ...at }, b1h1: { type: 'lorry-column', x: 1000, y: 1300 } });
    expect(holderOf(table.state, hill)).toBe(holder);
  });
});
