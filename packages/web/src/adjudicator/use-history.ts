import { useSyncExternalStore } from 'react';
import type { Asked } from './asked.js';
import { added, type Past, readHistory, without, writeHistory } from './history.js';
import { browserKeep } from './keep.js';

const keep = browserKeep();
let history: readonly Past[] | undefined;
let kept = true;
const listeners = new Set<() => void>();

const now = (): readonly Past[] => {
  history ??= readHistory(keep);
  return history;
};
function set(next: readonly Past[]): void {
  if (next === history) return;
  history = next;
  kept = writeHistory(keep, next);
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was asked before, the newest first. */
export const useHistory = (): readonly Past[] => useSyncExternalStore(subscribe, now);
export const isKept = (): boolean => kept;
export const forget = (id: string): void => set(without(now(), id));
export const forgetAll = (): void => set([]);
export function remember(asked: Asked, text: string): void {
  const at = Date.now();
  set(added(now(), { id: `${at.toString(36)}${Math.random().toString(36).slice(2, 6)}`, at, asked, text }));
}
