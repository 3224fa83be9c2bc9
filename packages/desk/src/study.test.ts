import { botOf, fight } from '@umpire/bots';
import { type BattleRecord, recordOf } from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchBook } from './books.js';
import { makeDesk } from './study-desk.js';

const rules = RULESETS[0]!;
const crossroads = rules.scenarios.find(({ id }) => id === 'mbt2020-1-crossroads')!;
let record: BattleRecord;
beforeAll(async () => {
  await fetchBook(rules.id);
  const bots = { a: botOf('greedy')!, b: botOf('greedy')! };
  const { match } = fight({ rules, scenario: crossroads.data, bots, seed: 4, hashes: true });
  record = recordOf(match);
});

describe('study', () => {
  test('reads a record to its end and tells the whole battle', () => {
    const desk = makeDesk();
    const outcome = desk.study(JSON.parse(JSON.stringify(record)));
    expect(outcome).toMatchObject({ ok: true, studied: { title: crossroads.title, book: rules.title } });
    const moments = desk.chronicle('umpire');
    expect(moments).toHaveLength(record.entries.length);
    expect(moments.at(-1)!.over).toBe(true);
    expect(moments.flatMap(moment => moment.lost).length).toBeGreaterThan(0);
  });

  test('what was done by the last order of a turn was done in that turn, though the next begins by it', async () => {
    const book = RULESETS.find(({ id }) => id === 'glory')!;
    await fetchBook(book.id);
    const lane = book.scenarios.find(({ id }) => id === 'lane-1643')!;
    const bots = { a: botOf('greedy')!, b: botOf('greedy')! };
    const { match } = fight({ rules: book, scenario: lane.data, bots, seed: 4, hashes: true });
    const desk = makeDesk();
    desk.study(recordOf(match));
    const moments = desk.chronicle('umpire');
    const ended = moments.flatMap((one, i) => (one.during === undefined ? [] : [[one, moments[i - 1]!] as const]));
    expect(ended.length).toBeGreaterThan(0);
    for (const [one, last] of ended) {
      expect(one.during).toBe(last.turn);
      expect(one.during).not.toBe(one.turn);
    }
    const fights = moments.flatMap((one, i) =>
      one.verb === 'fight' && one.turn !== moments[i - 1]!.turn ? [one.during] : [],
    );
    expect(fights.length).toBeGreaterThan(0);
    expect(fights).not.toContain(undefined);
  });

  test('any position can be looked at, in any order', () => {
    const desk = makeDesk();
    desk.study(record);
    const last = record.entries.length - 1;
    const end = desk.position(last, 'umpire')!;
    const middle = desk.position(40, 'umpire')!;
    expect('over' in end.turn).toBe(true);
    expect('over' in middle.turn).toBe(false);
    expect(desk.position(last, 'umpire')).toEqual(end);
    expect(desk.position(last + 1, 'umpire')).toBeUndefined();
  });

  test('a side is told no more than it may know', () => {
    const desk = makeDesk();
    desk.study(record);
    const blanks = (viewer: 'a' | 'umpire') =>
      desk.position(6, viewer)!.scene.pieces.filter(piece => piece.symbol === 'unknown').length;
    expect(blanks('umpire')).toBe(0);
    expect(blanks('a')).toBeGreaterThan(0);
  });

  const damaged: [string, (copy: { entries: { hash?: string }[] } & Record<string, unknown>) => unknown, object][] = [
    [
      'a hash',
      copy => ({ ...copy, entries: copy.entries.map((e, i) => (i === 30 ? { ...e, hash: 'f'.repeat(32) } : e)) }),
      { sound: 30, error: { path: 'entries[30].hash' } },
    ],
    [
      'an entry',
      copy => ({ ...copy, entries: copy.entries.map((e, i) => (i === 12 ? { ...e, by: 'c' } : e)) }),
      { sound: 12 },
    ],
    ['a foreign file', () => ({ hello: 'world' }), { sound: 0 }],
    ['no object at all', () => 'battle', { sound: 0 }],
    ['another book', copy => ({ ...copy, ruleset: 'chess' }), { sound: 0, error: { path: 'ruleset' } }],
    ['another version', copy => ({ ...copy, version: 99 }), { sound: 0, error: { path: 'version' } }],
  ];
  test.each(damaged)('a damaged record says where and how much of it is sound: %s', (_, change, expected) => {
    const outcome = makeDesk().study(change(JSON.parse(JSON.stringify(record))));
    expect(outcome).toMatchObject({ ok: false, ...expected });
  });
});

describe('lookBack', () => {
  test('shows any entry of a running battle, and follows it as it grows', () => {
    const desk = makeDesk();
    const plan = { ruleset: rules.id, title: 'test', seats: { a: { bot: 'greedy' }, b: { bot: 'greedy' } } } as const;
    desk.resume({ ...record, entries: record.entries.slice(0, 30) }, plan, 'x');
    const then = desk.lookBack(12, 'umpire');
    expect(then).toMatchObject({ ok: true, battleView: { entries: 13 } });
    for (let i = 0; i < 6; i++) desk.think('umpire');
    const now = desk.battleView('umpire');
    const entries = now.ok ? now.battleView.entries : 0;
    expect(entries).toBeGreaterThan(30);
    expect(desk.lookBack(entries - 2, 'umpire')).toMatchObject({ ok: true, battleView: { entries: entries - 1 } });
    expect(desk.lookBack(12, 'umpire')).toEqual(then);
    expect(desk.lookBack(9999, 'umpire')).toMatchObject({ ok: false });
  });
});
