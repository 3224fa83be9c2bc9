import { facingOf, randomFor, type Side, turnBetween } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { plana } from '../index.js';
import { assaultOdds } from '../play/assault-odds.js';
import { DEFAULTS, knows, put, putCompany, type Row, square, stateOf } from '../play/kit-rulings.js';
import type { InForce, OrderKind, Stage, State } from '../play/state.js';
import { view } from '../play/view.js';

const at = (x: number, y: number) => ({ x: x * 100, y: y * 100 });
/** Its company has an order in force, from where it stands. */
function under(state: State, id: string, kind: OrderKind, to?: { x: number; y: number }): void {
  const bases = state.bases.filter(one => one.company === id && one.where === 'table');
  const from = { x: bases[0]!.x, y: bases[0]!.y };
  const offsets = Object.fromEntries(bases.map(one => [one.id, { x: one.x - from.x, y: one.y - from.y }]));
  const order: InForce = {
    ...{ kind, route: to ? [to] : [], objective: to ?? null, mode: 'tactical', notBefore: 0, withdrawIf: 'never' },
    ...{ onContact: 'assault', since: 1, from, offsets },
  };
  putCompany(state, id, { order });
}
/** All that a side that thinks would write in a window, line by line. */
function written(state: State, side: Side, stage: Stage): string[] {
  state.stage = stage;
  const seat = { view: view(state, side), by: side, options: DEFAULTS };
  return [...plana.advice.candidates(seat as never, randomFor(1, side))].map(({ order }) => inWords(order));
}
const inWords = (order: { readonly verb: string }): string =>
  [
    order.verb,
    ...['stand', 'commander', 'companies', 'company', 'assaultWhen', 'path'].flatMap(key =>
      key in order ? JSON.stringify(order[key as never]).replaceAll(/["[\]]/g, '') : [],
    ),
  ].join(' ');

const OBJECTIVE = { objectives: [{ at: [50, 60], value: 5, name: 'the hill' }] };
/** A company of GF before a militia company at an objective: so many cm from it, base by base. */
function before(gaps: readonly number[], scenario: object = OBJECTIVE): State {
  const [top, edge] = [58.5, 1];
  const a: Row[] = [
    ['a1h1', 'gf-bn-hq', 50, 40],
    ...gaps.map((gap, i): Row => [`a1a${i + 1}`, 'gf-section', 48 + 1.5 * i, top - gap - edge]),
  ];
  const b: Row[] = [
    ['b1h1', 'militia-bn-hq', 50, 95],
    ['b1v1', 'militia-company', 50, 60, { sp: 8 }],
  ];
  const state = stateOf({ a, b, scenario });
  under(state, 'a1a', 'attack', at(50, 60));
  putCompany(state, 'a1a', { leadership: 1 });
  knows(state, 'a', 'b1v1', ['a1a']);
  return state;
}
const dugIn = (state: State): void => {
  const ledger = state.ledgers.a;
  const contacts = ledger.contacts.map(contact => ({ ...contact, dug: true }));
  state.ledgers = { ...state.ledgers, a: { ...ledger, contacts } };
};
const verbs = (lines: readonly string[], verb: string): string[] =>
  lines.filter(line => line.startsWith(`${verb} `)).map(line => line.split(' ')[1]!);

describe('PLA-SOP-12 what an assault may bring', () => {
  // the odds of d10 against d10: to take it 1 above, to carry it 5 above
  test.each<[string, number[], boolean, [number, number, number]]>([
    ['PLA-CA-31 one to one, one leader as good as the other', [3], false, [0.45, 1.11, 1.6]],
    ['PLA-CA-11 dug in', [3], true, [0.21, 1.5, 0.49]],
    ['PLA-CA-21 three to one', [3, 3, 3], false, [0.64, 0.86, 2.84]],
  ])('%s', (_, gaps, isDug, [taken, ownLost, theirLost]) => {
    const state = before(gaps);
    if (isDug) dugIn(state);
    const seen = view(state, 'a');
    const own = seen.bases.filter(({ company: id }) => id === 'a1a');
    const odds = assaultOdds(seen, own, seen.contacts, DEFAULTS);
    expect([odds.taken, odds.ownLost, odds.theirLost].map(share => Math.round(share * 100) / 100)).toEqual([
      taken,
      ownLost,
      theirLost,
    ]);
  });

  test('PLA-CMD-02 a commander who is with them counts', () => {
    const state = before([3]);
    const chance = (): number => {
      const seen = view(state, 'a');
      const own = seen.bases.filter(({ company: id }) => id === 'a1a');
      return assaultOdds(seen, own, seen.contacts, DEFAULTS).taken;
    };
    const without = chance();
    state.commanders = state.commanders.map(one =>
      one.side === 'a' ? { ...one, leadership: 2, company: 'a1a', base: 'a1a1', intervene: ['assault'] } : one,
    );
    expect([without, chance()]).toEqual([0.45, 0.64]);
  });
});

describe('PLA-SOP-12 who goes in', () => {
  test.each<[string, number[], number, boolean, string[], string[]]>([
    ['all who get there with less than half a move', [3, 3, 3], 3, false, ['a1a1', 'a1a2', 'a1a3'], []],
    [
      'PLA-R-189 not those few who do, while the others would stand by: they go round, and the others come nearer',
      [3, 9, 9],
      3,
      false,
      [],
      ['a1a1', 'a1a3', 'a1a2', 'a1a3'],
    ],
    ['nobody at odds that fire may better, while there is time', [3, 3, 3], 3, true, [], []],
    ['at the same odds when time runs out', [3, 3, 3], 18, true, ['a1a1', 'a1a2', 'a1a3'], []],
  ])('%s', (_, gaps, turn, isDug, going, coming) => {
    const state = before(gaps);
    state.turn = turn;
    const contacts = state.ledgers.a.contacts.map(contact => ({ ...contact, seenTurn: turn }));
    state.ledgers = { ...state.ledgers, a: { ...state.ledgers.a, contacts } };
    if (isDug) dugIn(state);
    const lines = written(state, 'a', 'move');
    expect({ going: verbs(lines, 'assault'), coming: verbs(lines, 'move') }).toEqual({ going, coming });
  });

  test('nobody comes nearer to whom he cannot get at: his route leads over the bridge', () => {
    const river = { kind: 'river', poly: square(0, 55, 100, 57) };
    const cars: Row[] = [
      ['a1h1', 'gf-bn-hq', 50, 40],
      ['a1t1', 'armoured-car-platoon', 50, 50],
      ['a1t2', 'armoured-car-platoon', 54, 50],
    ];
    const across = (features: object[]): string[] => {
      const b: Row[] = [['b1h1', 'militia-bn-hq', 50, 60, { sp: 1 }]];
      const state = stateOf({ a: cars, b, features, scenario: OBJECTIVE });
      under(state, 'a1t', 'attack', at(50, 60));
      putCompany(state, 'a1t', { leadership: 2 });
      knows(state, 'a', 'b1h1', ['a1t']);
      return verbs(written(state, 'a', 'move'), 'move');
    };
    expect(across([])).toEqual(['a1t1', 'a1t2']);
    expect(across([river])).toEqual([]);
  });

  test('PLA-CA-12, PLA-CAM-10 those on the wings stand apart by more than a right angle, and no nearer than 2 cm', () => {
    const state = before([3, 9, 9]);
    const ends = written(state, 'a', 'move')
      .filter(line => line.startsWith('move '))
      .map(line => Object.fromEntries([...line.matchAll(/(x|y):(\d+)/g)].map(([, axis, n]) => [axis, Number(n)])))
      .slice(0, 2);
    const target = state.bases.find(({ id }) => id === 'b1v1')!;
    const [one, two] = ends.map(({ x, y }) => facingOf(x! - target.x, y! - target.y));
    expect(Math.abs(turnBetween(one!, two!))).toBeGreaterThan(900);
    expect(ends.every(({ x, y }) => Math.hypot(x! - target.x, y! - target.y) >= 450)).toBe(true);
  });

  test('PLA-PS-05 pinned GF go in with the others', () => {
    const state = before([1, 1, 1]);
    put(state, 'a1a2', { state: 'pinned' });
    expect(verbs(written(state, 'a', 'move'), 'assault')).toEqual(['a1a1', 'a1a2', 'a1a3']);
  });

  test('PLA-SOP-07 who is to attack does not go in by himself', () => {
    expect(written(before([20, 20]), 'a', 'orders')).toContain('instruct a1a never');
  });
});

describe('PLA-SOP-12, PLA-CMD-01 where a commander goes', () => {
  const lines = (state: State): string[] => written(state, 'a', 'orders').filter(line => line.startsWith('place'));
  test('to the company that attacks', () => {
    expect(lines(before([4, 4]))).toEqual(['place-commander a1-co a1a']);
  });
  test('to one that holds an objective', () => {
    const state = before([4, 4], { objectives: [{ at: [48, 54], value: 5, name: 'the ford' }] });
    under(state, 'a1a', 'defend');
    expect(lines(state)).toEqual(['place-commander a1-co a1a']);
  });
  test('nowhere, if nobody has anything to do', () => {
    const state = before([4, 4], { objectives: [] });
    under(state, 'a1a', 'hold');
    expect(lines(state)).toEqual([]);
  });
  test('not to a company that is more than 20 cm away', () => {
    const state = before([4, 4]);
    put(state, 'a1h1', at(50, 20));
    expect(lines(state)).toEqual([]);
  });
  test('he stays where he is needed', () => {
    const state = before([4, 4]);
    state.commanders = state.commanders.map(one => (one.side === 'a' ? { ...one, company: 'a1a', base: 'a1a1' } : one));
    expect(lines(state)).toEqual([]);
  });
});

describe('PLA-SOP-12 who is dug in to defend is not ordered away', () => {
  test.each([
    ['deep', []],
    ['none', ['a1h1']],
  ] as const)('%s', (dug, ordered) => {
    const state = before([20, 20]);
    under(state, 'a1a', 'defend');
    for (const id of ['a1a1', 'a1a2']) put(state, id, { dug });
    expect(verbs(written(state, 'a', 'orders'), 'order')).toEqual(ordered);
  });
});

describe('PLA-SOP-08, PLA-SOP-12 who rides', () => {
  const river = { kind: 'river', poly: square(0, 52, 100, 54) };
  // biome-ignore format: one line a case
  test.each<[string, number, number, object[], string]>([
    ['stays in his carrier far from everybody, contact or not', 20, 61, [], 'stay'],
    ['gets down where the enemy is near', 50, 61, [], 'dismount'],
    ['does not get down for whom a river keeps off', 50, 61, [river], 'stay'],
    ['does not get down before a river that he has still to cross', 50, 42, [river], 'stay'],
    ['gets down beyond it', 56, 61, [river], 'dismount'],
  ])('%s', (_, y, enemy, features, verb) => {
    const a: Row[] = [
      ['a1h1', 'gf-bn-hq', 50, 10],
      ['a1r1', 'hoverbus-platoon', 50, y],
      ['a1r2', 'regular-platoon', 0, 0, { sp: 8, mountedOn: 'a1r1' }],
    ];
    const state = stateOf({ a, b: [['b1h1', 'militia-bn-hq', 50, enemy]], features, scenario: OBJECTIVE });
    under(state, 'a1r', 'attack', at(50, 60));
    knows(state, 'a', 'b1h1', ['a1r']);
    const rider = written(state, 'a', 'move').filter(line => line.includes(' a1r2'));
    expect([...new Set(rider.map(line => line.split(' ')[0]))]).toEqual([verb]);
  });
});
