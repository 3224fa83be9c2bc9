import { describe, expect, test } from 'vitest';
import { followUp, repulse } from './aftermath.js';
import { apply } from './apply.js';
import type { Event } from './events.js';
import { act, ahead, type BattleNote, battle, inBattle, move, order, placeOf, refusal } from './kit.js';
import type { Thrown } from './state.js';

const threw = (action: Thrown['action'], score: number, like: string | null = null): { thrown: Thrown } => ({
  thrown: { die: 3, score, action, like, does: null, done: false },
});
/** A wood from (11.25, 3.75) to (15, 7.5), and a road through it from south to north. */
const wood: Partial<BattleNote> = { terrain: [[3, 1, 'wood']] };
const road: Partial<BattleNote> = { ...wood, road: [[13, 0], [13, 15]] }; // biome-ignore format: two points
const forced = (choice: string, rest: Partial<BattleNote> = road): Partial<BattleNote> => ({
  ...rest,
  options: { 'IGR-R-113': choice },
});

describe('a forced move by road', () => {
  const falls = (x: number, rest: Partial<BattleNote>): BattleNote => ({
    phase: 'initiative',
    vignettes: { A1: { at: [x, 6.3], now: threw('retreat', 3) }, B1: { at: [13, 13] } },
    dice: [3, 3, 3],
    ...rest,
  });
  // biome-ignore format: one line a case
  test.each([
    ['IGR-R-113 count: a retreat on the road goes two whole moves', falls(13, forced('count')), [13, 4.3, 0]],
    ['IGR-R-113 ignore: at the rate of the wood',                   falls(13, forced('ignore')), [13, 5.3, 0]],
    ['IGR-R-113 beside the road it does not help',                  falls(12.5, forced('count')), [12.5, 5.3, 0]],
    ['IGR-R-113 without a road',                                    falls(13, forced('count', wood)), [13, 5.3, 0]],
    ['IGR-R-113 the road leaves the line of the move',              falls(13, forced('count', { ...wood, road: [[13, 6.6], [13, 5.9], [10, 5.9]] })), [13, 5.3, 0]],
  ] as [string, BattleNote, number[]][])('%s', (_, note, wanted) => {
    const match = battle(note);
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual(wanted);
  });
  // biome-ignore format: one line a case
  test.each([
    ['IGR-R-113 count: a repulse of 1 W', 'count', [13, 5.3, 0]],
    ['IGR-R-113 ignore: of 0.5 W', 'ignore', [13, 5.8, 0]],
  ])('%s', (_, choice, wanted) => {
    const match = battle({ vignettes: { A1: { at: [13, 6.3] }, B1: { at: [13, 6.8] } }, ...forced(choice) });
    const game = { state: match.state, options: match.options, happen: (e: Event) => apply(match.state, e) };
    repulse(game as never, 0, inBattle(match, 'B1').base!, 'R');
    expect(placeOf(match, 'A1')).toEqual(wanted);
  });
});

describe('where the going of a move is looked at', () => {
  test('IGR-R-35, IGR-R-114 a follow-up into bad going has half of its turn', () => {
    const vignettes = { A1: { at: [10.5, 5.6] as const, troop: '(HCC-IV-IA)' }, B1: { at: [16, 5.6] as const } };
    const match = battle({ vignettes, ...wood });
    const game = { state: match.state, options: match.options, happen: (e: Event) => apply(match.state, e) };
    followUp(game as never, 0, 1, []);
    expect(placeOf(match, 'A1')).toEqual([10.85, 5.95, 45]);
  });
  test('IGR-R-114 a follow-up that starts in bad going goes at the bad rate, though its turn leads out of it', () => {
    const vignettes = {
      A1: { at: [11.2, 5.5, 315] as const, troop: '(LSC-IV-IA)EIII' },
      B1: { at: [11.2, 12] as const },
    };
    const match = battle({ vignettes, ...wood });
    const game = { state: match.state, options: match.options, happen: (e: Event) => apply(match.state, e) };
    followUp(game as never, 0, 1, []);
    expect(placeOf(match, 'A1')).toEqual([11.2, 6.5, 0]);
  });
  test.each([
    ['IGR-R-114 a copied advance past the corner of a wood is made at the bad rate', wood, 1],
    ['IGR-R-114 and without the wood at the good one', {}, 1.8],
  ])('%s', (_, rest, way) => {
    const match = battle({
      phase: 'initiative',
      vignettes: {
        A1: { at: [11.484, 4.287, 112.5], troop: '(LSC-III-RA)EIII', now: threw('as-right', 4, 'A2') },
        A2: { at: [5, 3], now: { activated: true, moved: true, steps: [{ ahead: 1.8 }] } },
        A3: { at: [3, 3], role: 'skirmish', now: threw('player', 7) },
        B1: { at: [11, 13] },
      },
      dice: [3, 3, 3],
      ...rest,
    });
    order(match, 'a', act('A1'));
    expect(inBattle(match, 'A1').now.way).toBeCloseTo(way, 9);
  });
});

describe('a link in bad going', () => {
  const line = (y: number): BattleNote => ({
    vignettes: {
      A1: { at: [12.5, y], now: { activated: true } },
      A2: { at: [13.5, y], now: { activated: true } },
      B1: { at: [13, 13] },
    },
    links: { L: ['in-line', 'A1', 'A2'] },
    terrain: [[3, 1, 'built-up']],
    road: [[13, 0], [13, 15]], // biome-ignore format: two points
  });
  // biome-ignore format: one line a case
  test.each([
    ['IGR-R-116 a line in a town is slow, though a road runs under its middle', 4.6, 1, 'IGR-MOV-07'],
    ['IGR-R-116 it goes 0.5 W',                                                 4.6, 0.5, 'allowed'],
    ['IGR-R-116 before the town it goes 1 W',                                   2, 1, 'allowed'],
  ] as const)('%s', (_, y, way, wanted) => expect(refusal(battle(line(y)), 'a', move('A1', ahead(way)))).toBe(wanted));
});
