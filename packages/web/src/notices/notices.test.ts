import { beforeEach, expect, test, vi } from 'vitest';
import { announce, currentNotices, dismiss, onNotices, retract } from './notices.js';

const texts = () => currentNotices().map(notice => notice.text);
const say = (id: string, text: string, lasts?: number) =>
  announce({ id, tone: 'plain', text, ...(lasts !== undefined && { lasts }) });

beforeEach(() => {
  for (const { id } of currentNotices()) retract(id);
});

test('a second notice of the same matter takes the place of the first', () => {
  const heard = vi.fn();
  const stop = onNotices(heard);
  say('storage', 'full');
  say('version', 'new');
  say('storage', 'blocked');
  expect(texts()).toEqual(['new', 'blocked']);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
});

test('what was put away is not said again in the same words, until it was settled', () => {
  say('storage', 'full');
  dismiss(currentNotices()[0]!);
  say('storage', 'full');
  expect(texts()).toEqual([]);
  say('storage', 'blocked');
  expect(texts()).toEqual(['blocked']);
  retract('storage');
  say('storage', 'full');
  expect(texts()).toEqual(['full']);
});

test('some go away by themselves', () => {
  vi.useFakeTimers();
  say('deleted', 'gone', 1000);
  vi.advanceTimersByTime(999);
  expect(texts()).toEqual(['gone']);
  vi.advanceTimersByTime(2);
  expect(texts()).toEqual([]);
  vi.useRealTimers();
});
