import { type Match, optionsFor, seatAt, seededDice, start, submit } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { roster } from '../face/roster.js';
import { plana } from '../index.js';
import type { Types } from '../play/types.js';
import type { Order } from './index.js';

type Book = Types & { order: Order };
const PLACE = [{ x: 1600, y: 1600 }];

/** Two players of one side in the silo's battle, each with a battalion. */
function withTwoOfOneSide(): Match<Book> {
  const scenario = plana.scenarios.find(({ id }) => id === 'ferrow-silo')!.data;
  const seats = [
    { id: 'a', side: 'a' as const },
    { id: 'b-town', side: 'b' as const, commands: { battalions: ['b1'] } },
    { id: 'b-silo', side: 'b' as const, commands: { battalions: ['b2'] } },
  ];
  const begun = start({ rules: plana, options: optionsFor(plana, scenario), scenario, dice: seededDice(3), seats });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}

/** The edge of the wood, handed in by both until a stage comes. */
function battleAt(stage: string): Match<Book> {
  const scenario = plana.scenarios.find(({ id }) => id === 'edge-of-the-wood')!.data;
  const begun = start({ rules: plana, options: optionsFor(plana, scenario), scenario, dice: seededDice(3) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match: Match<Book> = begun.value;
  for (let i = 0; i < 20 && match.state.stage !== stage; i++)
    for (const side of ['a', 'b'] as const) if (!match.state.ready[side]) submit(match, side, { verb: 'ready' });
  expect(match.state.stage).toBe(stage);
  return match;
}
const given = (match: Match<Book>, order: Order) => {
  const done = submit(match, 'a', order);
  return done.ok ? undefined : done.error.rule;
};

describe('orders by company', () => {
  test('PLA-GEN-03 whichever base of a company is taken up, its battalion HQ writes the order', () => {
    const match = battleAt('orders');
    expect(given(match, { verb: 'order-company', stand: 'a1t2', route: PLACE, kind: 'attack' })).toBeUndefined();
    expect(match.state.sheets.a).toMatchObject([{ verb: 'order', stand: 'a1h1', companies: ['a1t'], kind: 'attack' }]);
  });

  test('PLA-OM-04 in a turn an HQ writes one order: the next takes its place', () => {
    const match = battleAt('orders');
    given(match, { verb: 'order-company', stand: 'a1t1', route: PLACE, kind: 'attack' });
    given(match, { verb: 'order-company', stand: 'a1a1', route: PLACE, kind: 'move' });
    expect(match.state.sheets.a).toMatchObject([{ companies: ['a1a'], kind: 'move' }]);
  });

  test('PLA-OM-03 before turn 1 it writes one for each company', () => {
    const match = battleAt('first-orders');
    given(match, { verb: 'order-company', stand: 'a1t1', route: PLACE, kind: 'attack' });
    given(match, { verb: 'order-company', stand: 'a1a1', route: PLACE, kind: 'move' });
    given(match, { verb: 'stand-fast', stand: 'a1t2', kind: 'hold' });
    expect(match.state.sheets.a).toMatchObject([
      { companies: ['a1a'], kind: 'move' },
      { companies: ['a1t'], kind: 'hold', route: [] },
    ]);
  });

  test.each<[string, Order, string]>([
    [
      'PLA-OM-01 a battalion that is to attack is told where',
      {
        verb: 'order',
        stand: 'a1h1',
        companies: ['a1a'],
        kind: 'attack',
        route: [],
        mode: 'tactical',
        notBefore: 0,
        onContact: null,
        withdrawIf: 'never',
        attachments: [],
      },
      'PLA-OM-01',
    ],
    [
      'PLA-R-127 an HQ company never attacks',
      { verb: 'order-company', stand: 'a1h2', route: PLACE, kind: 'attack' },
      'PLA-R-127',
    ],
    [
      'PLA-ORG-01 of the other side nobody',
      { verb: 'order-company', stand: 'b1v1', route: PLACE, kind: 'attack' },
      'PLA-ORG-01',
    ],
  ])('%s', (_, order, rule) => {
    const match = battleAt('orders');
    expect(given(match, order)).toBe(rule);
    expect(match.state.sheets.a).toEqual([]);
  });

  test('PLA-SOP-11 the list says who has orders, who has new ones, and takes a line off the sheet again', () => {
    const match = battleAt('orders');
    const rows = () => roster(seatAt(match, 'a'));
    expect(rows().rows.map(({ name, state, does }) => [name, state, does])).toEqual([
      ['A Company', 'as before', 'attack, edge of the wood'],
      ['Battery', 'as before', 'waits for calls'],
      ['HQ', 'as before', 'hold'],
      ['Tank troop', 'as before', 'attack, village'],
    ]);
    given(match, { verb: 'stand-fast', stand: 'a1t1', kind: 'hold' });
    expect(rows().rows.find(({ id }) => id === 'a1t')).toMatchObject({ state: 'new', does: 'hold' });
    const [line] = rows().sheet;
    expect(line!.text).toBe('Tank troop: hold');
    given(match, line!.strike as Order);
    expect(rows().sheet).toEqual([]);
  });

  test('PLA-R-211 two players of a side: each commands his own battalion, and a window waits for both', () => {
    const match = withTwoOfOneSide();
    const hand = (seat: string) => submit(match, seat, { verb: 'ready' });
    const isThere = () => match.state.stage === 'first-orders';
    for (let i = 0; i < 40; i++) for (const seat of ['a', 'b-town', 'b-silo']) if (!isThere()) hand(seat);
    expect(match.state.stage).toBe('first-orders');
    const hold = (seat: string, stand: string) => {
      const done = submit(match, seat, { verb: 'stand-fast', stand, kind: 'hold' });
      return done.ok ? undefined : done.error.rule;
    };
    expect([hold('b-town', 'b1v1'), hold('b-town', 'b2a2'), hold('b-silo', 'b2a2'), hold('b-silo', 'b1v1')]).toEqual([
      undefined,
      'PLA-R-211',
      undefined,
      'PLA-R-211',
    ]);
    hand('a');
    hand('b-town');
    expect(match.state.stage).toBe('first-orders');
    hand('b-silo');
    expect(match.state.stage).not.toBe('first-orders');
  });

  test('PLA-HID-06 nothing of it is in the list of the other side', () => {
    const match = battleAt('orders');
    const before = JSON.stringify(roster(seatAt(match, 'b')));
    given(match, { verb: 'order-company', stand: 'a1t1', route: PLACE, kind: 'attack' });
    expect(JSON.stringify(roster(seatAt(match, 'b')))).toBe(before);
  });
});
