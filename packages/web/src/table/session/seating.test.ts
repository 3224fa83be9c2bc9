import type { BattleView, Seats } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { expect, test } from 'vitest';
import { afterHandingIn, nextSeat, otherWriter, stillHandedIn } from './seating.js';
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

const FOUR = ['Red 1', 'Red 2', 'Blue 1', 'Blue 2'];
const PLACES = FOUR.map(id => ({ id, side: id.startsWith('Red') ? ('a' as const) : ('b' as const) }));
const people: Seats = Object.fromEntries(FOUR.map(seat => [seat, 'person']));
/** A window as one of four sees it who waits for others. */
const written = (at: string, waiting: readonly string[], step = 'fire'): BattleView => ({
  ...window(step, 'a'),
  at,
  places: PLACES,
  turn: { waiting, step, rule: 'R', text: step, sealed: true },
});

test.each<[string, string, readonly string[], Seats, string | undefined]>([
  ['a fellow writes still', 'Red 1', ['Red 2', 'Blue 1', 'Blue 2'], people, 'Red 2'],
  ['a whole side has handed in', 'Red 2', ['Blue 1', 'Blue 2'], people, 'Blue 1'],
  ['the other side began', 'Blue 2', ['Red 1', 'Red 2', 'Blue 1'], people, 'Blue 1'],
  ['his fellow is a bot', 'Red 1', ['Red 2', 'Blue 1', 'Blue 2'], { ...people, 'Red 2': { bot: 'random' } }, 'Blue 1'],
  ['he writes himself', 'Red 1', ['Red 1'], people, undefined],
])('PLA-R-211 four at one screen: %s', (_, at, waiting, seats, to) =>
  expect(nextSeat({ seats }, written(at, waiting))).toBe(to),
);

test('PLA-R-210 two of a side hand in, and the other side had nothing to write: the screen goes to it all the same', () => {
  const by = ['Red 1', 'Red 2'].reduce(
    (before, seat) => afterHandingIn(before, written(seat, [seat]), seat),
    NOBODY_YET,
  );
  expect(otherWriter({ seats: people }, by, written('Red 2', ['Red 2'], 'move'))).toBe('Blue 1');
  const all = afterHandingIn(by, written('Blue 1', ['Blue 1']), 'Blue 1');
  expect(otherWriter({ seats: people }, all, written('Blue 1', ['Blue 1'], 'move'))).toBeUndefined();
});
