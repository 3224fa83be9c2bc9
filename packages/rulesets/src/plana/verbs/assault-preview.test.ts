import { defaultOptions } from '@umpire/engine';
import { expect, test } from 'vitest';
import { plana } from '../index.js';
import { knows, type Row, stateOf } from '../play/kit-rulings.js';
import { view } from '../play/view.js';
import { assault } from './moves.js';

const ROWS: readonly Row[] = [['a1a1', 'gf-section', 50, 50]];

/** Armoured infantry go 10 cm; bases are 3 cm deep: half a move is from edge to edge, not to where the way was drawn. */
test.each<[string, number, RegExp]>([
  ['near', 54, /this turn/],
  ['the way is longer than half a move, what is gone until they meet is not', 56, /this turn/],
  ['far', 59, /next turn/],
])('PLA-CA-01 what is said before an assault: %s', (_, y, text) => {
  const state = stateOf({ a: [...ROWS], b: [['b1t1', 'militia-company', 50, y]] });
  knows(state, 'a', 'b1t1', ['a1a']);
  state.stage = 'move';
  state.companies = state.companies.map(one => ({
    ...one,
    order: { ...one.order, kind: 'attack', onContact: 'assault' },
  }));
  const seat = { view: view(state, 'a'), by: 'a', seat: undefined, options: defaultOptions(plana.options) };
  const { preview } = assault as unknown as {
    preview(
      plan: unknown,
      seat: object,
      order: object,
    ): {
      because: { rule: string; text: string }[];
      refusal?: object;
      odds: { chances: { ways: number; of: number; result: { short: string } }[] };
    };
  };
  const found = preview(undefined, seat, { stand: 'a1a1', path: [{ x: 5000, y: y * 100 }], heading: null });
  // eight points of armoured infantry against eight of militia, a leader of 0 against one of 1
  expect(found.odds.chances.map(({ ways, of, result }) => [result.short, ways, of])).toEqual([
    ['carried', 10, 100],
    ['taken', 26, 100],
    ['confused', 9, 100],
    ['halted', 55, 100],
  ]);
  expect(found.odds.chances.reduce((sum, { ways }) => sum + ways, 0)).toBe(100);
  expect([found.refusal, found.because.find(({ rule }) => rule === 'PLA-CA-01')?.text]).toEqual([
    undefined,
    expect.stringMatching(text),
  ]);
});
