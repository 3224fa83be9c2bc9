import { expect, test } from 'vitest';
import { scriptedDice } from '../chance/scripted.js';
import { seededDice } from '../chance/seeded.js';
import { skirmish } from '../examples/skirmish/index.js';
import { IDS, type SkirmishTypes, type State } from '../examples/skirmish/pieces.js';
import { strokesOf, worthOf } from './course.js';
import { forkState } from './fork.js';
import { type Match, matchOf, start, submit } from './match.js';

const OPTIONS = {};
/** One stand of each side in range of the other; the turn of side a has begun. */
function facing(target: 'steady' | 'shaken', dice: readonly number[]): Match<SkirmishTypes> {
  const begun = start({ rules: skirmish, options: OPTIONS, scenario: {}, dice: scriptedDice([5]) });
  if (!begun.ok) throw new Error(begun.error.message);
  const state: State = forkState(begun.value.state);
  const stands = [...state.stands];
  stands[0] = { x: 5000, y: 1000, status: 'steady' };
  stands[12] = { x: 6000, y: 1000, status: target };
  return matchOf(
    { rules: skirmish, options: OPTIONS, scenario: {}, dice: scriptedDice([...dice]) },
    { ...state, stands },
  );
}

test.each([
  // target, thrown, how it stood afterwards, how it would have stood on average, as good as this or better
  ['steady', 6, 1 / 9, 1 / 54, 1 / 6],
  ['steady', 1, 0, 1 / 54, 5 / 6],
  ['steady', 5, 0, 1 / 54, 5 / 6],
  ['shaken', 4, 1 / 9, 1 / 18, 1 / 2],
  ['shaken', 3, 0, 1 / 18, 1 / 2],
] as const)(
  'SKI-SHO-04: a shot at a %s stand that throws %i is weighed against all that could have been thrown',
  (...row) => {
    const [target, thrown, came, expected, share] = row;
    const match = facing(target, [thrown]);
    const before = forkState(match.state);
    expect(submit(match, 'a', { verb: 'shoot', stand: IDS[0]!, target: IDS[12]! }).ok).toBe(true);
    const [stroke, ...more] = strokesOf(match, before, match.entries.at(-1)!);
    expect(more).toEqual([]);
    expect(stroke).toMatchObject({ at: 0, throws: 1, most: 0 });
    expect(stroke!.came).toBeCloseTo(came);
    expect(stroke!.expected).toBeCloseTo(expected);
    expect(stroke!.share).toBeCloseTo(share);
  },
);

test('SKI-TRN-01: pips on which nothing hangs at once are no stroke, and an order without dice has none', () => {
  const match = facing('steady', [3]);
  for (const verb of ['end'] as const) {
    const before = forkState(match.state);
    submit(match, 'a', { verb });
    expect(strokesOf(match, before, match.entries.at(-1)!)).toEqual([]);
  }
});

test('SKI-VIC-01: what is won is worth 1 to the winner and -1 to the loser', () => {
  const { state } = facing('steady', []);
  const setting = matchOf({ rules: skirmish, options: OPTIONS, scenario: {}, dice: seededDice(1) }, state);
  expect(worthOf(setting, { ...state, lostB: 9 })).toBe(1);
  expect(worthOf(setting, { ...state, lostA: 9 })).toBe(-1);
  expect(worthOf(setting, { ...state, lostA: 3, lostB: 1 })).toBeCloseTo(-2 / 9);
});
