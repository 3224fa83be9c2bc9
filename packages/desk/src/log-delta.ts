import type { Viewer } from '@umpire/engine';
import type { LogEntry, Outcome } from './messages.js';

/** A battleView on its way from the worker: of its log only what is new, from this place on. */
export interface LogDelta {
  readonly value: unknown;
  readonly logFrom?: number;
}

const isOutcome = (value: unknown): value is Outcome & { ok: true } =>
  typeof value === 'object' && value !== null && (value as Outcome).ok === true && 'battleView' in value;

/** From which place on a log is new. Logs grow and are cut at their ends: where an entry is the same, all before it are. */
export function newLogFrom(before: readonly LogEntry[], now: readonly LogEntry[]): number {
  let from = Math.min(before.length, now.length);
  while (from > 0 && now[from - 1] !== before[from - 1]) from--;
  return from;
}

/** Leaves out of each log what has gone over before. Both ends remember the same, because messages keep their order. */
export function makeLogShortener(): (value: unknown) => LogDelta {
  const sent = new Map<Viewer, readonly LogEntry[]>();
  return value => {
    if (!isOutcome(value)) return { value };
    const { battleView } = value;
    const logFrom = newLogFrom(sent.get(battleView.viewer) ?? [], battleView.log);
    sent.set(battleView.viewer, battleView.log);
    return { value: { ok: true, battleView: { ...battleView, log: battleView.log.slice(logFrom) } }, logFrom };
  };
}

/** Puts the whole log together again at the other end. */
export function makeLogRestorer(): (delta: LogDelta) => unknown {
  const known = new Map<Viewer, readonly LogEntry[]>();
  return ({ value, logFrom }) => {
    if (logFrom === undefined || !isOutcome(value)) return value;
    const { battleView } = value;
    const log = [...(known.get(battleView.viewer) ?? []).slice(0, logFrom), ...battleView.log];
    known.set(battleView.viewer, log);
    return { ok: true, battleView: { ...battleView, log } };
  };
}
