import { told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../common/mbt/play/orders.js';
import {
  type BattleNote,
  battle,
  engage,
  inchesOf,
  order,
  point,
  refusal,
  type StandNote,
  show,
  standIn,
  tactical,
} from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [20, 8] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [40, 44] };
const on = { 'MBT20-OPT-02': 'on', 'MBT20-OPT-03': 'on', 'MBT20-OPT-04': 'on' };
const site = (a1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
  options: on,
  selected: ['a1'],
  ...more,
  stands: { A0, B0, A1: { subClass: 'FE', at: [20, 12], ...a1 }, ...more.stands },
});
const work = (object: string): Order => ({ verb: 'startTask', stand: 'A1', object });
const endRound: Order = { verb: 'endRound' };
const mine: BattleNote['obstacles'] = [{ kind: 'MNF', x: 19, y: 12.5 }];

describe('MBT20-HSE-07 field engineers', () => {
  const cases: [string, BattleNote, string, string][] = [
    ['work in contact with a mine field', site({}, { obstacles: mine }), 'o1', 'allowed'],
    [
      'MBT20-OPT-02 only where they are used',
      site({}, { obstacles: mine, options: { 'MBT20-OPT-03': 'on' } }),
      'o1',
      'MBT20-OPT-02',
    ],
    ['not away from it', site({ at: [20, 11] }, { obstacles: mine }), 'o1', 'object'],
    ['only engineers', site({ subClass: 'INFn' }, { obstacles: mine }), 'o1', 'MBT20-HSE-07'],
    ['not from off the table', site({ place: 'held' }, { obstacles: mine }), 'o1', 'MBT20-HSE-07'],
    ['not having moved', site({ moved: 'tactical' }, { obstacles: mine }), 'o1', 'MBT20-HSE-07'],
    ['at a river in contact', site({}, { river: 13 }), 'river', 'allowed'],
  ];
  for (const [name, note, object, expected] of cases)
    test(`MBT20-HSE-07 ${name}`, () => expect(refusal(battle(note), 'a', work(object))).toBe(expected));

  const rounds = (match: ReturnType<typeof battle>, n: number) => {
    for (let i = 0; i < n; i++) {
      Object.assign(match.state, { owner: 'a', segment: 6, round: 1, selected: [0] });
      order(match, 'a', endRound);
    }
  };
  test('MBT20-HSE-07 clear a mine field in one whole round', () => {
    const match = battle(site({}, { obstacles: mine }));
    order(match, 'a', work('o1'));
    rounds(match, 1);
    expect(match.state.ground.now.obstacles).toEqual([]);
    expect(standIn(match, 'A1').task).toBeNull();
  });
  test('MBT20-HSE-07 remove an obstruction in one', () => {
    const match = battle(site({}, { obstacles: [{ kind: 'OBS', x: 19, y: 12.5 }] }));
    order(match, 'a', work('o1'));
    rounds(match, 1);
    expect(match.state.ground.now.obstacles).toEqual([]);
  });
  test('MBT20-HSE-07 bridge a river in two, and the bridge is good going', () => {
    const match = battle(site({}, { river: 13, stands: { A2: { subClass: 'MBTn', at: [20, 10.5] } } }));
    order(match, 'a', work('river'));
    rounds(match, 1);
    expect(match.state.ground.now.bridges).toEqual([]);
    rounds(match, 1);
    expect(match.state.ground.now.bridges).toHaveLength(1);
    Object.assign(match.state, { owner: 'a', segment: 6, selected: [0] });
    expect(refusal(match, 'a', tactical('A2', [[20, 15]]))).toBe('allowed');
    expect(
      refusal(
        match,
        'a',
        tactical('A2', [
          [22, 11],
          [22, 15],
        ]),
      ),
    ).toBe('MBT20-RIV-06');
  });
  test('MBT20-HSE-07 a move ends the work', () => {
    const match = battle(site({}, { river: 13 }));
    order(match, 'a', work('river'));
    order(match, 'a', tactical('A1', [[20, 11]]));
    expect(standIn(match, 'A1').task).toBeNull();
  });
  test('MBT20-HSE-07 a round in which he engaged is none of work: the count is lost', () => {
    const task = { kind: 'bridge', object: 'river', at: point(20, 13), rounds: 1 } as const;
    const match = battle(site({ task, hasEngaged: true }, { river: 13 }));
    rounds(match, 1);
    expect(match.state.ground.now.bridges).toEqual([]);
    expect(standIn(match, 'A1').task).toBeNull();
  });
  test('MBT20-HSE-07 a result interrupts it: the count starts again', () => {
    const match = battle(
      site({}, { river: 13, stands: { B1: { subClass: 'ARTn', place: 'off-table' }, B0: { ...B0, at: [20, 30] } } }),
    );
    order(match, 'a', work('river'));
    rounds(match, 1);
    expect(standIn(match, 'A1').task!.rounds).toBe(1);
    Object.assign(match.state, { owner: 'b', segment: 5 });
    order(match, 'b', engage('B1', 'A1'), 'draw');
    expect(standIn(match, 'A1')).toMatchObject({ status: 'pinned', task: { rounds: 0 } });
    const lines = told(match, match.entries.at(-1)!, 'b').map(({ text }) => text);
    expect(lines).toContain('A1 the result interrupts the work: the count starts again');
  });
});

describe('MBT20-HSE-08 mine fields', () => {
  const field: BattleNote['obstacles'] = [{ kind: 'MNF', x: 19, y: 15 }];
  const into = (a1: StandNote, hand?: 'win' | 'draw' | 'lose', more: Partial<BattleNote> = {}) => {
    const match = battle(site({ subClass: 'INFn', ...a1 }, { obstacles: field, ...more }));
    order(match, 'a', tactical('A1', [[20, 19]]));
    if (hand) show(match, 'b', hand);
    return match;
  };
  test('MBT20-HSE-08 who enters stops there', () => {
    const match = into({}, 'lose');
    expect(inchesOf(standIn(match, 'A1'))[1]).toBeCloseTo(15, 1);
    expect(standIn(match, 'A1')).toMatchObject({ status: 'steady', moved: 'tactical' });
  });
  const results: ['win' | 'draw' | 'lose', string][] = [
    ['win', 'neutralised'],
    ['draw', 'pinned'],
    ['lose', 'steady'],
  ];
  for (const [hand, status] of results)
    test(`MBT20-HSE-08 the field ${hand}s: ${status}`, () => expect(standIn(into({}, hand), 'A1').status).toBe(status));
  test('MBT20-HSE-08 a blank is turned up first, a fake removed', () => {
    expect(standIn(into({ revealed: false }, 'lose'), 'A1').revealed).toBe(true);
    const match = into({ revealed: false, fake: true });
    expect(match.pending).toBeUndefined();
    expect(standIn(match, 'A1').place).toBe('removed');
  });
  test('MBT20-HSE-08 a later move takes it out unharmed, and the field stays', () => {
    const match = battle(
      site({ subClass: 'INFn', at: [20, 16] }, { obstacles: field, stands: { A0: { ...A0, at: [20, 10] } } }),
    );
    order(match, 'a', tactical('A1', [[20, 20]]));
    expect(match.pending).toBeUndefined();
    expect(inchesOf(standIn(match, 'A1'))).toEqual([20, 20]);
    expect(match.state.ground.now.obstacles).toHaveLength(1);
  });
  test('MBT20-HSE-08 a FAST stand that is stopped has done its duty', () => {
    expect(standIn(into({ mode: 'FAST', at: [20, 13.5] }, 'lose'), 'A1').moved).toBe('tactical');
  });
});
