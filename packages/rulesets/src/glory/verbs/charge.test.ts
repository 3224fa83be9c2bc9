import { isRefusal } from '@umpire/engine';
import { expect, test } from 'vitest';
import { glory } from '../index.js';
import { type BattleNote, battle } from '../play/kit.js';

const facing = (y: number, x = 11, troop = '(HCC-III-RA)'): BattleNote => ({
  vignettes: {
    A1: { at: [11, 5], now: { activated: true }, troop, general: true },
    B1: { at: [x, y] },
  },
});

/** Whether B1 is offered as a target, and whether the charge that the book suggests is allowed. */
function offered(y: number, x?: number, troop?: string): readonly [open: boolean, allowed: boolean] {
  const { state, options } = battle(facing(y, x, troop));
  const seat = { view: glory.view(state, 'a'), by: 'a' as const, options };
  const sofar = { verb: 'charge', stand: 'A1', target: 'B1', lineUp: true };
  const targets = glory.face.gesture(seat, 'target', { verb: 'charge', stand: 'A1' });
  const way = glory.face.gesture(seat, 'steps', sofar);
  if (isRefusal(targets) || targets.kind !== 'target' || isRefusal(way) || way.kind !== 'path')
    throw new Error('lists');
  const order = glory.order.parse({ ...sofar, steps: way.along });
  return [targets.targets[0]!.closed === undefined, glory.face.preview(seat, order).refusal === undefined];
}

test.each([6.2, 6.6, 7, 7.2, 7.4, 7.6, 7.8, 8, 8.5, 9])(
  'IGR-CHG-01 at %d W only who is reached is offered as a target',
  y => {
    const [open, allowed] = offered(y);
    expect(open).toBe(allowed);
  },
);
test.each(['(HCC-III-RA)', '(HIP-III-RA)', '(LSC-III-RA)EII'])(
  'IGR-CHG-01 IGR-MOV-08 of %s all round it only who is reached is offered as a target',
  troop => {
    const places = [9, 10, 11, 12, 13].flatMap(x => [3.4, 5, 6.4, 8.6].map(y => [x, y] as const));
    const beside = places.filter(([x, y]) => Math.hypot(x - 11, y - 5) > 1.3);
    const found = beside.map(([x, y]) => offered(y, x, troop));
    for (const [open, allowed] of found) expect(open).toBe(allowed);
    expect(new Set(found.map(([open]) => open)).size).toBe(2);
  },
);
test('IGR-CHG-01 some are reached, some are not', () => {
  expect([offered(6.2)[0], offered(9)[0]]).toEqual([true, false]);
});

/** The charge that the book suggests at somebody before A1. */
function previewed(troop: string, facing: number) {
  const { state, options } = battle({
    vignettes: {
      A1: { at: [11, 5], now: { activated: true }, troop: '(HCC-III-RA)', general: true },
      B1: { at: [11, 6.6, facing], troop },
    },
  });
  const seat = { view: glory.view(state, 'a'), by: 'a' as const, options };
  const sofar = { verb: 'charge', stand: 'A1', target: 'B1', lineUp: true };
  const way = glory.face.gesture(seat, 'steps', sofar);
  if (isRefusal(way) || way.kind !== 'path') throw new Error('no way');
  return glory.face.preview(seat, glory.order.parse({ ...sofar, steps: way.along }));
}

/** What is foretold of the charge that the book suggests at somebody before A1: the factors, and in how many of six throws either breaks. */
function foretold(troop: string, facing: number) {
  const { odds, cost } = previewed(troop, facing);
  const share = (one: string) =>
    odds!.chances
      .filter(({ result }) => result.text.includes(one))
      .reduce((sum, { ways, of }) => sum + (6 * ways) / of, 0);
  return [cost!.split('; ')[1], share('A1 broken'), share('B1 broken')];
}

// biome-ignore format: a case a line
test.each([
  ['IGR-MEL-02 musketeers in front', '(HIM-III-RA)EII', 180, ['6 against 0, 3 or more ahead', 0, 4]],
  ['IGR-MEL-02 pikes in front',      '(HIP-III-RA)',    180, ['4 against 7, 3 or more behind', 4, 0]],
  ['IGR-MM-02 musketeers in flank',  '(HIM-III-RA)EII',  90, ['6 against -1, 3 or more ahead', 0, 4]],
  ['IGR-EVA-02 light horse',         '(LSC-III-RA)EII', 180, ['B1 may evade, else 4 against 2, 1 or 2 ahead', 0, 2]],
])('the melee after a charge is foretold: %s', (_, troop, facing, wanted) => {
  expect(foretold(troop, facing)).toEqual(wanted);
});

/** What A1 is warned of before the charge that the book suggests, which takes it to 5.2; with a friend there, half a W deep. */
function warned(friend: number | undefined) {
  const { state, options } = battle({
    vignettes: {
      A1: { at: [11, 5], now: { activated: true }, troop: '(HIM-III-RA)EII' },
      ...(friend !== undefined && { A2: { at: [11, friend] as const, general: true } }),
      B1: { at: [11, 5.7, 180], troop: '(HIM-III-RA)EII' },
    },
  });
  const seat = { view: glory.view(state, 'a'), by: 'a' as const, options };
  const sofar = { verb: 'charge', stand: 'A1', target: 'B1', lineUp: true };
  const way = glory.face.gesture(seat, 'steps', sofar);
  if (isRefusal(way) || way.kind !== 'path') throw new Error('no way');
  const { warnings = [] } = glory.face.preview(seat, glory.order.parse({ ...sofar, steps: way.along }));
  return warnings.map(({ rule, about, text }) => [rule, about.join(), text]);
}

// biome-ignore format: a case a line
test.each([
  ['nobody behind',                              undefined, []],
  ['the General close behind, as he was before', 4.4,       [['IGR-RES-06', 'A1', 'driven back it would break, for A2 is close behind']]],
  ['a friend within half of two moves',          3.9,       [['IGR-RES-06', 'A1', 'driven back two moves it would break, for A2 is close behind']]],
  ['a friend farther back',                      3.3,       []],
] as const)('IGR-RES-06 before a charge one is told who would break: %s', (_, friend, wanted) => {
  expect(warned(friend)).toEqual(wanted);
});

test('IGR-EVA-05 before a charge at somebody who may evade one is told that the odds are for when he stands', () => {
  const told = (troop: string) => previewed(troop, 180).warnings?.map(({ rule, about }) => `${rule} ${about}`);
  expect(told('(LSC-III-RA)EII')).toEqual(['IGR-EVA-05 B1']);
  expect(told('(HIM-III-RA)EII')).toEqual([]);
});

// biome-ignore format: a case a line
test.each([
  ['IGR-MEL-02 pikes in front',     '(HIP-III-RA)',    180, ['4: 4 against foot', '7: 7 against horse']],
  ['IGR-MM-02 musketeers in flank', '(HIM-III-RA)EII',  90, ['6: 4 against foot, against who fears it +2', '-1: 2 against horse, flank or rear half, against whom it fears -2']],
])('why a charge comes to what it comes to is counted for both: %s', (_, troop, facing, wanted) => {
  const { counts, because } = previewed(troop, facing);
  expect(counts!.map(({ text }) => text)).toEqual(wanted);
  expect(counts!.map(({ piece }) => piece)).toEqual(['A1', 'B1']);
  for (const count of counts!) expect(count.because[0]).toMatchObject({ text: expect.stringMatching(/^its factor against /) });
  expect(because.every(({ rule }) => rule.startsWith('IGR-MOV'))).toBe(true);
});
