import { describe, expect, test } from 'vitest';
import { assaults } from './assaults.js';
import { colocated, isNonTactical } from './condition.js';
import { legAway, wayToCover } from './forced.js';
import { area, knowing, type Table, tableOf, writes } from './kit-later-rulings.js';
import { movement } from './movement.js';
import { spacingFault } from './orders-fit.js';
import { gapBetween, inContact } from './places.js';
import { overlapping, settle } from './setting-down.js';
import { type Base, CM } from './state.js';

const at = ({ x, y }: Base) => ({ x, y });
const goes = (stand: string, ...path: { x: number; y: number }[]) => ({
  verb: 'move',
  stand,
  path,
  mode: 'tactical',
  heading: null,
});

describe('PLA-R-168 of two enemies that overlap before the walk the weaker is put clear', () => {
  // biome-ignore format: one case a line
  test.each<[string, number, number, 'a1a2' | 'b1h1']>([
    ['the one with fewer SP', 3, 4, 'a1a2'],
    ['whichever side that is', 4, 3, 'b1h1'],
    ['of two that are equal side b', 4, 4, 'b1h1'],
  ])('%s', (_, a, b, moved) => {
    const table = tableOf({ a1a2: { x: 1000, y: 1000, sp: a }, b1h1: { x: 1000, y: 1150, sp: b } });
    settle(table.game);
    const [p, q] = [table.base('a1a2'), table.base('b1h1')];
    expect(overlapping(p, q)).toBe(false);
    expect([p.x, q.x, moved === 'a1a2' ? q.y : p.y]).toEqual([1000, 1000, moved === 'a1a2' ? 1150 : 1000]);
    expect(gapBetween(p, q)).toBeLessThanOrEqual(CM / 10);
  });
});

describe('PLA-R-169 friends cross each other, and stand on one another', () => {
  test('both walk to the end of their ways through each other', () => {
    const table = tableOf({ a1a2: { x: 1000, y: 1000 }, a1a3: { x: 1500, y: 1000 } });
    writes(table, 'a', goes('a1a2', { x: 1500, y: 1000 }), goes('a1a3', { x: 1000, y: 1000 }));
    table.run(movement);
    expect([at(table.base('a1a2')), at(table.base('a1a3'))]).toEqual([
      { x: 1500, y: 1000 },
      { x: 1000, y: 1000 },
    ]);
  });
  // PLA-FIR-13 to -15
  test.each<[number, boolean]>([
    [4, false],
    [5, true],
  ])('%i of them on one place: bunched %s', (count, bunched) => {
    const ids = ['a1h1', 'a1h2', 'a1h3', 'a1a2', 'a1a3'].slice(0, count);
    const table = tableOf(Object.fromEntries(ids.map(id => [id, { x: 1000, y: 1000 }])));
    settle(table.game);
    expect(ids.map(id => at(table.base(id)))).toEqual(ids.map(() => ({ x: 1000, y: 1000 })));
    expect(colocated(table.state, table.base('a1h1'))).toBe(count);
    expect(isNonTactical(table.state, table.base('a1h1'))).toBe(bunched);
  });
});

describe('PLA-R-170 a move that runs into somebody unseen', () => {
  const met = (verb: 'move' | 'assault'): Table => {
    const table = tableOf({ a1a2: { x: 1000, y: 1000 }, b1h1: { x: 1000, y: 1400 } });
    writes(table, 'a', { ...goes('a1a2', { x: 1000, y: 1450 }), verb });
    table.run(movement);
    return table;
  };
  test('halts in contact; both are seen, and nobody assaults in this turn', () => {
    const table = met('move');
    expect(inContact(table.base('a1a2'), table.base('b1h1'))).toBe(true);
    expect(table.base('a1a2').assault).toBeNull();
    expect(table.state.ledgers.a.contacts.map(one => [one.base, one.status])).toEqual([['b1h1', 'current']]);
    expect(table.state.ledgers.b.contacts.map(one => [one.base, one.status])).toEqual([['a1a2', 'current']]);
    expect(table.run(assaults)).toEqual([]);
  });
  test('in the next turn it assaults from where it stands', () => {
    const table = met('move');
    table.state.turn = 3;
    writes(table, 'a', { ...goes('a1a2', { x: 1000, y: 1400 }), verb: 'assault' });
    table.run(movement);
    expect(table.base('a1a2').assault).toMatchObject({ since: 3, spent: 0 });
    expect(table.run(assaults, 5, 5, 9)).toContain('the assault: the attacker');
  });
  test('an assault that was ordered is fought at once, so it is the order that counts', () => {
    expect(met('assault').run(assaults, 5, 5, 9)).toContain('the assault: the attacker');
  });
});

describe('PLA-R-171 what drives a base away is what its side knows', () => {
  const pinned = (known: boolean): Table => {
    const table = tableOf({ b1h1: { x: 1000, y: 1000 }, a1a2: { x: 1000, y: 1300 } });
    if (known) knowing(table, 'b', 'a1a2');
    return table;
  };
  // b comes from the north: without anybody in sight it goes there, into an enemy whom it does not know
  test.each<[string, boolean, number]>([
    ['it knows of him: away from him', true, 500],
    ['it does not: towards its own edge', false, 1500],
  ])('%s', (_, known, y) => {
    const table = pinned(known);
    expect(legAway(table.state, table.base('b1h1'), [], 500, table.game.options)).toEqual([{ x: 1000, y }]);
  });
  test('it goes away from where it was fired at, whoever that was', () => {
    const table = pinned(false);
    expect(legAway(table.state, table.base('b1h1'), [{ x: 500, y: 1000 }], 500, table.game.options)).toEqual([
      { x: 1500, y: 1000 },
    ]);
  });
  test('cover is safe that no known enemy looks into; one that is not known runs it down in the walk', () => {
    const laid = { features: [{ kind: 'open', cover: true, outline: area(900, 1400, 1100, 1600) } as const] };
    const table = tableOf({ b1h1: { x: 1000, y: 1000 }, a1a2: { x: 1000, y: 1900 } }, laid);
    expect(wayToCover(table.state, table.base('b1h1'), [], table.game.options)).toEqual([{ x: 1000, y: 1400 }]);
    knowing(table, 'b', 'a1a2');
    expect(wayToCover(table.state, table.base('b1h1'), [{ x: 1000, y: 500 }], table.game.options)).not.toEqual([
      { x: 1000, y: 1400 },
    ]);
  });
});

describe('PLA-R-172 only a gap that a base opens by its own move is a fault', () => {
  const spread = (by: Partial<Base>[]) => {
    const table = tableOf({
      b1v1: { type: 'militia-bn-hq', x: 1000, y: 1000 },
      b1v2: { type: 'militia-bn-hq', x: 1000, y: 2000 },
    });
    const before = [table.base('b1v1'), table.base('b1v2')];
    const after = before.map((base, i) => ({ ...base, ...by[i] }));
    return spacingFault(before, after, table.company('b1v'), table.game.options)?.id;
  };
  // biome-ignore format: one case a line
  test.each<[string, Partial<Base>[], string | undefined]>([
    ['too far apart already, and nobody moves', [{}, {}], undefined],
    ['the one that comes nearer does no wrong', [{ y: 1200 }, {}], undefined],
    ['nor does one that keeps the gap', [{ y: 1200 }, { y: 2200 }], undefined],
    ['the one that goes farther off does', [{ y: 900 }, {}], 'b1v1'],
    ['whoever it is', [{}, { y: 2100 }], 'b1v2'],
  ])('%s', (_, by, fault) => expect(spread(by)).toBe(fault));
});

describe('PLA-R-173 a company that its moves would tear apart does not move at all', () => {
  const moved = (...ends: [string, number][]) => {
    const small: Partial<Base> = { type: 'regular-platoon', x: 1000 };
    const table = tableOf({
      b1v1: { ...small, y: 800 },
      b1v2: { ...small, y: 1300 },
      b1h1: { ...small, y: 1700, company: 'b1v' },
    });
    writes(table, 'b', ...ends.map(([id, y]) => goes(id, { x: 1000, y })));
    table.run(movement);
    return {
      ends: ['b1v1', 'b1v2', 'b1h1'].map(id => table.base(id).y),
      told: table.heard.b.filter(text => text.includes('does not move')),
    };
  };
  const dropped = ['1st Company does not move'];
  // biome-ignore format: one case a line
  test.each<[string, [string, number][], number[], string[]]>([
    ['within 5 cm of each other', [['b1v1', 600], ['b1v2', 1250]], [600, 1250, 1700], []],
    ['one goes too far: neither moves', [['b1v1', 549], ['b1v2', 1250]], [800, 1300, 1700], dropped],
    ['one alone', [['b1v1', 599]], [800, 1300, 1700], dropped],
    ['all of them together', [['b1v1', 500], ['b1v2', 1000], ['b1h1', 1400]], [500, 1000, 1400], []],
  ])('%s', (_, ends, wanted, told) => expect(moved(...ends)).toEqual({ ends: wanted, told }));
});

describe('PLA-R-174 what the side did not know stops it where it meets it', () => {
  const river = { kind: 'river', outline: area(0, 1200, 3000, 1400) } as const;
  const over = (down: boolean): Table => {
    const road = {
      kind: 'road',
      line: [
        { x: 1000, y: 0 },
        { x: 1000, y: 2400 },
      ],
    } as const;
    const bridge = {
      kind: 'bridge',
      at: { x: 1000, y: 1300 },
      line: [
        { x: 1000, y: 1150 },
        { x: 1000, y: 1450 },
      ],
      down,
    } as const;
    const table = tableOf(
      { b1h1: { type: 'tracked-tank-platoon', x: 1000, y: 1000 } },
      { features: [river, road, bridge] },
    );
    writes(table, 'b', goes('b1h1', { x: 1000, y: 1500 }));
    table.run(movement);
    return table;
  };
  test('a bridge that stands bears it over', () => expect(at(over(false).base('b1h1'))).toEqual({ x: 1000, y: 1500 }));
  test('a bridge that is down: to the last tenth of its way before the water, and no farther', () => {
    const { x, y, lastMove } = over(true).base('b1h1');
    expect([x, y, lastMove]).toEqual([1000, 1200, 'tactical']);
  });
  test('mines: its allowance ends in them', () => {
    const mines = { kind: 'minefield', outline: area(0, 1200, 3000, 2000), hiddenFrom: ['b' as const] } as const;
    const table = tableOf({ b1h1: { type: 'tracked-tank-platoon', x: 1000, y: 1000 } }, { features: [mines] });
    writes(table, 'b', goes('b1h1', { x: 1000, y: 1600 }));
    table.run(movement);
    expect(table.base('b1h1').y).toBe(1400);
    expect(table.state.ledgers.b.features).toMatchObject({ 'minefield-1': { down: false } });
  });
});
