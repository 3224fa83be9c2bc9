import { type BattleRecord, type Players, parseRecord, replay } from '@umpire/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchBook, rulesetOf } from './books.js';
import { makeBattleDesk } from './desk.js';
import type { BattlePlan, BattleView, Holder, Outcome } from './messages.js';

const BOOK = 'plana';
const PLAYERS: Players = { a: [['a1', 'a3'], ['a2']], b: [['b1'], ['b2', 'b3']] };
const NAMES = ['Red 1', 'Red 2', 'Blue 1', 'Blue 2'] as const;
const bot: Holder = { bot: 'random' };

const plan = (holders: readonly Holder[], more: Partial<BattlePlan> = {}): BattlePlan => ({
  ruleset: BOOK,
  scenario: 'plan-a',
  title: 'Plan A',
  options: {},
  seats: Object.fromEntries(NAMES.map((seat, i) => [seat, holders[i]!])),
  players: PLAYERS,
  dice: { kind: 'seeded', seed: 5 },
  ...more,
});
const seen = (outcome: Outcome): BattleView => {
  if (!outcome.ok) throw new Error(`${outcome.error.path ?? outcome.error.rule}: ${outcome.error.message}`);
  return outcome.battleView;
};
const waiting = ({ turn }: BattleView) => ('waiting' in turn ? turn.waiting : []);

beforeAll(() => fetchBook(BOOK, 'plan-a'));

describe('several players a side', () => {
  test('PLA-R-211 each has his own companies on his list, and only those', () => {
    const desk = makeBattleDesk();
    const first = seen(desk.open(plan(['person', 'person', bot, bot]), 'x'));
    expect(first).toMatchObject({ at: 'Red 1', viewer: 'a' });
    expect(first.places.map(({ id }) => id)).toEqual(NAMES);
    const battalions = (at: string) => new Set(seen(desk.battleView(at)).roster!.rows.map(({ group }) => group));
    expect(battalions('Red 1')).toEqual(new Set(['1st GF Battalion', 'Hovertank Battalion']));
    expect(battalions('Red 2')).toEqual(new Set(['2nd GF Battalion']));
  });

  test('PLA-WIN-02 a window waits for all; each is told of his own side alone who writes still, and bots write when the people have', () => {
    const desk = makeBattleDesk();
    const first = seen(desk.open(plan(['person', 'person', 'person', bot]), 'x'));
    expect(waiting(first)).toEqual(['Red 1']);
    const after = seen(desk.order('Red 1', { verb: 'ready' }, 'Red 1'));
    expect(waiting(after)).toEqual(['Red 2', 'Blue 1', 'Blue 2']);
    expect(after.thinking).toBe(false);
    expect(waiting(seen(desk.battleView('Blue 1')))).toEqual(['Blue 1']);
    desk.order('Blue 1', { verb: 'ready' }, 'Blue 1');
    // that Blue has handed in is not for Red to know
    expect(waiting(seen(desk.battleView('Red 1')))).toEqual(['Red 2', 'Blue 1', 'Blue 2']);
    expect(waiting(seen(desk.battleView('Blue 1')))).toEqual(['Red 1', 'Red 2', 'Blue 2']);
    expect(seen(desk.order('Red 2', { verb: 'ready' }, 'Red 2')).thinking).toBe(true);
    const closed = seen(desk.think('Red 1'));
    expect('step' in closed.turn && 'step' in first.turn && closed.turn.step !== first.turn.step).toBe(true);
  });

  test('PLA-R-212 nothing waits for one who is away, and a fellow may stand in for him', () => {
    const desk = makeBattleDesk();
    desk.open(plan(['person', 'person', bot, bot]), 'x');
    seen(desk.order('Red 1', { verb: 'absent', who: 'Red 2', away: true }, 'Red 1'));
    expect(waiting(seen(desk.order('Red 1', { verb: 'ready' }, 'Red 1')))).not.toContain('Red 2');
    desk.think('Red 1');
    seen(desk.order('Red 1', { verb: 'take-over', who: 'Red 2', take: true }, 'Red 1'));
    const mine = seen(desk.battleView('Red 1')).roster!.rows.map(({ group }) => group);
    expect(new Set(mine)).toEqual(new Set(['1st GF Battalion', '2nd GF Battalion', 'Hovertank Battalion']));
  });

  test('bots at every seat fight two turns, and the record is played again from its seats', () => {
    const desk = makeBattleDesk();
    desk.open(plan([bot, bot, bot, bot]), 'x');
    let view = seen(desk.battleView('umpire'));
    for (let i = 0; i < 60 && !view.scene.status.turn.includes('2'); i++) view = seen(desk.think('umpire'));
    expect(view.scene.status.turn).toContain('2');
    const record = JSON.parse(JSON.stringify(desk.record())) as BattleRecord;
    expect(record.seats.map(({ id, commands }) => [id, commands])).toEqual([
      ['Red 1', expect.objectContaining({ battalions: ['a1', 'a3'] })],
      ['Red 2', { battalions: ['a2'], assets: [] }],
      ['Blue 1', expect.objectContaining({ battalions: ['b1'] })],
      ['Blue 2', { battalions: ['b2', 'b3'], assets: [] }],
    ]);
    expect(new Set(record.entries.map(({ by }) => by)).size).toBeGreaterThanOrEqual(4);
    const parsed = parseRecord(record);
    expect(parsed.ok && replay(rulesetOf(BOOK)!, parsed.value).ok).toBe(true);
  });

  test.each<[string, Players, string]>([
    ['nothing', { a: [['a1'], []] }, 'players.a.1'],
    ['a battalion of the other side', { a: [['a1'], ['b1']] }, 'players.a.1.0'],
  ])('PLA-WIN-04 who would command %s is refused by its path', (_, players, path) => {
    const opened = makeBattleDesk().open(plan([bot, bot, bot, bot], { players }), 'x');
    expect(opened).toMatchObject({ ok: false, error: { path } });
  });
});
