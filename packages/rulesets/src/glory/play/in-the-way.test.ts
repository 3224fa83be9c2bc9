import { describe, expect, test } from 'vitest';
import { repulse } from './aftermath.js';
import { apply } from './apply.js';
import type { Event } from './events.js';
import { act, ahead, type BattleNote, battle, fight, inBattle, move, order, placeOf, refusal } from './kit.js';
import type { Thrown } from './state.js';

/** IGR-R-117: what is in the way of a move. Line infantry of a fights b, who is active, and gets an R: one W straight back. */
const others: BattleNote['vignettes'] = {
  A7: { at: [12, 1] },
  A8: { at: [14, 1] },
  A9: { at: [16, 1] },
  B7: { at: [12, 13] },
  B8: { at: [14, 13] },
  B9: { at: [16, 13] },
};
const attacked = (more: BattleNote['vignettes'] = {}, rest: Partial<BattleNote> = {}): BattleNote => ({
  phase: 'melee',
  active: 'b',
  vignettes: { A1: { at: [5, 5] }, B1: { at: [5.4, 5.499] }, ...others, ...more },
  dice: [4, 3, 3, 3, 3],
  ...rest,
});

describe('a repulse', () => {
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, ReturnType<typeof placeOf>][] = [
    ['IGR-GEO-26 who touches its front is not in the way, a thousandth deep or not', attacked(), [5, 4, 0]],
    ['IGR-GEO-26 nor is a friend flush beside it',             attacked({ A2: { at: [6, 5] } }), [5, 4, 0]],
    ['IGR-GEO-26 nor one a thousandth deep in its side',       attacked({ A2: { at: [5.999, 5] } }), [5, 4, 0]],
    ['IGR-GEO-26 nor ground that it touches in front',         attacked({ A1: { at: [13, 3.501] }, B1: { at: [13.4, 4] } }, { terrain: [[3, 1, 'impassable']] }), [13, 2.5, 0]],
    ['IGR-GEO-27 nor, ever, the enemy from whom it is repulsed', attacked({ B1: { at: [5, 5.45] } }), [5, 4, 0]],
    ['IGR-GEO-28 nor a friend behind, beside the way by all but 0.005 W', attacked({ A2: { at: [5.995, 4.2] } }), [5, 4, 0]],
    ['IGR-GEO-28 but one 0.02 W in its way is: it breaks on him', attacked({ A2: { at: [5.98, 4.2] } }), null],
    ['IGR-GEO-28 farther off he stops it where the bases touch', attacked({ A2: { at: [5.5, 3.9] } }), [5, 4.4, 0]],
    ['IGR-GEO-29 of several the nearest counts: the enemy at 0.4 W', attacked({ A2: { at: [5.5, 3.9] }, B2: { at: [4.5, 4.1] } }), null],
    ['IGR-R-117 no result hangs on a rounding: another enemy grazes its side', attacked({ B2: { at: [4.001, 5.2] } }), [5, 4, 0]],
  ];
  test.each(cases)('%s', (_, note, wanted) => {
    const match = battle(note);
    order(match, 'b', fight('B1', 'A1'));
    expect(placeOf(match, 'A1')).toEqual(wanted);
    expect(inBattle(match, 'A1').place).toBe(wanted ? 'table' : 'broken');
  });
});

describe('light troops', () => {
  /** Loose spears are driven back; behind them two friends leave a gap of 0.6 W. */
  const squeezed = (dice: number[], choice: string, troop = '(LIS-III-RA)', y = 3.9): BattleNote =>
    attacked(
      {
        A1: { at: [5, 5], troop },
        A2: { at: [4.2, y] },
        A3: { at: [5.8, y] },
        B1: { at: [5, 5.5], troop: '(LIW-III-RA)' },
      },
      { options: { 'IGR-R-105': choice }, dice },
    );
  const threw = (action: Thrown['action'], score: number): { thrown: Thrown } => ({
    thrown: { die: 3, score, action, like: null, does: null, done: false },
  });
  const LIGHT = '(LSC-III-RA)EIII';
  /** Light horse falls back two moves; behind it two friends leave a gap of 0.7 W. */
  const fleeing = (choice: string, more: BattleNote['vignettes'] = {}): BattleNote => ({
    phase: 'initiative',
    vignettes: {
      A1: { at: [11, 5], troop: LIGHT, now: threw('retreat', 3) },
      A2: { at: [10.15, 3], role: 'skirmish' },
      A3: { at: [11.85, 3], role: 'skirmish' },
      B1: { at: [11, 12] },
      ...more,
    },
    options: { 'IGR-R-105': choice },
    dice: [3, 3, 3],
  });
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, ReturnType<typeof placeOf>][] = [
    ['IGR-R-105 half-gaps: it falls back through half a gap',        fleeing('half-gaps'), [11, 1, 0]],
    ['IGR-R-105 full-base: it stops before it',                      fleeing('full-base'), [11, 3.75, 0]],
    ['IGR-R-105 half-gaps: its end is free, or it stops where the whole base touches', fleeing('half-gaps', { A2: { at: [10.15, 1.2], role: 'skirmish' }, A3: { at: [11.85, 1.2], role: 'skirmish' } }), [11, 1.95, 0]],
    ['IGR-GAP-01 others need a whole gap',                           fleeing('half-gaps', { A1: { at: [11, 5], troop: '(HCC-III-RA)', now: threw('retreat', 3) } }), [11, 3.75, 0]],
  ];
  test.each(cases)('%s', (_, note, wanted) => {
    const match = battle(note);
    order(match, 'a', act('A1'));
    expect(placeOf(match, 'A1')).toEqual(wanted);
  });
  test.each([
    ['IGR-R-105 half-gaps: an RR through half a gap', 'RR', 'half-gaps', [5, 3, 0]],
    ['IGR-R-105 full-base: friends at 0.6 of 2 W break it', 'RR', 'full-base', null],
    ['IGR-R-105 half-gaps: an R that would end on them stops', 'R', 'half-gaps', [5, 4.4, 0]],
    ['IGR-R-105 full-base: and so it does', 'R', 'full-base', [5, 4.4, 0]],
  ] as const)('%s', (_, result, choice, wanted) => {
    const match = battle(squeezed([], choice));
    const game = { state: match.state, options: match.options, happen: (e: Event) => apply(match.state, e) };
    repulse(game as never, match.state.lookup.ids.A1!, inBattle(match, 'B1').base!, result);
    expect(placeOf(match, 'A1')).toEqual(wanted);
  });
  test('IGR-R-120 a charge by initiative of VLI is not carried on behind a friend', () => {
    const vli = '(VLI-III-RA)EIII';
    const note: BattleNote = {
      phase: 'initiative',
      vignettes: {
        A1: { at: [11, 5], troop: vli, now: threw('charge-or-shoot', 2) },
        A2: { at: [11, 6.4] },
        B1: { at: [11, 13] },
      },
      dice: [3, 3, 3],
    };
    const match = battle(note);
    order(match, 'a', act('A1', { choice: 'charge' }));
    expect(placeOf(match, 'A1')).toEqual([11, 5.9, 0]);
  });
  test('IGR-R-120 nor is a copy; within its rate it passes him', () => {
    const copy = (y: number): BattleNote => ({
      phase: 'initiative',
      vignettes: {
        A1: { at: [11, 5], troop: '(VLI-III-RA)EIII', now: { thrown: { ...threw('as-right', 4).thrown, like: 'A2' } } },
        A2: {
          at: [12.5, 5],
          troop: '(VLI-III-RA)EIII',
          now: { activated: true, moved: true, steps: [{ ahead: 1.5 }] },
        },
        A3: { at: [11, y] },
        B1: { at: [11, 13] },
      },
      dice: [3, 3, 3],
    });
    for (const [y, wanted] of [
      [6.4, 5.9],
      [5.6, 6.5],
    ] as const) {
      const match = battle(copy(y));
      order(match, 'a', act('A1'));
      expect(placeOf(match, 'A1')).toEqual([11, wanted, 0]);
    }
  });
});

describe('a voluntary move', () => {
  const walking = (more: BattleNote['vignettes']): BattleNote => ({
    vignettes: { A1: { at: [5, 5], now: { activated: true } }, B1: { at: [5, 13] }, ...more },
  });
  // biome-ignore format: one line a case
  const cases: [string, BattleNote, string, number?][] = [
    ['IGR-GEO-26 along a friend who is a thousandth deep in its side', walking({ A2: { at: [5.999, 5.2] } }), 'allowed'],
    ['IGR-GEO-26 away from one who is a thousandth deep in its rear',  walking({ A2: { at: [5, 4.501] } }), 'allowed'],
    ['IGR-GEO-28 but not past one who stands in its way by as much',   walking({ A2: { at: [5.999, 6] } }), 'IGR-GEO-18'],
    ['IGR-GEO-30 it may end so deep in a friend, that is touching',     walking({ A2: { at: [5.995, 5.4] } }), 'allowed', 0.3],
  ];
  test.each(cases)('%s', (_, note, wanted, way = 1) =>
    expect(refusal(battle(note), 'a', move('A1', ahead(way)))).toBe(wanted),
  );
});
