import { expect, test } from 'vitest';
import { seenFrom } from '../panel/wheel.js';
import { turnedIn } from './turned-in.js';

const from = { x: 0, y: 0, facing: 0 };
/** A book in which nobody turns farther than 22.5 degrees. */
const judge = async ([to]: readonly { readonly x: number; readonly y: number }[]) => ({
  preview: {
    because: [],
    ...(Math.abs(seenFrom(from, to!).turn) > 225 && { refusal: { message: 'too far', rule: 'X-1' } }),
  },
});

test.each([
  ['held back to what it may', { x: 500, y: 866 }, [215, 225]],
  ['to the left as well', { x: -500, y: 866 }, [-225, -215]],
  ['as it is wanted, where that is allowed', { x: 176, y: 985 }, [101, 102]],
])('a drag that turns a piece too far: %s', async (_, to, [least, most]) => {
  const [end] = await turnedIn(from, [to], judge);
  const { turn, distance } = seenFrom(from, end!);
  expect(turn).toBeGreaterThanOrEqual(least!);
  expect(turn).toBeLessThanOrEqual(most!);
  expect(Math.round(distance / 10)).toBe(100);
});
