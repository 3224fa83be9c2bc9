import type { LogEntry } from '../desk/messages.js';

/** The newest lines of the log, the newest last. */
export const logLines = (log: readonly LogEntry[], most: number): readonly string[] =>
  log.flatMap(entry => entry.lines.map(line => line.text)).slice(-most);
