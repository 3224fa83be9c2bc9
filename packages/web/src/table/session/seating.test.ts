import type { BattleView } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { expect, test } from 'vitest';
import { afterHandingIn, otherWriter, stillHandedIn } from './seating.js';
import { type HandedIn, NOBODY_YET } from './state.js';
import { AGAINST_BOT, TWO_PEOPLE, viewAt } from './testing.js';

/** A window in which both write unseen, as one of them sees it. */
const window = (step: string, viewer: Side): BattleView => ({
  ...viewAt('own orders', { viewer }),
  turn: { waiting: [viewer], step, rule: 'R', text: step, sealed: true },
});
const handed = (step: string, ...by: readonly Side[]): HandedIn =>
  by.reduce((before, side) => afterHandingIn(before, window(step, side), side), NOBODY_YET);

test.each<[string, HandedIn, BattleView, Side | undefined]>([
  ['the first of two hands in, and the other had nothing to write', handed('fire', 'a'), window('move', 'a'), 'b'],
  ['the second of two hands in', handed('fire', 'a', 'b'), window('move', 'b'), undefined],
  ['the same window is still open', handed('fire', 'a'), window('fire', 'a'), undefined],
  ['what was refused and handed in again counts once', handed('fire', 'a', 'a'), window('move', 'a'), 'b'],
  ['the other one has the screen by now', handed('fire', 'a'), window('move', 'b'), undefined],
  ['nobody has handed anything in', NOBODY_YET, window('move', 'a'), undefined],
])('PLA-R-210 %s', (_, handedIn, battleView, to) => {
  expect(otherWriter({ seats: TWO_PEOPLE }, handedIn, battleView)).toBe(to);
  expect(otherWriter({ seats: AGAINST_BOT }, handedIn, battleView)).toBeUndefined();
});

test('PLA-R-210 who handed in is past when another window opens', () => {
  const handedIn = handed('fire', 'a');
  expect(stillHandedIn(handedIn, window('fire', 'b'))).toBe(handedIn);
  expect(stillHandedIn(handedIn, window('move', 'a'))).toBe(NOBODY_YET);
});
