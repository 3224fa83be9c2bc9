import { expect, test } from 'vitest';
import { stateOf } from '../play/kit-rulings.js';
import type { State } from '../play/state.js';
import { type Line, refused } from './kit.js';

/** Side a has two players, a and c. */
function table(more: (state: State) => void = () => {}): State {
  const state = stateOf({ a: [['a1h1', 'gf-bn-hq', 50, 5]], b: [['b1h1', 'militia-bn-hq', 50, 95]] });
  state.seats = { a: ['a', 'c'], b: ['b'] };
  more(state);
  return state;
}
const gone = (who: string) => (state: State) => {
  state.away = { [who]: null };
};
const AWAY = { verb: 'absent', who: 'c', away: true };
const TAKE = { verb: 'take-over', who: 'c', take: true };

// biome-ignore format: one line a case
test.each<Line>([
  ['PLA-R-212 a player is away', AWAY, undefined, undefined],
  ['PLA-R-212 one of the other side is not named', { ...AWAY, who: 'b' }, undefined, 'PLA-R-212: nobody of your side sits there'],
  ['PLA-R-212 he is away already', AWAY, gone('c'), 'PLA-R-212: he is away already'],
  ['PLA-R-212 he is back', { ...AWAY, away: false }, gone('c'), undefined],
  ['PLA-R-212 who was never away', { ...AWAY, away: false }, undefined, 'PLA-R-212: he is there'],
  ['PLA-R-212 the last one stays', { ...AWAY, who: 'a' }, gone('c'), 'PLA-R-212: somebody of a side stays at the table'],
  ['PLA-R-212 somebody stands in for him', TAKE, gone('c'), undefined],
  ['PLA-R-212 not for one of the other side', { ...TAKE, who: 'b' }, gone('b'), 'PLA-R-212: nobody of your side sits there'],
  ['PLA-R-212 nor for one who is there', TAKE, undefined, 'PLA-R-212: he is there'],
])('%s', (_, order, more, wanted) => expect(refused(table(more), 'orders', order)).toBe(wanted));
