import { makeDesk } from './desk.js';
import type { DeskCalls } from './messages.js';

/** The desk behind messages: `{ id, call, args }` in, `{ id, value }` or `{ id, broken }` out. */
const desk = makeDesk();

self.addEventListener('message', (event: MessageEvent<{ id: number; call: keyof DeskCalls; args: unknown[] }>) => {
  const { id, call, args } = event.data;
  try {
    const value = (desk[call] as (...a: unknown[]) => unknown)(...args);
    self.postMessage({ id, value });
  } catch (broken) {
    self.postMessage({ id, broken: broken instanceof Error ? broken.message : String(broken) });
  }
});
