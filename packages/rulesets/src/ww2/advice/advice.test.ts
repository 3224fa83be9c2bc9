import { isRefusal, type Options, random, seatAt } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import { type Engagement, engagementPlan } from '../play/engage.js';
import { type BattleNote, battle, standIn, type Written } from '../play/kit.js';
import type { Order } from '../verbs/index.js';
import { shotPreview } from '../verbs/shot-preview.js';
import { expectedHarm } from './harm.js';

/** What greedy would do now: the best candidate of a side. */
function best(note: BattleNote, by: 'a' | 'b' = 'a'): Order {
  const seat = seatAt(battle(note), by);
  for (const { order } of ww2.advice.candidates(seat as never, random(1))) return order as Order;
  throw new Error('nothing at all');
}
const FAR: Written = ['panzer-4', 8000, 8000];

/** What the player is shown, every outcome with its chance; and what the bots count. */
const shown = (plan: Engagement, options: Options): number =>
  shotPreview({ options }, plan).odds!.chances.reduce(
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
    expect(counted(plan, match.options)).toBeCloseTo(shown(plan, match.options), 5);
  });
  test('is counted for batteries that call, too', () => {
    const match = battle({ groups: { A1: [['IG', 1000, 1000]], A2: [['LB'], ['LB']], B1: [['IG', 1000, 3000]] } });
    const plan = engagementPlan(match.state, standIn(match, 'A2.1'), 'B1.1', 2, match.options);
    if (isRefusal(plan)) throw new Error(plan.message);
    expect(counted(plan, match.options)).toBeCloseTo(shown(plan, match.options), 5);
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
    ['failed groups retreat', { groups: { A1: [['IG', 1000, 5000]], A2: [['IG', 3000, 1000]], A3: [['IG', 5000, 1000]], B1: [FAR] }, phase: 'retreat', group: { A1: { failed: true } } }, { verb: 'retreatAll' }],
  ];
  test.each(cases)('%s', (_, note, wanted, by) => expect(best(note, by)).toMatchObject(wanted));

  test('it finds the way to a bridge', () => {
    const order = best({
      groups: { A1: [['sherman', 5000, 2000]], B1: [['IG', 5000, 8000]] },
      features: [['BUA', [4500, 4000], [5500, 5000]]],
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
    }) as Extract<Order, { verb: 'move' }>;
    expect(order.path[0]!.x).toBeLessThan(5000);
  });
  test('and over it', () => {
    const order = best({
      groups: { A1: [['IG', 3000, 2740]], B1: [['IG', 5000, 8000]] },
      features: [['BUA', [2500, 4000], [3500, 5000]]],
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
    }) as Extract<Order, { verb: 'move' }>;
    expect(order.path.at(-1)!.y).toBeGreaterThan(3100);
  });
});
