import { describe, expect, test } from 'vitest';
import type { Order } from '../verbs/index.js';
import { type BattleNote, battle, groupIn, order, outcome, standIn, type Written } from './kit.js';

const FAR: Written = ['panzer-4', 8000, 8000];
const table = (groups: BattleNote['groups'], note: Partial<BattleNote> = {}) =>
  battle({ groups: { B1: [FAR], ...groups }, phase: 'march', ...note });
const march = (others: string[], mode: 'parallel' | 'column', ...path: { x: number; y: number }[]): Order => ({ verb: 'march', stand: 'A1.1', others, mode, path, facing: 0 }); // biome-ignore format: one line
const at = (x: number, y: number) => ({ x, y });
const places = (match: ReturnType<typeof battle>, ...ids: string[]) =>
  ids.map(id => [standIn(match, id).x, standIn(match, id).y]);

describe('who marches', () => {
  test('WW2-SEQ-05: marches come before tactical moves', () => {
    const match = table({ A1: [['sherman', 1000, 1000]] }, { phase: 'tactical' });
    expect(outcome(match, march([], 'column', at(1000, 3000)))).toBe('WW2-SEQ-05');
  });
  test('WW2-SEQ-06: one stand, or stands of one group', () => {
    const match = table({ A1: [['sherman', 1000, 1000]], A2: [['sherman', 1300, 1000]] });
    expect(outcome(match, march(['A2.1'], 'parallel', at(1000, 3000)))).toBe('WW2-SEQ-06');
    expect(outcome(match, march([], 'column', at(1000, 3000)))).toBe('done');
    expect(groupIn(match, 'A1').cp).toBe(7);
  });
});

describe('how they march', () => {
  test('WW2-SEQ-07 WW2-SEQ-08 WW2-R-41: side by side all make the leader’s displacement', () => {
    const match = table({
      A1: [
        ['sherman', 1000, 1000],
        ['sherman', 1300, 1000],
        ['sherman', 1600, 1100],
      ],
    });
    order(match, march(['A1.2', 'A1.3'], 'parallel', at(1200, 4000)));
    expect(places(match, 'A1.1', 'A1.2', 'A1.3')).toEqual([
      [1200, 4000],
      [1500, 4000],
      [1800, 4100],
    ]);
  });
  test('WW2-SEQ-07 WW2-SEQ-08 WW2-R-134: in column each follows the one before, all the leader’s distance', () => {
    const match = table({
      A1: [
        ['sherman', 1000, 1500],
        ['sherman', 1000, 1200],
        ['sherman', 1300, 1200],
      ],
    });
    order(match, march(['A1.2', 'A1.3'], 'column', at(1000, 2000), at(2000, 2000)));
    expect(places(match, 'A1.1', 'A1.2', 'A1.3')).toEqual([
      [2000, 2000],
      [1700, 2000],
      [1400, 2000],
    ]);
  });
  test('WW2-R-41: the slowest sets the distance', () => {
    const slow = () =>
      table({
        A1: [
          ['sherman', 1000, 1000],
          ['IG', 1300, 1000],
        ],
      });
    expect(outcome(slow(), march(['A1.2'], 'parallel', at(1000, 2501)))).toBe('WW2-MOV-07');
    expect(outcome(slow(), march(['A1.2'], 'parallel', at(1000, 2500)))).toBe('done');
  });
  test('WW2-R-134: links hold at the start', () => {
    const match = table({
      A1: [
        ['sherman', 1000, 1000],
        ['sherman', 1000, 1760],
      ],
    });
    expect(outcome(match, march(['A1.2'], 'parallel', at(1000, 3000)))).toBe('WW2-SEQ-09');
  });
  test('WW2-R-134: who is carried goes along', () => {
    const match = table({
      A1: [
        ['truck', 1000, 1000],
        ['IG', 1000, 1000, { where: 'bussed', carrier: 'A1.1' }],
      ],
    });
    order(match, march([], 'column', at(1000, 4000)));
    expect(standIn(match, 'A1.2')).toMatchObject({ where: 'bussed', x: 1000, y: 4000 });
  });
  test('WW2-R-39: the nearest of them counts for the distance to the headquarters', () => {
    const match = table({
      A1: [
        ['IG', 1000, 1000],
        ['sherman', 1000, 3100],
        ['sherman', 1000, 3500],
      ],
    });
    order(match, { ...march(['A1.3'], 'parallel', at(1000, 4500)), stand: 'A1.2' } as Order);
    expect(groupIn(match, 'A1').cp).toBe(7);
    const far = table({
      A1: [
        ['IG', 1000, 1000],
        ['sherman', 1000, 3300],
        ['sherman', 1000, 3700],
      ],
    });
    order(far, { ...march(['A1.3'], 'parallel', at(1000, 4500)), stand: 'A1.2' } as Order);
    expect(groupIn(far, 'A1').cp).toBe(6);
  });
});

describe('WW2-R-114: the enemies that keep a march away', () => {
  // biome-ignore format: one line a case
  test.each<[string, Written[], string]>([
    ['a ground stand 2000m off', [['IG', 1000, 6250]], 'WW2-MOV-09'],
    ['one that is farther', [['IG', 1000, 6251]], 'done'],
    ['no aircraft', [FAR, ['ATTACK', 1000, 4600]], 'done'],
    ['nobody off the table', [FAR, ['LB']], 'done'],
    ['nobody who rides', [['truck', 8000, 8000], ['IG', 1000, 4000, { where: 'bussed', carrier: 'B1.1' }]], 'done'],
  ])('%s', (_, enemies, wanted) => {
    const match = table({ A1: [['sherman', 1000, 1000]], B1: enemies });
    expect(outcome(match, march([], 'column', at(1000, 4000)))).toBe(wanted);
  });
});
