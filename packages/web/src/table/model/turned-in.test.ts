import { expect, test } from 'vitest';
import { seenFrom } from '../panel/wheel.js';
import { heldBack, turnedIn } from './turned-in.js';

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

test('a drag that turns a piece too far and takes it too far as well: held back to what it may', async () => {
  const short = async (way: readonly { readonly x: number; readonly y: number }[]) => {
    const { preview } = await judge(way);
    const far = seenFrom(from, way[0]!).distance > 800;
    return { preview: { ...preview, ...(far && { refusal: { message: 'too long', rule: 'X-2' } }) } };
  };
  const [end] = await turnedIn(from, [{ x: 707, y: 707 }], short);
  const { turn, distance } = seenFrom(from, end!);
  expect([turn >= 215, turn <= 225, distance > 650, distance <= 800]).toEqual([true, true, true, true]);
});

test.each([
  ['a little too long', [{ x: 0, y: 510 }], { x: 0, y: 500 }],
  ['its last leg alone', [{ x: 0, y: 300 }, { x: 0, y: 502 }], { x: 0, y: 500 }],
  ['as it is wanted', [{ x: 0, y: 480 }], { x: 0, y: 480 }],
  ['much too long: that is told', [{ x: 0, y: 900 }], { x: 0, y: 900 }],
])('a way that is refused is held back to what is allowed: %s', async (_, path, end) => {
  const judge = async (way: readonly { readonly x: number; readonly y: number }[]) => ({
    preview: { because: [], ...(way.at(-1)!.y > 500 && { refusal: { message: 'too long', rule: 'X-1' } }) },
  });
  const held = await heldBack(from, path, judge);
  expect(held).toHaveLength(path.length);
  expect(held.at(-1)).toEqual(end);
}); // biome-ignore format: a case a line
