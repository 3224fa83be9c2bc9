import { describe, expect, test } from 'vitest';
import { assaultGroups } from './assault-groups.js';
import { assaults } from './assaults.js';
import { type Table, tableOf } from './kit-later-rulings.js';
import { gapBetween, inContact } from './places.js';
import { overlapping } from './setting-down.js';
import type { Assaulting, Base } from './state.js';

/** It went in from so far south (or north) of where it stands. */
const came = (since: number, from: { x: number; y: number }, more: Partial<Assaulting> = {}): Assaulting => ({
  since,
  from,
  spent: 300,
  walked: 300,
  confused: false,
  ...more,
});
const GF: Partial<Base> = { type: 'gf-section', x: 1000 };
const groups = (table: Table) =>
  assaultGroups(table.state, table.game.options).map(({ attacker, attackers, defenders }) => ({
    attacker,
    attackers: attackers.map(({ id }) => id),
    defenders: defenders.map(({ id }) => id),
  }));
/** Nobody is surprised, so that nobody tests for it. */
const awake = (table: Table): Table => {
  const seen = (side: 'a' | 'b') =>
    table.state.bases.filter(base => base.side !== side).map(({ id }) => ({ base: id, turn: 2, reported: true }));
  table.state.companies = table.state.companies.map(company => ({
    ...company,
    located: seen(company.side),
    leadership: 0,
  }));
  return table;
};

describe('PLA-R-188 two who assault each other, from as far and with as many points: one die', () => {
  const both = (at: Partial<Base> = {}) =>
    awake(
      tableOf({
        a1a2: { ...GF, y: 1000, assault: came(2, { x: 1000, y: 700 }) },
        b1v1: { ...GF, y: 1200, assault: came(2, { x: 1000, y: 1500 }), ...at },
      }),
    );
  test.each<[number, string]>([
    [0, 'a1a2'],
    [8, 'a1a2'],
    [1, 'b1v1'],
    [9, 'b1v1'],
  ])('%i: %s attacks', (face, who) => {
    const table = both();
    expect(table.run(assaults, face, 5, 5)[0]).toBe('who attacks');
    expect(table.state.ledgers.a.reports.at(-1)?.text.startsWith(who === 'a1a2' ? 'a1a2 assault' : 'C')).toBe(true);
  });
  // biome-ignore format: one case a line
  test.each<[string, Partial<Base>, string]>([
    ['whoever walked farther attacks', { assault: came(2, { x: 1000, y: 1500 }, { walked: 400 }) }, 'b'],
    ['whoever waited has walked nowhere', { assault: came(1, { x: 1000, y: 1500 }, { walked: 400 }) }, 'a'],
    ['then whoever has more points', { sp: 3 }, 'a'],
  ])('without a die: %s', (_, at, attacker) => {
    const table = both(at);
    expect(groups(table)[0]?.attacker).toBe(attacker);
    expect(table.run(assaults, 5, 5)).not.toContain('who attacks');
  });
});

describe('PLA-R-189 who came too late stands by', () => {
  const late = (spent: number) =>
    awake(
      tableOf({
        a1a2: { ...GF, y: 1000, assault: came(2, { x: 1000, y: 700 }) },
        a1a3: { ...GF, x: 790, y: 1200, assault: came(2, { x: 300, y: 1200 }, { spent }) },
        b1h1: { ...GF, y: 1200 },
      }),
    );
  test.each<[number, string[]]>([
    [499, ['a1a2', 'a1a3']],
    [500, ['a1a2']],
  ])('%i thousandths of his allowance: %s', (spent, attackers) => {
    expect(groups(late(spent))[0]?.attackers).toEqual(attackers);
  });
  test('he is neither counted nor hit, and waits in contact', () => {
    const table = late(500);
    table.run(assaults, 0, 3);
    expect(table.state.ledgers.a.reports[0]!.text).toMatch(/^a1a2 assault .*: 8 points to 8,/);
    expect(table.base('a1a2').sp).toBeLessThan(4);
    expect(table.base('a1a3')).toMatchObject({ sp: 4, state: 'ok', x: 790, assault: { since: 2 } });
    expect(inContact(table.base('a1a3'), table.base('b1h1'))).toBe(true);
  });
});

test('PLA-R-190 attackers who were pinned or suppressed since they came fight on, with the modifier', () => {
  const modifier = (state: Base['state']) => {
    const table = awake(
      tableOf({
        a1a2: { ...GF, y: 1000, state, assault: came(1, { x: 1000, y: 700 }, { spent: 900 }) },
        b1h1: { ...GF, y: 1200 },
      }),
    );
    table.run(assaults, 5, 5);
    return Number(
      /5 ([+−]) (\d+) against/.exec(table.state.ledgers.a.reports[0]!.text)!.slice(1).join('').replace('−', '-'),
    );
  };
  expect([modifier('ok'), modifier('pinned'), modifier('suppressed')]).toEqual([0, -1, -3]);
});

describe('PLA-R-191 newcomers join a confused fight; who attacks goes on attacking', () => {
  const confused = (spent: number) =>
    awake(
      tableOf({
        a1a2: { ...GF, y: 1000, assault: came(1, { x: 1000, y: 900 }, { confused: true }) },
        a1a3: { ...GF, x: 790, y: 1200, assault: came(2, { x: 500, y: 1200 }) },
        b1h1: { ...GF, y: 1200 },
        b1h2: { ...GF, x: 1210, y: 1000, assault: came(2, { x: 2200, y: 1000 }, { spent }) },
      }),
    );
  // b1h2 came much farther than a1a2 did
  test.each([100, 900])('on either side (%i thousandths)', spent => {
    expect(groups(confused(spent))).toEqual([
      { attacker: 'a', attackers: ['a1a2', 'a1a3'], defenders: ['b1h1', 'b1h2'] },
    ]);
  });
});

describe('PLA-R-192 straight back to 2 cm, as far as the way is free', () => {
  const halted = (from: { x: number; y: number }, more: Parameters<typeof tableOf>[0] = {}): Table => {
    const table = awake(
      tableOf({ a1a2: { ...GF, y: 1000, assault: came(1, from) }, b1h1: { ...GF, y: 1200 }, ...more }),
    );
    table.run(assaults, 1, 3);
    expect(table.state.ledgers.a.reports[0]!.text).toContain('halted');
    return table;
  };
  test('it goes back the way it came', () => {
    const table = halted({ x: 1000, y: 500 });
    const { x, y, assault } = table.base('a1a2');
    expect([x, assault]).toEqual([1000, null]);
    expect(y).toBeLessThanOrEqual(800);
    expect(gapBetween(table.base('a1a2'), table.base('b1h1'))).toBeLessThan(220);
  });
  test('PLA-CA-33 who came in aslant goes on until he is 2 cm off', () => {
    const table = halted({ x: 750, y: 900 });
    expect(gapBetween(table.base('a1a2'), table.base('b1h1'))).toBeGreaterThanOrEqual(200);
  });
  test('an enemy stands in the way: the last free point before him', () => {
    const table = halted({ x: 1000, y: 500 }, { b1h2: { ...GF, y: 700 } });
    const at = table.base('a1a2');
    expect(at.x).toBe(1000);
    expect(overlapping(at, table.base('b1h2'))).toBe(false);
    expect(gapBetween(at, table.base('b1h2'))).toBeLessThanOrEqual(10);
  });
  test('who went in from where he stood goes away from the defenders', () => {
    const table = halted({ x: 1000, y: 1000 });
    expect(table.base('a1a2').x).toBe(1000);
    expect(gapBetween(table.base('a1a2'), table.base('b1h1'))).toBeGreaterThanOrEqual(200);
  });
});
