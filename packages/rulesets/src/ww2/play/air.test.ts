import { answer, askingOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from '../verbs/index.js';
import { type BattleNote, battle, go, groupIn, order, outcome, skipTo, standIn, type Written } from './kit.js';

const OFF = (unit: Written[0], more = {}): Written => [unit, undefined, undefined, more];
const HQ: Written = ['IG', 1000, 1000];
const LAST = { B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] } as unknown as BattleNote['groups'];
const sky = (a: Written[], b: Written[], note: Partial<BattleNote> = {}) =>
  battle({ groups: { A1: a, B1: b, ...LAST }, ...note });

describe('fighters', () => {
  const patrol = (stand = 'A1.2'): Order => ({ verb: 'patrol', stand });
  test('WW2-AIR-01: aircraft make no tactical moves, and reach the table by missions only', () => {
    const match = sky([HQ, OFF('ATTACK')], [['IG', 1000, 3000]]);
    expect(outcome(match, go('A1.2', 1000, 2000))).not.toBe('done');
    expect(outcome(match, { verb: 'fire', stand: 'A1.2', target: 'B1.1' })).not.toBe('done');
    expect(outcome(match, { verb: 'mission', stand: 'A1.2', target: 'B1.1', at: { x: 1000, y: 2500, facing: 0 } })).toBe('WW2-SEQ-14'); // biome-ignore format: one line
  });
  test('WW2-R-73: a patrol lasts until step 3 of its owner’s next turn', () => {
    const match = sky([HQ, OFF('FIGHTER')], [['IG', 1000, 8000]], { phase: 'patrol', dice: Array(15).fill(3) });
    order(match, patrol());
    expect(standIn(match, 'A1.2').patrol).toBe(true);
    order(match, { verb: 'endTurn' });
    expect(match.state.active).toBe('b');
    expect(standIn(match, 'A1.2').patrol).toBe(true);
    skipTo(match, 'tactical');
    order(match, { verb: 'endTurn' });
    expect(match.state).toMatchObject({ active: 'a', phase: 'march' });
    expect(standIn(match, 'A1.2').patrol).toBe(true);
    skipTo(match, 'patrol');
    expect(standIn(match, 'A1.2').patrol).toBe(false);
  });
  const UP = { patrol: true };
  const engage = (target: string, stand = 'A1.2'): Order => ({ verb: 'airEngage', stand, target });
  test('WW2-SEQ-12: fighters on patrol engage fighters on patrol', () => {
    const match = sky([HQ, OFF('FIGHTER', UP), OFF('FIGHTER')], [['IG', 1000, 8000], OFF('FIGHTER', UP), OFF('FIGHTER')], { phase: 'air', dice: [3, 3, 4, 5, 1, 1] }); // biome-ignore format: one line
    expect(outcome(match, engage('B1.3'))).toBe('WW2-SEQ-12');
    expect(outcome(match, engage('B1.2', 'A1.3'))).toBe('WW2-SEQ-12');
    order(match, engage('B1.2'));
    expect(standIn(match, 'B1.2')).toMatchObject({
      repulsed: true,
      patrol: false,
      where: 'off-table',
      fireMarker: false,
    });
    expect(standIn(match, 'A1.2').fireMarker).toBe(false);
  });
  test('WW2-R-74: once in its own step 3', () => {
    const match = sky([HQ, OFF('FIGHTER', UP), OFF('FIGHTER', UP)], [['IG', 1000, 8000], OFF('FIGHTER', UP)], { phase: 'air', dice: [3, 3, 1, 1, 1, 1] }); // biome-ignore format: one line
    order(match, engage('B1.2'));
    expect(outcome(match, engage('B1.2'))).toBe('WW2-R-74');
  });
});

describe('missions', () => {
  const at = { x: 1000, y: 3500, facing: 0 };
  const mission = (stand = 'A1.2', pose = at): Order => ({ verb: 'mission', stand, target: 'B1.1', at: pose });
  const target: Written = ['IG', 1000, 4000, { moved: true }];
  const flak: Written = ['HMG', 1500, 4000, { aaa: true }];
  const raid = (b: Written[], dice: number[], more: Partial<BattleNote> = {}) =>
    sky([HQ, OFF('ATTACK'), OFF('ATTACK')], b, { phase: 'missions', dice, ...more });

  test('WW2-SEQ-15 WW2-R-162: flak fires before the attack, and its shot marks it', () => {
    const match = raid([target, flak], [3, 3, 1, 1]);
    order(match, mission());
    expect(groupIn(match, 'A1').cp).toBe(6);
    skipTo(match, 'defence');
    expect(outcome(match, { verb: 'flak', stand: 'B1.1', target: 'A1.2' })).toBe('WW2-R-75');
    order(match, { verb: 'flak', stand: 'B1.2', target: 'A1.2' });
    expect(standIn(match, 'B1.2')).toMatchObject({ fireMarker: true, flakUsed: true });
    expect(match.state.phase).toBe('strikes');
  });
  test('WW2-SEQ-15 WW2-R-74: patrols intercept once, others stay down', () => {
    const match = raid([target, OFF('FIGHTER', { patrol: true }), OFF('FIGHTER')], [3, 3, 1, 1, 1, 1]);
    order(match, mission());
    order(match, mission('A1.3', { x: 1300, y: 3500, facing: 0 }));
    skipTo(match, 'defence');
    expect(outcome(match, { verb: 'intercept', stand: 'B1.3', target: 'A1.2' })).toBe('WW2-R-156');
    order(match, { verb: 'intercept', stand: 'B1.2', target: 'A1.2' });
    expect(outcome(match, { verb: 'intercept', stand: 'B1.2', target: 'A1.3' })).not.toBe('done');
  });
  test('WW2-SHO-12: of two who may fire the side whose turn it is decides first, also when it is shot at', () => {
    const match = raid([target, OFF('FIGHTER', { patrol: true })], [3, 3, 1, 1, 1, 1]);
    order(match, mission());
    for (const stand of ['A1.2', 'B1.2']) order(match, { verb: 'policy', stand, fire: 'ask', repulse: 'auto' });
    skipTo(match, 'defence');
    order(match, { verb: 'intercept', stand: 'B1.2', target: 'A1.2' });
    expect([askingOf(match, 'a')?.ask.about, askingOf(match, 'b')?.ask.about]).toEqual([['A1.2', 'B1.2'], undefined]);
    answer(match, 'a', 'hold');
    expect(askingOf(match, 'b')?.ask.about).toEqual(['B1.2', 'A1.2']);
  });
  test.each<[string, Written[0]]>([
    ['WW2-AIR-01', 'TRANSPORT'],
    ['WW2-AIR-01', 'LB'],
    ['WW2-SEQ-14', 'FIGHTER'],
  ])('%s: no %s flies at a target', (rule, unit) =>
    expect(outcome(sky([HQ, OFF(unit)], [target], { phase: 'missions' }), mission())).toBe(rule),
  );
  test('WW2-SEQ-16: who survives attacks, and leaves', () => {
    const match = raid([target], [2, 3, 3, 5, 3]);
    order(match, mission());
    skipTo(match, 'strikes');
    order(match, { verb: 'strike', stand: 'A1.2' });
    expect(standIn(match, 'B1.1').pinned).toBe(true);
    expect(standIn(match, 'A1.2')).toMatchObject({ where: 'off-table', attacksMade: 1, mission: null });
  });
  test.each<[string, typeof at, string]>([
    ['its base is wholly on the table', { x: 100, y: 4000, facing: 900 }, 'WW2-R-158'],
    ['it is not placed on its target', { x: 1000, y: 4000, facing: 0 }, 'WW2-R-158'],
    ['its target is in its front arc', { x: 1000, y: 3500, facing: 1800 }, 'WW2-ARC-03'],
    ['short of it', at, 'done'],
  ])('WW2-R-158: %s', (_, pose, wanted) => expect(outcome(raid([target], []), mission('A1.2', pose))).toBe(wanted));
  test('WW2-R-163: a target that an earlier strike destroyed is struck no more, and no attack is used', () => {
    const match = raid([target, ['IG', 3000, 8000]], [2, 6, 1, 6, 6]);
    order(match, mission());
    order(match, mission('A1.3', { x: 1300, y: 3700, facing: 3150 }));
    skipTo(match, 'strikes');
    order(match, { verb: 'strike', stand: 'A1.2' });
    expect(standIn(match, 'B1.1').where).toBe('destroyed');
    expect(outcome(match, { verb: 'strike', stand: 'A1.3' })).toBe('WW2-RES-26');
    order(match, { verb: 'abort', stand: 'A1.3' });
    expect(standIn(match, 'A1.3')).toMatchObject({ where: 'off-table', attacksMade: 0 });
  });
  test('WW2-R-157: a call that failed is the mission of that turn', () => {
    const match = battle({
      groups: {
        A1: [HQ],
        A2: [OFF('LB'), OFF('ATTACK'), OFF('ATTACK')],
        B1: [['IG', 1000, 4000, { moved: true }]],
        ...LAST,
      },
      phase: 'missions',
      options: { 'WW2-R-69': 'refund' },
      dice: [4],
    });
    order(match, mission('A2.2'));
    expect(groupIn(match, 'A2').cp).toBe(10);
    expect(standIn(match, 'A2.2').where).toBe('off-table');
    expect(outcome(match, mission('A2.2'))).toBe('WW2-R-157');
  });
  test('WW2-R-152: missions of a group that fails are broken off', () => {
    const shaky: Written[] = [['IG', 1000, 1000, { repulsed: true }], ...Array.from({ length: 3 }, (_, i): Written => ['IG', 2000 + 300 * i, 1000, { repulsed: true }]), OFF('ATTACK'), OFF('ATTACK')]; // biome-ignore format: one line
    const match = battle({
      groups: { A1: shaky, A2: [['IG', 5000, 1000]], A3: [['IG', 6000, 1000]], B1: [target, flak], ...LAST },
      phase: 'missions',
      dice: [1, 6, 6, 6, 4],
    });
    order(match, mission('A1.5'));
    order(match, mission('A1.6', { x: 1300, y: 3700, facing: 3150 }));
    skipTo(match, 'defence');
    order(match, { verb: 'flak', stand: 'B1.2', target: 'A1.5' });
    expect(standIn(match, 'A1.5').where).toBe('destroyed');
    expect(groupIn(match, 'A1').failed).toBe(true);
    expect(standIn(match, 'A1.6')).toMatchObject({ where: 'off-table', mission: null, attacksMade: 0 });
  });
});

describe('airdrops', () => {
  const load: Written = ['IG', 0, 0, { where: 'aboard', carrier: 'A1.2' }];
  const point = { x: 4000, y: 6000, facing: 0 };
  const drop: Order = { verb: 'airdrop', stand: 'A1.2', at: point };
  const land = (x: number, y: number): Order => ({ verb: 'land', stand: 'A1.2', at: { x, y, facing: 0 } });
  const plane = (b: Written[], dice: number[] = [], a: Written[] = [HQ, OFF('TRANSPORT'), load]) =>
    sky(a, b, { phase: 'missions', dice });
  const down = (b: Written[]) => {
    const match = plane(b);
    order(match, drop);
    skipTo(match, 'strikes');
    return match;
  };

  test('WW2-HG-05: for 3 CP it flies to a point and sets its troops down; then it is gone for good', () => {
    const match = down([['IG', 4000, 6600]]);
    expect(groupIn(match, 'A1').cp).toBe(7);
    const tried = match.entries[0]!.events.find(({ kind }) => kind === 'missionTried');
    expect(tried).toMatchObject({ because: [{ rule: 'WW2-HG-05' }] });
    order(match, land(4000, 6000));
    expect(standIn(match, 'A1.3')).toMatchObject({ where: 'table', x: 4000, y: 6000, moved: true, sharesWith: null });
    expect(standIn(match, 'A1.2').where).toBe('spent');
  });
  test.each([
    ['within 250m of its point', 4000, 6251, 'WW2-HG-05'],
    ['not in contact with an enemy', 4000, 6175, 'WW2-HG-05'],
    ['nor on him', 4000, 6240, 'WW2-R-150'],
    ['so', 4100, 6000, 'done'],
  ])('WW2-HG-05: it lands %s', (_, x, y, wanted) =>
    expect(outcome(down([['IG', 4000, 6425]]), land(x, y))).toBe(wanted),
  );
  test('WW2-R-150: without a load it flies nowhere', () =>
    expect(outcome(plane([['IG', 4000, 8000]], [], [HQ, OFF('TRANSPORT')]), drop)).toBe('WW2-R-150'));
  test.each([
    [
      'repulsed, both are back and may try again',
      [6, 1, 6, 2],
      { where: 'off-table', repulsed: true },
      { where: 'aboard', repulsed: true },
    ],
    ['destroyed, both are', [6, 1, 6, 6], { where: 'destroyed' }, { where: 'destroyed' }],
  ])('WW2-R-150: %s', (_, dice, aircraft, rider) => {
    const match = plane([['HMG', 4000, 7000, { aaa: true }]], dice);
    order(match, drop);
    skipTo(match, 'defence');
    order(match, { verb: 'flak', stand: 'B1.1', target: 'A1.2' });
    expect(standIn(match, 'A1.2')).toMatchObject(aircraft);
    expect(standIn(match, 'A1.3')).toMatchObject(rider);
  });
});
