import type { Viewer } from '@umpire/engine';
import type { LogEntry, Outcome } from './messages.js';

/** A glance on its way from the worker: of its log only what is new, from this place on. */
export interface LogDelta {
  readonly value: unknown;
  readonly logFrom?: number;
}

const isOutcome = (value: unknown): value is Outcome & { ok: true } =>
  typeof value === 'object' && value !== null && (value as Outcome).ok === true && 'glance' in value;

/** Leaves out of each log what has gone over before. Both ends remember the same, because messages keep their order. */
export function makeLogShortener(): (value: unknown) => LogDelta {
  const sent = new Map<Viewer, readonly LogEntry[]>();
  return value => {
    if (!isOutcome(value)) return { value };
    const { glance } = value;
    const before = sent.get(glance.viewer) ?? [];
    let logFrom = 0;
    while (logFrom < glance.log.length && glance.log[logFrom] === before[logFrom]) logFrom++;
    sent.set(glance.viewer, glance.log);
    return { value: { ok: true, glance: { ...glance, log: glance.log.slice(logFrom) } }, logFrom };
  };
}

/** Puts the whole log together again at the other end. */
export function makeLogRestorer(): (delta: LogDelta) => unknown {
  const known = new Map<Viewer, readonly LogEntry[]>();
  return ({ value, logFrom }) => {
    if (logFrom === undefined || !isOutcome(value)) return value;
    const { glance } = value;
    const log = [...(known.get(glance.viewer) ?? []).slice(0, logFrom), ...glance.log];
    known.set(glance.viewer, log);
    return { ok: true, glance: { ...glance, log } };
  };
}
