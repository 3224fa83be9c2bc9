import type { Thrown } from '@umpire/desk';
import { expect, test } from 'vitest';
import { NO_NEWS, withDrawn } from './news.js';

const ROCKS: Thrown = {
  before: 2,
  text: 'who begins',
  rule: 'X-3',
  value: { a: 'rock', b: 'rock' },
  won: 'draw',
  again: true,
};
const { again: _, ...DRAWN } = ROCKS;
const WON: Thrown = { ...DRAWN, before: 0, value: { a: 'paper', b: 'scissors' }, won: 'b' };
const news = (...throws: Thrown[]) => ({ ...NO_NEWS, throws });

test.each([
  ['drawn, then shown again', news(ROCKS), news(WON), [{ ...ROCKS, before: 0 }, WON]],
  ['nothing was thrown before', undefined, news(WON), [WON]],
  ['somebody had won', news(WON), news(ROCKS), [ROCKS]],
  ['a draw that was a result, and other hands after it', news(DRAWN), news(WON), [WON]],
  ['a draw for something else', news({ ...ROCKS, text: 'an engagement' }), news(WON), [WON]],
])('hands that were drawn stand before those that were shown again: %s', (_, before, now, throws) =>
  expect(withDrawn(before, now).throws).toEqual(throws),
);
