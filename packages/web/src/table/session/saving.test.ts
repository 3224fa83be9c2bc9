import { expect, test } from 'vitest';
import { oneAtATime } from './saving.js';

test('what is wanted again while it lasts is done once more, and never twice at a time', async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const save = oneAtATime(() => {
    begun++;
    return new Promise<void>(end => ends.push(end));
  });
  const done = save();
  void save();
  void save();
  expect(begun).toBe(1);
  ends[0]!();
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toBe(2);
  ends[1]!();
  await done;
  void save();
  expect(begun).toBe(3);
});
