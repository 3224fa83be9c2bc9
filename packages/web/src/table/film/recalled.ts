import type { BattleView, LogEntry } from '@umpire/desk';
import type { SeatId, Viewer } from '@umpire/engine';
import { newsOf } from '../session/news.js';
import { asPast, type Take, withTakes } from './takes.js';

/** So many entries are looked at again, at most. */
const MOST = 60;

/** Which entries a viewer looks at again who comes to a battle that was fought before: from his own last deed before what the others did last. */
export interface Tail {
  readonly from: number;
  readonly to: number;
  /** He gave an order since. */
  readonly past: boolean;
}

export function tailOf({ log, viewer, entries }: Pick<BattleView, 'log' | 'viewer' | 'entries'>): Tail | undefined {
  const isOwn = ({ by }: LogEntry): boolean => by === viewer;
  const last = log.findLastIndex(entry => isDeedOfOthers(entry, viewer));
  if (last < 0) return undefined;
  // own answers in their turn are no end of it: from before what they did first since the turn began
  const begun = log.slice(0, last).findLastIndex(({ lines }) => lines.some(({ begins }) => begins));
  const first = begun < 0 ? last : log.findIndex((entry, i) => i >= begun && isDeedOfOthers(entry, viewer));
  const own = log.slice(0, first).findLastIndex(isOwn);
  const from = own < 0 ? 0 : log[own]!.index;
  const to = log.slice(last).find((entry, i) => i > 0 && isOwn(entry))?.index ?? entries;
  return { ...tailBetween(from, to - 1), past: to < entries };
}

/** No more entries than can be looked up while somebody waits. */
export const tailBetween = (from: number, to: number): Tail => ({
  from: Math.max(0, from, to + 1 - MOST),
  to,
  past: false,
});

export const isDeedOfOthers = ({ by }: LogEntry, viewer: Viewer): boolean =>
  by !== viewer && (by === 'a' || by === 'b' || by === 'all');

/** What the others did, from the table as it was after each entry; after the last one it is as it is `now`, also if that one still waits for an answer. */
export async function recalledTakes(
  { from, to, past }: Tail,
  now: BattleView,
  lookBack: (index: number, viewer: SeatId) => Promise<BattleView | undefined>,
): Promise<readonly Take[]> {
  let takes: readonly Take[] = [];
  let before: BattleView | undefined;
  for (let index = from; index <= to; index++) {
    const after = index === now.entries - 1 ? now : await lookBack(index, now.at);
    if (!after) return [];
    const isOwn = now.log.some(entry => entry.index === index && entry.by === now.viewer);
    if (before) takes = withTakes(isOwn ? asPast(takes) : takes, before, after, newsOf(before, after, index));
    before = after;
  }
  return past && before ? withTakes(asPast(takes), before, now, newsOf(before, now, now.entries)) : takes;
}
