import { distance, isRefusal, type Options, random, seatAt } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import { type Engagement, engagementPlan } from '../play/engage.js';
import { type BattleNote, battle, order, standIn, type Written } from '../play/kit.js';
import type { State } from '../play/state.js';
import type { Order } from '../verbs/index.js';
import { shotPreview } from '../verbs/shot-preview.js';
import { bridgeFirst } from './front.js';
import { expectedHarm } from './harm.js';

/** What greedy would do now: the best candidate of a side. */
function best(note: BattleNote, by: 'a' | 'b' = 'a'): Order {
  const seat = seatAt(battle(note), by);
  for (const { order } of ww2.advice.candidates(seat as never, random(1))) return order as Order;
  throw new Error('nothing at all');
}
const FAR: Written = ['panzer-4', 8000, 8000];
/** A road over the only bridge of a river. */
const BRIDGED: Pick<BattleNote, 'roads' | 'scenario'> = {
  roads: [
    [
      [3000, 0],
      [3000, 6000],
    ],
  ],
  scenario: {
    objective: 'F1',
    river: [
      [0, 3000],
      [9000, 3000],
    ],
    crossings: [{ id: 'x', kind: 'bridge', at: [3000, 3000] }],
  },
};

/** What the player is shown, every outcome with its chance; and what the bots count. */
const shown = (plan: Engagement, { state: view, options }: ReturnType<typeof battle>): number =>
  shotPreview({ options, view }, plan).odds!.chances.reduce(
    (sum, { ways, of, result }) => sum + (ways / of) * result.good,
    0,
  );
function counted({ ready }: Engagement, options: Options): number {
  const { onTarget, onShooter } = expectedHarm(ready, options);
  return onTarget - onShooter;
}

describe('what a shot may do', () => {
  // biome-ignore format: one line a case
  test.each<[string, Written, Written, BattleNote['options']]>([
    ['a tank at a tank', ['sherman', 1000, 1000], ['panzer-4', 1000, 1900], {}],
    ['farther off, at grade A', ['sherman', 1000, 1000], ['panther', 1000, 2400, { grade: 'A' }], {}],
    ['at one that has fired and is suppressed', ['sherman', 1000, 1000], ['panzer-4', 1000, 2400, { fireMarker: true, suppression: 2 }], {}],
    ['at the rear', ['IG', 1000, 1000], ['tiger', 1000, 1400, { facing: 0 }], {}],
    ['mortars', ['Mortars', 1000, 1000], ['IG', 1000, 1900, { moved: true }], {}],
    ['at one who cannot answer', ['sherman', 1000, 1000], ['truck', 1000, 1900], {}],
    ['one die for both', ['sherman', 1000, 1000], ['panzer-4', 1000, 1900], { 'WW2-R-63': 'same-die' }],
  ])('is counted as exactly as it is shown: %s', (_, own, other, options = {}) => {
    const match = battle({ groups: { A1: [own], B1: [other] }, options });
    const plan = engagementPlan(match.state, standIn(match, 'A1.1'), 'B1.1', 2, match.options);
    if (isRefusal(plan)) throw new Error(plan.message);
    expect(counted(plan, match.options)).toBeCloseTo(shown(plan, match), 5);
  });
  test('is counted for batteries that call, too', () => {
    const match = battle({ groups: { A1: [['IG', 1000, 1000]], A2: [['LB'], ['LB']], B1: [['IG', 1000, 3000]] } });
    const plan = engagementPlan(match.state, standIn(match, 'A2.1'), 'B1.1', 2, match.options);
    if (isRefusal(plan)) throw new Error(plan.message);
    expect(counted(plan, match.options)).toBeCloseTo(shown(plan, match), 5);
    expect(counted(plan, match.options)).toBeGreaterThan(0);
  });
});

describe('what greedy does', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, object, ('a' | 'b')?][] = [
    ['halted, it fires at what it can hit', { groups: { A1: [['sherman', 1000, 1000]], B1: [['panzer-4', 1000, 1900, { facing: 0 }]] } }, { verb: 'fire', target: 'B1.1' }],
    ['of two targets it takes the one that is suppressed', { groups: { A1: [['sherman', 1000, 1000]], B1: [['panzer-4', 1000, 1900], ['panzer-4', 1300, 1900, { suppression: 3, fireMarker: true }]] } }, { target: 'B1.2' }],
    ['of two groups it hits the one that is near a test', { groups: { A1: [['sherman', 1000, 1000]], B1: [['panzer-4', 1000, 1900]], B2: [['panzer-4', 1300, 1900], ...Array<Written>(3).fill(['IG', 6000, 6000, { where: 'destroyed' }])] } }, { target: 'B2.1' }],
    ['it goes towards the objective', { groups: { A1: [['sherman', 1000, 1000]], B1: [FAR] }, features: [['BUA', [1000, 4000], [2000, 5000]]], scenario: { objective: 'F1' } }, { verb: 'move', stand: 'A1.1' }],
    ['early it marches, and takes along who is linked with it', { groups: { A1: [['sherman', 1000, 1000], ['sherman', 1300, 1000]], B1: [FAR] }, phase: 'march', features: [['BUA', [1000, 4000], [2000, 5000]]], scenario: { objective: 'F1' } }, { verb: 'march', mode: 'parallel' }],
    ['fighters patrol where the enemy has strikers', { groups: { A1: [['IG', 1000, 1000], ['FIGHTER']], B1: [FAR, ['ATTACK']] }, phase: 'patrol' }, { verb: 'patrol' }],
    ['and stay down where he has none', { groups: { A1: [['IG', 1000, 1000], ['FIGHTER']], B1: [FAR] }, phase: 'patrol' }, { verb: 'endStep' }],
    ['strikers fly at the best target', { groups: { A1: [['IG', 1000, 1000], ['ATTACK']], B1: [['panzer-4', 1000, 4000, { moved: true, suppression: 2 }], ['tiger', 4000, 4000]] }, phase: 'missions' }, { verb: 'mission', target: 'B1.1' }],
    ['flak fires', { groups: { A1: [['IG', 1000, 1000], ['ATTACK', 1000, 3500, { mission: { target: 'B1.1', at: null } }]], B1: [['IG', 1000, 4000], ['HMG', 1300, 4000, { aaa: true }]] }, phase: 'defence' }, { verb: 'flak', target: 'A1.2' }, 'b'],
    ['those who fly in strike', { groups: { A1: [['IG', 1000, 1000], ['ATTACK', 1000, 3500, { mission: { target: 'B1.1', at: null } }]], B1: [['panzer-4', 1000, 4000]] }, phase: 'strikes' }, { verb: 'strike' }],
    ['a marked battery shifts where the enemy has a C Battery', { groups: { A1: [['IG', 1000, 1000], ['LB', undefined, undefined, { fireMarker: true }]], B1: [['IG', 8000, 8000], ['CB']] }, state: { activeStand: null } }, { verb: 'displace' }],
    ['batteries fire at what they can call', { groups: { A1: [['IG', 1000, 1000, { done: true }], ['LB']], B1: [['IG', 1000, 4000]] } }, { verb: 'fire', stand: 'A1.2', target: 'B1.1' }],
    ['who is dug in stays where it is', { groups: { A1: [['IG', 1000, 1000, { dugIn: true }]], B1: [FAR] }, features: [['BUA', [1000, 4000], [2000, 5000]]], scenario: { objective: 'F1' } }, { verb: 'endTurn' }],
    ['transport aircraft take a platoon along', { groups: { A1: [['IG'], ['IG'], ['TRANSPORT']], B1: [['IG']] }, phase: 'deploy', state: { turn: 0, next: 'a' } }, { verb: 'deployGroup', loads: { 'A1.3': 'A1.2' } }],
    ['WW2-TAC-06: it fires from where it reaches, and goes on to where it is wanted at the end', { groups: { A1: [['IG', 1000, 1250]], B1: [['truck', 1000, 1950]] }, features: [['BUA', [800, 800], [1200, 1120]]], scenario: { objective: 'F1' }, state: { turn: 23 } }, { verb: 'fireMove', target: 'B1.1' }],
    ['WW2-TAC-08: far from where they are wanted, men who stand beside a vehicle ride', { groups: { A1: [['IG', 1250, 1000, { done: true }], ['m3', 1000, 1000]], B1: [FAR] }, features: [['BUA', [1000, 7000], [2000, 8000]]], scenario: { objective: 'F1' } }, { verb: 'bus', stand: 'A1.2', load: 'A1.1' }],
    ['WW2-R-52: and guns are towed', { groups: { A1: [['MG-gun', 1250, 1000], ['truck', 1000, 1000]], B1: [FAR] }, features: [['BUA', [1000, 7000], [2000, 8000]]], scenario: { objective: 'F1' } }, { verb: 'bus', stand: 'A1.2', load: 'A1.1' }],
    ['an empty vehicle goes to a gun', { groups: { A1: [['MG-gun', 1800, 1000], ['truck', 1000, 1000]], B1: [FAR] }, features: [['BUA', [1000, 7000], [2000, 8000]]], scenario: { objective: 'F1' } }, { verb: 'move', stand: 'A1.2', path: [{ x: 1523, y: 885 }] }],
    ['WW2-TAC-11: near the enemy they get down', { groups: { A1: [['IG', 1000, 1000, { where: 'bussed', carrier: 'A1.2', done: true }], ['truck', 1000, 1000]], B1: [['panzer-4', 1000, 2400, { facing: 0 }]] } }, { verb: 'debus', stand: 'A1.2' }],
    ['WW2-SMK-01: a screen hides those who could be hit and have acted', { groups: { A1: [['IG', 1000, 1000, { done: true }], ['sherman', 1300, 1000, { done: true, suppression: 3 }], ['LB']], B1: [['tiger', 1100, 1700]] }, options: { 'WW2-SMK-01': 'on', 'WW2-R-68': 'called' }, state: { activeStand: null } }, { verb: 'smoke', stand: 'A1.3' }],
    ['WW2-ILL-01, WW2-R-164: at night a light shows batteries whom to fire at', { groups: { A1: [['IG', 1000, 1000, { done: true }], ['LB'], ['LB'], ['LB']], B1: [['truck', 1000, 2000]] }, options: { 'WW2-ILL-01': 'on', 'WW2-R-164': 'seen', 'WW2-TOD-01': 'on' }, state: { light: 'night', minutes: 0, activeStand: null } }, { verb: 'illuminate' }],
    ['WW2-CP-22: bombers fly at a town full of men', { groups: { A1: [['IG', 1000, 1000], ['BOMBER']], B1: [['IG', 1000, 4000, { moved: true, suppression: 3 }]] }, features: [['BUA', [700, 3700], [1300, 4300]]], phase: 'missions' }, { verb: 'mission', stand: 'A1.2', target: 'B1.1' }],
    ['WW2-R-163: who flies at somebody who is gone turns back', { groups: { A1: [['IG', 1000, 1000], ['ATTACK', 1000, 3500, { mission: { target: 'B1.1', at: null } }]], B1: [['panzer-4', 1000, 4000, { where: 'destroyed' }], ['IG', 8000, 8000]] }, phase: 'strikes' }, { verb: 'abort', stand: 'A1.2' }],
    ['WW2-R-122: who waits at the edge comes onto the table', { groups: { A1: [['IG', 1000, 1000, { done: true }], ['IG', 0, 0, { where: 'reserve' }]], B1: [FAR] } }, { verb: 'enter', stand: 'A1.2' }],
    ['failed groups retreat', { groups: { A1: [['IG', 1000, 5000]], A2: [['IG', 3000, 1000]], A3: [['IG', 5000, 1000]], B1: [FAR] }, phase: 'retreat', group: { A1: { failed: true } } }, { verb: 'retreatAll' }],
  ];
  test.each(cases)('%s', (_, note, wanted, by) => expect(best(note, by)).toMatchObject(wanted));

  test('it finds the way to a bridge', () => {
    const order = best({
      groups: { A1: [['sherman', 5000, 2000]], B1: [['IG', 5000, 8000]] },
      features: [['BUA', [4500, 4000], [5500, 5000]]],
      ...BRIDGED,
    }) as Extract<Order, { verb: 'move' }>;
    expect(order.path[0]!.x).toBeLessThan(5000);
  });
  test('WW2-SEQ-08: who march over it go in column', () => {
    const order = best({
      groups: {
        A1: [
          ['sherman', 3000, 2300],
          ['sherman', 3000, 1950],
        ],
        B1: [['IG', 5000, 8000]],
      },
      phase: 'march',
      features: [['BUA', [2500, 4500], [3500, 5500]]],
      ...BRIDGED,
    }) as Extract<Order, { verb: 'march' }>;
    expect(order).toMatchObject({ verb: 'march', mode: 'column', stand: 'A1.1', others: ['A1.2'] });
    expect(order.path.at(-1)!.y).toBeGreaterThan(3100);
  });
  test('and over it', () => {
    const order = best({
      groups: { A1: [['IG', 3000, 2740]], B1: [['IG', 5000, 8000]] },
      features: [['BUA', [2500, 4000], [3500, 5000]]],
      ...BRIDGED,
    }) as Extract<Order, { verb: 'move' }>;
    expect(order.path.at(-1)!.y).toBeGreaterThan(3100);
  });
});

test('where a bridge must be forced the strongest group stands before it', () => {
  const river: [number, number][] = [
    [0, 3000],
    [9000, 3000],
  ];
  const note: BattleNote = {
    groups: { A1: [['IG']], A2: [['IG']], A3: [['tiger']], B1: [['IG']] } as unknown as BattleNote['groups'],
    phase: 'deploy',
    state: { turn: 0, next: 'a' },
    features: [['BUA', [4000, 4000], [5000, 5000]]],
    roads: [
      [
        [4500, 0],
        [4500, 6000],
      ],
    ],
    scenario: { objective: 'F1', river, crossings: [{ id: 'x', kind: 'bridge', at: [4500, 3000] }] },
  };
  const match = battle(note);
  expect(bridgeFirst(match.state, 'a')?.map(({ id }) => id)).toEqual(['A1', 'A3', 'A2']);
  expect(bridgeFirst(match.state, 'b')).toBeUndefined();
});

describe('WW2-ENG-06: what greedy lays tells nothing of what it is', () => {
  const fortified = (seed: number): State => {
    const groups = { A1: [['IG']], B1: [['IG']] } as unknown as BattleNote['groups'];
    const scenario = {
      defender: 'b',
      obstacles: { most: 6, each: 3 },
      table: { width: 6000, depth: 9000, zones: 2000 },
    };
    const options = { 'WW2-ENG-01': 'on' };
    const match = battle({ groups, scenario, options, phase: 'fortify', active: 'b', state: { turn: 0, next: 'b' } });
    const chance = random(seed);
    for (let i = 0; i < 6; i++) {
      const seat = seatAt(match, 'b');
      for (const { order: given } of ww2.advice.candidates(seat as never, chance)) {
        order(match, given as Order);
        break;
      }
    }
    return match.state;
  };
  const laid = Array.from({ length: 20 }, (_, seed) => fortified(seed + 1).obstacles);
  test('six of them, apart from one another', () => {
    for (const works of laid) {
      expect(works).toHaveLength(6);
      for (const [i, one] of works.entries())
        for (const other of works.slice(i + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(600);
    }
  });
  test('other places, and other kinds under every number, in other battles', () => {
    expect(new Set(laid.map(works => `${works[0]!.x} ${works[0]!.y}`)).size).toBeGreaterThan(10);
    for (let i = 0; i < 6; i++) expect(new Set(laid.map(works => works[i]!.kind)).size).toBe(2);
  });
});

describe('WW2-HG-06: where there is only a ferry', () => {
  const FERRY: Partial<BattleNote> = {
    features: [['BUA', [2500, 4500], [3500, 5500]]],
    scenario: {
      objective: 'F1',
      river: [
        [0, 3000],
        [9000, 3000],
      ],
      crossings: [{ id: 'x', kind: 'ferry', at: [3000, 3000] }],
    },
  };
  test('greedy goes to its bank', () => {
    const groups = { A1: [['IG', 3300, 2500]], B1: [['IG', 8000, 8000]] } as unknown as BattleNote['groups'];
    expect(best({ groups, ...FERRY })).toMatchObject({ verb: 'move', path: [{ x: 3000, y: 2750 }] });
  });
  test('and over it', () => {
    const groups = { A1: [['IG', 3000, 2750]], B1: [['IG', 8000, 8000]] } as unknown as BattleNote['groups'];
    expect(best({ groups, ...FERRY })).toMatchObject({ verb: 'ferry', at: { y: 3250 } });
  });
});
