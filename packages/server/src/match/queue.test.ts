import { expect, test } from 'vitest';
import { makeQueue } from './queue.js';

test('one after the other, however each says that it is done', async () => {
  const queue = makeQueue();
  const done: string[] = [];
  let leaveFirst!: () => void;
  queue.enter(leave => {
    done.push('first begins');
    leaveFirst = leave;
  });
  const second = queue.run(async () => {
    done.push('second');
    await null;
    done.push('second ends');
  });
  queue.enter(leave => {
    done.push('third');
    leave();
  });
  const broken = queue.run(() => {
    throw new Error('broken');
  });
  expect(done).toEqual(['first begins']);
  expect(queue.idle()).toBe(false);
  leaveFirst();
  leaveFirst(); // who has left cannot leave for another
  expect(done).toEqual(['first begins', 'second']);
  await second;
  await expect(broken).rejects.toThrow('broken');
  expect(done).toEqual(['first begins', 'second', 'second ends', 'third']);
  expect(queue.idle()).toBe(true);
});

test('ten thousand may wait, each done at once', () => {
  const queue = makeQueue();
  let count = 0;
  let leave!: () => void;
  queue.enter(first => {
    leave = first;
  });
  for (let i = 0; i < 10_000; i++)
    queue.enter(next => {
      count++;
      next();
    });
  leave();
  expect(count).toBe(10_000);
});
