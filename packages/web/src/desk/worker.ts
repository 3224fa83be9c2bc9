import { makeDesk } from './desk.js';
import type { DeskCalls } from './messages.js';
import { makeSlimmer } from './slim.js';

/** The desk behind messages: `{ id, call, args }` in, `{ id, value, logFrom? }` or `{ id, broken }` out. */
const desk = makeDesk();
const slim = makeSlimmer();

/** Nobody has asked for anything for so long (milliseconds): work ahead. */
const QUIET = 120;
let ahead: ReturnType<typeof setTimeout> | undefined;

function workAhead(): void {
  try {
    if (desk.warm()) ahead = setTimeout(workAhead, 0);
  } catch {
    // whoever asks for it in earnest is told
  }
}

self.addEventListener('message', (event: MessageEvent<{ id: number; call: keyof DeskCalls; args: unknown[] }>) => {
  clearTimeout(ahead);
  const { id, call, args } = event.data;
  try {
    const value = (desk[call] as (...a: unknown[]) => unknown)(...args);
    self.postMessage({ id, ...slim(value) });
  } catch (broken) {
    self.postMessage({ id, broken: broken instanceof Error ? broken.message : String(broken) });
  }
  ahead = setTimeout(workAhead, QUIET);
});
