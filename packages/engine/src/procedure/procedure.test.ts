import { describe, expect, test } from 'vitest';
import {
  type AskField,
  choose,
  compareHands,
  contest,
  dice,
  die,
  type Finding,
  HANDS,
  type Procedure,
  rps,
  sealed,
  whichDie,
} from './ask.js';
import { inParts, lumping, odds, type Parts, together } from './odds.js';
import { settle } from './settle.js';

const named = (value: unknown) => ({ value, label: String(value) });

function* twoDice(): Procedure<Finding<number>> {
  const sum = (yield* die('X-DIE-01', 'a')) + (yield* die('X-DIE-01', 'a'));
  return { result: sum, because: [{ rule: 'X-DIE-01', text: 'two dice' }] };
}
function* best(): Procedure<Finding<string>> {
  return { result: yield* rps('X-RPS-01', 'a'), because: [] };
}
function* winner(): Procedure<Finding<string>> {
  return { result: yield* contest('X-RPS-02', 'a'), because: [] };
}

describe('odds are counted, not estimated', () => {
  test('two dice: 36 ways, seven most likely, ties as first met', () => {
    const { chances } = odds(twoDice);
    expect(chances.map(c => c.result)).toEqual([7, 6, 8, 5, 9, 4, 10, 3, 11, 2, 12]);
    expect(chances.map(c => (c.ways * 36) / c.of)).toEqual([6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
  });
  test('a hand of Rock-Paper-Scissors: a third each, in the order win, draw, lose', () => {
    expect(odds(best).chances).toEqual(['win', 'draw', 'lose'].map(result => ({ ways: 1, of: 3, result })));
  });
  test('where draws are shown again each side wins half of the time', () => {
    expect(odds(winner).chances).toEqual(['a', 'b'].map(result => ({ ways: 1, of: 2, result })));
  });
  test('a player’s choice has no odds', () => {
    const asks = function* (): Procedure<Finding<string>> {
      return { result: yield* choose('X-CHO-01', 'a', 'which?', [{ value: 'x', label: 'X' }]), because: [] };
    };
    expect(() => odds(asks)).toThrow(/chooses/);
  });
  test('parts that are lumped together come out as the whole, in its order and with its rules', () => {
    const hit = function* (need: number): Procedure<Finding<boolean>> {
      const hits = (yield* die('X-DIE-02', 'a')) + (yield* die('X-DIE-02', 'a')) >= need;
      return { result: hits, because: [{ rule: hits ? 'X-HIT-01' : 'X-HIT-02', text: 'two dice' }] };
    };
    const duel = (run: Parts) =>
      function* (): Procedure<Finding<string>> {
        const own = yield* run('own', () => hit(8));
        const other = yield* run('other', () => hit(4));
        return { result: `${own.result}/${other.result}`, because: [...own.because, ...other.because] };
      };
    expect(odds(duel(lumping()))).toEqual(odds(duel(inParts)));
    expect(odds(duel(lumping())).chances).toHaveLength(4);
  });
  test('a lump with one outcome is no throw', () => {
    const sure = function* (run: Parts): Procedure<Finding<number>> {
      return yield* run('sure', function* () {
        yield* die('X-DIE-03', 'a');
        return { result: 7, because: [] };
      });
    };
    expect(odds(() => sure(lumping())).chances).toEqual([{ ways: 1, of: 1, result: 7 }]);
    expect(settle(sure(inParts), [3])).toMatchObject({ value: { result: 7 }, used: 1 });
  });
  test('eight dice stay exact', () => {
    const eight = function* (): Procedure<Finding<boolean>> {
      let sixes = 0;
      for (let i = 0; i < 6; i++) if ((yield* die('X-DIE-01', 'a')) === 6) sixes++;
      return { result: sixes === 0, because: [] };
    };
    expect(odds(eight).chances).toEqual([
      { ways: 31031, of: 46656, result: false },
      { ways: 15625, of: 46656, result: true },
    ]);
  });
});

describe('settling on given answers', () => {
  const cases: [string, () => Procedure<unknown>, unknown[], unknown][] = [
    ['all there', twoDice, [2, 5], { value: { result: 7 }, used: 2 }],
    ['one missing', twoDice, [2], { ask: { kind: 'die', sides: 6 }, used: 1 }],
    ['no such score', twoDice, [2, 7], { path: 'throws[1]' }],
    ['a word for a score', twoDice, ['six'], { path: 'throws[0]' }],
    ['half a score', twoDice, [1.5], { path: 'throws[0]' }],
    ['win', best, ['win'], { value: { result: 'win' } }],
    ['rock is a hand, not a result', best, ['rock'], { path: 'throws[0]' }],
    ['a pair of hands', best, [{ a: 'paper', b: 'rock' }], { value: { result: 'win' } }],
    ['draws until somebody wins', winner, ['draw', 'draw', 'lose'], { value: { result: 'b' }, used: 3 }],
  ];
  for (const [name, procedure, throws, expected] of cases)
    test(name, () => expect(settle(procedure(), throws)).toMatchObject(expected as object));

  test('sealed answers are judged one by one', () => {
    const field: AskField = { name: 'plan', gesture: { kind: 'choose', among: ['x', 'y', 'bad'].map(named) } };
    const check = (by: string, answer: unknown) =>
      answer === 'bad' ? { rule: 'X-SEA-01', message: `${by} may not` } : undefined;
    const seal = () => sealed('X-SEA-01', 'orders', ['a', 'b'], [field], { check });
    expect(settle(seal(), [{ a: 'x', b: 'bad' }])).toMatchObject({ rule: 'X-SEA-01', message: 'b may not' });
    expect(settle(seal(), [{ a: 'x', b: 'y' }])).toMatchObject({ value: { a: 'x', b: 'y' } });
  });
});

test('whoever throws several dice for one thing is told which one it is, and for whom', () => {
  const throws = whichDie('square 2 of 9', dice(2, 'X-DIE-01', 'both', 'a die for features'), undefined, ['A1']);
  const asked: unknown[] = [];
  let step = throws.next();
  for (const score of [3, 5]) {
    asked.push(step.value);
    step = throws.next(score);
  }
  expect(asked).toMatchObject([
    { text: 'a die for features', which: 'square 2 of 9, die 1 of 2', about: ['A1'] },
    { text: 'a die for features', which: 'square 2 of 9, die 2 of 2', about: ['A1'] },
  ]);
  expect(step).toEqual({ done: true, value: [3, 5] });
});

test('rock beats scissors, scissors beat paper, paper beats rock', () => {
  const table = HANDS.map(own => HANDS.map(other => compareHands(own, other)));
  expect(table).toEqual([
    ['draw', 'lose', 'win'],
    ['win', 'draw', 'lose'],
    ['lose', 'win', 'draw'],
  ]);
});

test('chances that come to the same are counted together, the most likely first', () => {
  const chances = [
    { ways: 1, of: 2, result: 'a1' },
    { ways: 1, of: 3, result: 'b1' },
    { ways: 1, of: 6, result: 'b2' },
    { ways: 1, of: 12, result: 'a2' },
  ];
  const found = together(
    chances,
    result => result[0]!,
    all => all.map(({ result }) => result).join(),
  );
  expect(found).toEqual([
    { ways: 7, of: 12, result: 'a1,a2' },
    { ways: 1, of: 2, result: 'b1,b2' },
  ]);
});
