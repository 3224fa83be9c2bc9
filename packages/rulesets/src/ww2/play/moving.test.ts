import { describe, expect, test } from 'vitest';
import type { Order } from '../verbs/index.js';
import { type BattleNote, battle, go, order, outcome, type StandNote, standIn, type Written } from './kit.js';

const FAR: Written = ['panzer-4', 8000, 8000];
const alone = (written: Written, note: Partial<BattleNote> = {}) =>
  battle({ groups: { A1: [written], B1: [FAR] }, ...note });

describe('ground under a move', () => {
  // biome-ignore format: one line a case
  const cases: [string, Written, BattleNote['features'], [number, number], string][] = [
    ['WW2-R-03 a base that reaches into a wood is not in it', ['truck', 1000, 500], [['wood', [1200, 1000], [1800, 1600]]], [1150, 1300], 'done'],
    ['WW2-R-03 its centre is', ['truck', 1000, 500], [['wood', [1200, 1000], [1800, 1600]]], [1250, 1300], 'WW2-GO-05'],
    ['WW2-R-18 WW2-TER-28 the worst of what lies there: highland under a village', ['truck', 1000, 500], [['H', [500, 800], [2500, 2500]], ['BUA', [800, 900], [1400, 1500]]], [1000, 1000], 'WW2-GO-11'],
    ['WW2-R-18 foot climbs both', ['IG', 1000, 500], [['H', [500, 800], [2500, 2500]], ['BUA', [800, 900], [1400, 1500]]], [1000, 1000], 'done'],
    ['WW2-TER-29 a town in a forest', ['truck', 1000, 500], [['LFA', [500, 800], [2500, 2500]], ['MBUA', [800, 900], [1800, 1900]]], [1000, 1000], 'WW2-GO-05'],
    ['WW2-TER-32 anywhere in a town', ['sherman', 1000, 700], [['MBUA', [500, 500], [2500, 2500]]], [1000, 950], 'done'],
    ['WW2-TER-32 in bad going', ['sherman', 1000, 700], [['MBUA', [500, 500], [2500, 2500]]], [1000, 951], 'WW2-MOV-07'],
  ];
  test.each(cases)('%s', (_, written, features, [x, y], wanted) =>
    expect(outcome(alone(written, { features: features! }), go('A1.1', x, y))).toBe(wanted),
  );

  const zigzag = (last: number): Order => ({ verb: 'move', stand: 'A1.1', facing: 900, path: [{ x: 1000, y: 1150 }, { x: 1150, y: 1150 }, { x: 1150, y: 1300 }, { x: 1000, y: 1300 }, { x: 1000, y: 1300 + last }] }); // biome-ignore format: one line
  test('WW2-MOV-08: turns cost nothing, only metres do', () => {
    expect(outcome(alone(['sherman', 1000, 1000]), zigzag(150))).toBe('done');
    expect(outcome(alone(['sherman', 1000, 1000]), zigzag(151))).toBe('WW2-MOV-07');
  });
});

describe('others in the way', () => {
  const beside = (other: Written, side: 'A1' | 'B1') => (side === 'A1' ? { A1: [['sherman', 1000, 1000], other], B1: [FAR] } : { A1: [['sherman', 1000, 1000]], B1: [other] }) as BattleNote['groups']; // biome-ignore format: one line
  // biome-ignore format: one line a case
  const cases: [string, BattleNote['groups'], Order, string][] = [
    ['WW2-R-04 nobody ends on a friend', beside(['IG', 1000, 1500], 'A1'), go('A1.1', 1000, 1400), 'WW2-R-04'],
    ['WW2-R-04 but passes through him', beside(['IG', 1000, 1350], 'A1'), go('A1.1', 1000, 1700), 'done'],
    ['WW2-R-04 never through an enemy', beside(['IG', 1000, 1350], 'B1'), go('A1.1', 1000, 1700), 'WW2-R-04'],
    ['WW2-R-04 contact is allowed', beside(['IG', 1000, 1500], 'B1'), go('A1.1', 1000, 1250), 'done'],
    ['WW2-R-04 aircraft are never in the way', beside(['ATTACK', 1000, 1350], 'B1'), go('A1.1', 1000, 1700), 'done'],
    ['WW2-R-130 turned along its way it passes a metre beside an enemy', beside(['IG', 1251, 1400], 'B1'), go('A1.1', 1000, 1700), 'done'],
    ['WW2-R-130 and not where it would brush him', beside(['IG', 1240, 1400], 'B1'), go('A1.1', 1000, 1700), 'WW2-R-04'],
    ['WW2-R-130 in the end the facing counts', beside(['IG', 1280, 1500], 'A1'), go('A1.1', 1000, 1500, 450), 'WW2-R-04'],
    ['WW2-R-130 and so does this one', beside(['IG', 1280, 1500], 'A1'), go('A1.1', 1000, 1500), 'done'],
  ];
  test.each(cases)('%s', (_, groups, given, wanted) => expect(outcome(battle({ groups }), given)).toBe(wanted));
  test.each([
    ['WW2-R-135 nobody leaves the table by his own order', go('A1.1', 1000, -200)],
    ['WW2-R-135 not even with a part of his base', go('A1.1', 1000, 100)],
  ])('%s', (_, given) => expect(outcome(alone(['sherman', 1000, 500]), given)).toBe('WW2-R-04'));
});

describe('pinned and repulsed', () => {
  const near: Written[] = [
    ['panzer-4', 1000, 2000],
    ['panzer-4', 4000, 1000],
  ];
  const pinned = (more: StandNote, given: Order) =>
    outcome(battle({ groups: { A1: [['IG', 1000, 1000, more]], B1: near } }), given);
  // biome-ignore format: one line a case
  test.each<[string, StandNote, Order, string]>([
    ['WW2-R-82 no closer to the nearest enemy', { pinned: true }, go('A1.1', 1000, 1100), 'WW2-RES-20'],
    ['WW2-R-82 closer to another one', { pinned: true }, go('A1.1', 1300, 900), 'done'],
    ['WW2-R-131 turning on the spot is never closer', { pinned: true }, go('A1.1', 1000, 1000, 450), 'done'],
    ['WW2-R-83 a repulsed stand neither', { repulsed: true }, go('A1.1', 1000, 1100), 'WW2-R-83'],
  ])('%s', (_, more, given, wanted) => expect(pinned(more, given)).toBe(wanted));

  test('WW2-R-132: a lorry is bound by the pin of its passenger', () => {
    const riding = (more: StandNote) =>
      battle({ groups: { A1: [['truck', 1000, 1000], ['IG', 1000, 1000, { where: 'bussed', carrier: 'A1.1', ...more }]], B1: near } }); // biome-ignore format: one line
    expect(outcome(riding({ pinned: true }), go('A1.1', 1000, 1100))).toBe('WW2-RES-20');
    expect(outcome(riding({ pinned: true }), go('A1.1', 1000, 700))).toBe('done');
    expect(outcome(riding({}), go('A1.1', 1000, 1100))).toBe('done');
  });
  test('WW2-R-132: it is set down no closer than its carrier', () => {
    const match = battle({ groups: { A1: [['truck', 1000, 1000], ['IG', 1000, 1000, { where: 'bussed', carrier: 'A1.1', pinned: true }]], B1: near } }); // biome-ignore format: one line
    expect(outcome(match, { verb: 'debus', stand: 'A1.1', at: { x: 1000, y: 1250, facing: 0 } })).toBe('WW2-R-132');
    expect(outcome(match, { verb: 'debus', stand: 'A1.1', at: { x: 1000, y: 750, facing: 0 } })).toBe('done');
  });
  test.each([
    ['leaves its hole', go('A1.1', 1000, 1100), false],
    ['is trained in it', go('A1.1', 1000, 1000, 900), true],
  ])('WW2-R-137: a dug-in stand that %s', (_, given, dugIn) => {
    const match = alone(['IG', 1000, 1000, { dugIn: true }]);
    order(match, given);
    expect(standIn(match, 'A1.1').dugIn).toBe(dugIn);
  });
});

describe('towing', () => {
  const towed = (tower: Written[0], metres: number) => {
    const gun: Written = ['MG-gun', 1000, 1000, { where: 'hitched', carrier: 'A1.1' }];
    return outcome(battle({ groups: { A1: [[tower, 1000, 1000], gun], B1: [FAR] } }), go('A1.1', 1000, 1000 + metres));
  };
  test.each<[string, Written[0], number, string]>([
    ['WW2-R-136 WW2-CLS-19 a lorry with a gun keeps the medium row', 'truck', 750, 'done'],
    ['WW2-R-136 and goes no farther', 'truck', 751, 'WW2-MOV-07'],
    ['WW2-R-136 a slow tower keeps its own', 'lvt', 500, 'done'],
    ['WW2-R-136 and is not quickened', 'lvt', 501, 'WW2-MOV-07'],
  ])('%s', (_, tower, metres, wanted) => expect(towed(tower, metres)).toBe(wanted));
  test.each([
    ['man-handled it moves as foot does', 500, 'done'],
    ['and no farther', 501, 'WW2-MOV-07'],
  ])('WW2-CLS-19 %s', (_, metres, wanted) =>
    expect(outcome(alone(['MG-gun', 1000, 1000]), go('A1.1', 1000, 1000 + metres))).toBe(wanted),
  );
});

describe('river', () => {
  const river = (kind: 'bridge' | 'ferry', options: Readonly<Record<string, string>>, ...stands: Written[]) =>
    battle({
      options,
      groups: { A1: stands, B1: [FAR] },
      roads: [
        [
          [2000, 0],
          [2000, 6000],
        ],
      ],
      scenario: {
        river: [
          [0, 3000],
          [9000, 3000],
        ],
        crossings: [{ id: 'x', kind, at: [2000, 3000] }],
      },
    });
  const over = (stand: string, x = 2000): Order => ({ verb: 'ferry', stand, at: { x, y: 3250, facing: 0 } });
  test('WW2-TER-41: a road leads over a bridge, and not over a ferry', () => {
    expect(outcome(river('bridge', {}, ['IG', 2000, 2750]), go('A1.1', 2000, 3250))).toBe('done');
    expect(outcome(river('ferry', {}, ['IG', 2000, 2750]), go('A1.1', 2000, 3250))).toBe('WW2-GO-18');
  });
  test('WW2-HG-06: who touches the marker is set down in contact with it on the other bank', () => {
    const match = river('ferry', {}, ['IG', 2000, 2750], ['IG', 2600, 2700]);
    expect(outcome(match, over('A1.2'))).toBe('WW2-HG-06');
    expect(outcome(match, { verb: 'ferry', stand: 'A1.1', at: { x: 2000, y: 3600, facing: 0 } })).toBe('WW2-HG-06');
    order(match, over('A1.1'));
    expect(standIn(match, 'A1.1')).toMatchObject({ x: 2000, y: 3250, moved: true, moveUsed: 1 });
  });
  test('WW2-R-138: one stand a player turn, and not back to the same bank', () => {
    const match = river('ferry', {}, ['IG', 1900, 2750], ['IG', 2150, 2750]);
    expect(outcome(match, { verb: 'ferry', stand: 'A1.1', at: { x: 1800, y: 2700, facing: 0 } })).not.toBe('done');
    order(match, over('A1.1', 1900));
    expect(outcome(match, over('A1.2', 2150))).toBe('WW2-R-138');
  });
  // biome-ignore format: one line a case
  test.each<[string, StandNote, Readonly<Record<string, string>>, string]>([
    ['WW2-RES-20 not pinned, if that is closer to the enemy', { pinned: true }, {}, 'WW2-RES-20'],
    ['WW2-R-83 nor repulsed', { repulsed: true }, {}, 'WW2-R-83'],
    ['WW2-R-83 unless the repulsed are free', { repulsed: true }, { 'WW2-R-83': 'free' }, 'done'],
    ['WW2-R-42 a whole move, where all moves of a turn are one', { moveUsed: 0.5 }, { 'WW2-R-42': 'per-turn' }, 'WW2-R-42'],
    ['WW2-R-42 and else a move of its own', { moveUsed: 0.5 }, {}, 'done'],
  ])('%s: over the ferry', (_, more, options, wanted) => {
    const match = river('ferry', options, ['IG', 2000, 2750, more]);
    expect(outcome(match, over('A1.1'))).toBe(wanted);
  });
  test('WW2-R-132: nor with a pinned stand aboard', () => {
    const match = river('ferry', {}, ['truck', 2000, 2750], ['IG', 2000, 2750, { where: 'bussed', carrier: 'A1.1', pinned: true }]); // biome-ignore format: one line
    expect(outcome(match, over('A1.1'))).toBe('WW2-RES-20');
  });
  test('WW2-R-138: where somebody stands on the other bank there is no room', () => {
    const match = river('ferry', {}, ['IG', 2000, 2750], ['IG', 2000, 3250]);
    expect(outcome(match, over('A1.1'))).toBe('WW2-R-138');
    expect(outcome(match, over('A1.1', 1900))).toBe('WW2-R-138');
    expect(standIn(match, 'A1.1')).toMatchObject({ y: 2750, moved: false });
  });
});
