import { describe, expect, test } from 'vitest';
import type { Order } from '../verbs/index.js';
import { type BattleNote, battle, groupIn, heard, order, outcome, standIn, type Written } from './kit.js';
import { countsOf, wipedOut } from './morale.js';

const SPARE = { B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] } as unknown as BattleNote['groups'];
const LOST: Written = ['IG', 5000, 5000, { where: 'destroyed' }];
const fire: Order = { verb: 'fire', stand: 'A1.1', target: 'B1.1' };
const shoot: Order = { verb: 'shoot', stand: 'A1.1', target: 'B1.2' };
/** The shooter alone, and it destroys a platoon on foot: 5 is needed. */
const KILLS = [2, 2, 6, 1, 6, 6];

const against = (b1: Written[], dice: number[], note: Partial<BattleNote> = {}) =>
  battle({ groups: { A1: [['sherman', 1000, 1000]], B1: b1, ...SPARE }, dice, ...note });
const near = (x = 1000): Written => ['IG', x, 1400, { moved: true }];

describe('tests of morale', () => {
  test('WW2-MOR-03 WW2-R-149: the fourth loss is tested, of six stands too, and so is the fifth', () => {
    const match = against([near(), near(1250), ...Array<Written>(3).fill(LOST), ['IG', 6000, 6000]], [...KILLS, 5, ...KILLS, 4]); // biome-ignore format: one line
    order(match, fire);
    expect(groupIn(match, 'B1').failed).toBe(false);
    expect(match.entries[0]!.answered.length).toBe(7);
    order(match, shoot);
    expect(groupIn(match, 'B1')).toMatchObject({ failed: true, everFailed: true });
    expect(match.state.over).toBeNull();
  });
  test.each([
    ['retest', 5, false, ['tests its morale: it stands', 'stands again']],
    ['retest', 4, true, ['tests its morale: it fails']],
    ['never', 5, true, []],
  ])('WW2-R-94 %s: with %i a failed group begins its turn, and all are told', (choice, die, failed, wanted) => {
    const thrown = choice === 'retest' ? [die] : [];
    const match = against([['IG', 6000, 6000]], [...Array<number>(9).fill(1), ...thrown], {
      group: { B1: { failed: true, everFailed: true } },
      options: { 'WW2-R-94': choice },
    });
    order(match, { verb: 'endTurn' });
    expect(groupIn(match, 'B1')).toMatchObject({ failed, everFailed: true });
    const told = heard(match, 'a').filter(line => /tests|stands again/.test(line));
    expect(told.map(line => line.replace(/^.*group /, ''))).toEqual(wanted);
  });
  test.each<['a' | 'b', string[]]>([
    ['a', ['b', 'a']],
    ['b', ['a', 'b']],
  ])(
    '5.3, step 9: where both came off worse in the turn of %s, those whose turn it is not throw first',
    (active, wanted) => {
      const both = (y: number): Written[] => [
        ['sherman', 1000, y],
        ...Array<Written>(3).fill(LOST),
        ['IG', 6000, 5 * y - 1000],
      ];
      const match = battle({
        groups: { A1: both(1000), A2: [['IG', 7000, 1000]], A3: [['IG', 8000, 1000]], B1: both(1900), ...SPARE },
        dice: [2, 2, 3, 3, 6, 6, 6, 6, 6, 6],
        active,
      });
      const [stand, target] = active === 'a' ? ['A1.1', 'B1.1'] : ['B1.1', 'A1.1'];
      order(match, { verb: 'fireMove', stand, target });
      const morale = match.entries[0]!.answered.filter(({ ask }) => ask.kind === 'die' && /morale/.test(ask.text));
      expect(morale.map(({ ask }) => (ask as { readonly by: string }).by)).toEqual(wanted);
    },
  );
  test('WW2-R-149: two losses of six are none', () => {
    const match = against([near(), near(1250), LOST, ['IG', 6000, 6000], ['IG', 6300, 6000]], KILLS);
    order(match, fire);
    expect(match.entries[0]!.answered.length).toBe(6);
  });
  // biome-ignore format: one line a case
  test.each<[string, Written[], object]>([
    ['ground stands on the table', [['IG', 1000, 1000, { pinned: true }], ['IG', 1000, 2000, { repulsed: true }]], { pinned: 1, repulsed: 1, destroyed: 0 }],
    ['who is both once', [['IG', 1000, 1000, { pinned: true, repulsed: true }]], { pinned: 0, repulsed: 1, destroyed: 0 }],
    ['off the table and carried ones too', [['LB', undefined, undefined, { pinned: true }], ['truck', 1000, 1000], ['IG', 1000, 1000, { where: 'bussed', carrier: 'B1.2', repulsed: true }]], { pinned: 1, repulsed: 1, destroyed: 0 }],
    ['aircraft only when they are destroyed', [['FIGHTER', undefined, undefined, { pinned: true }], ['FIGHTER', undefined, undefined, { repulsed: true }], ['FIGHTER', undefined, undefined, { where: 'destroyed' }]], { pinned: 0, repulsed: 0, destroyed: 1 }],
    ['never the additional headquarters: WW2-R-166', [['command', 1000, 1000, { where: 'destroyed' }]], { pinned: 0, repulsed: 0, destroyed: 0 }],
    ['nobody who has left by retreat', [['IG', 1000, 1000, { where: 'gone' }]], { pinned: 0, repulsed: 0, destroyed: 0 }],
  ])('WW2-R-147: counted are %s', (_, stands, wanted) => {
    const match = against(stands, []);
    expect(countsOf(match.state, groupIn(match, 'B1'))).toEqual(wanted);
  });
  // biome-ignore format: one line a case
  test.each<[string, Written[], string | undefined]>([
    ['all are destroyed', [LOST, LOST], 'WW2-R-89'],
    ['all are destroyed or gone', [LOST, ['IG', 1000, 1000, { where: 'gone' }]], 'WW2-R-89'],
    ['all that was on the table, though batteries are left', [LOST, ['LB']], 'WW2-R-146'],
    ['all that was on the table, though aircraft are left', [LOST, ['FIGHTER']], 'WW2-R-146'],
    ['not while one is aboard', [LOST, ['TRANSPORT'], ['IG', 0, 0, { where: 'aboard', carrier: 'B1.2' }]], undefined],
    ['not while one stands', [LOST, ['IG', 1000, 1000]], undefined],
    ['not while one is in reserve', [LOST, ['IG', 0, 0, { where: 'reserve' }]], undefined],
  ])('WW2-R-146: a group is lost where %s', (_, stands, wanted) => {
    const match = against(stands, [], { group: { B1: { hadGround: true } } });
    expect(wipedOut(match.state, groupIn(match, 'B1'))?.rule).toBe(wanted);
  });
  test('WW2-R-146: aircraft that have done their work are no loss', () => {
    const match = against([['BOMBER', undefined, undefined, { where: 'spent' }], ['LB', undefined, undefined, { where: 'destroyed' }]], [], { group: { B1: { hadGround: false } } }); // biome-ignore format: one line
    expect(wipedOut(match.state, groupIn(match, 'B1'))).toBeUndefined();
  });
  test('WW2-R-146: who loses the last of them fails without a test', () => {
    const match = against([near()], KILLS);
    order(match, fire);
    expect(groupIn(match, 'B1').failed).toBe(true);
    expect(match.entries[0]!.answered.length).toBe(6);
  });
  test('WW2-R-152: its patrols end when a group fails', () => {
    const match = against([near(), ['FIGHTER', undefined, undefined, { patrol: true }]], KILLS);
    order(match, fire);
    expect(standIn(match, 'B1.2')).toMatchObject({ patrol: false, where: 'off-table' });
  });
});

describe('retreats', () => {
  const beaten = (stands: Written[], a1: Written[] = [['sherman', 1000, 1000]], note: Partial<BattleNote> = {}) =>
    battle({ groups: { A1: a1, B1: stands, ...SPARE }, active: 'b', phase: 'retreat', group: { B1: { failed: true, everFailed: true, cp: 9 } }, ...note }); // biome-ignore format: one line
  const back = (metres: number, facing = 1800): Order => ({ verb: 'retreat', stand: 'B1.1', metres, facing });
  test.each([
    ['half a move', 250, 'done'],
    ['a whole one', 500, 'done'],
    ['no less', 225, 'metres'],
    ['no more', 525, 'metres'],
  ])('WW2-R-92: %s', (_, metres, wanted) => expect(outcome(beaten([['IG', 1000, 5000]]), back(metres))).toBe(wanted));
  test('WW2-R-92: straight towards its own edge, and out of play where it is reached', () => {
    const match = beaten([
      ['IG', 1000, 5000],
      ['IG', 3000, 8800],
    ]);
    order(match, { verb: 'retreatAll' });
    expect(standIn(match, 'B1.1')).toMatchObject({ x: 1000, y: 5250, facing: 1800, retreatDone: true });
    expect(standIn(match, 'B1.2').where).toBe('gone');
    expect(match.state.phase).toBe('tactical');
  });
  test('WW2-MOR-08: it may keep its front towards the enemy, or turn', () => {
    const match = beaten([
      ['IG', 1000, 5000],
      ['IG', 3000, 5000],
    ]);
    order(match, back(500, 0));
    expect(standIn(match, 'B1.1')).toMatchObject({ y: 5500, facing: 0 });
    order(match, { verb: 'retreat', stand: 'B1.2', metres: 500, facing: 1800 });
    expect(standIn(match, 'B1.2')).toMatchObject({ y: 5500, facing: 1800 });
  });
  test('WW2-R-151: a pinned stand does not retreat towards an enemy behind it', () => {
    const behind: Written[] = [['sherman', 1000, 5600]];
    const pinned = beaten([['IG', 1000, 5000, { pinned: true }]], behind);
    order(pinned, { verb: 'retreatAll' });
    expect(standIn(pinned, 'B1.1')).toMatchObject({ x: 1000, y: 5000, retreatDone: true });
    const free = beaten([['IG', 1000, 5000]], behind);
    order(free, { verb: 'retreatAll' });
    expect(standIn(free, 'B1.1').y).toBeGreaterThan(5000);
  });
  test.each<[string, Written[], object, boolean]>([
    ['WW2-R-83 as-pinned: nor does a repulsed one', [['IG', 1000, 5000, { repulsed: true }]], {}, false],
    ['WW2-R-83 free: a repulsed one does', [['IG', 1000, 5000, { repulsed: true }]], { 'WW2-R-83': 'free' }, true],
    ['WW2-R-132 nor a vehicle with a pinned stand aboard', [['truck', 1000, 5000], ['IG', undefined, undefined, { where: 'bussed', carrier: 'B1.1', pinned: true }]], {}, false],
  ])('%s', (_, stands, options, goes) => {
    const match = beaten(stands, [['sherman', 1000, 5600]], { options: options as Record<string, string> });
    order(match, { verb: 'retreatAll' });
    expect(standIn(match, 'B1.1').y > 5000).toBe(goes);
  }); // biome-ignore format: one line
  test('WW2-R-151: those nearest to their edge go first, and leave room for the others', () => {
    const match = beaten([
      ['IG', 1000, 5000],
      ['IG', 1000, 5250],
    ]);
    order(match, { verb: 'retreatAll' });
    expect([standIn(match, 'B1.1').y, standIn(match, 'B1.2').y]).toEqual([5250, 5500]);
  });
});

describe('the end', () => {
  const lastTurn = (a: Written[], b: Written[], note: Partial<BattleNote> = {}) => {
    const match = battle({
      groups: { A1: a, A2: [['IG', 4000, 1000]], A3: [['IG', 5000, 1000]], B1: b, ...SPARE },
      features: [['BUA', [1000, 4000], [2000, 5000]]],
      scenario: { limit: 1, objective: 'F1' },
      active: 'b',
      ...note,
    });
    order(match, { verb: 'endTurn' });
    return match.state.over;
  };
  const HOME: Written = ['IG', 2000, 1000];
  const FOE: Written = ['IG', 2000, 8000];
  const failed = { failed: true, everFailed: true };
  // biome-ignore format: one line a case
  test.each<[string, Written[], Written[], Partial<BattleNote>, string]>([
    ['the side with fewer failed groups', [HOME], [FOE], { group: { B1: failed } }, 'a'],
    ['then the objective', [HOME], [['IG', 1500, 4500]], {}, 'b'],
    ['failed groups before it', [HOME], [['IG', 1500, 4500]], { group: { B1: failed } }, 'a'],
    ['then the points destroyed', [HOME], [FOE, ['panzer-4', 3000, 8000, { where: 'destroyed' }]], {}, 'a'],
    ['else it is drawn', [HOME], [FOE], {}, 'draw'],
  ])('WW2-HG-09: at the limit wins %s', (_, a, b, note, winner) =>
    expect(lastTurn(a, b, note)).toMatchObject({ winner, rule: 'WW2-HG-09' }));
  // biome-ignore format: one line a case
  test.each<[string, Written[], Partial<BattleNote>, string]>([
    ['who rides counts at its carrier’s place', [['truck', 1500, 4500], ['IG', 1500, 4500, { where: 'bussed', carrier: 'A1.1' }]], {}, 'a'],
    ['who flies above it holds nothing, nor who is aboard', [['FIGHTER', 1500, 4500], ['TRANSPORT', 1400, 4500], ['IG', 1400, 4500, { where: 'aboard', carrier: 'A1.2' }], HOME], {}, 'b'],
    ['a broken group holds nothing', [['IG', 1500, 4500], ['IG', 1200, 4500]], { group: { A1: failed, B2: failed } }, 'b'],
    ['pinned or repulsed it holds', [['IG', 1500, 4500, { repulsed: true }], ['IG', 1200, 4500, { pinned: true }]], {}, 'a'],
  ])('WW2-R-128: %s', (_, a, note, winner) =>
    expect(lastTurn(a, [['IG', 1800, 4800]], note)).toMatchObject({ winner }));
  test('WW2-R-165: a side with batteries alone has not lost', () => {
    const match = battle({ groups: { A1: [['IG', 1000, 1000]], B1: [['LB'], ['LB']] }, dice: [1, 1, 1] });
    order(match, { verb: 'endTurn' });
    expect(match.state).toMatchObject({ over: null, active: 'b' });
  });
});
