import { type Side, submit } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from '../verbs/index.js';
import { type BattleNote, battle, go, type StandNote, type Written } from './kit.js';
import { retreatEnds } from './retreat.js';

/** Refusals that nothing else here comes to: each by its rule and its words, and nothing has happened. */
const HQ: Written = ['IG', 1000, 1000];
const off = (unit: Written[0], more: StandNote = {}): Written => [unit, undefined, undefined, more];
const at = { x: 4000, y: 6000, facing: 0 };
const FAILED = { group: { A1: { failed: true, everFailed: true } } };
const ABOARD: Written = off('IG', { where: 'aboard', carrier: 'A1.2' });
const RIVER = { river: [[0, 6000], [9000, 6000]] }; // biome-ignore format: one line
const FERRY = { scenario: { ...RIVER, crossings: [{ id: 'x', kind: 'ferry', at: [2000, 6000] }] } };
const ashore = (x: number, y: number): Order => ({ verb: 'ferry', stand: 'A1.1', at: { x, y, facing: 0 } });
const FLAK: Written = ['HMG', 1000, 1000, { aaa: true }];
const RAID: Written = ['ATTACK', 1000, 2000, { mission: { target: 'A1.1', at: null } }];
const march = (others: string[], y = 2300): Order => ({ verb: 'march', stand: 'A1.1', others, mode: 'column', path: [{ x: 1000, y }], facing: 0 }); // biome-ignore format: one line

type Case = [words: string, a: Written[], order: Order, note?: Partial<BattleNote>];

function refused(a: Written[], given: Order, note: Partial<BattleNote> = {}, by: Side = 'a'): string {
  const match = battle({ groups: { A1: a, B1: [['IG', 8000, 8000]] }, ...note });
  const before = JSON.stringify(match.state);
  const done = submit(match, by, given);
  expect(JSON.stringify(match.state)).toBe(before);
  return done.ok ? 'done' : `${done.error.rule} ${done.error.message}`;
}
const all = (phase: NonNullable<BattleNote['phase']>, cases: Case[]) =>
  test.each(cases)('%s', (words, a, given, note) => expect(refused(a, given, { phase, ...note })).toBe(words));

// biome-ignore format: one line a case
describe('aircraft', () => {
  const mission: Order = { verb: 'mission', stand: 'A1.2', target: 'B1.1', at };
  const drop: Order = { verb: 'airdrop', stand: 'A1.2', at };
  all('missions', [
    ['WW2-R-152 aircraft of a failed group stay at home', [HQ, off('ATTACK')], mission, FAILED],
    ['WW2-AIR-01 it is not in the off-table zone', [HQ, ['ATTACK', 3000, 3000, { mission: { target: 'B1.1', at: null } }]], mission],
    ['WW2-R-157 it has flown in this turn', [HQ, off('TRANSPORT', { missionTried: true }), ABOARD], drop],
    ['WW2-HG-05 only transport aircraft land troops', [HQ, off('ATTACK')], drop],
    ['WW2-R-78 repulsed, it stays at home', [HQ, off('TRANSPORT', { repulsed: true }), ABOARD], drop],
    ['WW2-HG-05 the landing point is on the table', [HQ, off('TRANSPORT'), ABOARD], { ...drop, at: { ...at, x: 60 } } as Order],
  ]);
  all('patrol', [['WW2-SEQ-11 it is on patrol already', [HQ, off('FIGHTER', { patrol: true })], { verb: 'patrol', stand: 'A1.2' }]]);
  all('strikes', [
    ['WW2-SEQ-16 it has no target to strike', [HQ, off('ATTACK')], { verb: 'strike', stand: 'A1.2' }],
    ['WW2-R-163 it flies no mission', [HQ, off('ATTACK')], { verb: 'abort', stand: 'A1.2' }],
    ['WW2-HG-05 it has nobody to land', [HQ, off('TRANSPORT'), ABOARD], { verb: 'land', stand: 'A1.2', at }],
    ['WW2-R-150 it cannot land on that ground', [HQ, ['TRANSPORT', 4000, 6000, { mission: { target: null, at: { x: 4000, y: 6000 } } }], ABOARD], { verb: 'land', stand: 'A1.2', at }, { scenario: RIVER }],
  ]);
});

// biome-ignore format: one line a case
describe('the defence against aircraft', () => {
  const raid = { active: 'b', groups: { A1: [FLAK, off('FIGHTER', { patrol: true })], B1: [['IG', 8000, 8000], RAID] } } as const;
  const flak = (target = 'B1.2'): Order => ({ verb: 'flak', stand: 'A1.1', target });
  const intercept: Order = { verb: 'intercept', stand: 'A1.2', target: 'B1.2' };
  const groups = (...a: Written[]) => ({ ...raid, groups: { ...raid.groups, A1: a } });
  all('defence', [
    ['WW2-SEQ-15 only aircraft that fly in are shot at now', [], flak('B1.1'), raid],
    ['WW2-R-75 it has fired at aircraft in this step', [], flak(), groups(['HMG', 1000, 1000, { aaa: true, flakUsed: true }])],
    ['WW2-MOR-05 its group has failed and opens no fire at aircraft', [], flak(), { ...raid, ...FAILED }],
    ['WW2-R-74 it has intercepted in this step', [], intercept, groups(FLAK, off('FIGHTER', { patrol: true, engaged: true }))],
    ['WW2-R-152 fighters of a failed group stay down', [], intercept, { ...raid, ...FAILED }],
  ]);
});

// biome-ignore format: one line a case
describe('marches', () => {
  const pairs: Written[] = [HQ, ['IG', 1300, 1000], ['IG', 3000, 1000], ['IG', 3300, 1000]];
  all('march', [
    ['WW2-SEQ-06 it has no place on the table to march from', [HQ, off('LB')], { ...march([]), stand: 'A1.2' } as Order],
    ['WW2-R-40 it has marched in this turn', [['IG', 1000, 1000, { marched: true }]], march([])],
    ['WW2-SEQ-09 the links do not join all of them into one chain', pairs, march(['A1.2', 'A1.3', 'A1.4'], 1200)],
    ['WW2-R-134 they would not end as one chain', [HQ, ['IG', 1650, 1000], ['IG', 2300, 1000]], march(['A1.3', 'A1.2'])],
  ]);
});

// biome-ignore format: one line a case
describe('tactical moves', () => {
  const truck: Written = ['truck', 3000, 3000];
  const rider: Written = ['IG', 3000, 3000, { where: 'bussed', carrier: 'A1.1' }];
  const set = (x: number, y: number): Order => ({ verb: 'debus', stand: 'A1.1', at: { x, y, facing: 0 } });
  const work = { id: 'obstacle 1', kind: 'anti-personnel', declared: true, x: 3000, y: 3200, facing: 0 } as const;
  const turned: Order = { verb: 'train', stand: 'A1.1', facing: 450 };
  all('tactical', [
    ['WW2-R-40 it has marched: no tactical moves in this turn', [['IG', 1000, 1000, { marched: true }]], go('A1.1', 1000, 1200), { options: { 'WW2-R-40': 'march-or-tactical' } }],
    ['WW2-R-42 all tactical moves of a turn together are one whole move at most', [['IG', 1000, 1000, { grade: 'B', moveUsed: 0.8, movesMade: 1 }]], go('A1.1', 1000, 1300), { options: { 'WW2-R-42': 'per-turn' } }],
    ['WW2-R-53 it stands there and faces that way already', [HQ], go('A1.1', 1000, 1000)],
    ['WW2-R-138 that is not the other bank', [['IG', 2000, 5750]], ashore(1900, 5750), FERRY],
    ['WW2-R-138 it cannot get ashore there', [['truck', 2000, 5750]], ashore(2000, 6250), { ...FERRY, features: [['LFA', [1000, 6130], [3000, 7000]]] }],
    ['WW2-MOR-06 its group has failed and can only be halted', [HQ], go('A1.1', 1000, 1200), FAILED],
    ['WW2-R-164 nobody of its side can see the target', [HQ, off('LB')], { verb: 'fire', stand: 'A1.2', target: 'B1.1' }, { groups: { A1: [HQ, off('LB')], B1: [['IG', 1000, 4000]] }, options: { 'WW2-R-164': 'seen' } }],
    ['WW2-R-133 an obstacle that stops it lies between', [truck, rider], set(3000, 3250), { state: { obstacles: [work] } }],
    ['WW2-R-133 its base would stick out over the edge of the table', [['truck', 125, 3000], ['IG', 125, 3000, { where: 'bussed', carrier: 'A1.1' }]], set(100, 3250)],
    ['WW2-TAC-08 nobody is aboard', [truck], set(3000, 3250)],
    ['WW2-R-48 carrier and carried belong to the same battle group', [], { verb: 'bus', stand: 'A1.1', load: 'A2.1' }, { groups: { A1: [truck], A2: [['IG', 3000, 3250]], B1: [['IG', 8000, 8000]] } }],
    ['WW2-R-153 no stand is in the middle of an option', [HQ], { verb: 'endOption' }],
    ['WW2-R-153 it has no shot left of an option', [HQ], { verb: 'shoot', stand: 'A1.1', target: 'B1.1' }],
    ['WW2-SEQ-20 no group has begun its tactical moves', [HQ], { verb: 'endGroup' }],
    ['WW2-SEQ-01 this step does not end by an order', [HQ], { verb: 'endStep' }],
    ['WW2-R-122 it does not wait in reserve', [HQ], { verb: 'enter', stand: 'A1.1', at: { x: 1000, y: 125, facing: 0 }, path: [], facing: 0 }],
    ['WW2-TAC-06 it fires first and moves then', [HQ], { verb: 'moveOn', stand: 'A1.1', path: [{ x: 1000, y: 1100 }], facing: 0 }, { state: { option: { stand: 'A1.1', number: 4, shotsLeft: 1, moveLeft: true } } }],
    ['WW2-R-71 it has no FIRE marker to lose', [HQ, off('LB')], { verb: 'displace', stand: 'A1.2' }],
    ['WW2-SMK-01 that rule is not in use in this battle', [HQ, ['Mortars', 2000, 1000]], { verb: 'smoke', stand: 'A1.2', at: { x: 2000, y: 2000, facing: 0 } }],
    ['WW2-R-04 turned so, its base has no room', [['sherman', 1000, 1000], ['IG', 1250, 1000]], turned, { options: { 'WW2-R-32': 'free-pivot' } }],
  ]);
});

// biome-ignore format: one line a case
describe('the start and the retreats of a turn', () => {
  const headless: Written[] = [['IG', 1000, 1000, { where: 'destroyed' }], ['IG', 2000, 1000], off('FIGHTER')];
  all('start', [['WW2-R-144 it cannot lead its group', headless, { verb: 'nameHq', stand: 'A1.3' }, { group: { A1: { hq: null } } }]]);
  all('retreat', [['WW2-R-92 it need not retreat, or has done so', [HQ], { verb: 'retreat', stand: 'A1.1', metres: 250, facing: 0 }]]);
});

test('WW2-HG-07 an obstacle lies in no river', () => {
  const note = { phase: 'fortify', options: { 'WW2-ENG-01': 'on' }, scenario: { ...RIVER, defender: 'b', obstacles: { most: 3, each: 2 } } } as const; // biome-ignore format: one line
  const given: Order = { verb: 'placeObstacle', kind: 'anti-tank', at };
  expect(refused([HQ], given, note, 'b')).toBe('WW2-HG-07 an obstacle lies in no river');
});

test('WW2-R-34 its headquarters is on the table, too', () => {
  const places = [
    { id: 'A1.1', at: null },
    { id: 'A1.2', at: { x: 2000, y: 1000, facing: 0 } },
  ];
  const given = { verb: 'deployGroup', group: 'A1', places, loads: { riders: {} } } as Order;
  const note = { phase: 'deploy', state: { next: 'a' } } as const;
  expect(refused([off('LB'), off('IG')], given, note)).toBe('WW2-R-34 its headquarters is on the table, too');
});

test('WW2-R-92 facing that way it has no room there', () => {
  const note: BattleNote = { phase: 'retreat', ...FAILED, groups: { A1: [['IG', 3000, 3000], ['IG', 3250, 2500]], B1: [['IG', 3000, 8000]] } }; // biome-ignore format: one line
  const { state, options } = battle(note);
  const ends = retreatEnds(state, state.stands[0]!, options);
  const { metres } = ends.find(({ y }) => y === 2500)!;
  const retreat = (facing: number): Order => ({ verb: 'retreat', stand: 'A1.1', metres, facing });
  expect(refused([], retreat(450), note)).toBe('WW2-R-92 facing that way it has no room there');
  expect(submit(battle(note), 'a', retreat(0)).ok).toBe(true);
});
