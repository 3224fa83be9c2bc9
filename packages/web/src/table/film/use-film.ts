import { useEffect, useMemo, useState } from 'react';
import type { Table } from '../model/use-table.js';
import type { News } from '../session/news.js';
import { lasting, NOTHING_SEEN, pauseAfter } from '../session/pace.js';
import { actingBot } from './acting-bot.js';
import type { Film } from './context.js';
import type { Take } from './takes.js';
import { useEarlier } from './use-earlier.js';

/** A take as news, so that it is shown as it was when it was new. News that are played again have numbers of their own. */
export const newsOfTake = (
  { lines, throws, entry, by, moved, gone, revealed, about, stamps }: Take,
  n: number,
): News => ({
  n,
  lines: lines.map(line => ({ ...line, entry, by })),
  throws,
  moved,
  marked: stamps.map(({ piece }) => piece),
  gone,
  revealed,
  stamps,
  filled: [],
  about,
});

/** The film of what others did: it stands still at the battle as it is, until somebody plays it again. */
export function useFilm(table: Pick<Table, 'snap' | 'battleView' | 'session'>): Film {
  const { snap, battleView } = table;
  const { speed } = snap;
  const acting = actingBot(battleView);
  // when they begin, what they did before is no more what they do
  const latest = useMemo(
    () => snap.takes.filter(({ number, past }) => number !== undefined && !(acting && past)),
    [snap.takes, acting],
  );
  const [shown, setShown] = useState<{ readonly at: number; readonly playing: boolean; readonly n: number }>();
  // an earlier turn is looked at as it ended, until it is played
  const earlier = useEarlier(table, count =>
    setShown(now => ({ at: count - 1, playing: false, n: (now?.n ?? 0) - 1 })),
  );
  const takes = earlier.takes ?? latest;
  const at = shown && shown.at < takes.length ? shown.at : undefined;
  const take = at === undefined ? undefined : takes[at];
  const playing = take !== undefined && shown!.playing;
  const n = shown?.n ?? 0;
  const again = useMemo(() => take && newsOfTake(take, n), [take, n]);

  const isThere = (to: number): boolean => to >= 0 && to < takes.length;
  const go = (to: number, plays: boolean): void =>
    setShown(now => {
      if (isThere(to)) return { at: to, playing: plays, n: (now?.n ?? 0) - 1 };
      return earlier.takes && now ? { ...now, playing: false } : undefined;
    });
  const stop = (): void => {
    earlier.leave();
    setShown(undefined);
  };
  const halt = (): void => (earlier.takes && shown ? setShown({ ...shown, playing: false }) : stop());
  const isAtEnd = earlier.takes !== undefined && at === takes.length - 1;

  // something else happens: that is what is to be seen
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the battle has gone on
  useEffect(stop, [snap.news.n]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer a take
  useEffect(() => {
    if (!playing || !again) return;
    const ms = Math.max(
      NOTHING_SEEN,
      speed === 'none' ? lasting(pauseAfter(again, '1'), '4') : pauseAfter(again, speed),
    );
    const timer = setTimeout(() => go(at! + 1, true), ms);
    return () => clearTimeout(timer);
  }, [playing, again, speed]);

  return {
    takes,
    at,
    playing,
    scene: take?.after ?? battleView.scene,
    news: again ?? snap.news,
    toggle: () => (playing ? halt() : go(isAtEnd ? 0 : (at ?? 0), true)),
    step: by => go((at ?? (by > 0 ? -1 : takes.length)) + by, false),
    go: to => go(to, false),
    stop,
    isEarlier: earlier.takes !== undefined,
    back: earlier.back,
    forth:
      earlier.forth &&
      (() => {
        setShown(undefined);
        earlier.forth?.();
      }),
  };
}
