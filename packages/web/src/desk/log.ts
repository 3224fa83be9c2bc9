import { type Answer, type BookTypes, type Entry, HANDS, type Match, told, type Viewer } from '@umpire/engine';
import type { LogEntry, Throw } from './messages.js';

type AnyMatch = Match<BookTypes>;

/** What a viewer was told of an entry; null where he heard nothing. An entry that is complete is told once. */
const kept = new WeakMap<Entry<BookTypes>, Map<Viewer, LogEntry | null>>();

/** The log as a viewer may hear it. Entries that did not change are the same objects as before. */
export function logOf(match: AnyMatch, viewer: Viewer, upTo: number = match.entries.length): LogEntry[] {
  const log: LogEntry[] = [];
  match.entries.slice(0, upTo).forEach((entry, index) => {
    const open = match.pending !== undefined && index === match.entries.length - 1;
    const heard = open ? tellEntry(match, entry, index, viewer) : keptEntry(match, entry, index, viewer);
    if (heard) log.push(heard);
  });
  return log;
}

function keptEntry(match: AnyMatch, entry: Entry<BookTypes>, index: number, viewer: Viewer): LogEntry | null {
  let heard = kept.get(entry);
  if (!heard) {
    heard = new Map();
    kept.set(entry, heard);
  }
  const known = heard.get(viewer);
  if (known !== undefined && (known === null || known.index === index)) return known;
  const made = tellEntry(match, entry, index, viewer);
  heard.set(viewer, made);
  return made;
}

function tellEntry(match: AnyMatch, entry: Entry<BookTypes>, index: number, viewer: Viewer): LogEntry | null {
  const lines = told(match, entry, viewer);
  const throws = entry.answers.filter(isThrow);
  if (lines.length === 0 && throws.length === 0) return null;
  return { index, by: entry.by, verb: entry.order.verb, lines, ...(throws.length > 0 && { throws }) };
}

/** Dice lie open, and so do hands once both are shown; what somebody chose or sealed may be his secret. */
function isThrow(answer: Answer): answer is Throw & Answer {
  if (typeof answer === 'number') return true;
  if (typeof answer !== 'object') return false;
  const hands: readonly unknown[] = HANDS;
  return hands.includes(answer.a) && hands.includes(answer.b);
}
