import type { Refusal } from '@umpire/engine';
import { say } from '../ui/toast.js';
import { UNDER_WAY } from './session/tickets.js';

/** Milliseconds: it is read by then, and lies over the table no longer. */
const READ = 12_000;

/** Says why an order was not taken. That something else was under way is true for a moment only, and goes away with it. */
export const sayRefused = (refusal: Refusal): void =>
  say(refusal.message, { rule: refusal.rule, ...(refusal !== UNDER_WAY && { kind: 'warning', stays: READ }) });
