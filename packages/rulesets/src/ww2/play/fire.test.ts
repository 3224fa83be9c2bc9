import { answer, askingOf, seatAt, told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import type { Order } from '../verbs/index.js';
import {
  type BattleNote,
  battle,
  go,
  groupIn,
  heard,
  order,
  outcome,
  type StandNote,
  standIn,
  type Written,
} from './kit.js';
import { repulseEnds } from './repulse.js';

const tank: Written = ['sherman', 1000, 1000];
const panzer = (x: number, y: number, more = {}): Written => ['panzer-4', x, y, more];
const duel = (dice: number[], note: Partial<BattleNote> = {}) =>
  battle({ groups: { A1: [tank], B1: [panzer(1000, 1900), panzer(1300, 1900)], B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] }, dice, ...note }); // biome-ignore format: one line
const fire = (target = 'B1.1', stand = 'A1.1'): Order => ({ verb: 'fire', stand, target });
const shoot = (target = 'B1.1', stand = 'A1.1'): Order => ({ verb: 'shoot', stand, target });
/** Detect, detect, contest, contest; then effect and result of whoever fires. */
const BOTH_MISS = [2, 2, 3, 3, 1, 1, 1, 1];
const PINS = [2, 2, 6, 1, 3, 3];

describe('what is offered', () => {
  const offered = () => {
    const match = duel([], { groups: { A1: [tank, ['truck', 1400, 1000], ['sherman', 2000, 1000]], A2: [['sherman', 4000, 1000]], B1: [panzer(1000, 2900)], B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] } }); // biome-ignore format: one line
    order(match, go('A1.1', 1000, 1200));
    return ww2.face.menu(seatAt(match, 'a') as never);
  };
  test('WW2-CP-12: what a tactical move takes of the points of its group is said with it', () => {
    const match = battle({ groups: { A1: [tank, ['sherman', 2000, 1000]], B1: [panzer(1000, 8000)] }, cp: 3 });
    const moves = ww2.face.menu(seatAt(match, 'a') as never).filter(({ verb }) => verb === 'move');
    expect(moves.map(({ stand, draws }) => [stand, draws])).toEqual(
      ['A1.1', 'A1.2'].map(stand => [stand, { from: '0', cost: 1, left: 3, unit: 'command points' }]),
    );
  });
  test('WW2-CP-20: what a march takes of them is said with it, and that others may go along', () => {
    const match = battle({ groups: { A1: [tank, ['sherman', 2000, 1000]], B1: [panzer(1000, 8000)] }, cp: 5, phase: 'march' }); // biome-ignore format: one line
    const marches = ww2.face.menu(seatAt(match, 'a') as never).filter(({ verb }) => verb === 'march');
    expect(marches.map(({ draws }) => draws)).toEqual(
      Array.from({ length: 2 }, () => ({ from: '0', cost: 3, left: 5, unit: 'command points', along: true })),
    );
  });
  test('WW2-SEQ-20: while a group acts no key of a stand is that of an order of the side', () => {
    const keys = offered().flatMap(({ stand, key }) => (key && (!stand || stand === 'A1.3') ? [key] : []));
    expect(keys.length).toBeGreaterThan(6);
    expect(keys.length).toBe(new Set(keys).size);
  });
  test.each([
    ['WW2-TAC-05', 'A1.3', true],
    ['WW2-EFF-02', 'A1.2', false],
  ])('%s: options with a shot are shown to whoever has a weapon: %s', (_rule, stand, has) => {
    const verbs = offered().flatMap(item => (item.stand === stand ? [item.verb] : []));
    expect(['move', 'moveFire', 'advanceFire', 'fireMove'].map(verb => verbs.includes(verb))).toEqual([
      true,
      has,
      has,
      has,
    ]);
  });
});

test('WW2-RES-21: a shot without effect ends a pin, and the log says so', () => {
  const match = duel([...BOTH_MISS], { groups: { A1: [tank], B1: [panzer(1000, 1900, { pinned: true })], B2: [['IG', 7000, 8000]] } }); // biome-ignore format: one line
  order(match, fire());
  expect(standIn(match, 'B1.1').pinned).toBe(false);
  expect(heard(match, 'a').filter(line => line.includes('unharmed'))).toEqual([
    'B1.1 is unharmed, and pinned no longer',
  ]);
  // of A1.1 it is said once, with what came of the engagement
  expect(heard(match, 'a').filter(line => line.includes('both missed'))).toHaveLength(1);
});

test.each<[string, string, number[], string[]]>([
  ['on-worse: it tests again with each further loss', 'on-worse', [6], ['B1 group tests its morale: it stands']],
  ['once: not where it has come to that before', 'once', [], []],
])('WW2-R-90 %s', (_, choice, thrown, wanted) => {
  const lost: Written[] = Array.from({ length: 4 }, () => ['IG', undefined, undefined, { where: 'destroyed' }]);
  const groups = { A1: [tank], B1: [panzer(1000, 1900), ...lost, ['IG', 8000, 8000]] as Written[], B2: [['IG', 7000, 8000]] as Written[] }; // biome-ignore format: one line
  const match = battle({ groups, dice: [...PINS, ...thrown], options: { 'WW2-R-90': choice } });
  order(match, fire());
  expect(standIn(match, 'B1.1').pinned).toBe(true);
  expect(heard(match, 'a').filter(line => line.includes('morale'))).toEqual(wanted);
});

test.each<[string, Partial<BattleNote> & { readonly by?: number[] }, string]>([
  [
    'WW2-SHO-15 it has not detected the other',
    { by: [2, 1, 3, 3, 1, 1] },
    'only A1.1 fires, as B1.1 has not detected it',
  ],
  [
    'WW2-SHO-15 nobody has',
    { groups: { A1: [tank], B1: [panzer(1000, 2500)] }, by: [1, 1, 3, 3] },
    'nobody fires, as A1.1 has not detected it and B1.1 has not detected it',
  ],
  [
    'WW2-SHO-09 who may fire alone has not',
    { groups: { A1: [tank], B1: [panzer(1000, 2500)] }, by: [1, 1, 6, 1] },
    'nobody fires, as A1.1 has not detected it',
  ],
  [
    'WW2-SHO-15 it has no weapon against armour',
    { groups: { A1: [tank], B1: [['HMG', 1000, 1400]] }, by: [6, 6, 3, 3, 1, 1] },
    'only A1.1 fires, as B1.1 has nothing that harms it',
  ],
  [
    'WW2-SHO-15 it is too far',
    { groups: { A1: [tank], B1: [['panzer-3', 1000, 2300]] }, by: [6, 6, 3, 3, 1, 1] },
    'only A1.1 fires, as B1.1 does not reach so far',
  ],
  [
    'WW2-ARC-02 the other is behind it',
    { groups: { A1: [tank], B1: [panzer(1000, 1900, { facing: 0 })] }, by: [2, 2, 3, 3, 1, 1] },
    'only A1.1 fires, as B1.1 does not have it in its arc',
  ],
  [
    'WW2-ARC-03 a fixed gun has it at its flank',
    { groups: { A1: [tank], B1: [['stug', 1000, 1900, { facing: 90 }]] }, by: [2, 2, 3, 3, 1, 1] },
    'only A1.1 fires, as B1.1 does not have it ahead of its gun',
  ],
  [
    'WW2-R-65 it has answered before',
    {
      groups: { A1: [tank], B1: [panzer(1000, 1900, { replied: true })] },
      options: { 'WW2-R-65': 'once-per-turn' },
      by: [2, 2, 3, 3, 1, 1],
    },
    'only A1.1 fires, as B1.1 has shot back in this turn',
  ],
  [
    'WW2-SHO-12 it holds its fire',
    { state: { policies: { a: {}, b: { 'B1.1': { fire: 'hold', repulse: 'auto' } } } }, by: [2, 2, 3, 3, 1, 1] },
    'only A1.1 fires, as B1.1 holds its fire',
  ],
  [
    'WW2-SHO-12 so does the shooter',
    {
      state: {
        policies: {
          a: { 'A1.1': { fire: 'hold', repulse: 'auto' } },
          b: { 'B1.1': { fire: 'hold', repulse: 'auto' } },
        },
      },
      by: [2, 2, 3, 3],
    },
    'nobody fires, as A1.1 holds its fire and B1.1 holds its fire',
  ],
  ['WW2-SHO-11 nobody is silent', { by: BOTH_MISS }, 'both may fire'],
  ['WW2-SHO-09 the dice allow one alone', { by: PINS }, 'the shooter fires alone'],
])('why a stand that may fire does not: %s', (_, { by, ...note }, wanted) => {
  // biome-ignore format: one line a case
  const match = duel(by!, note);
  order(match, fire());
  const line = match.entries.flatMap(entry => told(match, entry, 'b')).find(({ text }) => text.includes(' against '))!;
  expect(line.text.slice(line.text.lastIndexOf(': ') + 2)).toBe(wanted);
  const [, why] = wanted.split(', as ');
  if (why) expect(line.because.map(({ text }) => text)).toEqual(expect.arrayContaining(why.split(' and ')));
});

describe('a battery off the table', () => {
  const guns: Written[] = [['IG', 1000, 1000], ['LB']];
  const offTable = () => battle({ groups: { A1: guns, B1: [panzer(1000, 1900)] } });
  // biome-ignore format: one line a case
  test.each<[string, Order, string]>([
    ['halted fire', { verb: 'fire', stand: 'A1.2', target: 'B1.1' }, 'done'],
    ['no shot with half a move behind it', { verb: 'fireMove', stand: 'A1.2', target: 'B1.1' }, 'WW2-DEP-03'],
    ['no half move with a shot behind it', { verb: 'moveFire', stand: 'A1.2', path: [], facing: 0 }, 'WW2-DEP-03'],
  ])('WW2-DEP-03 WW2-R-71: %s', (_, given, wanted) => {
    const match = battle({ groups: { A1: guns, B1: [panzer(1000, 1900)] }, dice: [3, 3, 1, 1] });
    expect(outcome(match, given)).toBe(wanted);
  });
  test('WW2-DEP-03: nor is it shown', () => {
    const verbs = ww2.face.menu(seatAt(offTable(), 'a') as never).flatMap(item => (item.stand === 'A1.2' ? [item.verb] : [])); // biome-ignore format: one line
    expect([verbs.includes('fire'), verbs.includes('fireMove')]).toEqual([true, false]);
  });
});

describe('an option in parts', () => {
  test('WW2-SHO-01 WW2-R-153: the second target is named after the first exchange', () => {
    const match = duel([...PINS, ...PINS]);
    order(match, fire('B1.1'));
    expect(match.state.option).toMatchObject({ stand: 'A1.1', shotsLeft: 1 });
    expect(standIn(match, 'B1.2').pinned).toBe(false);
    order(match, shoot('B1.2'));
    expect([standIn(match, 'B1.1').pinned, standIn(match, 'B1.2').pinned]).toEqual([true, true]);
    expect(match.state.option).toBeNull();
  });
  test('WW2-R-62: each of the two shots is a whole engagement, with its own throws', () => {
    const match = duel([...BOTH_MISS, ...PINS]);
    order(match, fire());
    expect(match.entries.at(-1)!.answered.length).toBe(8);
    order(match, shoot());
    expect(match.entries.at(-1)!.answered.length).toBe(6);
  });
  test('WW2-DET-10: detection is thrown when it fires, not before', () => {
    const match = duel([1, 2, 3, 3, 1, 1]);
    order(match, { verb: 'fireMove', stand: 'A1.1', target: 'B1.1' });
    expect(heard(match, 'a').join()).toContain('A1.1 does not detect B1.1, which detects it');
    expect(standIn(match, 'A1.1').fireMarker).toBe(false);
  });
  test.each([
    [[1, 2, 3, 3, 1, 1], 'only B1.1 fires'],
    [[1, 1, 3, 3], 'nobody fires'],
    [[2, 2, 3, 3, 1, 1, 1, 1], 'both may fire'],
  ])('WW2-SHO-12: of a contest thrown with %j is told who fires in the end', (dice, wanted) => {
    const match = duel(dice);
    order(match, { verb: 'fireMove', stand: 'A1.1', target: 'B1.1' });
    expect(heard(match, 'a').find(line => line.includes(' against '))).toContain(`: ${wanted}`);
  });
  test.each<[string, number[], Partial<BattleNote>, string]>([
    ['WW2-SHO-03: what both throw and count is told', PINS, {}, 'A1.1 detects B1.1, which detects it; 9 (6 + 3) against 4 (1 + 3): the shooter fires alone'],
    ['WW2-SHO-07: markers take off', [2, 2, 3, 3, 1, 1, 1, 1], { groups: { A1: [['sherman', 1000, 1000, { suppression: 3 }]], B1: [panzer(1000, 1900, { fireMarker: true })], B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] } }, '4 (3 + 1) against 6 (3 + 3): both may fire'],
    ['WW2-R-68 unopposed: nothing is thrown', [3, 3], { groups: { A1: [['IG', 1000, 1000], ['LB']], B1: [panzer(1000, 1900)], B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] }, options: { 'WW2-R-68': 'unopposed' } }, 'which does not detect it: the shooter fires alone'],
  ])('%s', (_, dice, note, wanted) => {
    const match = duel(dice, note);
    order(match, fire('B1.1', match.state.stands.some(({ id }) => id === 'A1.2') ? 'A1.2' : 'A1.1'));
    expect(heard(match, 'b').join()).toContain(wanted);
  }); // biome-ignore format: one line
  test('WW2-R-153: after a shot on option 4 the way is named, or left out', () => {
    const match = duel(PINS);
    expect(outcome(match, { verb: 'moveOn', stand: 'A1.1', path: [{ x: 1000, y: 700 }], facing: 0 })).toBe(
      'WW2-TAC-06',
    );
    order(match, { verb: 'fireMove', stand: 'A1.1', target: 'B1.1' });
    order(match, { verb: 'moveOn', stand: 'A1.1', path: [{ x: 1000, y: 700 }], facing: 0 });
    expect(standIn(match, 'A1.1').y).toBe(700);
    expect(match.state.option).toBeNull();
  });
  test('WW2-R-153: in the middle of an option nobody else acts, and the rest may be left out', () => {
    const match = duel(PINS, { groups: { A1: [tank, ['sherman', 3000, 1000]], B1: [panzer(1000, 1900)], B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] } }); // biome-ignore format: one line
    order(match, fire());
    expect(outcome(match, go('A1.2', 3000, 1300))).toBe('WW2-R-153');
    expect(outcome(match, { verb: 'endGroup' })).toBe('WW2-R-153');
    expect(outcome(match, { verb: 'endTurn' })).toBe('WW2-R-153');
    order(match, { verb: 'endOption' });
    expect(outcome(match, go('A1.2', 3000, 1300))).toBe('done');
  });
  test('WW2-R-64: who is repulsed in the middle of its option loses the rest, who is pinned goes on', () => {
    const repulsed = duel([2, 2, 1, 6, 3, 5]);
    order(repulsed, fire());
    expect(standIn(repulsed, 'A1.1').repulsed).toBe(true);
    expect(repulsed.state.option).toBeNull();
    const pinned = duel([2, 2, 1, 6, 3, 3]);
    order(pinned, fire());
    expect(standIn(pinned, 'A1.1').pinned).toBe(true);
    expect(pinned.state.option).toMatchObject({ shotsLeft: 1 });
  });
  test.each<[string, Written, number]>([
    ['a battery once', ['LB', 1000, 1000], 0],
    ['mortars twice', ['Mortars', 1000, 1000], 1],
    ['a gun twice', ['MG-gun', 1000, 1000], 1],
  ])('WW2-R-72: %s', (_, shooter, left) => {
    const match = duel(Array(9).fill(2), { groups: { A1: [shooter], B1: [['IG', 1000, 1600, { moved: true }]], B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] } }); // biome-ignore format: one line
    order(match, fire());
    expect(match.state.option?.shotsLeft ?? 0).toBe(left);
  });
});

describe('fire from off the table', () => {
  /** No die for the call of a mixed group; contest, contest, effect, result: 3 and 3 pin who is in the open. */
  const shelled = (more: StandNote, kind?: string) => {
    const match = battle({
      groups: { A1: [['IG', 1000, 1000], ['LB']], B1: [['IG', 1000, 4000, more]], B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] },
      features: kind ? [[kind, [500, 3500], [1500, 4500]]] : [],
      dice: [6, 1, 3, 3],
    }); // biome-ignore format: one line
    order(match, fire('B1.1', 'A1.2'));
    return standIn(match, 'B1.1').suppression;
  };
  test.each<[string, StandNote, string | undefined, number]>([
    ['WW2-EFF-30 in the open: 3 is enough, and pins', {}, undefined, 1],
    ['WW2-EFF-05 in a wood: it needs 4, and 2 does nothing to grade B', { grade: 'B' }, 'wood', 0],
    ['WW2-EFF-07 in a town: it needs 5', {}, 'BUA', 0],
    ['WW2-ENG-03 dug in: it needs 5', { dugIn: true }, undefined, 0],
    ['WW2-R-23 behind no crest: no line says where the shells come from', {}, 'hill', 1],
  ])('%s', (_, more, kind, markers) => expect(shelled(more, kind)).toBe(markers));
});

describe('markers', () => {
  test('WW2-SHO-14: a FIRE marker stays until the stand moves', () => {
    const match = duel([...BOTH_MISS, ...Array(12).fill(2)], { group: { A1: { doctrine: 'mobile' } } });
    order(match, fire());
    expect(standIn(match, 'A1.1').fireMarker).toBe(true);
    order(match, { verb: 'endOption' });
    order(match, go('A1.1', 1000, 1000, 100));
    expect(standIn(match, 'A1.1').fireMarker).toBe(false);
    order(match, { verb: 'endTurn' });
    expect(standIn(match, 'B1.1').fireMarker).toBe(true);
  });
  test('WW2-RES-19: suppression markers go with their stand', () => {
    const match = battle({ groups: { A1: [['sherman', 1000, 1000, { suppression: 2 }]], B1: [panzer(1000, 8000)] } });
    order(match, go('A1.1', 1000, 1500));
    expect(standIn(match, 'A1.1')).toMatchObject({ y: 1500, suppression: 2 });
  });
  test('WW2-SHO-01: nobody names a stand of his own side', () => {
    const match = battle({ groups: { A1: [tank, ['sherman', 1000, 1500]], B1: [panzer(8000, 8000)] } });
    expect(outcome(match, fire('A1.2'))).toBe('WW2-SHO-01');
  });
  test('WW2-R-28: a stand between hides nobody', () => {
    const match = duel([...PINS], { groups: { A1: [tank], B1: [panzer(1000, 2200), panzer(1000, 1600)], B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] } }); // biome-ignore format: one line
    expect(outcome(match, fire('B1.1'))).toBe('done');
  });
});

describe('standing orders', () => {
  const policy = (fire: 'shoot' | 'hold' | 'ask', repulse: 'ask' | 'auto' = 'auto'): Order => ({ verb: 'policy', stand: 'B1.1', fire, repulse }); // biome-ignore format: one line
  const EVEN = [2, 2, 3, 3];
  test('WW2-R-154: who holds its fire does not answer', () => {
    const match = duel([...EVEN, 1, 1]);
    order(match, policy('hold'));
    order(match, fire());
    expect(standIn(match, 'B1.1').fireMarker).toBe(false);
  });
  test('WW2-R-154: only “ask” stops the battle', () => {
    const match = duel([...EVEN, 1, 1, 3, 3]);
    order(match, policy('ask'));
    order(match, fire());
    expect(askingOf(match, 'b')?.ask).toMatchObject({ rule: 'WW2-SHO-12' });
    const shown = duel([...EVEN, 1, 1, 3, 3]);
    order(shown, policy('ask'));
    order(shown, fire(), 'shoot');
    expect(standIn(shown, 'A1.1').pinned).toBe(true);
  });
  test('WW2-R-154: it is private', () => {
    const match = duel([]);
    order(match, policy('hold'));
    expect([heard(match, 'b').length, heard(match, 'a').length]).toEqual([1, 0]);
  });
  test.each<[string, Written, number[]]>([
    ['of two enemies equally near the owner chooses whom it flees', ['IG', 2750, 2000], [1500, 2500]],
    ['from the nearer one', ['IG', 2760, 2000], [2500]],
  ])('WW2-R-84: %s', (_, other, wanted) => {
    const groups = { A1: [['IG', 1250, 2000], other, ['LB']] as Written[], B1: [['IG', 2000, 2000]] as Written[], B2: [['IG', 7000, 8000]] as Written[], B3: [['IG', 8000, 8000]] as Written[] }; // biome-ignore format: one line
    const match = battle({ groups, dice: [6, 1, 3, 4], asks: true });
    order(match, fire('B1.1', 'A1.3'));
    const ends = repulseEnds(match.state, standIn(match, 'B1.1'), 'A1.3', match.options);
    expect(ends.filter(({ y }) => y === 2000).map(({ x }) => x).sort()).toEqual(wanted); // biome-ignore format: one line
    expect(askingOf(match, 'b')?.ask).toMatchObject({ rule: 'WW2-R-84', about: ['B1.1'] });
  });
  test('WW2-RES-24: 500m in whatever direction, and told as 500m', () => {
    const groups = { A1: [['IG', 2000, 1250], ['LB']] as Written[], B1: [['IG', 2000, 2000]] as Written[], B2: [['IG', 7000, 8000]] as Written[], B3: [['IG', 8000, 8000]] as Written[] }; // biome-ignore format: one line
    const shot = () => {
      const match = battle({ groups, dice: [6, 1, 3, 4], asks: true });
      order(match, fire('B1.1', 'A1.2'));
      return match;
    };
    const before = shot();
    const ends = repulseEnds(before.state, standIn(before, 'B1.1'), 'A1.2', before.options);
    expect(ends.length).toBe(19);
    for (const { x, y } of ends) {
      const match = shot();
      expect(answer(match, 'b', { x, y, facing: 1800 }).ok).toBe(true);
      expect(heard(match, 'a').at(-1)).toBe('B1.1 falls back 500m');
    }
  });
  test('WW2-R-84: one place to go to, and its owner still says how a vehicle faces there; men look all round', () => {
    const driven = (unit: 'panzer-4' | 'IG', dice: number[]) => {
      const groups = { A1: [['IG', 2000, 1250], ['LB']] as Written[], B1: [[unit, 2000, 2000]] as Written[], B2: [['IG', 7000, 8000]] as Written[], B3: [['IG', 8000, 8000]] as Written[] }; // biome-ignore format: one line
      const copse = ['wood', [1990, 2490], [2010, 2900]] as const;
      const match = battle({ groups, features: [copse as never], dice, asks: true });
      order(match, fire('B1.1', 'A1.2'));
      return match;
    };
    const tank = driven('panzer-4', [6, 1, 5, 4]);
    expect(askingOf(tank, 'b')?.ask).toMatchObject({ rule: 'WW2-R-84', about: ['B1.1'] });
    answer(tank, 'b', { x: 2000, y: 2500, facing: 0 });
    expect(standIn(tank, 'B1.1')).toMatchObject({ x: 2000, y: 2500, facing: 0 });
    const men = driven('IG', [6, 1, 3, 4]);
    expect(askingOf(men, 'b')).toBeUndefined();
    expect(standIn(men, 'B1.1')).toMatchObject({ x: 2000, y: 2500, facing: 1800 });
  });
  test('WW2-R-84: without any room only its facing is asked for, at one spot; men are asked nothing', () => {
    const cornered = (unit: 'panzer-4' | 'IG', dice: number[]) => {
      const groups = { A1: [['IG', 8875, 8000], ['LB']] as Written[], B1: [[unit, 8875, 8875], ['IG', 8620, 8875], ['IG', 8620, 8620]] as Written[], B2: [['IG', 1000, 8000]] as Written[], B3: [['IG', 2000, 8000]] as Written[] }; // biome-ignore format: one line
      const match = battle({ groups, dice, asks: true });
      order(match, fire('B1.1', 'A1.2'));
      return match;
    };
    const tank = cornered('panzer-4', [6, 1, 5, 4]);
    expect(askingOf(tank, 'b')!.ask).toMatchObject({
      rule: 'WW2-R-84',
      text: 'B1.1 has no room to fall back: facing which way?',
      fields: [{ gesture: { zones: [{ x: 8875, y: 8875 }] } }],
    });
    const men = cornered('IG', [6, 1, 3, 4]);
    expect(standIn(men, 'B1.1')).toMatchObject({ repulsed: true, x: 8875, y: 8875 });
    expect(askingOf(men, 'b')).toBeUndefined();
  });
  test.each([
    ['as it faces it fits between two of its own', 180, true],
    ['where it lies aslant it does not', 135, false],
  ])('WW2-R-167: %s', (_, facing, fits) => {
    const own: Written[] = [
      ['truck', 2000, 2000, { facing }],
      ['IG', 1740, 2500],
      ['IG', 2260, 2500],
    ];
    const match = battle({ groups: { A1: [['sherman', 2000, 1250]], B1: own } });
    const ends = repulseEnds(match.state, standIn(match, 'B1.1'), 'A1.1', match.options);
    expect(ends.some(({ x, y }) => x === 2000 && y === 2500)).toBe(fits);
  });
  test.each<[string, number, string]>([
    ['WW2-R-04: beside a friend it has room as it came', 1800, 'done'],
    ['WW2-R-04: and none where it would face aslant', 450, 'WW2-R-04 facing that way it has no room there'],
  ])('%s', (_, facing, wanted) => {
    const groups = { A1: [['IG', 2000, 1250], ['LB']] as Written[], B1: [['panzer-4', 2000, 2000]] as Written[], B2: [['IG', 2255, 2500]] as Written[], B3: [['IG', 8000, 8000]] as Written[] }; // biome-ignore format: one line
    const copse = ['wood', [1990, 2490], [2010, 2900]] as const;
    const match = battle({ groups, features: [copse as never], dice: [6, 1, 5, 4], asks: true });
    order(match, fire('B1.1', 'A1.2'));
    const done = answer(match, 'b', { x: 2000, y: 2500, facing });
    expect(done.ok ? 'done' : `${done.error.rule} ${done.error.message}`).toBe(wanted);
  });
  test('WW2-R-84: it does not fall back onto the outline of ground that it cannot enter', () => {
    const groups = { A1: [['sherman', 2000, 1250]] as Written[], B1: [['truck', 2000, 2000]] as Written[], B2: [['IG', 7000, 8000]] as Written[], B3: [['IG', 8000, 8000]] as Written[] }; // biome-ignore format: one line
    const match = battle({ groups, features: [['LFA', [1000, 2500], [3000, 4000]]] });
    const ends = repulseEnds(match.state, standIn(match, 'B1.1'), 'A1.1', match.options);
    expect(ends.length).toBeGreaterThan(0);
    for (const { y } of ends) expect(y).toBeLessThan(2500);
  });
  test.each([
    ['escalate', { y: 2400, repulsed: true }],
    ['markers', { y: 1900, repulsed: false }],
  ])('WW2-R-87 WW2-RES-24: a pin on top of a pin, by %s', (choice, wanted) => {
    const match = duel(PINS, { groups: { A1: [tank], B1: [panzer(1000, 1900, { pinned: true })], B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] }, options: { 'WW2-R-87': choice } }); // biome-ignore format: one line
    order(match, fire());
    expect(standIn(match, 'B1.1')).toMatchObject(wanted);
    const told = heard(match, 'a').filter(line => line.startsWith('B1.1 is'));
    expect(told).toEqual([choice === 'escalate' ? 'B1.1 is repulsed, 2 markers' : 'B1.1 is pinned, 1 marker']);
  });
  test('WW2-R-87 WW2-R-64: whoever is repulsed by a second pin loses the rest of its option', () => {
    const match = duel([2, 2, 1, 6, 3, 3], { groups: { A1: [['sherman', 1000, 1000, { pinned: true }]], B1: [panzer(1000, 1900)], B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] }, options: { 'WW2-R-87': 'escalate' } }); // biome-ignore format: one line
    order(match, fire());
    expect(standIn(match, 'A1.1').repulsed).toBe(true);
    expect(match.state.option).toBeNull();
  });
  test('WW2-R-155: the side that waits falls back first, each measured from where the others stand then', () => {
    const match = duel([...EVEN, 3, 5, 3, 5], { asks: true });
    order(match, fire());
    expect(askingOf(match, 'b')?.ask).toMatchObject({ rule: 'WW2-R-84', about: ['B1.1'] });
    expect(askingOf(match, 'a')).toBeUndefined();
    const both = duel([...EVEN, 3, 5, 3, 5]);
    order(both, fire());
    expect([standIn(both, 'B1.1').y, standIn(both, 'A1.1').y]).toEqual([2400, 500]);
    expect(groupIn(both, 'A1').failed).toBe(false);
  });
});
