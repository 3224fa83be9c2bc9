import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Desk } from '../../desk/client.js';
import { watched } from './guard.js';

/** A desk that answers when it is told to. */
function desk() {
  const due: (() => void)[] = [];
  const calls = new Proxy({} as Desk, { get: () => () => new Promise<void>(resolve => due.push(resolve)) });
  return { calls, due };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a worker that is silent is noticed', () => {
  const begun = () => {
    const { calls, due } = desk();
    const said: boolean[] = [];
    return { desk: watched(calls, silent => said.push(silent)), due, said };
  };

  test('when nothing has come for a while, again and again, until it speaks', async () => {
    const { desk, due, said } = begun();
    void desk.order('a', {}, 'a');
    await vi.advanceTimersByTimeAsync(7000);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(said).toEqual([true, true]);
    due[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual([true, true, false]);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(said).toHaveLength(3);
  });

  test.each<[string, (desk: Desk) => unknown, number]>([
    ['a bot that thinks', desk => desk.think('a'), 40_000],
    ['a long battle that is read', desk => desk.resume({} as never, {} as never, 'x'), 18_000],
  ])('%s is no silence, nor is whoever waits behind it', async (_, ask, ms) => {
    const { desk, due, said } = begun();
    void ask(desk);
    void desk.keep();
    await vi.advanceTimersByTimeAsync(ms);
    expect(said).toEqual([]);
    due[0]!();
    await vi.advanceTimersByTimeAsync(9000);
    expect(said).toEqual([true]); // of what waited behind it nothing was heard
  });

  test('one that answers each time is not silent, however long it is at work', async () => {
    const { desk, due, said } = begun();
    for (let i = 0; i < 5; i++) {
      void desk.keep();
      await vi.advanceTimersByTimeAsync(6000);
      due[i]!();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(said).toEqual([]);
  });
});
