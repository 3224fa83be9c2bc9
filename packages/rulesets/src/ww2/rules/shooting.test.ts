import { describe, expect, test } from 'vitest';
import { ask, type Case, cited, thrown, told, under } from '../kit.js';

describe('the contest', () => {
  const plain = { grade: 'C', detected: false };
  const contest = (shooter: object = {}, target: object = {}) => ({
    shooter: { ...plain, ...shooter },
    target: { ...plain, ...target },
  });
  const outcome = (name: string, shooterMayFire = false, targetMayFire = false) => ({ outcome: name, shooterMayFire, targetMayFire }); // biome-ignore format: one line
  const seen = { detected: true };
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-SHO-11 a difference of 3: both', contest(seen, seen), outcome('both', true, true), thrown(4, 1)],
    ['WW2-SHO-09 4 more: alone', contest(seen, seen), outcome('shooter-only', true, false), thrown(5, 1)],
    ['WW2-SHO-10 the target alone', contest(seen, seen), outcome('target-only', false, true), thrown(2, 6)],
    ['WW2-SHO-04 +1 to the higher grade', contest({ grade: 'A' }), outcome('shooter-only'), thrown(4, 1)],
    ['WW2-SHO-04 of the target too', contest({}, { grade: 'B' }), outcome('target-only'), thrown(1, 4)],
    ['WW2-SHO-05 +1 if the other has a FIRE marker', contest({}, { fireMarker: true }), outcome('shooter-only'), thrown(4, 1)],
    ['WW2-SHO-05 the shooter’s helps the target', contest({ fireMarker: true }), outcome('target-only'), thrown(1, 4)],
    ['WW2-SHO-06 +3 if detected', contest(seen), outcome('shooter-only', true), thrown(2, 1)],
    ['WW2-SHO-07 -1 for each marker', contest({ suppression: 3 }), outcome('target-only'), thrown(1, 2)],
    ['WW2-SHO-08 -2 without an effect', contest({ canAffect: false }), outcome('target-only'), thrown(1, 3)],
    ['WW2-SHO-15 not without detection', contest({}, seen), outcome('both', false, true), thrown(6, 3)],
    ['WW2-SHO-15 not without an effect', contest(seen, { ...seen, canAffect: false }), outcome('both', true, false), thrown(1, 3)],
    ['WW2-SHO-15 not out of range or arc', contest({ ...seen, able: false }, seen), outcome('both', false, true), thrown(1, 3)],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('initiative', given, how)).toEqual(wanted));
  test('each modifier is cited once, whoever has it', () => {
    const marked = { suppression: 1, fireMarker: true };
    expect(cited('initiative', contest(marked, marked), thrown(3, 3))).toEqual([
      'WW2-SHO-05',
      'WW2-SHO-07',
      'WW2-SHO-11',
    ]);
  });
});

describe('the score required', () => {
  const aim = (more: object = {}) => ({ weapon: 'MG', target: 'MA', ...more });
  const needs = (base: number, required: number, range: number | string = 1500) => ({ base, required, range });
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-EFF-01 as printed', aim(), needs(3, 3)],
    ['WW2-EFF-02 a dash', aim({ target: 'AC' }), 'WW2-EFF-02'],
    ['WW2-EFF-02 no weapon', aim({ weapon: 'none' }), 'WW2-EFF-02'],
    ['WW2-EFF-04 option 3', aim({ option: 3 }), needs(3, 4)],
    ['WW2-EFF-04 option 4', aim({ option: 4 }), needs(3, 4)],
    ['WW2-EFF-04 option 2 costs nothing', aim({ option: 2 }), needs(3, 3)],
    ['WW2-EFF-05 cover', aim({ cover: 'cover' }), needs(3, 4)],
    ['WW2-EFF-06 pinned', aim({ shooterPinned: true }), needs(3, 4)],
    ['WW2-EFF-07 hard cover', aim({ cover: 'hard' }), needs(3, 5)],
    ['WW2-EFF-08 option 5', aim({ option: 5 }), needs(3, 5)],
    ['WW2-EFF-09 repulsed', aim({ shooterRepulsed: true }), needs(3, 5)],
    ['WW2-EFF-10 the flank', aim({ arc: 'flank' }), needs(3, 1)],
    ['WW2-EFF-11 the rear', aim({ arc: 'rear' }), needs(3, 0)],
    ['WW2-EFF-12 skirts against infantry', aim({ weapon: 'IG', arc: 'flank', skirts: true }), needs(4, 4, 500)],
    ['WW2-EFF-13 skirts against others', aim({ arc: 'flank', skirts: true }), needs(3, 2)],
    ['WW2-EFF-14 the rear is unchanged', aim({ arc: 'rear', skirts: true }), needs(3, 0)],
    ['WW2-EFF-14 nothing for SMT', aim({ target: 'SMT', arc: 'flank', skirts: true }), needs(2, 0)],
    ['WW2-EFF-15 all together, beyond 6', aim({ option: 5, cover: 'hard', shooterPinned: true, shooterRepulsed: true }), needs(3, 10)],
    ['WW2-R-30 infantry has no flank', aim({ target: 'INF', arc: 'flank' }), needs(5, 5)],
    ['WW2-R-30 guns have', aim({ target: 'INF', arc: 'flank', targetGun: true }), needs(5, 3)],
    ['WW2-R-30 all-ground: infantry has', aim({ target: 'INF', arc: 'flank' }), needs(5, 3), under('WW2-R-30', 'all-ground')],
    ['WW2-R-30 batteries that are guns have', aim({ weapon: 'ATTACK', target: 'ART', arc: 'rear', targetGun: true }), needs(5, 2)],
    ['WW2-R-30 aircraft never', aim({ weapon: 'ATTACK', target: 'AC', arc: 'rear', targetGun: true }), needs(6, 6), under('WW2-R-30', 'all-ground')],
    ['WW2-R-31 not for shells that drop', aim({ weapon: 'MB', arc: 'rear' }), needs(4, 4, 'OT')],
    ['WW2-R-31 nor for mortars', aim({ weapon: 'Ms', target: 'SMT', arc: 'rear' }), needs(5, 5, 2000)],
    ['WW2-R-31 nor for bombs', aim({ weapon: 'BOMBER', arc: 'flank' }), needs(3, 3, 3000)],
    ['no option 1', aim({ option: 1 }), 'given.option'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = told('score-required', given, how);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else
      expect(found).toMatchObject({
        base: (wanted as { base: number }).base,
        required: (wanted as { required: number }).required,
      });
  });
  test.each(['BARG', 'RG', 'IG', 'HMG', 'VLG', 'LG', 'MG', 'HG', 'ATTACK'])(
    'WW2-R-31 the flank counts for %s',
    weapon => expect(cited('score-required', { weapon, target: 'LA', arc: 'flank' })).toContain('WW2-EFF-10'),
  );
});

describe('one shot', () => {
  const fire = (more: object = {}) => ({ weapon: 'MG', target: 'MA', targetGrade: 'C', ...more });
  const does = (result: string, suppression: number, required = 3) => ({ required, result, suppression });
  // biome-ignore format: one line a rule
  const cases: Case[] = [
    ['WW2-RES-29 the table is read in any case', fire(), does('P', 1), thrown(2, 3)],
    ['WW2-RES-12 -1 for each 1 missed', fire(), does('-', 0), thrown(1, 3)],
    ['WW2-RES-14 +1 for each 1 exceeded', fire(), does('R', 2), thrown(5, 3)],
    ['WW2-RES-13 aircraft by night without radar', fire({ weapon: 'AAA', target: 'AC', night: true }), does('P', 1, 6), thrown(6, 5)],
    ['WW2-RES-13 with radar', fire({ weapon: 'AAA', target: 'AC', night: true, radar: true }), does('R', 2, 6), thrown(6, 5)],
    ['WW2-RES-13 not on the ground', fire({ night: true }), does('P', 1), thrown(3, 3)],
    ['WW2-RES-15 +1 for each marker', fire({ targetSuppression: 3 }), does('D', 0), thrown(3, 3)],
    ['WW2-RES-16 late British artillery', fire({ weapon: 'LB', target: 'INF', lateBritish: true }), does('R', 2), thrown(3, 3)],
    ['WW2-RES-16 no others', fire({ lateBritish: true }), does('P', 1), thrown(3, 3)],
    ['WW2-RES-17 light mortars', fire({ weapon: 'RG', target: 'INF', lightMortars: true }), does('R', 2, 4), thrown(4, 3)],
    ['WW2-RES-17 no BARG', fire({ weapon: 'BARG', target: 'INF', lightMortars: true }), does('P', 1, 4), thrown(4, 3)],
    ['WW2-RES-18 transport aircraft', fire({ weapon: 'FIGHTER', target: 'AC', transportAircraft: true }), does('D', 0, 4), thrown(4, 4)],
    ['WW2-RES-18 no others', fire({ transportAircraft: true }), does('R', 2), thrown(3, 4)],
    ['WW2-SHO-15 in range', fire({ range: 1500 }), does('P', 1), thrown(3, 3)],
    ['WW2-SHO-15 out of range', fire({ range: 1501 }), 'WW2-SHO-15'],
    ['WW2-SHO-15 OT reaches everywhere', fire({ weapon: 'LB', range: 99999 }), does('P', 1, 5), thrown(5, 3)],
    ['WW2-R-63 same-die: read again', fire(), does('D', 0), { ...thrown(5), ...under('WW2-R-63', 'same-die') }],
    ['WW2-R-63 same-die: one throw', fire(), 'throws', { ...thrown(5, 3), ...under('WW2-R-63', 'same-die') }],
    ['WW2-RES-01 grade D is always pinned', fire({ targetGrade: 'D', cover: 'hard' }), does('P', 1, 5), thrown(1, 1)],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => expect(told('shot', given, how)).toEqual(wanted));
  test.each(['LB', 'MB', 'HB', 'SRL'])('WW2-RES-16 %s', weapon =>
    expect(cited('shot', fire({ weapon, lateBritish: true }), thrown(3, 3))).toContain('WW2-RES-16'),
  );
  test('WW2-RES-16 CB', () =>
    expect(cited('shot', fire({ weapon: 'CB', target: 'ART', lateBritish: true }), thrown(3, 3))).toContain(
      'WW2-RES-16',
    ));
});

/** What the fall of the effect die is cited as: with all it takes from the result, or adds to it. */
// biome-ignore format: one line a case
test.each<[string, object, [number, number], string | undefined]>([
  ['WW2-RES-12 four under', { target: 'XA' }, [1, 3], "WW2-RES-12 -4: the effect die, a 1, is 4 under the 5 required"],
  ['WW2-RES-12 one under', {}, [2, 3], 'WW2-RES-12 -1: the effect die, a 2, is 1 under the 3 required'],
  ['WW2-RES-14 three over', {}, [6, 3], 'WW2-RES-14 +3: the effect die, a 6, is 3 over the 3 required'],
  ['WW2-RES-29 what was required: nothing', {}, [3, 3], undefined],
])('%s is told in one line', (_, more, dice, wanted) => {
  const given = { weapon: 'MG', target: 'MA', targetGrade: 'C', ...more };
  const { because } = ask('shot', given, thrown(...dice)) as unknown as { because: { rule: string; effect?: string; text: string }[] };
  const found = because.find(({ rule }) => rule === 'WW2-RES-12' || rule === 'WW2-RES-14');
  expect(found && `${found.rule} ${found.effect}: ${found.text}`).toBe(wanted);
});
