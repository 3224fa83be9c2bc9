import { isRefusal } from '@umpire/engine';
import { expect, test } from 'vitest';
import { glory } from '../index.js';
import { type BattleNote, battle } from '../play/kit.js';

const facing = (y: number): BattleNote => ({
  vignettes: {
    A1: { at: [11, 5], now: { activated: true }, troop: '(HCC-III-RA)', general: true },
    B1: { at: [11, y] },
  },
});

/** Whether B1 is offered as a target, and whether the charge that the book suggests is allowed. */
function offered(y: number): readonly [open: boolean, allowed: boolean] {
  const { state, options } = battle(facing(y));
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
test('IGR-CHG-01 some are reached, some are not', () => {
  expect([offered(6.2)[0], offered(9)[0]]).toEqual([true, false]);
});

/** What is foretold of the charge that the book suggests at somebody before A1: the factors, and in how many of six throws either breaks. */
function foretold(troop: string, facing: number) {
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
  const { odds, cost } = glory.face.preview(seat, glory.order.parse({ ...sofar, steps: way.along }));
  const share = (one: string) =>
    odds!.chances
      .filter(({ result }) => result.text.includes(one))
      .reduce((sum, { ways, of }) => sum + (6 * ways) / of, 0);
  return [cost!.split('; ')[1], share('A1 broken'), share('B1 broken')];
}

// biome-ignore format: a case a line
test.each([
  ['IGR-MEL-02 musketeers in front', '(HIM-III-RA)EII', 180, ['6 against 0, column +3', 0, 4]],
  ['IGR-MEL-02 pikes in front',      '(HIP-III-RA)',    180, ['4 against 7, column -3', 4, 0]],
  ['IGR-MM-02 musketeers in flank',  '(HIM-III-RA)EII',  90, ['6 against -1, column +3', 0, 4]],
  ['IGR-EVA-02 light horse',         '(LSC-III-RA)EII', 180, ['B1 may evade, else 4 against 2, column +1', 0, 2]],
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
