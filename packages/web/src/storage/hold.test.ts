import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Hold, holdBattle, type Locks } from './hold.js';

/** Locks as a browser has them: one holder a name, the others in a queue, a thief before all. */
function browser(): Locks {
  interface Asked {
    readonly held: () => Promise<void> | undefined;
    readonly resolve: () => void;
    readonly reject: (why: Error) => void;
  }
  const queues = new Map<string, Asked[]>();
  const grant = (queue: Asked[]): void => {
    const [first] = queue;
    void Promise.resolve(first?.held()).then(() => {
      if (!first || queue[0] !== first) return;
      queue.shift();
      first.resolve();
      if (queue.length > 0) grant(queue);
    });
  };
  return {
    request: (name, { signal, steal }, held) =>
      new Promise<void>((resolve, reject) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        const asked = { held, resolve, reject };
        signal?.addEventListener('abort', () => {
          const place = queue.indexOf(asked);
          if (place <= 0) return;
          queue.splice(place, 1);
          reject(new Error('aborted'));
        });
        if (steal) queue.splice(0, 1, asked)[0]?.reject(new Error('stolen'));
        else queue.push(asked);
        if (queue[0] === asked) grant(queue);
      }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tabs(count: number): { readonly ours: (boolean | undefined)[]; readonly holds: Hold[] } {
  const locks = browser();
  const ours: (boolean | undefined)[] = Array(count).fill(undefined);
  const holds = ours.map((_, i) => holdBattle('x', is => (ours[i] = is), locks));
  return { ours, holds };
}
const moment = (ms = 500) => vi.advanceTimersByTimeAsync(ms);

test('a battle belongs to one tab, and to the next when that is closed', async () => {
  const { ours, holds } = tabs(3);
  await moment(100);
  expect(ours).toEqual([true, undefined, undefined]); // a page that is just left may still have it
  await moment();
  expect(ours).toEqual([true, false, false]);
  holds[0]!.release();
  await moment();
  expect(ours.slice(1)).toEqual([true, false]);
});

test('it is taken over, and comes back when the other tab is closed', async () => {
  const { ours, holds } = tabs(2);
  await moment();
  holds[1]!.takeOver();
  await moment();
  expect(ours).toEqual([false, true]);
  holds[1]!.release();
  await moment();
  expect(ours[0]).toBe(true);
});

test('a tab that was closed while it waited gets nothing any more', async () => {
  const { ours, holds } = tabs(2);
  holds[1]!.release();
  await moment();
  holds[0]!.release();
  await moment();
  expect(ours).toEqual([true, undefined]);
});
