import { isRefusal } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { mount as mounting, move } from '../verbs/moves.js';
import { closeUp, dig, work } from '../verbs/works.js';
import { faults } from './invariants.js';
import { area, type Table, tableOf, writes } from './kit-later-rulings.js';
import { lossOf, remove } from './losses.js';
import { morale } from './morale.js';
import { movement } from './movement.js';
import { surrender } from './prisoners.js';
import type { Base, Company } from './state.js';
import { view } from './view.js';

const BUS: Partial<Base> = { type: 'hoverbus-platoon', x: 1500, y: 300 };
const riding = (carrier: string, at: Partial<Base> = {}): Partial<Base> => ({
  where: 'mounted',
  carrier,
  x: 1500,
  y: 300,
  ...at,
});
const AT_END = { rule: 'PLA-SP-03', text: 'a test' };
const goes = (stand: string, x: number, y: number) => ({
  verb: 'move',
  stand,
  path: [{ x, y }],
  mode: 'tactical',
  heading: null,
});
/** Whether a side may write a line: the rule that refuses it. */
function refused(table: Table, verb: unknown, side: 'a' | 'b', order: object): string | undefined {
  table.state.stage = 'move';
  const seat = { view: view(table.state, side), by: side, seat: undefined, options: table.game.options };
  const plan = (verb as { plan(seat: unknown, order: unknown): unknown }).plan(seat, order);
  return isRefusal(plan) ? plan.rule : undefined;
}

describe('PLA-R-175 a way that ends beyond the edge leaves the table', () => {
  const TWENTY = { startSp: 20, spTested: 20 };
  const left = (to: { x: number; y: number }): Table => {
    const table = tableOf(
      { a1h1: BUS, a1a2: riding('a1h1'), a1a3: { x: 1500, y: 1500 } },
      { companies: { a1h: TWENTY, a1a: TWENTY } },
    );
    writes(table, 'a', goes('a1h1', to.x, to.y));
    table.run(movement);
    return table;
  };
  test('with those who ride in it and the commander; the HQ is lost', () => {
    const table = left({ x: 1500, y: -100 });
    expect(['a1h1', 'a1a2', 'a1a3'].map(id => table.base(id).fate)).toEqual(['left', 'left', null]);
    expect(table.state.battalions[0]).toMatchObject({ hq: null, hqAt: 5 });
    expect(table.state.commanders[0]).toMatchObject({ base: null, newAt: 5 });
    expect(table.state.sides.a).toMatchObject({ leftSp: 8, lostSp: 0 });
  });
  test('their companies count without them and have nothing to test', () => {
    const table = left({ x: 1500, y: -100 });
    for (const id of ['a1h', 'a1a']) expect(table.company(id)).toMatchObject({ startSp: 16, spTested: 16 });
  });
  test('who only comes to the edge stays, whole', () => {
    const table = left({ x: 1500, y: 10 });
    expect([table.base('a1h1').where, table.base('a1h1').y]).toEqual(['table', 200]);
  });
});

describe('PLA-R-177 an airtrans that is destroyed on the ground: its cargo loses half and gets out, suppressed', () => {
  test.each<[number, number]>([
    [4, 2],
    [3, 1],
    [1, 0],
  ])('%i SP: %i left', (sp, rest) => {
    const lift = { id: 'lift', kind: 'heavy-airtrans', sp: 2, base: 'a1h1' } as const;
    const table = tableOf(
      { a1h1: { type: 'heavy-airtrans', x: 1500, y: 300 }, a1a2: riding('lift', { where: 'aboard', sp }) },
      { assets: [lift] },
    );
    remove(table.game, 'a1h1', 'destroyed', AT_END);
    expect(table.asset('lift')).toMatchObject({ sp: 0, base: null });
    const { where, state, x, y } = table.base('a1a2');
    expect({ where, sp: table.base('a1a2').sp }).toEqual({ where: rest > 0 ? 'table' : 'gone', sp: rest });
    if (rest > 0) expect({ state, x, y }).toEqual({ state: 'suppressed', x: 1500, y: 300 });
    expect(table.state.sides.a.lostSp).toBe(sp - rest);
  });
});

describe('PLA-R-180 passengers lose together, spread by their ids', () => {
  // biome-ignore format: one case a line
  test.each<[string, Partial<Base>, number, number[]]>([
    ['two GF sections, the bus loses 2: 2 from the first', { type: 'gf-section' }, 2, [2, 4]],
    ['the whole bus: half of both together', { type: 'gf-section' }, 4, [0, 4]],
    ['foot lose twice as much', { type: 'regular-platoon' }, 3, [2, 8]],
    ['and what the first cannot bear the second does', { type: 'regular-platoon', sp: 2 }, 2, [0, 0]],
  ])('%s', (_, who, lost, wanted) => {
    const table = tableOf({ a1h1: BUS, a1a2: riding('a1h1', who), a1a3: riding('a1h1', who) });
    lossOf(table.game, 'a1h1', lost);
    expect([table.base('a1a2').sp, table.base('a1a3').sp]).toEqual(wanted);
  });
});

describe('PLA-R-181 who rides shares a surrender and an exit, and not the morale of another company', () => {
  test('a surrender', () => {
    const table = tableOf({
      b1h1: { ...BUS, y: 1000 },
      b1v1: riding('b1h1', { type: 'regular-platoon' }),
      a1a2: { x: 1500, y: 700 },
    });
    table.run(game => surrender(game, [table.base('b1h1')], [table.base('a1a2')]));
    expect(['b1h1', 'b1v1'].map(id => table.base(id).fate)).toEqual(['captured', 'captured']);
    expect(table.state.sides.b.lostSp).toBe(12);
  });
  test('the carrier’s company loses heart: the passengers’ does not', () => {
    const nearlyGone = { startSp: 60, spTested: 60 };
    const table = tableOf({ b1h1: BUS, b1v1: riding('b1h1') }, { companies: { b1h: nearlyGone } });
    table.run(morale, 0);
    expect([table.company('b1h').demoralised, table.company('b1v').demoralised]).toEqual([true, false]);
    expect([table.base('b1h1').state, table.base('b1v1').state]).toEqual(['suppressed', 'ok']);
  });
});

describe('PLA-R-182 mounting is judged where they stand when the step begins', () => {
  const beside = (y: number, at: Partial<Base> = {}) => tableOf({ a1h1: BUS, a1a2: { x: 1500, y, ...at } });
  // biome-ignore format: one case a line
  test.each<[string, Table, string | undefined]>([
    ['in contact, and another company of the battalion', beside(600), undefined],
    ['not in contact', beside(620), 'PLA-CAR-02'],
    ['another battalion', beside(600, { battalion: 'a2' }), 'PLA-CAR-01'],
  ])('%s', (_, table, rule) => expect(refused(table, mounting, 'a', { stand: 'a1a2', carrier: 'a1h1' })).toBe(rule));
  test('it mounts before its carrier walks, and goes with it', () => {
    const table = beside(600);
    writes(table, 'a', { verb: 'mount', stand: 'a1a2', carrier: 'a1h1' }, goes('a1h1', 1500, 700));
    table.run(movement);
    expect(table.base('a1a2')).toMatchObject({ where: 'mounted', carrier: 'a1h1' });
    expect(table.base('a1h1').y).toBe(700);
  });
  test('while it carries somebody it goes by his order', () => {
    const order =
      (kind: Company['order']['kind'], y: number) =>
      (company: Company): Partial<Company> => ({
        order: {
          ...company.order,
          kind,
          from: { x: 1500, y: 300 },
          route: [{ x: 1500, y }],
          objective: { x: 1500, y },
          onContact: 'continue',
        },
      });
    const laid = (loaded: boolean) => {
      const table = tableOf({ a1a1: BUS, ...(loaded && { a1h3: riding('a1a1') }) });
      table.state.companies = table.state.companies.map(company =>
        company.id === 'a1h' ? { ...company, troop: 'gf', ...order('move', 1500)(company) } : company,
      );
      return table;
    };
    const line = { stand: 'a1a1', path: [{ x: 1500, y: 1000 }], mode: 'tactical', heading: null };
    expect(refused(laid(false), move, 'a', line)).toBe('PLA-OM-06');
    expect(refused(laid(true), move, 'a', line)).toBeUndefined();
    const table = laid(true);
    table.run(movement);
    expect(table.base('a1a1').y).toBeGreaterThan(1000);
  });
});

describe('PLA-R-183 a bridge off the road is a strip of road over the water', () => {
  const river = { kind: 'river', outline: area(0, 1200, 3000, 1400) } as const;
  const ends = (top: number) => [
    { x: 1000, y: 1190 },
    { x: 1000, y: top },
  ];
  const build = (line: object[]) => ({ stand: 'b1h1', task: 'build-bridge', on: null, line });
  const bank = () =>
    tableOf(
      { b1h1: { type: 'bridging-platoon', x: 1000, y: 1080 }, b1v1: { type: 'tracked-tank-platoon', x: 1000, y: 900 } },
      { features: [river] },
    );
  // biome-ignore format: one case a line
  test.each<[string, object[], string | undefined]>([
    ['from bank to bank', ends(1410), undefined],
    ['3 cm', ends(1490), undefined],
    ['more than 3 cm', ends(1491), 'PLA-R-183'],
    ['an end in the water', ends(1390), 'PLA-R-183'],
    ['over dry land', [{ x: 1000, y: 1000 }, { x: 1000, y: 1190 }], 'PLA-R-183'],
    ['without ends', [], 'PLA-R-183'],
    ['too far off', [{ x: 1500, y: 1190 }, { x: 1500, y: 1410 }], 'PLA-ENG-05'],
  ])('%s', (_, line, rule) => expect(refused(bank(), work, 'b', build(line))).toBe(rule));
  test.each<[number, number]>([
    [1000, 1500],
    [1300, 1200],
  ])('tanks at x %i come to y %i', (x, y) => {
    const table = bank();
    writes(table, 'b', { verb: 'work', ...build(ends(1410)) });
    table.run(movement);
    table.state.turn = 3;
    table.state.bases = table.state.bases.map(base => (base.id === 'b1v1' ? { ...base, x } : base));
    writes(table, 'b', goes('b1v1', x, 1500));
    table.run(movement);
    expect(table.base('b1v1').y).toBe(y);
  });
});

describe('PLA-R-184 a bridge that is blown under somebody throws him back', () => {
  const river = { kind: 'river', outline: area(0, 1200, 3000, 1400) } as const;
  const bridge = { kind: 'bridge', id: 'bridge-2', at: { x: 1000, y: 1300 } } as const;
  // side a comes from the south, side b from the north
  test.each<['a1a2' | 'b1v1', number]>([
    ['a1a2', 1050],
    ['b1v1', 1550],
  ])('%s to y %i', (who, y) => {
    const table = tableOf(
      { a1h1: { type: 'engineer-platoon', x: 700, y: 700 }, [who]: { type: 'gf-section', x: 1000, y: 1300 } },
      { features: [river, bridge] },
    );
    table.state.bases = table.state.bases.map(base =>
      base.id === 'a1h1'
        ? { ...base, work: { task: 'demolish-bridge', on: 'bridge-2', line: [], minutes: 10, still: [] } }
        : base,
    );
    table.run(movement);
    expect(table.base(who)).toMatchObject({ x: 1000, y, sp: 3, state: 'pinned' });
    expect(table.state.sides[who === 'a1a2' ? 'a' : 'b'].lostSp).toBe(1);
    expect(faults(table.state, table.game.options)).toEqual([]);
  });
});

describe('PLA-R-185 digging goes on by itself', () => {
  const dug = (turns: number, change: (table: Table, turn: number) => void = () => {}): Base => {
    const table = tableOf({ b1v1: { type: 'regular-platoon', x: 1000, y: 1000 } });
    writes(table, 'b', { verb: 'dig', stand: 'b1v1', work: 'trench' });
    for (let turn = 2; turn < 2 + turns; turn++) {
      table.state.turn = turn;
      change(table, turn);
      table.run(movement);
      writes(table, 'b');
    }
    return table.base('b1v1');
  };
  const onTurn =
    (on: number, ...lines: object[]) =>
    (table: Table, turn: number) => {
      if (turn === on) writes(table, 'b', ...lines);
    };
  // biome-ignore format: one case a line
  test.each<[string, Base, Partial<Base>]>([
    ['after five turns it digs still', dug(5), { dug: 'none', dig: { work: 'trench', minutes: 50, pinnedTurns: 0, suppressedTurns: 0 } }],
    ['after six it is dug in', dug(6), { dug: 'dug-in', dig: null }],
    ['who moves loses what was done', dug(4, onTurn(4, goes('b1v1', 1000, 1100))), { dug: 'none', dig: null }],
    ['and so does who is told to stop', dug(4, onTurn(4, { verb: 'stop-work', stand: 'b1v1' })), { dug: 'none', dig: null }],
    ['firing does not hinder it', dug(6, table => { table.state.bases = table.state.bases.map(base => ({ ...base, fired: [{ turn: 3, x: 1000, y: 1000 }] })); }), { dug: 'dug-in' }],
  ])('%s', (_, base, wanted) => expect(base).toMatchObject(wanted));
  test('naming it again is refused, and loses nothing', () => {
    const table = tableOf({
      b1v1: {
        type: 'regular-platoon',
        x: 1000,
        y: 1000,
        dig: { work: 'trench', minutes: 30, pinnedTurns: 0, suppressedTurns: 0 },
      },
    });
    expect(refused(table, dig, 'b', { stand: 'b1v1', work: 'trench' })).toBe('PLA-R-185');
    expect(table.base('b1v1').dig?.minutes).toBe(30);
  });
});

describe('PLA-R-187 a base closes up in forest or among houses, and opens out when it has left', () => {
  const forest = { kind: 'forest', outline: area(800, 800, 1200, 1200) } as const;
  const there = (at: Partial<Base> = {}) =>
    tableOf(
      { b1v2: { type: 'regular-platoon', x: 1000, y: 1000, ...at }, a1a2: { x: 1000, y: 1700 } },
      { features: [forest] },
    );
  // biome-ignore format: one case a line
  test.each<[string, Partial<Base>, boolean, string | undefined]>([
    ['wholly in it', {}, true, undefined],
    ['partly in it', { y: 1150 }, true, 'PLA-R-187'],
    ['it is not closed up', {}, false, 'PLA-R-187'],
  ])('%s', (_, at, on, rule) => expect(refused(there(at), closeUp, 'b', { stand: 'b1v2', on })).toBe(rule));
  test('half of both sides, until it is told or leaves', () => {
    const table = there();
    writes(table, 'b', { verb: 'close-up', stand: 'b1v2', on: true });
    table.run(movement);
    expect(table.base('b1v2')).toMatchObject({ closedUp: true, width: 100, depth: 100 });
    writes(table, 'b', goes('b1v2', 1000, 1300));
    table.run(movement);
    expect(table.base('b1v2')).toMatchObject({ closedUp: false, width: 200, depth: 200 });
  });
  test('without room it stays as it is', () => {
    const table = there({ closedUp: true, width: 100, depth: 100, y: 1540 });
    table.run(movement);
    expect(table.base('b1v2')).toMatchObject({ closedUp: true, width: 100 });
  });
});
