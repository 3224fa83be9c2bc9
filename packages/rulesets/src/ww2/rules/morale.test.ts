import { describe, expect, test } from 'vitest';
import { ask, type Case, cited, thrown, told, under } from '../kit.js';

describe('morale of battle groups', () => {
  const holds = { tested: true, failed: false };
  const fails = { tested: true, failed: true };
  const calm = { tested: false, failed: false };
  const group = (pinned: number, repulsed: number, destroyed = 0, more: object = {}) => ({ grades: ['C'], pinned, repulsed, destroyed, ...more }); // biome-ignore format: one line
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-MOR-01 four repulsed', group(0, 4), holds, thrown(5)],
    ['WW2-MOR-01 three do not', group(0, 3), calm],
    ['WW2-MOR-02 six pinned or repulsed', group(5, 1), fails, thrown(4)],
    ['WW2-MOR-02 five do not', group(5, 0), calm],
    ['WW2-R-89 count: the destroyed count as repulsed', group(0, 1, 3), fails, thrown(1)],
    ['WW2-R-89 count: for both', group(3, 1, 2), holds, thrown(6)],
    ['WW2-R-89 printed: they do not', group(0, 1, 9), calm, under('WW2-R-89', 'printed')],
    ['WW2-R-89 printed: repulsed ones do', group(0, 4), holds, { ...thrown(6), ...under('WW2-R-89', 'printed') }],
    ['WW2-R-89 nothing left: failed without a test', group(0, 0, 12), { tested: false, failed: true }, under('WW2-R-89', 'printed')],
    ['failed before', group(0, 9, 0, { alreadyFailed: true }), { tested: false, failed: true }],
    ['WW2-R-91 the lowest grade', group(0, 4, 0, { grades: ['A', 'D'] }), fails, thrown(5)],
    ['WW2-MOR-09 A on 3', group(0, 4, 0, { grades: ['A'] }), holds, thrown(3)],
    ['WW2-MOR-10 B on 4', group(0, 4, 0, { grades: ['B'] }), holds, thrown(4)],
    ['WW2-MOR-11 C on 5', group(0, 4), holds, thrown(5)],
    ['WW2-MOR-12 D on 6', group(0, 4, 0, { grades: ['D'] }), holds, thrown(6)],
    ['more than twelve', group(5, 4, 4), 'given.destroyed'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('group-morale', given, how)).toEqual(wanted));
  test('WW2-MOR-01 WW2-MOR-02 WW2-MOR-07 are cited as they bear', () => {
    expect(cited('group-morale', group(0, 4))).toEqual(['WW2-MOR-01', 'WW2-MOR-07', 'WW2-MOR-11']);
    expect(cited('group-morale', group(5, 1))).toEqual(['WW2-MOR-02', 'WW2-MOR-07', 'WW2-MOR-11']);
    expect(cited('group-morale', group(3, 2, 2))).toContain('WW2-R-89');
  });
});

describe('victory', () => {
  const side = (groups: number, failed: number) => ({ groups, failed });
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-VIC-01 half is enough', { a: side(4, 2), b: side(1, 0) }, { aLost: true, bLost: false, winner: 'B' }],
    ['WW2-VIC-01 less is not', { a: side(3, 1), b: side(5, 2) }, { aLost: false, bLost: false, winner: null }],
    ['WW2-VIC-01 the other side', { a: side(3, 1), b: side(3, 2) }, { aLost: false, bLost: true, winner: 'A' }],
    ['WW2-R-95 both at once', { a: side(1, 1), b: side(2, 1) }, { aLost: true, bLost: true, winner: 'draw' }],
    ['more failed than there are', { a: side(1, 2), b: side(1, 2) }, 'given.a.failed'],
    ['of the other side', { a: side(1, 1), b: side(1, 2) }, 'given.b.failed'],
  ];
  test.each(cases)('%s', (_, given, wanted) => expect(told('victory', given)).toEqual(wanted));
  test('WW2-R-95 is cited where both lost', () =>
    expect(cited('victory', { a: side(1, 1), b: side(1, 1) })).toEqual(['WW2-VIC-01', 'WW2-R-95']));
});

describe('aircraft', () => {
  const fly = (type: string, action: string, more: object = {}) => ({
    type,
    action,
    cp: 7,
    targetStatic: true,
    ...more,
  });
  const flies = (cost: number, attacksLeft: number | null, afterwards: string) => ({ cost, cpLeft: 7 - cost, called: true, attacksLeft, afterwards }); // biome-ignore format: one line
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-CP-21 a patrol', fly('FIGHTER', 'patrol', { distance: 9999, group: 'support' }), flies(2, null, 'patrol')],
    ['WW2-CP-22 WW2-SEQ-17 bombers once', fly('BOMBER', 'attack'), flies(3, 0, 'leaves-for-good')],
    ['WW2-CP-23 WW2-SEQ-18 ground attack', fly('ATTACK', 'attack', { targetStatic: false }), flies(4, 2, 'off-table')],
    ['WW2-SEQ-18 the third time', fly('ATTACK', 'attack', { attacksMade: 2 }), flies(4, 0, 'leaves-for-good')],
    ['WW2-SEQ-11 only fighters patrol', fly('ATTACK', 'patrol', { repulsed: true }), 'WW2-SEQ-11'],
    ['WW2-SEQ-14 no fighters attack', fly('FIGHTER', 'attack', { repulsed: true }), 'WW2-SEQ-14'],
    ['WW2-R-78 not repulsed', fly('BOMBER', 'attack', { repulsed: true, attacksMade: 1 }), 'WW2-R-78'],
    ['WW2-SEQ-17 not twice', fly('BOMBER', 'attack', { attacksMade: 1, targetStatic: false }), 'WW2-SEQ-17'],
    ['WW2-SEQ-18 not four times', fly('ATTACK', 'attack', { attacksMade: 3 }), 'WW2-SEQ-18'],
    ['WW2-AIR-02 static targets', fly('BOMBER', 'attack', { targetStatic: false, distance: 9999 }), 'WW2-AIR-02'],
    ['WW2-ORG-09 5000m', fly('ATTACK', 'attack', { distance: 5001, cp: 0 }), 'WW2-ORG-09'],
    ['WW2-ORG-10 5000m', fly('ATTACK', 'attack', { distance: 5001, group: 'support' }), 'WW2-ORG-10'],
    ['WW2-CP-12 too dear', fly('ATTACK', 'attack', { cp: 3 }), 'WW2-CP-12'],
    ['WW2-ORG-12 a support group throws 5+', fly('ATTACK', 'attack', { group: 'support' }), flies(4, 2, 'off-table'), thrown(5)],
    ['WW2-R-69 spent: a failed call costs', fly('ATTACK', 'attack', { group: 'support', attacksMade: 2 }), { cost: 4, cpLeft: 3, called: false, attacksLeft: 1, afterwards: 'off-table' }, thrown(4)],
    ['WW2-R-69 refund: nothing', fly('ATTACK', 'attack', { group: 'support' }), { cost: 0, cpLeft: 7, called: false, attacksLeft: 3, afterwards: 'off-table' }, { ...thrown(4), ...under('WW2-R-69', 'refund') }],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('air-action', given, how)).toEqual(wanted));
  test.each([
    ['WW2-CP-21', fly('FIGHTER', 'patrol')],
    ['WW2-CP-22', fly('BOMBER', 'attack')],
    ['WW2-CP-23', fly('ATTACK', 'attack')],
    ['WW2-SEQ-17', fly('BOMBER', 'attack')],
    ['WW2-SEQ-18', fly('ATTACK', 'attack')],
    ['WW2-ORG-12', fly('ATTACK', 'attack', { group: 'support' })],
  ])('%s is cited', (rule, given) => expect(cited('air-action', given)).toContain(rule));
  test('WW2-SEQ-17 WW2-SEQ-18 how often each attacks', () => {
    const texts = (type: string) => {
      const answer = ask('air-action', fly(type, 'attack'));
      return answer.ok ? answer.because.map(c => c.text) : [];
    };
    expect(texts('BOMBER')).toContain('bombers attack once, then leave for good');
    expect(texts('ATTACK')).toContain('ground attack aircraft attack three times at most');
  });
});
