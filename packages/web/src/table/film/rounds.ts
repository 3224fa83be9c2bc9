import type { BattleView, LogEntry } from '@umpire/desk';
import { isDeedOfOthers, type Tail, tailBetween } from './recalled.js';

/** The turns so far in which somebody else did something, as far as the log tells where a turn began: the earliest first. */
export function roundsOf({ log, viewer }: Pick<BattleView, 'log' | 'viewer'>): readonly Tail[] {
  const turns: LogEntry[][] = [[]];
  for (const entry of log) {
    turns.at(-1)!.push(entry);
    // an entry that ends with the beginning of another turn is the last of its own
    if (entry.lines.some(({ begins }) => begins)) turns.push([]);
  }
  return turns.flatMap(turn => {
    const theirs = turn.filter(entry => isDeedOfOthers(entry, viewer));
    return theirs.length > 0 ? [tailBetween(theirs[0]!.index - 1, theirs.at(-1)!.index)] : [];
  });
}

/** Those that were over before what is told now began. */
export const roundsBefore = (rounds: readonly Tail[], first: number | undefined): readonly Tail[] =>
  first === undefined ? rounds : rounds.filter(({ to }) => to < first);
