import { expect, test } from 'vitest';
import { automatic } from './automatic.js';
import { knows, putCompany, run, sheet, stateOf } from './kit-rulings.js';
import type { State } from './state.js';

const DEADLY = '- - - - - - - 0+';
/** b1's commander is with his HQ, which a tank destroys; his companies stand about it. */
function field(): State {
  const state = stateOf({
    a: [
      ['a1h1', 'gf-bn-hq', 5, 2],
      ['a1t1', 'hovertank-platoon', 50, 45],
    ],
    b: [
      ['b1h1', 'militia-bn-hq', 50, 60],
      ['b1v1', 'militia-company', 58, 66],
      ['b1w1', 'militia-company', 80, 60],
      ['b2v1', 'militia-company', 42, 60],
      ['b2h1', 'militia-bn-hq', 5, 95],
    ],
  });
  knows(state, 'a', 'b1h1', ['a1t']);
  state.firing = {
    own: [{ name: 'Deadly', rows: [{ rule: 'D-1', weapon: 'hovertank', target: 'Inf', er: DEADLY, lr: DEADLY }] }],
  };
  state.stage = 'direct-fire';
  sheet(state, 'a', { verb: 'fire', stand: 'a1t1', weapon: 'hovertank', target: 'contact-1' });
  return state;
}
const tested = (state: State, step = automatic) =>
  run(state, step, [5]).dice.flatMap(({ text }) => /^morale of Company (.*)$/.exec(text)?.[1] ?? []);

test('PLA-SUR-02 companies of his battalion within 10 cm of a commander who is lost test, others do not', () => {
  expect(tested(field())).toEqual(['b1v']);
});
test('PLA-SUR-03 not twice in a turn', () => {
  const state = field();
  putCompany(state, 'b1v', { surprised: 3 });
  expect(tested(state)).toEqual([]);
});
test('PLA-SUR-02 nobody tests for an HQ without its commander', () => {
  const state = field();
  state.commanders = state.commanders.map(one =>
    one.battalion === 'b1' ? { ...one, base: 'b1w1', company: 'b1w' } : one,
  );
  expect(tested(state)).toEqual([]);
});
