import { seatAt } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import { type BattleNote, battle, type Written } from './kit.js';

/** Why a field of an order cannot be filled in by hand now: by rule and words. */
const HQ: Written = ['IG', 1000, 1000];
function refused(field: string, sofar: object, note: Partial<BattleNote> = {}): string {
  const match = battle({ groups: { A1: [HQ], B1: [['IG', 8000, 8000]] }, ...note });
  const found = ww2.face.gesture(seatAt(match, 'a') as never, field, sofar as never);
  return 'message' in found ? `${found.rule} ${found.message}` : found.kind;
}

// biome-ignore format: one line a case
describe('what must be chosen first, and what has no place', () => {
  const OFF: Written = ['ATTACK', undefined, undefined];
  const DEPLOYING = { phase: 'deploy', group: { A1: { deployed: false } } } as const;
  const BUILT_UP: Partial<BattleNote> = { phase: 'fortify', options: { 'WW2-ENG-01': 'on' }, scenario: { defender: 'a', obstacles: { most: 3, each: 2 } }, features: [['MBUA', [0, 0], [9000, 9000]]] };
  const WOODS: Partial<BattleNote> = { features: [['LFA', [0, 0], [9000, 9000]]] };
  test.each<[string, string, object, Partial<BattleNote>?]>([
    ['WW2-SEQ-14 choose a target first', 'at', { verb: 'mission', stand: 'A1.2' }, { phase: 'missions', groups: { A1: [HQ, OFF], B1: [['IG', 8000, 8000]] } }],
    ['WW2-R-14 choose a battle group first', 'places', { verb: 'deployGroup' }, DEPLOYING],
    ['WW2-HG-06 no ferry is in reach', 'at', { verb: 'ferry', stand: 'A1.1' }],
    ['WW2-HG-07 there is no room for an obstacle', 'at', { verb: 'placeObstacle', kind: 'anti-tank' }, BUILT_UP],
    ['WW2-R-122 there is no room at the base edge', 'at', { verb: 'enter', stand: 'A1.2' }, { ...WOODS, groups: { A1: [HQ, ['truck', undefined, undefined, { where: 'reserve' }]], B1: [['IG', 8000, 8000]] } }],
  ])('%s', (words, field, sofar, note) => expect(refused(field, sofar, note)).toBe(words));
});

describe('WW2-R-48: all who can ride are put aboard at once', () => {
  const DEPLOYING = { phase: 'deploy', group: { A1: { deployed: false } } } as const;
  const ENEMY: Written[] = [['IG', 8000, 8000]];
  const off = (...units: Written[0][]): Written[] => units.map(unit => [unit]);
  // biome-ignore format: one line a case
  test.each<[string, Written[], object]>([
    ['men in their half-tracks, the headquarters too', off('IG', 'IG', 'm3', 'm3'), { 'A1.3': 'A1.1', 'A1.4': 'A1.2' }],
    ['a gun behind a lorry where no men are left', off('IG', 'MG-gun', 'm3', 'm3'), { 'A1.3': 'A1.1', 'A1.4': 'A1.2' }],
    ['nobody where none can be carried', off('IG', 'm3', 'm3'), { 'A1.2': 'A1.1', 'A1.3': 'none' }],
    ['WW2-R-34 by aircraft the headquarters stays behind', off('IG', 'IG', 'TRANSPORT'), { 'A1.3': 'A1.2' }],
  ])('%s', (_, stands, wanted) => {
    const match = battle({ groups: { A1: stands, B1: ENEMY }, ...DEPLOYING });
    const found = ww2.face.gesture(seatAt(match, 'a') as never, 'loads', { verb: 'deployGroup', group: 'A1' } as never);
    const { starts } = found as unknown as { starts: { label: string; value: object }[] };
    expect(starts.map(({ label }) => label)).toEqual(['Nobody rides', 'As many as can']);
    expect(starts[1]!.value).toEqual({ riders: {}, ...wanted });
  });
});
