import type { Side } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { sweepOf } from '../rules/forced.js';
import { aroundOf, evadeEnd, forcedWay, standInBad, wayGot } from './forced.js';
import { type BattleNote, battle, optionsWith, type VignetteNote } from './kit.js';

const VLI = '(VLI-III-RA)EIII';
const near = (n: number): number => Math.round(n * 100) / 100 + 0;
const stateOf = (vignettes: BattleNote['vignettes'], terrain: BattleNote['terrain'] = []) =>
  battle({ vignettes, terrain }).state;

describe('an evade', () => {
  type Evade = [
    b1: Partial<VignetteNote>,
    more?: BattleNote['vignettes'],
    around?: Pick<BattleNote, 'terrain' | 'links'>,
  ];
  /** B1 looks south from the middle of the table. */
  const evaded = ([b1, more = {}, around = {}]: Evade) => {
    const match = battle({ vignettes: { B1: { at: [13.125, 7], ...b1 }, ...more }, ...around });
    const { base, way } = evadeEnd(match.state, 0, match.options);
    return [base.x, base.y, base.facing, way].map(near);
  };
  const HORSE = '(LSC-III-RA)';
  // biome-ignore format: one line a case
  const cases: [string, Evade, number[]][] = [
    ['IGR-EVA-05 one full move to its rear, facing kept', [{ troop: HORSE }], [13.13, 9, 180, 2]],
    ['IGR-EVA-05 to the west, if it looks east',          [{ troop: HORSE, at: [13.125, 7, 90] }], [11.13, 7, 90, 2]],
    ['IGR-EVA-05 to the north-east',                      [{ troop: HORSE, at: [13.125, 7, 225] }], [14.54, 8.41, 225, 2]],
    ['IGR-GEO-21 by way of bad going',                    [{ troop: HORSE }, {}, { terrain: [[3, 2, 'wood']] }], [13.13, 8, 180, 1]],
    ['IGR-EVA-08 it stops short of friends',              [{}, { B2: { at: [13.125, 8] } }], [13.13, 7.5, 180, 0.5]],
    ['IGR-EVA-08 and of enemies',                         [{ troop: VLI }, { A1: { at: [13.125, 8] } }], [13.13, 7.5, 180, 0.5]],
    ['IGR-EVA-08 VLI pass friends',                       [{ troop: VLI }, { B2: { at: [13.125, 7.7] } }], [13.13, 8.5, 180, 1.5]],
    ['IGR-GAP-03 but not two of them who are a pair',     [{ troop: VLI }, { B2: { at: [13.125, 7.5], troop: VLI }, B3: { at: [13.125, 8.5] } }, { links: { L: ['support', 'B1', 'B2'] } }], [13.13, 7.75, 180, 0.5]],
    ['IGR-GEO-18 and go on until they are clear of one',  [{ troop: VLI }, { B2: { at: [13.125, 8.4] } }], [13.13, 8.9, 180, 1.9]],
    ['IGR-GEO-18 if no enemy is in the way',              [{ troop: VLI }, { B2: { at: [13.125, 8.4] }, A1: { at: [13.125, 9] } }], [13.13, 7.9, 180, 0.9]],
    ['IGR-GEO-18 no impassable ground',                   [{ troop: VLI, at: [13.125, 6.3] }, { B2: { at: [13.125, 7.7] } }, { terrain: [[3, 2, 'impassable']] }], [13.13, 7.2, 180, 0.9]],
    ['IGR-GEO-18 and no edge',                            [{ troop: VLI, at: [13.125, 13.2] }, { B2: { at: [13.125, 14.6] } }], [13.13, 14.1, 180, 0.9]],
  ];
  test.each(cases)('%s', (_, evade, expected) => expect(evaded(evade)).toEqual(expected));
});

describe('several bodies that move as one', () => {
  const TWO: BattleNote['vignettes'] = { A1: { at: [10, 5] }, A2: { at: [11, 5] } };
  /** How far the two get northwards, one of them being the first. */
  const got = (first: 0 | 1, more: BattleNote['vignettes'], terrain: BattleNote['terrain'], wanted: number) => {
    const state = stateOf({ ...TWO, ...more }, terrain);
    const bodies = first === 0 ? [0, 1] : [1, 0];
    const bases = bodies.map(i => state.vignettes[i]!.base!);
    return near(wayGot(bases, 0, 1, wanted, aroundOf(state, 'a', bodies), sweepOf(true, false, false)));
  };
  // biome-ignore format: one line a case
  const cases: [string, BattleNote['vignettes'], BattleNote['terrain'], number, number][] = [
    ['IGR-GEO-18 stop where one of them meets a friend', { A3: { at: [11.2, 6] } }, [], 2, 0.5],
    ['IGR-GEO-18 an enemy',                              { B1: { at: [9.8, 6.1] } }, [], 2, 0.6],
    ['IGR-GEO-18 impassable ground',                     {}, [[2, 2, 'impassable']], 5, 2.81],
    ['IGR-GEO-18 the edge',                              { A2: { at: [11, 13.75] } }, [], 5, 1],
  ];
  describe.each([0, 1] as const)('whoever is the first', first => {
    test.each(cases)('%s', (_, more, terrain, wanted, way) => expect(got(first, more, terrain, wanted)).toBe(way));
  });

  const WOOD: BattleNote['terrain'] = [[2, 1, 'wood']];
  const RATES = { good: 1, bad: 0.5 };
  /** The wood ends in the east at 10.69. */
  const beside = (x: number) => stateOf({ A1: { at: [x, 5.5] }, A2: { at: [x + 1, 5.5] } }, WOOD);
  // biome-ignore format: one line a case
  const ways: [string, number, number, boolean][] = [
    ['IGR-GEO-21 both out of bad going',       12, 1, false],
    ['IGR-GEO-21 one of them in it',           10.3, 0.5, true],
    ['IGR-GEO-21 both',                        8.5, 0.5, true],
  ];
  test.each(ways)('%s', (_, x, way, bad) => {
    const state = beside(x);
    const bases = state.vignettes.map(v => v.base!);
    expect(forcedWay(state, bases, 0, 1, 1, RATES, optionsWith())).toBe(way);
    expect(standInBad(state, bases)).toBe(bad);
  });

  test('IGR-GEO-18 everybody whom the last of a line may meet is looked at', () => {
    const line: BattleNote['vignettes'] = { A1: { at: [10, 5] }, A2: { at: [11, 5] }, A3: { at: [12, 5] } };
    const found = (side: Side) => {
      const state = stateOf({ ...line, [side === 'a' ? 'A9' : 'B9']: { at: [12.4, 6] } });
      const { friends, enemies } = aroundOf(state, 'a', [0, 1, 2], 0.6);
      return [friends.length, enemies.length];
    };
    expect([found('a'), found('b')]).toEqual([[1, 0], [0, 1]]); // biome-ignore format: two places
  });
});
