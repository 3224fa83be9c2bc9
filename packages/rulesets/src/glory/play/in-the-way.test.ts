import { describe, expect, test } from 'vitest';
import { ahead, type BattleNote, battle, fight, inBattle, move, order, placeOf, refusal } from './kit.js';

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
