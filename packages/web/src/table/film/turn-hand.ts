import type { LogEntry } from '@umpire/desk';
import { SIDE_NAMES, type Viewer } from '@umpire/engine';

/**
 * Who won the hand that was shown as the turn began, and what came of it: "Blue won the hand and plays the first round". Until the viewer has given an order
 * in that turn; nothing where no hand was shown for it.
 */
export function turnHand(log: readonly LogEntry[], viewer: Viewer): string | undefined {
  const place = log.findLastIndex(({ lines }) => lines.some(({ begins }) => begins));
  const entry = log[place];
  if (!entry || log.slice(place + 1).some(({ by }) => by === viewer)) return undefined;
  const from = entry.lines.findLastIndex(({ begins }) => begins);
  const shown = entry.thrown?.findLast(({ won, before }) => before > from && won !== undefined && won !== 'draw');
  if (!shown || shown.won === undefined || shown.won === 'draw') return undefined;
  const winner = SIDE_NAMES[shown.won];
  const after = entry.lines.slice(shown.before).findLast(({ about }) => about.length === 0)?.text;
  if (after === undefined) return `${winner} won the hand`;
  return after.startsWith(`${winner} `)
    ? `${winner} won the hand and ${after.slice(winner.length + 1)}`
    : `${winner} won the hand: ${after}`;
}
