import { seatAt, withPassengers } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { markersOf } from '../face/marks.js';
import { ww2 } from '../index.js';
import type { Order } from '../verbs/index.js';
import { type BattleNote, battle, go, order, outcome, standIn, type Written } from './kit.js';

const OTHERS = { B2: [['IG', 7000, 8000]], B3: [['IG', 8000, 8000]] } as unknown as BattleNote['groups'];
const lorry: Written = ['truck', 1000, 1900];
const riding = (more = {}): Written => ['IG', 1000, 1900, { where: 'bussed', carrier: 'B1.1', ...more }];
const fire = (target: string): Order => ({ verb: 'fire', stand: 'A1.1', target });
/** A tank needs 2 against soft transport, and fires alone: the last die decides. */

describe('what a transport takes, its load takes', () => {
  const shot = (result: number, load = riding()) => {
    const match = battle({ groups: { A1: [['sherman', 1000, 1000]], B1: [lorry, load], ...OTHERS }, dice: [2, 2, 6, 1, 2, result] }); // biome-ignore format: one line
    order(match, fire('B1.1'));
    return [standIn(match, 'B1.1'), standIn(match, 'B1.2')] as const;
  };
  const STATES: [string, number, object][] = [
    ['pinned', 3, { pinned: true, suppression: 1 }],
    ['repulsed', 4, { repulsed: true, suppression: 2 }],
    ['destroyed', 6, { where: 'destroyed' }],
  ];
  test.each(STATES)('WW2-RES-23 WW2-R-116: both are %s', (_, result, wanted) => {
    for (const stand of shot(result)) expect(stand).toMatchObject(wanted);
  });
  test('WW2-R-116: the letter counts for both, whatever the grade of the passenger', () => {
    const [, load] = shot(3, riding({ grade: 'A' }));
    expect(load.pinned).toBe(true);
  });
  test('WW2-R-116: a repulsed passenger rides along', () => {
    const [vehicle, load] = shot(4);
    expect(load).toMatchObject({ where: 'bussed', x: vehicle.x, y: vehicle.y });
    expect(vehicle.y).toBe(2400);
  });

  const landed = (y: number): Written => ['IG', 1000, y, { sharesWith: 'B1.1' }];
  test('WW2-R-116: set down it still shares; what hits it alone does not touch the vehicle', () => {
    expect(shot(3, landed(2150))[1].pinned).toBe(true);
    const match = battle({ groups: { A1: [['IG', 1000, 1300]], B1: [lorry, ['IG', 1250, 1700, { sharesWith: 'B1.1', moved: true }]], ...OTHERS }, dice: [2, 2, 6, 1, 4, 3] }); // biome-ignore format: one line
    order(match, fire('B1.2'));
    expect([standIn(match, 'B1.1').pinned, standIn(match, 'B1.2').pinned]).toEqual([false, true]);
  });
  test('WW2-R-116: 250m apart it ends for good', () => {
    const match = battle({ groups: { A1: [['truck', 1000, 1000], ['IG', 1000, 1250, { sharesWith: 'A1.1' }]], B1: [['IG', 8000, 8000]] }, group: { A1: { doctrine: 'mobile' } } }); // biome-ignore format: one line
    order(match, go('A1.2', 1000, 1490));
    expect(standIn(match, 'A1.2').sharesWith).toBe('A1.1');
    order(match, go('A1.2', 1000, 1500));
    expect(standIn(match, 'A1.2').sharesWith).toBeNull();
  });
});

describe('taking up and setting down', () => {
  const bus = (load: string, stand = 'A1.1'): Order => ({ verb: 'bus', stand, load });
  const debus = (x: number, y: number, stand = 'A1.1'): Order => ({ verb: 'debus', stand, at: { x, y, facing: 0 } });
  const FAR = { B1: [['IG', 8000, 8000]] } as unknown as BattleNote['groups'];
  // biome-ignore format: one line a case
  test.each<[string, Written, string, string]>([
    ['infantry', ['IG', 1000, 1000, { where: 'bussed', carrier: 'A1.1' }], 'infantry', 'carries A1.2'],
    ['a gun', ['LG-gun', 1000, 1000, { where: 'hitched', carrier: 'A1.1' }], 'anti-tank', 'tows A1.2'],
  ])('WW2-TAC-08: %s that is set down is what is shown beside its carrier', (_, load, symbol, words) => {
    const match = battle({ groups: { A1: [['truck', 1000, 1000], load], ...FAR } });
    const seat = seatAt(match, 'a') as never;
    const shown = { kind: 'place', symbol, who: 'A1.2' };
    expect(ww2.face.gesture(seat, 'at', { verb: 'debus', stand: 'A1.1' })).toMatchObject(shown);
    expect(markersOf(match.state, standIn(match, 'A1.1')).map(({ text }) => text)).toEqual([words]);
  });
  test('WW2-RES-23: who is carried is named with its carrier, and shares its fate', () => {
    const aboard: Written = ['IG', 1000, 1000, { where: 'bussed', carrier: 'A1.1' }];
    const match = battle({ groups: { A1: [['truck', 1000, 1000], aboard], ...FAR } });
    const { pieces } = ww2.face.scene(seatAt(match, 'a') as never);
    expect(pieces.find(({ id }) => id === 'A1.1')!.aboard).toMatchObject([
      { id: 'A1.2', name: 'Infantry group', symbol: 'infantry' },
    ]);
    expect(withPassengers(pieces).map(({ id }) => id)).toEqual(['A1.1', 'A1.2', 'B1.1']);
  });
  // biome-ignore format: one line a case
  test.each<[string, Written, Written, string]>([
    ['WW2-R-52 a lorry tows a medium gun', ['truck', 1000, 1000], ['MG-gun', 1000, 1250], 'done'],
    ['WW2-R-52 a heavy gun too', ['truck', 1000, 1000], ['HG-gun', 1000, 1250], 'done'],
    ['WW2-R-52 mortars and batteries', ['truck', 1000, 1000], ['LB', 1000, 1250], 'done'],
    ['WW2-R-52 any vehicle that carries', ['m3', 1000, 1000], ['LG-gun', 1000, 1250], 'done'],
    ['WW2-R-52 no tank', ['sherman', 1000, 1000], ['LG-gun', 1000, 1250], 'WW2-VEH-37'],
    ['WW2-R-52 in contact', ['truck', 1000, 1000], ['LG-gun', 1000, 1260], 'WW2-R-48'],
  ])('%s', (_, tower, gun, wanted) =>
    expect(outcome(battle({ groups: { A1: [tower, gun], ...FAR } }), bus('A1.2'))).toBe(wanted));
  test('WW2-R-52: a hitched gun neither moves nor is a target of its own', () => {
    const match = battle({ groups: { A1: [['truck', 1000, 1000], ['LG-gun', 1000, 1250]], B1: [['panzer-4', 1000, 1900]] } }); // biome-ignore format: one line
    order(match, bus('A1.2'));
    expect(outcome(match, go('A1.2', 1000, 1300))).toBe('WW2-TAC-10');
    expect(standIn(match, 'A1.2')).toMatchObject({ where: 'hitched', moved: true, x: 1000, y: 1000 });
  });
  test('WW2-R-48: one stand to a vehicle', () => {
    const aboard: Written = ['IG', 1000, 1000, { where: 'bussed', carrier: 'A1.1' }];
    const match = battle({ groups: { A1: [['truck', 1000, 1000], aboard, ['IG', 1000, 1250]], ...FAR } });
    expect(outcome(match, bus('A1.3'))).toBe('WW2-R-48');
  });
  test('WW2-R-160: a stand shares with the transport that it left last', () => {
    const two: Written[] = [['truck', 1000, 1000, { grade: 'B' }], ['truck', 1500, 1000, { grade: 'B' }], ['IG', 1250, 1000, { sharesWith: 'A1.1' }]]; // biome-ignore format: one line
    const match = battle({ groups: { A1: two, ...FAR } });
    order(match, bus('A1.3', 'A1.2'));
    expect(standIn(match, 'A1.3')).toMatchObject({ where: 'bussed', carrier: 'A1.2', sharesWith: null });
    order(match, debus(1500, 1250, 'A1.2'));
    expect(standIn(match, 'A1.3')).toMatchObject({ where: 'table', sharesWith: 'A1.2' });
  });
  test('WW2-R-133: it is set down on this side of what it cannot cross, and on nobody', () => {
    const wet = (): ReturnType<typeof battle> =>
      battle({
        groups: {
          A1: [
            ['truck', 3000, 2750],
            ['IG', 3000, 2750, { where: 'bussed', carrier: 'A1.1' }],
            ['IG', 3250, 2750],
          ],
          ...FAR,
        },
        scenario: {
          river: [
            [0, 3000],
            [9000, 3000],
          ],
          table: { width: 9000, depth: 9000, zones: 2000 },
        },
      });
    expect(outcome(wet(), debus(3000, 3000))).toBe('WW2-R-133');
    expect(outcome(wet(), debus(3250, 2750))).toBe('WW2-R-133');
    expect(outcome(wet(), debus(3000, 2400))).toBe('WW2-R-48');
    expect(outcome(wet(), debus(2750, 2750))).toBe('done');
  });
  test.each<[string, object, object, string]>([
    ['WW2-R-132 a repulsed one is set down no closer', { repulsed: true }, {}, 'WW2-R-132'],
    ['WW2-R-83 free: a repulsed one is', { repulsed: true }, { 'WW2-R-83': 'free' }, 'done'],
    ['WW2-R-132 a pinned one never', { pinned: true }, { 'WW2-R-83': 'free' }, 'WW2-R-132'],
  ])('%s', (_, state, options, wanted) => {
    const groups = { A1: [['truck', 3000, 3000], ['IG', 3000, 3000, { where: 'bussed', carrier: 'A1.1', ...state }]] as Written[], ...FAR }; // biome-ignore format: one line
    const match = battle({ groups, options: options as Record<string, string> });
    expect(outcome(match, debus(3000, 3250))).toBe(wanted);
  });
});
